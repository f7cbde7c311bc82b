# Two commands matter: `make play` and `make test`. Both set up what they need.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
LOCKED := $(VENV)/.locked
NPM    := $(BIN)/python tools/npm.py
WEB    := $(shell find web/src web/public web/scripts -type f 2>/dev/null) $(wildcard src/undercroft/text/*/*.ftl)

.PHONY: play test setup machine format lint types imports web-check check wheel bench docs soak mutants lock clean

play: setup web/dist/index.html
	$(BIN)/undercroft serve --open

test: setup machine lint types imports docs web-check check wheel

# A fresh machine: Python packages by lock file into .venv, the client's packages by lock file into web/node_modules.

setup: $(LOCKED)

$(LOCKED): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Undercroft needs Python 3.11 or newer, this is " + sys.version)'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/pip install -qq --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
	$(BIN)/pip install -qq --disable-pip-version-check --no-deps --editable .
	touch $@

web/node_modules/.locked: web/package-lock.json $(LOCKED)
	$(NPM) ci --no-audit --no-fund --loglevel=error
	touch $@

web/dist/index.html: web/node_modules/.locked $(WEB)
	$(NPM) run build --silent
	touch $@

# What the tests need of the machine: a Chromium, a PostgreSQL server and nginx (for the docs' sample), from Debian's packages where we may.
machine:
	@command -v chromium >/dev/null || $(MAKE) --no-print-directory install PACKAGE=chromium
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || $(MAKE) --no-print-directory install PACKAGE=postgresql
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || $(MAKE) --no-print-directory install PACKAGE=nginx
	@command -v openssl >/dev/null || $(MAKE) --no-print-directory install PACKAGE=openssl

.PHONY: install
install:
	@command -v apt-get >/dev/null || { echo "please install $(PACKAGE)"; exit 1; }
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(PACKAGE) >/dev/null

# Checks

lint: web/node_modules/.locked
	$(BIN)/ruff check src tests tools docs/_hooks
	$(BIN)/ruff format --check src tests tools docs/_hooks
	$(NPM) run lint --silent

types:
	$(BIN)/mypy

imports:
	$(BIN)/lint-imports
	PYTHONPATH=tests/proving/src $(BIN)/lint-imports --config tests/proving/pyproject.toml

web-check: web/dist/index.html
	$(NPM) run check --silent
	$(NPM) test --silent

# Kernel, board and content are covered by tests of their own, so that the others run without being watched: twice as fast.
OWN := tests/kernel tests/board tests/content tests/crawl tests/packs

check:
	$(BIN)/pytest -n auto $(OWN) --cov --cov-report=
	$(BIN)/coverage report --include='*/kernel/*,*/board/*,*/content/*' --fail-under=95 --skip-covered
	$(BIN)/pytest -n auto $(OWN:%=--ignore=%)

# What people install, built and tried in fresh environments: under this Python, and every other that is on the machine.
wheel: web/dist/index.html
	rm -rf dist/wheel
	$(BIN)/pip wheel -qq --disable-pip-version-check --no-deps --wheel-dir dist/wheel . ./tests/proving
	$(BIN)/pytest -n 2 --dist loadgroup -m installed tests/installed

# The long proofs: thousands of games, hundreds of crashes, two hundred rules broken on purpose.
soak: setup machine web/dist/index.html
	$(BIN)/pytest -n auto -m slow
	$(MAKE) --no-print-directory mutants

SEED ?= 1
mutants: setup
	$(BIN)/python tools/mutate.py darkness --functions 100 --seed $(SEED) --jobs 2
	$(BIN)/python tools/mutate.py universalis --functions 100 --seed $(SEED) --jobs 2
	$(BIN)/python tools/mutate.py doria --functions 100 --seed $(SEED) --jobs 2
	$(BIN)/python tools/mutate.py league --functions 100 --seed $(SEED) --jobs 2

format: web/node_modules/.locked
	$(BIN)/ruff check --fix src tests tools docs/_hooks
	$(BIN)/ruff format src tests tools docs/_hooks
	$(NPM) run format --silent

bench: setup
	$(BIN)/undercroft bench

docs: setup
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

lock:
	$(BIN)/pip install -qq uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -o requirements.lock

clean:
	rm -rf $(VENV) web/node_modules web/dist site .mypy_cache .ruff_cache .pytest_cache .coverage*
