"""Trains the shipped tagger: `python -m training.tagger.train DATA PACKAGES` with DATA the folder that holds ronec/ and eltec-rom/,
PACKAGES that of `world.py`.

Writes resources/models/ronec-tagger/tagger.json.gz. `--folds N` measures instead, on N of five folds over RONEC's v2 part, v1 added to
each. Draws come from a fixed seed: run twice, it writes the same bytes.
"""

import argparse
import json
import tempfile
from pathlib import Path

from training.tagger.chain import Chain, How
from training.tagger.corpora import Sentence, class_tags, read_v1, read_v2
from training.tagger.export import file_of, write
from training.tagger.learn import ROOT, features_of, measure
from training.tagger.lists import all_lists, common_words, novels
from training.tagger.world import world_lists

HOW = How()
TARGET = ROOT / "resources" / "models" / "ronec-tagger" / "tagger.json.gz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("packages", type=Path)
    parser.add_argument("--folds", type=int, default=0)
    given = parser.parse_args()
    v1 = read_v1(given.data / "ronec" / "ronec-v1-train.conllup.gz")
    v2 = read_v2(given.data / "ronec" / "valid.json.gz")
    texts = novels(given.data / "eltec-rom" / "level1") + [" ".join(one.tokens) for one in v1]
    known = {"lists": {**all_lists(), "D": common_words(texts)}, "world": world_lists(given.packages)}
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "lists.json"
        kept.write_text(json.dumps(known))
        if given.folds:
            measure(v1, v2, kept, HOW, given.folds)
        else:
            print(train(v1 + v2, kept, known))


def train(sentences: list[Sentence], kept: Path, known: dict[str, dict[str, list[str]]]) -> dict[str, int]:
    rows = [(features, class_tags(one)) for features, one in zip(features_of([one.tokens for one in sentences], kept), sentences, strict=True)]
    packed = {part: {letter: " ".join(names) for letter, names in lists.items()} for part, lists in known.items()}
    return write({"language": "ro", **packed, **file_of(Chain(rows, HOW))}, TARGET)


if __name__ == "__main__":
    main()
