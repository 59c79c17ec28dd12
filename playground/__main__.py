"""`python -m playground` is the command `playground`."""

from playground.app import main

if __name__ == "__main__":
    raise SystemExit(main())
