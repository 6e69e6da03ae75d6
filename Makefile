# make play    the table opens in the browser
# make test    everything that must hold: lint, format, types, walls, tests
# Both set the project up first. All they need is Node.js, and Python 3 with pip, or uv.

PYTHON ?= python3
# uv from the PATH if there is one that runs; otherwise one installed into ./.uv, touching nothing else.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .uv/bin/uv)
RUN := $(UV) run --no-sync
# The build is long-winded: its whole log only when it fails, else what we have to say ourselves.
WHEEL = rm -rf build/wheel && mkdir -p build && \
	{ $(UV) build --wheel --out-dir build/wheel >build/wheel.log 2>&1 || { cat build/wheel.log; exit 1; }; } && \
	{ grep 'ecumene: ' build/wheel.log || true; }
# Brought from npm by the build (hatch_build.py).
SCRIPTS := src/ecumene/table/static/vendor/htmx.min.js
# The project itself put anew into the environment, whatever is there.
AGAIN = $(UV) sync --locked --compile-bytecode --reinstall-package ecumene
# What the compiled build is made of.
SOURCES := $(shell find src examples -type f -not -path '*/__pycache__/*') hatch_build.py pyproject.toml uv.lock
# Written last when the environment is set up, with the folder it was set up in.
READY := .venv/ready
COMPILED := $(wildcard .venv/lib/python*/site-packages/ecumene/core/*.so)
# Python answers Ctrl-C with a traceback while it starts; where the system can hold it back until then, let it.
HOLD := $(shell env --block-signal=INT true 2>/dev/null && echo env --block-signal=INT)
# Random games for `make laws`.
N ?= 100000
# Which mutants `make mutants` makes, and of which game; of all if none is named.
SEED ?= 1
GAME ?=

.DEFAULT_GOAL := help
.PHONY: help play test setup chromium fast compiled laws mutants bench check-logs format

help:
	@echo 'make play            the table opens in the browser'
	@echo 'make test            lint, format check, types, walls, tests'
	@echo 'make fast            put the compiled build into the environment'
	@echo 'make laws N=100000   the laws of the games on N random games'
	@echo 'make mutants         faults put into the rules that no test notices (N=60 SEED=1 GAME=terra-nova)'
	@echo 'make bench           measurements'
	@echo 'make check-logs LOGS=folder   recorded games of Terra Mystica (terra.snellman.net), row by row'
	@echo 'make format          rewrite the code in its standard format'

# Ctrl-C is the way to end it, not a failure; the shell waits until it has ended.
play: $(READY)
	@trap : INT; $(HOLD) .venv/bin/ecumene || test $$? -eq 130

# The source is not copied into the environment but pointed at, so it may change freely; a compiled copy gives way to it.
$(READY): uv.lock pyproject.toml hatch_build.py package-lock.json $(if $(COMPILED),$(SOURCES)) | $(filter .uv/%,$(UV))
	$(UV) sync --locked --no-dev --inexact
	@test -f $(SCRIPTS) || $(UV) sync --locked --no-dev --inexact --reinstall-package ecumene
	@echo '$(CURDIR)' >$@
# Whatever else may have happened: the folder was moved, its Python is gone, the scripts are.
ifneq ($(shell test -x .venv/bin/python && test -f $(SCRIPTS) && cat $(READY) 2>/dev/null),$(CURDIR))
.PHONY: $(READY)
endif

test: setup chromium
	npm ci --silent --ignore-scripts --no-audit --no-fund
	npm run --silent check
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) pytest -n 2
	$(MAKE) compiled

# The same source compiled: same laws and rules, same golden play-throughs, same counts, same hashes as the pure one.
# Without a C compiler the wheel is pure and says so; the rest then only repeats what was tested.
compiled: setup .fast/compiled
	.fast/bin/ecumene --version
	.fast/bin/python -m pytest -n 2 -q tests/laws/test_laws.py tests/rules tests/golden tests/perft tests/players/test_thoughts.py
	$(RUN) python -m tests.compiled -n 1000 --out build/hashes.json
	.fast/bin/python -m tests.compiled -n 1000 --check build/hashes.json
	rm -rf build/without
	CC=no-such-compiler $(UV) build --wheel --out-dir build/without >build/without.log 2>&1 || { cat build/without.log; exit 1; }
	grep 'ecumene: no C compiler that works' build/without.log
	ls build/without/ecumene-*-none-any.whl

# An environment of its own for the compiled build. It is marked as made only if it really is compiled,
# so that a pure one, for want of a C compiler, is made anew the next time.
# The example game is compiled with the rest.
.fast/compiled: export ECUMENE_GAMES := $(CURDIR)/examples
.fast/compiled: $(SOURCES) | setup
	rm -rf .fast
	$(WHEEL)
	$(UV) venv --quiet .fast
	$(UV) export --quiet --locked --no-emit-project --output-file build/requirements.txt
	$(UV) pip install --quiet --python .fast --requirement build/requirements.txt setuptools build/wheel/*.whl
	if .fast/bin/ecumene --version | grep -q compiled; then touch $@; fi

# It stays there for `make play` and `uv run`; whatever needs the source itself (`make setup`, `make test`) goes back to that.
fast: setup
	@mkdir -p build && echo 'compiling, about two minutes'
	@ECUMENE_FAST=1 $(AGAIN) --verbose >build/fast.log 2>&1 || { cat build/fast.log; exit 1; }
	@sed -n 's/^DEBUG ecumene: /ecumene: /p' build/fast.log
	@$(RUN) ecumene --version
	@echo '$(CURDIR)' >$(READY)

setup: $(filter .uv/%,$(UV))
	$(UV) sync --locked --compile-bytecode
	@test -f $(SCRIPTS) || $(AGAIN)
	@! $(RUN) ecumene --version | grep compiled || { echo 'back to the source'; $(AGAIN); }
	@echo '$(CURDIR)' >$(READY)

# The browser of the tests, from Debian's packages. Where it cannot be installed, the tests say what is missing.
chromium:
	@for name in chromium chromium-browser google-chrome; do command -v $$name >/dev/null && exit 0; done; \
	command -v apt-get >/dev/null || exit 0; \
	root=; [ "$$(id -u)" = 0 ] || root='sudo -n'; \
	{ $$root apt-get update -qq && $$root apt-get install -qq -y --no-install-recommends chromium; } || true

laws: setup
	$(RUN) python -m tests.laws.run -n $(N)

# A report and no gate: a survivor may be no fault at all.
mutants: N := 60
mutants: setup
	$(RUN) python -m tests.mutants -n $(N) --seed $(SEED) --game '$(GAME)'

# The pure source here, the compiled build in its own environment, the yardstick beside both; ARGS=--quick for less.
bench: setup .fast/compiled
	$(RUN) python -m bench --compiled .fast/bin/python $(ARGS)

# Command logs with the states of every row beside them; without LOGS those that are here.
check-logs: LOGS ?= tests/cases/terra_mystica
check-logs: setup
	$(RUN) ecumene check terra-mystica '$(LOGS)'

format: setup
	$(RUN) ruff check --fix
	$(RUN) ruff format

# Without the venv module (some Linux distributions split it off), pip alone can do it too.
.uv/bin/uv:
	rm -rf .uv
	{ $(PYTHON) -m venv .uv && .uv/bin/python -m pip install --quiet uv; } || \
	{ rm -rf .uv && $(PYTHON) -m pip install --quiet --target .uv uv; }
