"""Parts of speech, case of proper nouns and lemmas, learned on RONEC v1: `python -m training.tagger.morphology DATA`.

Writes resources/models/ronec-tagger/morphology.json.gz. `--held-out FOLDER` learns on four fifths instead and writes FOLDER/models/ronec-tagger with
the model and held-out.conllup, the fifth that `DRAGOMAN_RESOURCES=FOLDER dragoman build score tags` measures it on. No randomness: run twice, it writes the same bytes.
"""

import argparse
import gzip
import tempfile
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

from training.tagger.export import chain_of, write
from training.tagger.learn import ROOT, features_of, learn

HOW = {"c1": 0.1, "c2": 0.01, "rounds": 100}
TARGET = ROOT / "resources" / "models" / "ronec-tagger"
# Every so many'th sentence is held out.
FOLDS = 5


@dataclass(frozen=True)
class Tagged:
    """A sentence of CoNLL-U, its lines as they stand, and of every token form, lemma and label."""

    block: str
    tokens: list[str]
    lemmas: list[str]
    labels: list[str]


def read_tagged(path: Path) -> list[Tagged]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    found = []
    for block in blocks:
        rows = [line.split("\t") for line in block.splitlines() if line and not line.startswith("#")]
        words = [row for row in rows if row[0].isdigit()]
        if words:
            found.append(Tagged(block, [w[1] for w in words], [w[2] for w in words], [label_of(w) for w in words]))
    return found


def label_of(row: list[str]) -> str:
    """The part of speech; of a proper noun that shows its case, "PROPN|Dat,Gen"."""
    shown = [part[5:] for part in row[5].split("|") if part.startswith("Case=")]
    return f"{row[3]}|{shown[0]}" if row[3] == "PROPN" and shown else row[3]


def spelling(token: str) -> str:
    """As morphology-features.ts does."""
    return token.lower().replace("ş", "ș").replace("ţ", "ț").replace("â", "î")


def edit_of(form: str, lemma: str) -> str | None:
    """How `form` becomes `lemma` at its end; None where their beginnings differ."""
    is_kept = form[:1].isupper() and lemma[:1].isupper()
    letters = form if is_kept else form.lower().replace("ş", "ș").replace("ţ", "ț")
    same = 0
    while same < min(len(letters), len(lemma)) and letters[same] == lemma[same]:
        same += 1
    if same == 0:
        return None
    return f"{'=' if is_kept else ''}{len(letters) - same}>{lemma[same:]}"


def lemmas_of(sentences: list[Tagged]) -> dict[str, dict[str, str]]:
    """Edits by label and ending, those left out that a shorter ending says too; words whose lemma those edits miss."""
    words: dict[str, Counter[str]] = defaultdict(Counter)
    endings: dict[str, Counter[str]] = defaultdict(Counter)
    seen: set[tuple[str, str, str]] = set()
    for one in sentences:
        for form, lemma, label in zip(one.tokens, one.lemmas, one.labels, strict=True):
            words[f"{label} {spelling(form)}"][lemma] += 1
            if (label, form, lemma) in seen or (edit := edit_of(form, lemma)) is None:
                continue
            seen.add((label, form, lemma))
            marked = "^" + spelling(form)
            for length in range(len(marked) + 1):
                endings[f"{label} {marked[len(marked) - length :]}"][edit] += 1
    return {"words": {key: most(found) for key, found in sorted(words.items())}, "endings": pruned(endings)}


def most(counts: Counter[str]) -> str:
    return min(counts, key=lambda key: (-counts[key], key))


def pruned(endings: dict[str, Counter[str]]) -> dict[str, str]:
    best = {key: most(counts) for key, counts in endings.items()}
    kept = {}
    for key in sorted(best):
        label, _, ending = key.partition(" ")
        # An ending's first letter off is the next shorter one, which stands in `best` whenever the longer does.
        if ending == "" or best[key] != best[f"{label} {ending[1:]}"]:
            kept[key] = best[key]
    return kept


def train(sentences: list[Tagged], folder: Path) -> dict[str, int]:
    features = features_of([one.tokens for one in sentences])
    with tempfile.TemporaryDirectory() as scratch:
        model = Path(scratch) / "model"
        learn([(own, one.labels) for own, one in zip(features, sentences, strict=True)], model, **HOW)
        chain = chain_of(model)
    return write({**chain, "lemmas": lemmas_of(sentences)}, folder / "morphology.json.gz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--held-out", type=Path)
    given = parser.parse_args()
    sentences = read_tagged(given.data / "ronec" / "ronec-v1-train.conllup.gz")
    if given.held_out is None:
        print(train(sentences, TARGET))
        return
    folder = given.held_out / "models" / "ronec-tagger"
    print(train([one for at, one in enumerate(sentences) if at % FOLDS], folder))
    held_out = [one.block for at, one in enumerate(sentences) if at % FOLDS == 0]
    (folder / "held-out.conllup").write_text("\n\n".join(held_out) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
