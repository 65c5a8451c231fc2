# The two commands of a newcomer are `make play` and `make test`; each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
PLAY := .venv/play.stamp
DEV := .venv/dev.stamp
NPM := web/node_modules/.package-lock.json
FAST := build/fast/made.stamp
OPENAPI := $(BIN)/python -m lascaux.server.document --openapi
ARGS ?=

.PHONY: setup play terminal test check types screens lighthouse speed bench lab lock

setup: $(DEV) $(NPM)  ## everything for playing and developing

play: $(PLAY)  ## the app, in the browser
	@$(BIN)/python hatch_build.py
	@$(BIN)/lascaux serve --lan $(ARGS)

terminal: $(PLAY)  ## a game of Krom in the terminal, against bots
	@$(BIN)/lascaux play krom $(ARGS)

test: check  ## everything that must pass before a change lands
	sh tools/needs.sh
	tools/npm.sh test
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -n 2 --ignore tests/browser $(ARGS)
	$(BIN)/pytest -n 2 tests/browser

check: $(DEV) $(NPM)  ## style, types and the lock files
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	tools/npm.sh run check
	$(OPENAPI) | tools/npm.sh run --silent types -- --check
	sh tools/no-hosts.sh

types: $(DEV) $(NPM)  ## the client's types, from the server's own
	$(OPENAPI) | tools/npm.sh run --silent types

screens: $(DEV) $(NPM)  ## the pictures of docs/screens, taken anew
	$(BIN)/python hatch_build.py
	PYTHONPATH=tests/server $(BIN)/python -m tests.browser.screens docs/screens

lighthouse: $(DEV) $(NPM)  ## speed and the rest in a phone's profile; wants a quiet machine
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -s tests/browser/lighthouse.py

speed: $(DEV) $(NPM)  ## from a click to the screen of another; wants a quiet machine
	$(BIN)/python hatch_build.py
	$(BIN)/pytest -s tests/browser/speed.py

bench: $(PLAY)  ## decisions and copies per second
	@$(BIN)/lascaux bench $(ARGS)

lab: $(FAST)  ## a command of the lab, compiled: make lab ARGS="tournament krom --bots elder,hunter"
	@PYTHONPATH=build/fast $(BIN)/lascaux $(ARGS)

lock: $(DEV)  ## renew the lock files; they name no host
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --upgrade --extra build --universal --generate-hashes \
	  --no-emit-index-url --no-annotate --no-header --quiet -o requirements.lock
	$(BIN)/uv pip compile pyproject.toml --upgrade --extra build --extra postgres --extra dev --universal --generate-hashes \
	  --no-emit-index-url --no-annotate --no-header --quiet -o requirements-dev.lock

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Lascaux needs Python 3.11 or newer")'
	$(PYTHON) -m venv .venv

$(PLAY): .venv/bin/python requirements.lock pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps -e .
	@touch $@

$(DEV): $(PLAY) requirements-dev.lock
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

$(NPM): $(PLAY) web/package-lock.json
	tools/npm.sh ci --silent
	@touch $@

$(FAST): $(DEV) tools/compile.py $(shell find src/lascaux -type f ! -path '*/__pycache__/*' ! -path '*/static/*')
	$(BIN)/python tools/compile.py build/fast
	@touch $@
