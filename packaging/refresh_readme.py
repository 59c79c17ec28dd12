"""Write the README's list of strategies anew from their declarations."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Rewrites what stands between the markers."""
    sys.path.insert(0, str(ROOT))  # also before the project is installed
    from playground.decoding.manual import refresh

    readme = ROOT / "README.md"
    readme.write_text(refresh(readme.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
