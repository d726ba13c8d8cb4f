"""Trains the tagger of English: `python -m training.tagger.english DATA PACKAGES`, on four fifths of LitBank's 90 books (DATA/litbank, CC BY 4.0).

Writes resources/models/litbank-tagger/tagger.json.gz. Every fifth book, in order of file names, is left out: `dragoman build` is measured on them.
"""

import argparse
import json
import re
import tarfile
import tempfile
from pathlib import Path

from training.tagger.chain import Chain, How
from training.tagger.corpora import Sentence
from training.tagger.export import file_of, write
from training.tagger.learn import ROOT, features_of
from training.tagger.lists import FOREIGN, common_words, countries, names_of, person_names, world_towns
from training.tagger.world import lexicon, world_lists

TARGET = ROOT / "resources" / "models" / "litbank-tagger" / "tagger.json.gz"
KINDS = {"PER": "PER", "GPE": "LOC", "LOC": "LOC", "FAC": "LOC", "ORG": "ORG", "VEH": "MISC"}
TITLES = ROOT / "src" / "shared" / "languages" / "titles.ts"
# The product's tokens: "Mr." is two, "Darcy 's" and "do n't" are one.
PIECES = re.compile(r"\.{2,}|[^\W_]+(?:['’-][^\W_]+)*-?|\S")
CLITIC = re.compile(r"(?:n['’]t|['’](?:s|d|m|ll|re|ve))$", re.IGNORECASE)


def titles() -> set[str]:
    words = TITLES.read_text(encoding="utf-8").partition("ENGLISH_TITLES")[2].partition("};")[0]
    return {word.rstrip(".") for group in re.findall(r'"([^"]*)"', words) for word in group.split()}


def read_books(archive: Path) -> list[list[Sentence]]:
    """The books but every fifth, in order of their names, each a list of sentences."""
    with tarfile.open(archive) as files:
        members = {member.name: member for member in files if member.name.startswith("coref/brat/")}
        read = lambda name: files.extractfile(members[name]).read().decode("utf-8")  # noqa: E731
        stems = sorted(name[:-4] for name in members if name.endswith(".ann"))
        return [read_book(read(f"{stem}.txt"), read(f"{stem}.ann")) for at, stem in enumerate(stems) if at % 5]


def read_book(text: str, marks: str) -> list[Sentence]:
    """A line is a sentence; of names within names the longest one is kept, without titles before it."""
    spans = []
    for line in marks.splitlines():
        fields = line.split("\t")
        label, first, end = fields[1].split()[:3] if fields[0].startswith("T") else ("", 0, 0)
        if label.startswith("PROP_"):
            spans.append((int(first), int(end), KINDS[label[5:]]))
    found, at = [], 0
    for line in text.split("\n"):
        tokens = tokens_of(line, at)
        if tokens:
            found.append(marked(tokens, [span for span in spans if at <= span[0] < at + len(line)]))
        at += len(line) + 1
    return found


def tokens_of(line: str, offset: int) -> list[tuple[str, int, int]]:
    tokens: list[tuple[str, int, int]] = []
    for word in re.finditer(r"\S+", line):
        start = offset + word.start()
        if tokens and CLITIC.match(word[0]):
            tokens[-1] = (tokens[-1][0] + word[0], tokens[-1][1], start + len(word[0]))
        else:
            tokens += [(piece[0], start + piece.start(), start + piece.end()) for piece in PIECES.finditer(word[0])]
    return tokens


def marked(tokens: list[tuple[str, int, int]], spans: list[tuple[int, int, str]]) -> Sentence:
    tags = ["O"] * len(tokens)
    for first, end, kind in sorted(spans, key=lambda span: (span[0] - span[1], span)):
        inside = [at for at, (_, start, stop) in enumerate(tokens) if start < end and stop > first]
        while inside and (not tokens[inside[0]][0][0].isupper() or tokens[inside[0]][0].lower() in TITLE_WORDS):
            inside.pop(0)
        if inside and all(tags[at] == "O" for at in inside):
            for at in inside:
                tags[at] = f"{'B' if at == inside[0] else 'I'}-{kind}"
    return Sentence([token for token, _, _ in tokens], tags)


TITLE_WORDS = titles()


def english_lists(packages: Path, texts: list[str]) -> dict[str, list[str]]:
    """By the letters of `lists.py`."""
    words = lexicon(packages)
    given = names_of(words["MaleName"], words["FemaleName"]) | person_names("first_names", ["en_US", "en_GB"])
    others = [language for language in FOREIGN if language != "en_US"]
    lists = {
        "F": given,
        "L": names_of(words["LastName"]) | person_names("last_names", ["en_US", "en_GB"]),
        "A": person_names("first_names", others) - given,
        "B": person_names("last_names", others),
        "P": world_towns(),
        "C": countries("en"),
    }
    return {**{letter: sorted(names) for letter, names in lists.items()}, "D": common_words(texts)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("packages", type=Path)
    given = parser.parse_args()
    sentences = [one for book in read_books(given.data / "litbank" / "litbank-90books.tar.gz") for one in book]
    known = {"lists": english_lists(given.packages, [" ".join(one.tokens) for one in sentences]), "world": world_lists(given.packages)}
    with tempfile.TemporaryDirectory() as folder:
        kept = Path(folder) / "lists.json"
        kept.write_text(json.dumps(known))
        features = features_of([one.tokens for one in sentences], kept)
    chain = Chain([(own, one.tags) for own, one in zip(features, sentences, strict=True)], How())
    packed = {part: {letter: " ".join(names) for letter, names in lists.items()} for part, lists in known.items()}
    print(write({"language": "en", **packed, **file_of(chain)}, TARGET))


if __name__ == "__main__":
    main()
