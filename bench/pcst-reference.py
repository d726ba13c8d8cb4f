"""Times pcst_fast on one instance file of bench/pcst.bench.ts: prints the milliseconds of each round as a JSON list."""

import json
import sys
import time

import numpy
from pcst_fast import pcst_fast


def read_instance(path):
    content = open(path, "rb").read()
    nodes, edges = (int(count) for count in numpy.frombuffer(content, "<i4", 2))
    sources = numpy.frombuffer(content, "<i4", edges, 8)
    targets = numpy.frombuffer(content, "<i4", edges, 8 + 4 * edges)
    amounts = numpy.frombuffer(content, "<f8", nodes + edges, 8 + 8 * edges)
    return numpy.stack([sources, targets], 1).astype(numpy.int64), amounts[:nodes].copy(), amounts[nodes:].copy()


def main():
    assert int(numpy.__version__.split(".")[0]) < 2, "pcst_fast 1.0.10 returns garbage with numpy 2: use numpy<2"
    path, pruning, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3])
    pairs, prizes, costs = read_instance(path)
    times = []
    for _ in range(rounds):
        started = time.perf_counter()
        pcst_fast(pairs, prizes, costs, -1, 1, pruning, 0)
        times.append(1000 * (time.perf_counter() - started))
    print(json.dumps(times))


if __name__ == "__main__":
    main()
