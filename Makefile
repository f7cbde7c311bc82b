# Two commands matter: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.locked

.PHONY: play test setup format lint types imports check bench docs soak lock clean

play: setup
	$(BIN)/undercroft play

setup: $(STAMP)

$(STAMP): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Undercroft needs Python 3.11 or newer, this is " + sys.version)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -qq --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/pip install -qq --disable-pip-version-check --no-deps --editable .
	touch $@

test: setup lint types imports check

lint:
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests

types:
	$(BIN)/mypy

imports:
	$(BIN)/lint-imports

check:
	$(BIN)/pytest -n auto --cov --cov-report=term:skip-covered
	$(BIN)/coverage report --include='*/kernel/*,*/board/*,*/content/*' --fail-under=95 --skip-covered

format: setup
	$(BIN)/ruff check --fix src tests
	$(BIN)/ruff format src tests

bench: setup
	$(BIN)/undercroft bench

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

soak: setup
	$(BIN)/pytest -n auto -m slow

lock:
	$(BIN)/pip install -qq uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -o requirements.lock

clean:
	rm -rf $(VENV) site .mypy_cache .ruff_cache .pytest_cache .coverage*
