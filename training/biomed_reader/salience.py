"""Learns how much each relation is worth from training mechanisms: log-odds of lying on a gold path, against all edges at its nodes."""

import argparse
import json
import math
from collections import Counter, defaultdict
from pathlib import Path

Triple = tuple[str, str, str]


def learn(questions: list[dict], triples: list[Triple]) -> dict[str, tuple[float, int, int]]:
    """Per relation: its worth in 0..1, edges on gold paths, and edges of the graph that touch a gold node."""
    at: dict[str, list[Triple]] = defaultdict(list)
    for triple in triples:
        at[triple[0]].append(triple)
        at[triple[2]].append(triple)
    gold, met = Counter(), Counter()
    for question in questions:
        path = {tuple(triple) for one in question["paths"] for triple in one}
        nodes = {end for head, _, tail in path for end in (head, tail)}
        gold.update(relation for _, relation, _ in path)
        met.update(relation for _, relation, _ in {triple for node in nodes for triple in at[node]} | path)
    odds = {relation: math.log((gold[relation] + 1) / (count - gold[relation] + 1)) for relation, count in met.items()}
    low, high = min(odds.values()), max(odds.values())
    return {r: ((value - low) / ((high - low) or 1), gold[r], met[r]) for r, value in odds.items()}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--questions", required=True, help="training questions with their gold paths, JSON lines")
    parser.add_argument("--graph", required=True, help="the graph as `dragoman export --format jsonl` writes it")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    lines = [json.loads(line) for line in Path(args.graph).read_text("utf8").splitlines()]
    triples = [(one["source"], one["relation"], one["target"]) for one in lines if "source" in one]
    questions = [json.loads(line) for line in Path(args.questions).read_text("utf8").splitlines()]
    found = learn(questions, triples)
    rows = {r: {"learnt": round(w, 4), "counts": [g, n]} for r, (w, g, n) in sorted(found.items())}
    text = ",\n".join(f"    {json.dumps(r)}: {json.dumps(row)}" for r, row in rows.items())
    Path(args.out).write_text('{\n  "predicates": {\n' + text + "\n  }\n}\n", "utf8")


if __name__ == "__main__":
    main()
