"""Pairs of chemical and disease of BC5CDR's abstracts, each with what its sentences and its abstract say of it, as numbers and as words."""
import bisect
import gzip
import json
import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

# Diseases that say only that something went wrong: the annotators kept the most specific one.
UNSPECIFIC = re.compile(
    r"(?:toxic\w*|damages?|injur\w+|complications?|effects?|reactions?|diseases?|disorders?|dysfunctions?|hypersensitivity|allerg\w+|abnormalit\w+|lesions?"
    r"|symptoms|deaths?|abuse|overdos\w+|poisoning|intoxications?|dependence|addiction)$",
    re.I,
)
SENTENCE_END = re.compile(r"[.!?]\s+(?=[A-Z])|\n")
SAID = ("induces", "treats", "associated", "nothing")
EFFECTS = ("more first", "more second", "less first", "less second", "related both", "out")
FARTHEST = 999


@dataclass(frozen=True)
class Pair:
    doc: str
    numbers: dict
    words: dict
    is_induced: bool
    in_sentence: bool


@dataclass(frozen=True)
class Abstract:
    doc: str
    title: str
    text: str
    mentions: list  # (start, end, "C" or "D", id)
    induced: set  # (chemical, disease)


def read_abstracts(path: Path):
    for block in re.split(r"\n\s*\n", gzip.open(path, "rt", encoding="utf8").read()):
        lines = block.strip().split("\n")
        if not re.match(r"^\d+\|t\|", lines[0]):
            continue
        title, body = (re.sub(r"^\d+\|[ta]\|", "", line) for line in lines[:2])
        cells = [line.split("\t") for line in lines[2:]]
        mentions = [(int(row[1]), int(row[2]), row[4][0], one.strip()) for row in cells if row[1].isdigit() for one in row[5].split("|") if one not in ("-", "-1")]
        yield Abstract(cells[0][0], title, f"{title}\n{body}", mentions, {(row[2], row[3].strip()) for row in cells if row[1] == "CID"})


def load(folder: Path, pairs: Path, half: str) -> list[Pair]:
    told = defaultdict(list)
    for line in (pairs / f"{half.lower()}.jsonl").read_text().splitlines():
        one = json.loads(line)
        ends = (one["first"], one["second"])
        told[(one["doc"], *(ends if one["order"] == "CD" else ends[::-1]))].append(one)
    return [pair for abstract in read_abstracts(folder / f"CDR_{half}Set.PubTator.txt.gz") for pair in pairs_of(abstract, told)]


def pairs_of(abstract: Abstract, told: dict):
    places = defaultdict(list)
    for start, end, kind, concept in abstract.mentions:
        places[(kind, concept)].append((start, end))
    chemicals, diseases = ([concept for kind, concept in places if kind == wanted] for wanted in "CD")
    of = lambda chemical, disease: told.get((abstract.doc, chemical, disease), [])
    whole = whole_numbers(abstract, places)
    for chemical in chemicals:
        for disease in diseases:
            own = of(chemical, disease)
            rivals = {
                "others_induce": sum(is_told(of(other, disease), "induces") for other in chemicals if other != chemical),
                "induces_others": sum(is_told(of(chemical, other), "induces") for other in diseases if other != disease),
                "treats_others": sum(is_told(of(chemical, other), "treats") for other in diseases if other != disease),
            }
            numbers = {**sentence_numbers(own), **rivals, **whole(chemical, disease)}
            yield Pair(abstract.doc, numbers, words_of(own), (chemical, disease) in abstract.induced, bool(own))


def is_told(own: list, verb: str) -> bool:
    return any(one["said"] == verb and not one["isNegated"] for one in own)


def sentence_numbers(own: list) -> dict:
    said = Counter((one["said"], one["isNegated"]) for one in own)
    effects = Counter(" ".join(one["triggers"][0].split(" ")[:2]) for one in own if one["triggers"])
    titled = [one for one in own if one["isTitle"]]
    return {
        "sentences": len(own),
        "in_title": len(titled),
        **{f"says {verb} {denied}": said[(verb, denied)] for verb in SAID for denied in (False, True)},
        **{f"title {verb}": sum(one["said"] == verb for one in titled) for verb in ("induces", "treats")},
        "doubted": sum(one["said"] == "induces" and one["isSpeculated"] for one in own),
        **{f"trigger {effect}": effects[effect] for effect in EFFECTS},
        "distance": min((one["distance"] for one in own), default=FARTHEST),
    }


def words_of(own: list) -> dict:
    words = {name: 1.0 for one in own for name in one["features"]}
    words.update({f"trigger {name}": 1.0 for one in own for name in one["triggers"]})
    words.update({f"title trigger {name}": 1.0 for one in own if one["isTitle"] for name in one["triggers"][:1]})
    return words


def whole_numbers(abstract: Abstract, places: dict):
    """What the whole abstract says of how it names two concepts: how often, where, beside how many others."""
    ends = [found.end() for found in SENTENCE_END.finditer(abstract.text)]
    counts = {kind: [len(found) for (other, _), found in places.items() if other == kind] for kind in "CD"}
    names = {key: {abstract.text[start:end].lower() for start, end in found} for key, found in places.items()}
    in_title = {key: any(start < len(abstract.title) for start, _ in found) for key, found in places.items()}

    def of_one(kind: str, concept: str) -> tuple[dict, set]:
        found = places[(kind, concept)]
        at = {bisect.bisect(ends, start) for start, _ in found}
        numbers = {
            f"{kind} count": len(found),
            f"{kind} share": len(found) / sum(counts[kind]),
            f"{kind} rank": sum(count > len(found) for count in counts[kind]),
            f"{kind} others": len(counts[kind]),
            f"{kind} in title": in_title[(kind, concept)],
            f"{kind} titled": sum(told for (other, _), told in in_title.items() if other == kind),
            f"{kind} first": min(at) / (len(ends) + 1),
            f"{kind} last": max(at) / (len(ends) + 1),
        }
        return numbers, at

    def of_both(chemical: str, disease: str) -> dict:
        (one, here), (other, there) = of_one("C", chemical), of_one("D", disease)
        own = names[("D", disease)]
        rest = {name for key, found in names.items() if key[0] == "D" and key[1] != disease for name in found}
        return {
            **one,
            **other,
            "sentences apart": min(abs(a - b) for a in here for b in there),
            "unspecific": all(UNSPECIFIC.search(name) for name in own),
            "said more exactly": any(longer.endswith(f" {name}") for name in own for longer in rest),
            "longest name": max(map(len, own)),
        }

    return of_both
