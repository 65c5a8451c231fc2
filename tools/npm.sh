#!/bin/sh
# npm in web/, by the Node of the machine or the one from the lock file (see hatch_build.py).
cd "$(dirname "$0")/.." || exit 1
exec .venv/bin/python -c '
import subprocess, sys
from hatch_build import WEB, npm_command
command, env = npm_command()
sys.exit(subprocess.run([*command, *sys.argv[1:]], cwd=WEB, env=env, check=False).returncode)
' "$@"
