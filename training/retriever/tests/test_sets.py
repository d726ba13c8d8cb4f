"""Question sets, real graphs and triple labels, from files made on the spot."""

import json

import numpy as np

from training.retriever.data.candidates import open_field, signed
from training.retriever.data.drugmech_files import parsed
from training.retriever.data.drugmechdb import Around, against, gold_paths
from training.retriever.data.graph import Walks, build_graph
from training.retriever.data.heuristics import edges_of_gold, labelled, nearest_edges, shortest_path
from training.retriever.data.lines import settled
from training.retriever.data.mentions import marked
from training.retriever.data.questionsets import metaqa_steps
from training.retriever.data.sampling import Naming, renamed
from training.retriever.data.support import supported
from training.retriever.data.synthesize import main as synthesize
from training.retriever.data.webquestions import judged, styled

CHAIN = [("a", "r", "b"), ("a", "s", "b"), ("b", "r", "c"), ("d", "s", "a"), ("d", "r", "e"), ("e", "r", "f"), ("x", "r", "y")]
GRAPH = build_graph(CHAIN)


def test_metaqa_types_are_relation_paths():
    assert metaqa_steps("movie_to_writer_to_movie_to_year") == [("written_by", 0), ("written_by", 1), ("release_year", 0)]
    assert metaqa_steps("tag_to_movie") == [("has_tags", 1)]


def test_the_topic_and_a_second_name_are_marked():
    spans = [("meg", "PERSON"), ("meg in family guy", "NP"), ("family guy", "PERSON")]
    assert marked("who plays meg in family guy?", "meg_griffin", ["Meg Griffin"], spans) == ("who plays [X] in [Y]?", "meg")
    assert marked("what is cher's son's name?", "cher", ["Cher (department)"], []) == ("what is [X]'s son's name?", "cher")
    assert marked("who was it?", "nobody", [], []) is None


def test_only_clear_paths_are_right():
    paths = [[["/p/a", "/q/b"], 3], [["/p/c"], 1], [["/type/object/name"], 9]]
    assert judged(paths, 3) == ([(("/p/a", 0), ("/q/b", 0))], [(("/p/c", 0),)])
    assert judged(paths, 8) == ([], [])
    assert judged([[[f"/p/{place}"], 1] for place in range(4)], 1) == ([], [])


def test_paths_found_by_chance_are_dropped():
    born, works, coins = ((("/p/birth", 0),), (("/b/works", 0),), (("/c/currency_used", 0),))
    rows = [("k", f"where did [X] grow up {at}", "n", [born], []) for at in range(3)]
    rows += [("k", "where does [X] live", "n", [works], []), ("k", "what is the currency of [X]", "n", [coins, works], [])]
    kept = supported(rows)
    assert kept[:3] == rows[:3]
    assert kept[3:] == [("k", "what is the currency of [X]", "n", [coins], [works])]


def test_freebase_names_in_four_styles():
    path = (("/film/actor/film", 0), ("/film/performance/film", 0))
    assert styled(path, 0, True) == (("/film/actor/film./film/performance/film", 0),)
    assert styled(path, 1, False) == (("film.actor.film", 0), ("film.performance.film", 0))
    assert styled(path, 3, True) == (("film_film", 0),)


def test_a_naming_merges_paths_that_read_alike_and_keeps_the_right_one():
    ground = open_field(GRAPH)
    line = {"paths": [[["s", 0, ""]], [["r", 0, ""]]], "gold": [1], "near": [], "ends": [1, 2]}
    assert renamed(line, ground, Naming(("same", "same"), str)) == {"paths": [[["same", 0, ""]]], "gold": [0], "near": [], "ends": [2]}


def test_any_graph_can_be_asked_about(tmp_path, monkeypatch):
    source, out = tmp_path / "shop.tsv", tmp_path / "lines.jsonl"
    rows = [(f"item{at}", "sold_by", f"shop{at % 3}") for at in range(9)] + [(f"shop{at}", "located in", "Cluj") for at in range(3)]
    source.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["synthesize", str(source), "--out", str(out), "--lines", "30"])
    synthesize()
    lines = [json.loads(row) for row in out.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 30
    assert all("[X]" in line["question"] and line["gold"] and len(line["paths"]) > 1 for line in lines)


def test_paths_that_may_say_the_same_are_taken_out():
    line = {"question": "q", "paths": ["a", "b", "c"], "gold": [2], "near": [0], "ends": [1, 2, 3]}
    assert settled(line) == {"question": "q", "paths": ["b", "c"], "gold": [1], "ends": [2, 3]}


MECHANISM = """directed: true
graph:
  _id: one
  disease_mesh: D1
  drug_mesh: C1
links:
  - key: inhibits
    source: C1
    target: P1
  - key: causes
    source: P1
    target: D1
nodes:
  - id: C1
    label: Drug
    name: 'Aspirin'
  - id: P1
    label: Protein
    name: COX-1
  - id: D1
    label: Disease
    name: Pain
references:
  - https://example.org/
"""


def test_mechanisms_are_read_and_asked_towards_their_target():
    each = parsed(MECHANISM)
    assert each.links == [("C1", "inhibits", "P1"), ("P1", "causes", "D1")]
    triples = [("Aspirin", "inhibits", "COX-1"), ("COX-1", "causes", "Pain"), ("Aspirin", "treats", "Pain"), ("COX-1", "in", "Gut")]
    ground = open_field(build_graph(triples))
    walked = gold_paths(each, ground)
    assert [path for _, path in walked] == [signed(ground.graph, [("inhibits", 0), ("causes", 0)])]
    line = next(against(Around(ground), walked, np.random.default_rng(0)))
    assert "[X]" in line["question"] and "[Y]" in line["question"] and line["target"]
    ways = sorted(" ".join("~" * way + name for name, way, _ in path) for path in line["paths"])
    assert ways == ["inhibits causes", "treats", "treats ~causes causes"]
    assert len(line["paths"][line["gold"][0]]) == 2


def test_parallel_relations_are_told_apart_where_the_gold_path_is_known():
    a, b, c = (GRAPH.node_of[name] for name in "abc")
    r = GRAPH.relations.index("r")
    assert edges_of_gold(Walks(GRAPH, a), signed(GRAPH, [("r", 0), ("r", 0)]), {c}) == {(a, r, b), (b, r, c)}
    known = labelled(GRAPH, "?", [a], [c], signed(GRAPH, [("r", 0), ("r", 0)]), 6)
    blind = labelled(GRAPH, "?", [a], [c], None, 6)
    assert positives_of(known) == {"a r b", "b r c"}
    assert positives_of(blind) == {"a r b", "a s b", "b r c"}
    assert known["paths"] == blind["paths"] == [["a", "b", "c"]]
    assert known["graph_size"] == 7 and known["answer"] == ["c"]


def positives_of(line):
    return {" ".join(triple) for triple, label in zip(line["triples"], line["labels"]) if label}


def test_no_path_falls_back_to_edges_beside_answer_and_question():
    a, x = GRAPH.node_of["a"], GRAPH.node_of["x"]
    assert shortest_path(GRAPH, a, x) == []
    assert {"x r y", "a r b"} <= positives_of(labelled(GRAPH, "?", [a], [x], None))


def test_paths_stop_after_four_hops():
    far = build_graph([(str(at), "r", str(at + 1)) for at in range(6)])
    assert shortest_path(far, 0, 4) == [0, 1, 2, 3, 4]
    assert shortest_path(far, 0, 5) == []


def test_the_cap_keeps_what_is_near_whatever_the_order_of_the_file():
    star = [("far", "r", f"f{at}") for at in range(40)] + [("q", "r", f"n{at}") for at in range(5)] + [("n0", "r", "far")]
    for triples in (star, star[::-1]):
        graph = build_graph(triples)
        kept = nearest_edges(graph, [graph.node_of["q"]], 6, np.random.default_rng(0))
        assert {graph.names[tail] for _, _, tail in kept} == {"n0", "n1", "n2", "n3", "n4", "far"}
