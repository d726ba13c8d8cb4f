"""`python -m training.hgcr.made_up_names DATA OUT`: the same library with names that no model knows.

DATA holds folders bc5cdr, biored and ctd-pmids. Every mention of a concept in the abstracts and every name in the tables becomes one made-up word of that concept, the same everywhere and drawn from
its id; all else stays: documents, concepts, pairs, times. What differs between measures on both is what a model knows of names. Words that annotators did not mark stay as they are.
"""

import gzip
import hashlib
import shutil
import sys
from pathlib import Path

ONSETS = "b br d dr f g gl k kl l m n p pr qu r s st t tr v z".split()
NUCLEI = "a e i o u ae ou".split()
CODAS = ["", "", "l", "m", "n", "r", "s", "x"]
TEXTS = ("bc5cdr/CDR_TrainingSet.PubTator.txt.gz", "bc5cdr/CDR_DevelopmentSet.PubTator.txt.gz", "biored/Train.PubTator.gz")
PAIRS, NAMES = "curated_ep_pubmed_ids_no_therapy.tsv.gz", ("mesh_chemical_mapping.tsv.gz", "mesh_disease_mapping.tsv.gz")


def made_up(concept: str) -> str:
    """Three syllables: 3 × 1,288 and more words than there are concepts, so that namesakes are rare."""
    drawn = hashlib.sha256(concept.encode()).digest()
    syllables = []
    for at in range(0, 9, 3):
        syllables.append(ONSETS[drawn[at] % len(ONSETS)] + NUCLEI[drawn[at + 1] % len(NUCLEI)] + CODAS[drawn[at + 2] % len(CODAS)])
    return "".join(syllables)


def renamed(block: list[str]) -> list[str]:
    """A document's lines with every mention in made-up words; mentions within others are left out."""
    texts = [line.split("|", 2)[2] for line in block[:2]]
    text, number = "\n".join(texts), block[0].split("|")[0]
    rows = [line.split("\t") for line in block[2:]]
    mentions = sorted((row for row in rows if len(row) >= 6 and row[1].isdigit()), key=lambda row: (int(row[1]), -int(row[2])))
    told, kept, place = "", [], 0
    for _, start, end, _, kind, ids in (row[:6] for row in mentions):
        if int(start) < place:
            continue
        told += text[place : int(start)]
        word = made_up(ids.strip())
        if text[int(start)].isupper():
            word = word.capitalize()
        kept.append(f"{number}\t{len(told)}\t{len(told) + len(word)}\t{word}\t{kind}\t{ids}")
        told += word
        place = int(end)
    title, abstract = (told + text[place:]).split("\n", 1)
    relations = ["\t".join(row) for row in rows if len(row) < 2 or not row[1].isdigit()]
    return [f"{number}|t|{title}", f"{number}|a|{abstract}", *kept, *relations]


def rewrite(path: Path, out: Path, lines_of) -> None:
    with gzip.open(path, "rt", encoding="utf-8") as read, gzip.open(out, "wt", encoding="utf-8") as write:
        for line in lines_of(read):
            write.write(line + "\n")


def documents(lines):
    block: list[str] = []
    for line in [*lines, ""]:
        if line.strip():
            block.append(line.rstrip("\n"))
        elif block:
            yield from renamed(block)
            yield ""
            block = []


def names(lines):
    yield next(lines).rstrip("\n")
    for line in lines:
        concept = line.split("\t")[0]
        yield f"{concept}\t{made_up(concept.removeprefix('MESH:'))}"


def main(data: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name in TEXTS:
        rewrite(data / name, out / Path(name).name, documents)
    for name in NAMES:
        rewrite(data / "ctd-pmids" / name, out / name, names)
    shutil.copyfile(data / "ctd-pmids" / PAIRS, out / PAIRS)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
