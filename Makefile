# Everything is set up by itself: `make play` to play, `make test` to check. Needs Python 3.11 or newer and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help play test lint types imports tests rules bench soak lock clean

help: ## Say what there is to make
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

play: $(VENV)/.play ## Play Zooloretto against bots in the terminal
	@$(BIN)/menagerie play zooloretto

test: lint types imports rules tests ## Run every check

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: $(VENV)/.test
	$(BIN)/mypy

imports: $(VENV)/.test
	$(BIN)/lint-imports

tests: $(VENV)/.test
	$(BIN)/pytest --numprocesses auto --quiet

rules: $(VENV)/.test ## List the rules, the tests that name them, and the rules without a test
	$(BIN)/python tests/rules_report.py

bench: $(VENV)/.play ## Measure the engine and compare with the last record
	$(BIN)/python benchmarks/engine.py

soak: $(VENV)/.test ## Play 10,000 random games over all player counts and check every invariant
	$(BIN)/python tests/every_game/soak.py

lock: $(VENV)/.test ## Pin the newest versions of what we stand on
	$(PIP) install uv
	for part in play test; do \
	  $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	    --no-emit-find-links --no-annotate --no-header --output-file requirements/$$part.lock requirements/$$part.in; done

clean: ## Remove the virtual environment and all caches
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

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
