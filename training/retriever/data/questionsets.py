"""MetaQA, PathQuestion and WorldCup2014 as training lines: the gold path of every question is in the files.

python -m training.retriever.data.questionsets FOLDER --out OUT [--only metaqa]     (FOLDER holds metaqa/, pathquestion/, worldcup2014/)
"""

import argparse
import gzip
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np

from .candidates import Field, candidate_set, open_field, reachable, signed
from .graph import Walks, build_graph, read_triples
from .lines import counts, write_lines

SEED = 4
RELATION_TO = {
    "actor": "starred_actors",
    "director": "directed_by",
    "writer": "written_by",
    "genre": "has_genre",
    "language": "in_language",
    "year": "release_year",
    "tags": "has_tags",
    "tag": "has_tags",
    "imdbrating": "has_imdb_rating",
    "imdbvotes": "has_imdb_votes",
}


def metaqa_steps(kind: str) -> list[tuple[str, int]]:
    """The relation path of a MetaQA question type: "actor_to_movie_to_director" → starred_actors against the edge, then directed_by."""
    stations = kind.split("_to_")
    pairs = zip(stations, stations[1:])
    return [(RELATION_TO[end], 0) if start == "movie" else (RELATION_TO[start], 1) for start, end in pairs]


def unzipped(path: Path) -> list[str]:
    """The lines of a gzipped text."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        return [line.rstrip("\r\n") for line in lines]


def metaqa_graph(folder: Path) -> Field:
    """The whole film graph with its names."""
    names, relations = (dict(line.split("\t") for line in lines if "\t" in line) for lines in (
        unzipped(folder / "kg/entities.dict.gz"),
        (folder / "kg/relations.dict").read_text(encoding="utf-8").splitlines(),
    ))
    ids = read_triples(folder / "kg/train.txt.gz")
    return open_field(build_graph([(names[head], relations[relation], names[tail]) for head, relation, tail in ids]))


def topic_lines(ground: Field, questions: Iterator[tuple[str, str, str, list]], seed: int, through: bool) -> Iterator[dict]:
    """Lines for (set, question with [X], topic, steps); the same topic gives the same reachable paths, found once."""

    @lru_cache(maxsize=512)
    def around(topic: int) -> tuple:
        walks = Walks(ground.graph, topic, through)
        return walks, reachable(walks, np.random.default_rng([seed, topic]))

    draw = np.random.default_rng(seed)
    for name, question, topic, steps in questions:
        node = ground.graph.node_of.get(topic)
        if node is None:
            continue
        chosen = candidate_set(ground, *around(node), signed(ground.graph, steps), draw)
        yield {"set": name, "group": topic, "question": question, "name": topic, **chosen}


def metaqa_questions(folder: Path) -> Iterator[tuple[str, str, str, list]]:
    """MetaQA's dev questions of 1, 2 and 3 hops."""
    for hops in (1, 2, 3):
        kinds = unzipped(folder / f"{hops}-hop/qa_dev_qtype.txt.gz")
        for line, kind in zip(unzipped(folder / f"{hops}-hop/dev.txt.gz"), kinds, strict=True):
            question = line.split("\t")[0]
            topic = question[question.index("[") + 1 : question.rindex("]")]
            yield "metaqa", question.replace(f"[{topic}]", "[X]"), topic, metaqa_steps(kind)


def path_questions(file: Path, name: str, path_column: int) -> Iterator[tuple[str, str, str, list]]:
    """Questions that carry subject#relation#entity#…; names stand in the question as one word."""
    for line in unzipped(file):
        columns = line.split("\t")
        walked = columns[path_column].split("#<end>")[0].split("#")
        topic = walked[0]
        question = re.sub(rf"(?<!\S){re.escape(topic)}(?!\S)", "[X]", columns[0], count=1)
        yield name, question, topic, [(relation, 0) for relation in walked[1::2]]


Source = tuple[Field, Iterator[tuple[str, str, str, list]]]


def metaqa(folder: Path) -> Iterator[Source]:
    """MetaQA over its whole graph."""
    yield metaqa_graph(folder / "metaqa"), metaqa_questions(folder / "metaqa")


def pathquestion(folder: Path) -> Iterator[Source]:
    """PathQuestion, each of its two graphs a set of its own."""
    for hops in (2, 3):
        ground = open_field(build_graph(read_triples(folder / f"pathquestion/{hops}H-kb.txt")))
        yield ground, path_questions(folder / f"pathquestion/PQ-{hops}H.txt.gz", f"pathquestion-{hops}h", 2)


def worldcup2014(folder: Path) -> Iterator[Source]:
    """WorldCup2014's one- and two-hop questions over one graph."""
    ground = open_field(build_graph(read_triples(folder / "worldcup2014/WC2014.txt.gz")))
    for hops in (1, 2):
        yield ground, path_questions(folder / f"worldcup2014/WC-P{hops}.txt.gz", f"worldcup2014-{hops}", 2)


# Sets whose questions walk back over their topic.
THROUGH = {"pathquestion"}
SETS = {"metaqa": metaqa, "pathquestion": pathquestion, "worldcup2014": worldcup2014}


def lines(folder: Path, name: str) -> Iterator[dict]:
    """All training lines of a set."""
    for ground, questions in SETS[name](folder):
        yield from topic_lines(ground, questions, SEED, name in THROUGH)


def main() -> None:
    """Writes OUT/SET.jsonl for every set asked for and prints what is in it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--only", nargs="*", choices=sorted(SETS), default=sorted(SETS, reverse=True))
    options = asked.parse_args()
    for name in options.only:
        file = options.out / f"{name}.jsonl"
        print(name, write_lines(file, lines(options.folder, name)), dict(counts(file)), flush=True)


if __name__ == "__main__":
    main()
