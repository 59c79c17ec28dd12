"""What Qt and the X11 tests need from a Linux system, and what each distribution calls it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from stages import SetupError, Stages, run_watched

FAMILIES = ("debian", "fedora", "arch")
INSTALLERS = {
    "debian": "sudo apt-get install",
    "fedora": "sudo dnf install",
    "arch": "sudo pacman -S",
}
ENSUREPIP = "python's venv"
FONT = "a font"
TEST_PROGRAMS = ("Xvfb", "openbox", "xdotool", "xrandr")

# What is missing → its package in Debian and Ubuntu, Fedora, Arch.
PACKAGES = {
    ENSUREPIP: (f"python3.{sys.version_info.minor}-venv", "python3", "python"),
    FONT: ("fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu"),
    "Xvfb": ("xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    "openbox": ("openbox", "openbox", "openbox"),
    "xdotool": ("xdotool", "xdotool", "xdotool"),
    "xrandr": ("x11-xserver-utils", "xrandr", "xorg-xrandr"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libGLX.so.0": ("libglx0", "libglvnd-glx", "libglvnd"),
    "libOpenGL.so.0": ("libopengl0", "libglvnd-opengl", "libglvnd"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libSM.so.6": ("libsm6", "libSM", "libsm"),
    "libICE.so.6": ("libice6", "libICE", "libice"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs", "krb5"),
    "libstdc++.so.6": ("libstdc++6", "libstdc++", "gcc-libs"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-render-util.so.0": ("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-glx.so.0": ("libxcb-glx0", "libxcb", "libxcb"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
}

# Runs in .venv. Loading says whether Qt works; only then is it asked for a font.
LOAD_QT = """
import ctypes, pathlib, PySide6
from PySide6 import QtCore, QtGui, QtWidgets, QtSvg
plugins = pathlib.Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath))
ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
application = QtGui.QGuiApplication(["fonts", "-platform", "offscreen"])
promised = {"Monospace", "Sans Serif", "Serif"}  # listed by Qt whether or not a font stands behind them
print("fonts", len(set(QtGui.QFontDatabase.families()) - promised))
"""
LIBRARY = re.compile(r"(lib[\w.+-]+\.so[.\d]*)")


def family_of(os_release: str) -> str | None:
    """Which of the three families a distribution belongs to, by its `/etc/os-release`."""
    words = re.findall(r'^(?:ID|ID_LIKE)="?([^"\n]*)', os_release, re.MULTILINE)
    kin = {"ubuntu": "debian", "rhel": "fedora", "centos": "fedora", "archlinux": "arch"}
    for word in " ".join(words).split():
        if (name := kin.get(word, word)) in FAMILIES:
            return name
    return None


def packages_for(missing: Iterable[str], family: str) -> list[str]:
    """The packages that bring what is missing; a thing nobody listed is left out."""
    column = FAMILIES.index(family)
    return sorted({PACKAGES[thing][column] for thing in missing if thing in PACKAGES})


def advice(missing: Iterable[str], family: str | None) -> str:
    """One sentence on what is missing, and the command that brings it where it is known."""
    things = sorted(missing)
    sentence = f"This system lacks what the program needs: {', '.join(things)}."
    packages = packages_for(things, family) if family else []
    if family and packages:
        return f"{sentence} Install it with: {INSTALLERS[family]} {' '.join(packages)}"
    return f"{sentence} Install the packages of your distribution that bring it."


def missing_for_qt(python: Path) -> list[str]:
    """What Qt lacks on this system; empty where its libraries load and it finds a font."""
    answer = subprocess.run([str(python), "-P", "-c", LOAD_QT], capture_output=True, text=True)
    if answer.returncode == 0:
        return [FONT] if answer.stdout.split()[-1:] == ["0"] else []
    named = LIBRARY.findall(answer.stderr.strip().rpartition("\n")[2])
    missing = _unresolved(python) or named
    if not missing:
        raise SetupError("Qt could not be loaded; its last words say why.", answer.stderr.strip())
    return missing


def missing_programs() -> list[str]:
    """Programs that the tests in a real X11 window need and this system lacks."""
    return [name for name in TEST_PROGRAMS if shutil.which(name) is None]


def install_or_name(missing: list[str], stages: Stages) -> None:
    """Install what is missing where this is Debian and we may.

    Raises:
        SetupError: the sentence that names the packages, where somebody else must install them.
    """
    family = current_family()
    packages = packages_for(missing, family) if family else []
    if family != "debian" or not packages or not is_root():
        raise SetupError(advice(missing, family))
    _apt_install(packages, stages, fault=advice(missing, family))


def is_root() -> bool:
    """True where packages of the system may be installed without asking."""
    return sys.platform != "win32" and os.geteuid() == 0


def current_family() -> str | None:
    """The family of the system we run on, or None where it is no Linux that we know."""
    source = Path("/etc/os-release")
    return family_of(source.read_text("utf-8")) if sys.platform == "linux" and source.exists() else None


def _apt_install(packages: list[str], stages: Stages, fault: str) -> None:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], capture_output=True, stdin=subprocess.DEVNULL)
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    run_watched(command, stages, fault=fault, environment=environment)


def _unresolved(python: Path) -> list[str]:
    """Every library that the linker does not find, not only the first."""
    if shutil.which("ldd") is None:
        return []
    qt = python.parent.parent / "lib"
    files = [*qt.glob("python*/site-packages/PySide6/Qt*.abi3.so")]
    files = [file for file in files if file.name.split(".")[0] in ("QtWidgets", "QtSvg")]
    files += qt.glob("python*/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so")
    listed = subprocess.run(["ldd", *map(str, files)], capture_output=True, text=True)
    return sorted(set(re.findall(r"(\S+) => not found", listed.stdout)))
