# The two commands of a newcomer are `make play` and `make test`; each sets up what it needs.
PYTHON ?= python3
BIN := .venv/bin
FAST := build/fast
OPENAPI := $(BIN)/python -m lascaux.server.document --openapi
COMPILE := $(BIN)/uv pip compile --upgrade --universal --generate-hashes --no-emit-index-url --no-annotate --no-header --quiet
ARGS ?=

# Where this is set, each of the hundreds of programs that the tests start compiles all that it loads.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup app play terminal test quick long check types screens bench lab wheels release lock

setup:  ## everything for playing and developing
	@$(PYTHON) tools/setup.py tests

app:
	@$(PYTHON) tools/setup.py play

play: app  ## the app, in the browser
	@$(BIN)/lascaux serve --lan $(ARGS)

terminal: app  ## a game of Krom in the terminal, against bots
	@$(BIN)/lascaux play krom $(ARGS)

test: setup  ## everything that must pass before a change lands
	@$(BIN)/python tools/needs.py
	@$(BIN)/python tools/checks.py
	@$(BIN)/python -m pytest -n 2 $(ARGS)

quick: setup  ## what one runs while working: style, types, kernel, clauses of the games, client
	@$(BIN)/python tools/checks.py --quick

long: setup  ## soaks and measurements, one after the other; wants a quiet machine
	@$(BIN)/python tools/needs.py
	@$(BIN)/python -m pytest -m long -s $(ARGS)

check: setup  ## style, types, lock files and the tests of the client
	@$(BIN)/python tools/checks.py

types: setup  ## what is made of declarations: the fields of tables, docs/api.md, the client's types
	$(BIN)/python tools/fields.py
	$(BIN)/python -m lascaux.server.document
	$(OPENAPI) | tools/npm.sh run --silent types

screens: setup  ## the pictures of docs/screens, taken anew
	PYTHONPATH=tests/server:tools $(BIN)/python -m tests.browser.screens docs/screens

bench: app  ## decisions and copies per second
	@$(BIN)/lascaux bench $(ARGS)

lab: setup  ## a command of the lab, compiled: make lab ARGS="tournament krom --bots elder,hunter"
	@$(BIN)/python tools/compile.py $(FAST)
	@PYTHONPATH=$(FAST) $(BIN)/lascaux $(ARGS)

wheels: setup  ## the wheel that runs everywhere and one with the compiled engine, into dist/
	@$(BIN)/python tools/wheels.py dist

release: setup  ## make release VERSION=0.2.0: version, changelog, checks, wheels, tag
	@$(BIN)/python tools/release.py "$(VERSION)"

lock: setup  ## renew the lock files, which name no host, and what they cost to fetch
	$(BIN)/pip install --quiet uv
	$(COMPILE) pyproject.toml --extra build -o requirements.lock
	$(COMPILE) pyproject.toml -c requirements.lock --extra build --extra postgres --extra dev -o requirements-dev.lock
	$(BIN)/python -c 'import hatch_build; print(hatch_build.NODE_WHEEL)' | $(COMPILE) - -o requirements-node.lock
	PYTHONPATH=. $(BIN)/python tools/costs.py
