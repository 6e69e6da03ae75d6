# make play    play at the terminal
# make test    everything that must hold: lint, format, types, walls, tests
# Both set the project up first. All they need is Python 3 with pip, or uv.

PYTHON ?= python3
# uv from the PATH if there is one that runs; otherwise one installed into ./.uv, touching nothing else.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .uv/bin/uv)
RUN := $(UV) run --no-sync
# Random games for `make laws`.
N ?= 100000

.DEFAULT_GOAL := help
.PHONY: help play test setup laws bench format

help:
	@echo 'make play            play at the terminal'
	@echo 'make test            lint, format check, types, walls, tests'
	@echo 'make laws N=100000   the laws of the games on N random games'
	@echo 'make bench           measurements'
	@echo 'make format          rewrite the code in its standard format'

play: $(filter .uv/%,$(UV))
	$(UV) run --locked --no-dev ecumene play

test: setup
	$(RUN) ruff check
	$(RUN) ruff format --check
	$(RUN) mypy
	$(RUN) lint-imports
	$(RUN) pytest -n 2

setup: $(filter .uv/%,$(UV))
	$(UV) sync --locked

laws: setup
	$(RUN) python -m tests.laws.run -n $(N)

bench: setup
	$(RUN) python -m bench

format: setup
	$(RUN) ruff check --fix
	$(RUN) ruff format

# Without the venv module (some Linux distributions split it off), pip alone can do it too.
.uv/bin/uv:
	rm -rf .uv
	{ $(PYTHON) -m venv .uv && .uv/bin/python -m pip install --quiet uv; } || \
	{ rm -rf .uv && $(PYTHON) -m pip install --quiet --target .uv uv; }
