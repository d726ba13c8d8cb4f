"""Synthetic questions over made-up graphs of the lexicons' domains.

python -m training.retriever.data.synthetic_schema LEXICONS --out synthetic-schema.jsonl [--lines 120000] [--returning 0.5]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .candidates import MOST, thinned
from .lexicon import Lexicon, read_lexicons
from .lines import counts, settled, write_lines
from .schema import Schema, Step, merged, paths_from, sampled
from .wording import Step as Spoken
from .wording import worded

SEED = 23
# Questions per made-up graph, and how many have one, two and three steps.
PER_GRAPH = 32
LENGTHS = (0.4, 0.38, 0.22)
MERGED_SHARE = 0.25
# Paths looked at for hard ones, of the many that types allow.
LOOKED_AT = 300


def lines(lexicons: list[Lexicon], count: int, seed: int = SEED, returning: float = 0) -> Iterator[dict]:
    """That many lines, the domains in turn, one in four made of two domains; `returning`: share of questions with a straight return, beyond chance."""
    draw = np.random.default_rng(seed)
    made = graph = 0
    while made < count:
        lexicon = lexicons[graph % len(lexicons)]
        if draw.random() < MERGED_SHARE:
            lexicon = merged([lexicon, lexicons[int(draw.integers(len(lexicons)))]])
        for line in graph_lines(sampled(lexicon, draw), draw, f"{lexicon.domain}#{graph}", returning):
            if made < count and len(line["paths"]) > len(line["gold"]) + len(line["near"]):
                yield settled(line)
                made += 1
        graph += 1


def graph_lines(schema: Schema, draw: np.random.Generator, group: str, returning: float) -> Iterator[dict]:
    """Questions over one made-up graph, from things of its types: those at many relations most often."""
    kinds = [kind for edge in schema.edges for kind in (edge.start, edge.end)]
    known: dict[str, tuple[list, list]] = {}
    for _ in range(PER_GRAPH):
        kind = kinds[int(draw.integers(len(kinds)))]
        paths, asked = known[kind] if kind in known else known.setdefault(kind, askable(schema, kind))
        fitting = asked[int(draw.choice(3, p=LENGTHS))]
        if draw.random() < returning:
            fitting = [path for path in asked[2] if any(pair in schema.returning for pair in zip(path, path[1:]))]
        if fitting:
            yield line_for(schema, fitting[int(draw.integers(len(fitting)))], paths, draw, group)


def askable(schema: Schema, kind: str) -> tuple[list, list]:
    """All paths that the types allow from there, and the sensible ones by their length."""
    paths = paths_from(schema, kind)
    good = [path for path in paths if sensible(schema, path)]
    return paths, [[path for path in good if len(path) == length] for length in (1, 2, 3)]


def sensible(schema: Schema, path: tuple[Step, ...]) -> bool:
    """Whether one would ask it: at most one straight return, none over a symmetric relation."""
    returns = [pair for pair in zip(path, path[1:]) if pair in schema.returning]
    return len(returns) <= 1 and not any(schema.edges[step[0]].relation.symmetric for step, _ in returns)


def spoken(schema: Schema, path: tuple[Step, ...]) -> list[Spoken]:
    """The path's steps with their wordings."""
    said = [schema.edges[place].said(direction) for place, direction in path]
    return [Spoken(words, said[at - 1] if at and (path[at - 1], path[at]) in schema.returning else None) for at, words in enumerate(said)]


def line_for(schema: Schema, gold: tuple[Step, ...], paths: list, draw: np.random.Generator, group: str) -> dict:
    """A worded line; paths of the same meaning are right too, paths that the same words could mean are neither right nor wrong."""
    question, used = worded(spoken(schema, gold), draw)
    loose = [_also_said(schema, step, words) for step, words in zip(gold, used)]
    equal = [path for path in paths if len(path) == len(gold) and path != gold and all(map(_among, path, loose))]
    meant = [schema.meanings[step] for step in gold]
    same = [path for path in equal if [schema.meanings[step] for step in path] == meant]
    near = [path for path in equal if path not in same]
    taken = {gold, *same, *near}
    wrong = [path for path in _glimpse(paths, gold, draw) if path not in taken]
    chosen = [gold, *same, *near, *thinned(wrong, gold, draw, MOST, lambda step: step[0])]
    order = draw.permutation(len(chosen)).tolist()
    place = {old: new for new, old in enumerate(order)}
    return {
        "set": "synthetic-schema",
        "group": group,
        "question": question,
        "name": "",
        "paths": [spelled(schema, chosen[old]) for old in order],
        "gold": [place[at] for at in range(1 + len(same))],
        "near": [place[at] for at in range(1 + len(same), 1 + len(same) + len(near))],
    }


def _among(step: Step, allowed: set[Step]) -> bool:
    return step in allowed


def _also_said(schema: Schema, step: Step, words: str) -> set[Step]:
    """Steps that the chosen words could mean as well: themselves, the same meaning, and relations that share the wording."""
    return {other for other in schema.steps if schema.meanings[other] == schema.meanings[step] or _says(schema, other, words)}


def _says(schema: Schema, step: Step, words: str) -> bool:
    said = schema.edges[step[0]].said(step[1])
    return bool(words) and (words in said.nouns or words in said.asks or words in said.thats)


def _glimpse(paths: list, gold: tuple[Step, ...], draw: np.random.Generator) -> list:
    if len(paths) <= LOOKED_AT:
        return paths
    picked = [paths[place] for place in draw.choice(len(paths), LOOKED_AT, replace=False)]
    relations = {step[0] for step in gold}
    close = [path for path in paths if {step[0] for step in path} <= relations]
    return picked + close[:LOOKED_AT]


def spelled(schema: Schema, path: tuple[Step, ...]) -> list[list]:
    """A path as the steps [name, 0 forward | 1 against, label of the ends] of a training line."""
    return [schema.written[step] for step in path]


def main() -> None:
    """Writes the lines and prints how many there are by length of the right path."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("lexicons", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--lines", type=int, default=120_000)
    asked.add_argument("--seed", type=int, default=SEED)
    asked.add_argument("--returning", type=float, default=0.0)
    options = asked.parse_args()
    lexicons = read_lexicons(options.lexicons)
    print(write_lines(options.out, lines(lexicons, options.lines, options.seed, options.returning)), dict(counts(options.out)))


if __name__ == "__main__":
    main()
