# Everything is set up by itself: `make play` to play, `make test` to check. Needs Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Node comes with the Python packages; npm looks for it on the path.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web --loglevel error
STATIC := src/menagerie/server/static
FAST := build/fast
TIMES := build/test-times.xml
WEB := $(shell find web -name node_modules -prune -o -type f -print)

.PHONY: help play test lint types imports tests test-times long browser client web rules bench peers bench-browser fast play-fast test-fast pure gallery pictures load people torture test-postgres soak recorded lock clean

help: ## List the commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/.play $(STATIC)/index.html ## Play in the browser
	@$(BIN)/menagerie serve --open

web: $(STATIC)/index.html ## Build the web client

test: $(VENV)/.test $(STATIC)/index.html ## Run every check
	@$(MAKE) --no-print-directory --jobs 2 lint types imports rules client
	@$(MAKE) --no-print-directory tests

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

client: $(STATIC)/index.html
	@$(NPM) run lint
	@$(NPM) run check
	@$(NPM) run test
	@$(NPM) run sizes

# Tests start hundreds of processes: what one of them has compiled, the next need not, whatever the machine says.
tests long test-postgres: export PYTHONDONTWRITEBYTECODE :=

tests: $(VENV)/.test $(STATIC)/index.html browser
	$(BIN)/pytest --numprocesses auto --dist worksteal --durations 20 --quiet -m "not long" --junit-xml $(TIMES)

test-times: $(VENV)/.test ## Show where the seconds of the last `make test` went, by folder and by game
	$(BIN)/python tools/test_times.py $(TIMES)

long: $(VENV)/.test $(STATIC)/index.html browser ## Run the long tests: whole games, every page and picture in a browser
	$(BIN)/pytest --numprocesses auto --dist worksteal --durations 20 --quiet -m long
	MENAGERIE_THOROUGH=1 $(BIN)/pytest --numprocesses auto --dist worksteal --quiet tests/every_game

# The tests in a real browser need Chromium; where it cannot be installed they are skipped, loudly, but never on CI.
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  (echo "Installing Chromium for the browser tests (once) ..." && apt-get update -qq && \
	   apt-get install -y -qq --no-install-recommends chromium >/dev/null) || \
	  echo "CHROMIUM CANNOT BE INSTALLED HERE: the browser tests will be skipped."

rules: $(VENV)/.test ## List the rules, the tests that name them, and the rules without a test
	$(BIN)/python tests/rules_report.py

bench: $(VENV)/.play ## Measure the engine and compare with the last record
	$(BIN)/python -m benchmarks.engine

peers: $(VENV)/.play ## Compare random play with other engines, which it installs into build/peers
	$(BIN)/python benchmarks/peers.py

# They play with the hands of the browser tests, which lie in a folder of the same name as these files.
bench-browser: $(VENV)/.test $(STATIC)/index.html browser ## Measure pages of games in a real browser
	for page in benchmarks/*/browser.py; do PYTHONPATH=tests:. $(BIN)/python -P $$page; done

# Nothing but these targets uses the compiled build, and they compile again what has changed; plain Python is the default.
fast: $(FAST)/.built ## Compile rules and bots into build/fast, and show the gain
	$(BIN)/python -P tools/gain.py
	@echo "make play-fast plays with it, PYTHONPATH=$(FAST) $(BIN)/menagerie ... does anything else; make pure removes it."

play-fast: $(FAST)/.built $(STATIC)/index.html ## Play in the browser, against bots of the compiled build
	@PYTHONPATH=$(FAST) $(BIN)/menagerie serve --open

# The same tests as for plain Python, after a look whether it is really the compiled build that they will meet.
test-fast: $(FAST)/.built ## Run the tests of rules, bots and arena against the compiled build
	PYTHONPATH=$(FAST) $(BIN)/menagerie --version | grep mypyc
	PYTHONPATH=$(CURDIR)/$(FAST) $(BIN)/pytest --numprocesses auto --dist worksteal --quiet -m "not long" \
	  $(dir $(wildcard tests/*/subjects.py)) tests/kernel tests/every_game tests/bots tests/arena
	PYTHONPATH=$(CURDIR)/$(FAST) $(BIN)/pytest --numprocesses auto --dist worksteal --quiet tests/test_imports.py

pure: ## Remove the compiled build
	rm -rf $(FAST)

gallery: $(VENV)/.test $(STATIC)/index.html browser ## Photograph every page at each size, in each colour and language
	PYTHONPATH=tests $(BIN)/python -P tests/browser/gallery.py

pictures: $(VENV)/.test $(STATIC)/index.html browser ## Take the pictures of README and docs anew
	PYTHONPATH=tests $(BIN)/python -P tests/browser/pictures.py

torture: $(VENV)/.test ## Kill, cut and fuzz the server for ten minutes while people play, and check its log
	PYTHONPATH=tests $(BIN)/python -P tests/server/torture.py

# What is sent is compared byte by byte on SQLite alone: it does not come from the database.
test-postgres: $(VENV)/.test ## Run the tests of the server on a PostgreSQL of their own
	tools/on_postgres.sh $(BIN)/pytest --numprocesses auto --dist worksteal --quiet -m "not long" \
	  --ignore-glob '*/test_every_byte*' tests/server

load: $(VENV)/.test ## Measure the server with 100 tables of bots
	$(BIN)/python benchmarks/server.py

people: $(VENV)/.test ## Measure the server with 300 tables of two people
	$(BIN)/python benchmarks/people.py

soak: $(VENV)/.test ## Play 10,000 random games over all player counts and check every invariant
	$(BIN)/python tests/every_game/soak.py

recorded: $(VENV)/.test ## Record whole games for the tests, if some are missing or the rules have a new version
	PYTHONPATH=tests:tools $(BIN)/python -P tests/recorded/record.py

lock: $(VENV)/.test ## Pin the newest versions of all dependencies
	$(PIP) install uv
	for part in play test cluster; do \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-emit-find-links --no-annotate --no-header --output-file requirements/$$part.lock requirements/$$part.in; done

clean: ## Remove the virtual environment, the built client and all caches
	rm -rf $(VENV) $(STATIC) $(FAST) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Menagerie needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.11")'
	@echo "Setting up Menagerie in $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.play: requirements/play.lock pyproject.toml | $(VENV)/bin/python
	@$(PIP) install --require-hashes --requirement requirements/play.lock
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.lock $(VENV)/.play
	@$(PIP) install --require-hashes --requirement requirements/test.lock
	@touch $@

$(FAST)/.built: tools/fast.py tools/built_from.py $(shell find src/menagerie -name '*.py' -o -name '*.toml') | $(VENV)/.test
	$(BIN)/python tools/fast.py
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.play
	@echo "Fetching what the web client stands on (once) ..."
	@$(NPM) ci
	@touch $@

$(STATIC)/index.html: $(WEB) web/node_modules/.installed
	@echo "Building the web client ..."
	@$(NPM) run build
	@touch $@
