"""Given names of women and of men (Faker, MIT), for the gender of people in texts: `python -m training.tagger.given_names`.

Writes src/main/engine/build/language/given-names/{women,men}.ts. A name that some languages give to women and some to men is in the list of
those who have it in at least three times as many languages; else in none.
"""

import textwrap

from training.tagger.learn import ROOT
from training.tagger.lists import names_of

LANGUAGES = ["ro_RO", "en_US", "en_GB", "en_IE", "en_NZ", "nl_NL", "da_DK", "fr_FR", "de_DE", "it_IT", "es_ES", "hu_HU"]
FOLDER = ROOT / "src" / "main" / "engine" / "build" / "language" / "given-names"
OFTEN = 3


def counts(kind: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for language in LANGUAGES:
        provider = __import__(f"faker.providers.person.{language}", fromlist=["Provider"]).Provider
        for name in names_of(getattr(provider, f"first_names_{kind}")):
            found[name] = found.get(name, 0) + 1
    return found


def write(what: str, names: list[str]) -> None:
    lines = textwrap.wrap(" ".join(names), 116)
    text = f"/** Folded given names of {what}; made by training/tagger/given_names.py from Faker's lists (MIT). */\n"
    (FOLDER / f"{what}.ts").write_text(text + f"export const {what.upper()} = `\n" + "\n".join(lines) + "\n`;\n", encoding="utf-8")


def main() -> None:
    women, men = counts("female"), counts("male")
    FOLDER.mkdir(exist_ok=True)
    write("women", sorted(name for name, n in women.items() if n >= OFTEN * men.get(name, 0)))
    write("men", sorted(name for name, n in men.items() if n >= OFTEN * women.get(name, 0)))


if __name__ == "__main__":
    main()
