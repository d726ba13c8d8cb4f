"""Lexicon, wording and made-up graphs: the words must ask for the path, in its direction."""

import re
from pathlib import Path

import numpy as np

from training.retriever.data.fallback import from_words
from training.retriever.data.identifiers import last_part, split_words, styles
from training.retriever.data.lexicon import read_lexicon
from training.retriever.data.schema import Edge, Schema, merged, sampled
from training.retriever.data.synthetic_schema import line_for, lines, sensible, spoken
from training.retriever.data.wording import TOPIC, plural, worded

LEXICON = read_lexicon(Path(__file__).parent / "lexicon/films.json")
DIRECTED, MARRIED, RELEASED = LEXICON.relations


def schema(*edges):
    return Schema("tiny", list(edges), LEXICON.persons, str)


PLAIN = schema(
    Edge("directed_by", "film", "person", DIRECTED, False),
    Edge("directed", "person", "film", DIRECTED, True),
    Edge("married_to", "person", "person", MARRIED, False),
    Edge("release_year", "film", "year", RELEASED, False),
)


def asked(path, seed):
    return worded(spoken(PLAIN, path), np.random.default_rng(seed))[0]


def test_codes_are_no_aliases():
    assert RELEASED.aliases == ()
    assert DIRECTED.forward.who == "who" and RELEASED.forward.who == "when"


def test_every_question_names_the_topic_once():
    for seed in range(200):
        assert asked(((0, 1), (3, 0)), seed).count(TOPIC) == 1


def test_nested_wordings_ask_from_the_inside_out():
    texts = {re.sub(r"\W+$", "", asked(((0, 1), (3, 0)), seed)).replace(" 's", "'s") for seed in range(300)}
    assert "when did the film that [X] made come out" in texts
    assert "what is the year of [X]'s work" in texts
    assert not any("who made" in text or "spouse" in text for text in texts)


def test_a_stored_inverse_swaps_the_words():
    assert PLAIN.edges[1].said(0) == DIRECTED.backward
    assert PLAIN.edges[1].said(1) == DIRECTED.forward


def test_a_straight_return_asks_for_the_others():
    texts = {asked(((0, 0), (0, 1)), seed) for seed in range(200)}
    assert any("same director as [X]" in text for text in texts)


def test_lines_count_mirrors_as_right_and_returns_over_symmetric_relations_are_not_asked():
    paths = [((0, 0),), ((1, 1),), ((3, 0),), ((0, 0), (2, 0)), ((0, 0), (2, 1))]
    line = line_for(PLAIN, ((0, 0),), paths, np.random.default_rng(3), "g")
    assert sorted(line["paths"][place][0][:2] for place in line["gold"]) == [["directed", 1], ["directed_by", 0]]
    married = line_for(PLAIN, ((0, 0), (2, 0)), paths, np.random.default_rng(3), "g")
    assert sorted(line["paths"][place][1][1] for place in married["gold"]) == [0, 1]
    assert not sensible(PLAIN, ((2, 0), (2, 0)))
    assert sensible(PLAIN, ((0, 0), (1, 0)))


def test_the_same_seed_gives_the_same_lines():
    first, second = (list(lines([LEXICON], 40)) for _ in range(2))
    assert first == second and len(first) == 40
    for line in first:
        assert line["gold"] and max(line["gold"]) < len(line["paths"])
        assert "near" not in line and len(line["paths"]) > len(line["gold"])
        assert len({str([step[:2] for step in path]) for path in line["paths"]}) == len(line["paths"])


def test_merging_drops_rivals_and_sampling_keeps_names_apart():
    assert merged([LEXICON, LEXICON]).relations == LEXICON.relations
    for seed in range(30):
        names = [edge.name for edge in sampled(LEXICON, np.random.default_rng(seed)).edges]
        assert len(set(names)) == len(names)


def test_identifiers_fall_into_words():
    assert split_words("currentClub") == ["current", "club"]
    assert split_words("/film/actor_name") == ["film", "actor", "name"]
    assert last_part("http://example.org/a#bornIn") == "bornIn"
    assert last_part("film.film.genre") == "genre"
    assert {styles("tiny-films", np.random.default_rng(seed))("born_in") for seed in range(200)} >= {"born_in", "bornIn", "born in", "BORN_IN", "BornIn"}


def test_fallback_words_keep_the_direction():
    forward, backward = from_words("directed_by")
    assert "by whom was {X} directed" in forward.asks and "what was directed by {X}" in backward.asks
    assert "what is the capital of {X}" in from_words("hasCapital")[0].asks
    assert "what is {X} the capital of" in from_words("capital of")[0].asks
    assert "what lives in {X}" in from_words("lives_in")[1].asks
    assert "what is the genre of {X}" in from_words("/film/film/genre")[0].asks


def test_plurals():
    assert [plural(noun) for noun in ("city", "film", "squad member", "child", "place of birth", "person", "series")] == [
        "cities", "films", "squad members", "children", "place of birth", "people", "series",
    ]  # fmt: skip
