"""`python -m training.hgcr.ship_libraries DATA OUT`: libraries that may be redistributed, as tables that `dragoman import` reads.

Of DATA (folders hetionet, metaqa, les-miserables): Hetionet's bindings without non-commercial rows (documents = PMIDs, concepts = compounds and genes), MetaQA's films (documents = films by
their year, concepts = people, tags and genres) and the chapters of Les Misérables (concepts = characters). Documents are numbered by their time, as PMIDs are.
"""

import csv
import gzip
import sys
from itertools import combinations
from pathlib import Path

MOST_CONCEPTS = 40


def table(path: Path):
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from csv.DictReader(lines, delimiter="\t")


def hetionet(data: Path):
    names = {row["id"]: row["name"] for row in table(data / "hetionet/hetionet-v1.0-nodes.tsv.gz")}
    documents: dict[int, set[str]] = {}
    for row in table(data / "hetionet/compile/CbG-binding.tsv.gz"):
        if "NC" in row["license"]:
            continue
        for pmid in filter(str.isdigit, row["pubmed_ids"].split("|")):
            documents.setdefault(int(pmid), set()).update([f"Compound::{row['drugbank_id']}", f"Gene::{row['entrez_gene_id']}"])
    return documents, names


def films(data: Path):
    folder = data / "metaqa/kg"
    with gzip.open(folder / "entities.dict.gz", "rt", encoding="utf-8") as lines:
        names = dict(line.rstrip("\n").split("\t", 1) for line in lines)
    relations = dict(line.rstrip("\n").split("\t") for line in (folder / "relations.dict").read_text().splitlines())
    years, named = {}, {}
    with gzip.open(folder / "train.txt.gz", "rt", encoding="utf-8") as lines:
        for film, relation, other in (line.rstrip("\n").split("\t") for line in lines):
            relation = relations.get(relation, relation)
            if relation == "release_year":
                years[film] = names.get(other, other)
            elif relation in ("directed_by", "written_by", "starred_actors", "has_tags", "has_genre"):
                named.setdefault(film, set()).add(other)
    timed = sorted((int(year), film) for film, year in years.items() if year.isdigit() and film in named)
    return {at + 1: named[film] for at, (_, film) in enumerate(timed)}, names


def chapters(data: Path):
    with open(data / "les-miserables/jean-complete-node.csv", encoding="utf-8") as lines:
        names = {row["Id"]: row["Label"] for row in csv.DictReader(lines)}
    found: dict[tuple[int, ...], set[str]] = {}
    with open(data / "les-miserables/jean-complete-edge.csv", encoding="utf-8") as lines:
        for row in csv.DictReader(lines):
            found.setdefault(tuple(map(int, row["Label"].split("."))), set()).update([row["Source"], row["Target"]])
    return {at + 1: found[chapter] for at, chapter in enumerate(sorted(found))}, names


def main(data: Path, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for name, read in (("hetionet", hetionet), ("films", films), ("chapters", chapters)):
        documents, names = read(data)
        kept = {time: sorted(own) for time, own in documents.items() if 2 <= len(own) <= MOST_CONCEPTS}
        with open(out / f"{name}.pairs.tsv", "w", encoding="utf-8") as pairs:
            pairs.write("source\ttarget\tpmid\n")
            for time in sorted(kept):
                for a, b in combinations(kept[time], 2):
                    pairs.write(f"{a}\t{b}\t{time}\n")
        with open(out / f"{name}.names.tsv", "w", encoding="utf-8") as told:
            told.write("id\tname\n")
            for concept in sorted({one for own in kept.values() for one in own}):
                told.write(f"{concept}\t{names.get(concept, concept)}\n")
        times = sorted(kept)
        print(f"{name}: {len(times)} documents, at 50 / 65 / 82 %: {[times[int(len(times) * share)] for share in (0.5, 0.65, 0.82)]}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
