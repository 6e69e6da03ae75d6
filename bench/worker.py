"""`python -m bench.worker`: measures the build it runs in, and tells `python -m bench` line by line."""

from __future__ import annotations

import argparse
import json

import ecumene
from bench.measures import boxes, measure_all
from bench.yardstick import state


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.worker", description="Measure this build.")
    parser.add_argument("--batches", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    given = parser.parse_args(arguments)
    told = {"game": ecumene.COMPILED, "yardstick": not (state.__file__ or "").endswith(".py")}
    print(json.dumps({"compiled": told}), flush=True)
    for found in measure_all(boxes(), given.batches, given.seconds):
        print(json.dumps(found._asdict()), flush=True)


if __name__ == "__main__":
    main()
