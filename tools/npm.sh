#!/bin/sh
# npm in web/, by the Node of the machine or the one from the lock file (see hatch_build.py).
cd "$(dirname "$0")/.." || exit 1
exec .venv/bin/python -c '
import subprocess, sys
from hatch_build import WEB, npm_command
sys.exit(subprocess.run([*npm_command(), *sys.argv[1:]], cwd=WEB, check=False).returncode)
' "$@"
