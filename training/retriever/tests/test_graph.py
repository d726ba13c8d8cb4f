"""Walks and candidates on a graph small enough to draw: two films by Ann, one of them also with Bob as writer."""

import numpy as np

from training.retriever.data.candidates import candidate_set, hardness, open_field, reachable, signed, thinned
from training.retriever.data.graph import Walks, build_graph, end_labels, mirrors

TRIPLES = [
    ("Dawn", "directed_by", "Ann"),
    ("Dusk", "directed_by", "Ann"),
    ("Dusk", "written_by", "Bob"),
    ("Dawn", "year", "1990"),
    ("Ann", "directed", "Dawn"),
    ("Ann", "directed", "Dusk"),
]
LABELS = {"Dawn": "Film", "Dusk": "Film", "Ann": "Person", "Bob": "Person"}
GROUND = open_field(build_graph(TRIPLES, LABELS))
GRAPH = GROUND.graph


def ends(topic, *steps):
    found = Walks(GRAPH, GRAPH.node_of[topic]).ends(signed(GRAPH, list(steps)))
    return [GRAPH.names[node] for node in found]


def test_walks_follow_and_reverse_edges_and_drop_the_topic():
    assert ends("Ann", ("directed_by", 1)) == ["Dawn", "Dusk"]
    assert ends("Dawn", ("directed_by", 0), ("directed_by", 1)) == ["Dusk"]
    assert ends("Bob", ("written_by", 1), ("directed_by", 0), ("directed", 0)) == ["Dawn", "Dusk"]
    assert ends("Bob", ("written_by", 1), ("written_by", 0)) == []


def test_walks_through_the_topic_end_there_only_when_nothing_else_is_left():
    dusk, bob = GRAPH.node_of["Dusk"], GRAPH.node_of["Bob"]
    there_and_back = signed(GRAPH, [("written_by", 1), ("written_by", 0)])
    assert Walks(GRAPH, bob, through=True).ends(there_and_back).tolist() == [bob]
    films = signed(GRAPH, [("directed_by", 0), ("directed", 0)])
    assert Walks(GRAPH, dusk, through=True).ends(films).tolist() == [GRAPH.node_of["Dawn"]]
    assert sorted(Walks(GRAPH, dusk, through=True).frontier(films).tolist()) == sorted([dusk, GRAPH.node_of["Dawn"]])


def test_walks_count_without_keeping_the_last_layer():
    walks = Walks(GRAPH, GRAPH.node_of["Ann"])
    assert walks.count((1,)) == 2
    assert set(walks.known) == {()}


def test_reachable_lists_all_paths_of_one_to_three_steps():
    walks = Walks(GRAPH, GRAPH.node_of["1990"])
    paths = reachable(walks, np.random.default_rng(0))
    named = {tuple((GRAPH.relations[sign >> 1], sign & 1) for sign in path) for path in paths}
    assert {path for path in named if len(path) < 3} == {
        (("year", 1),),
        (("year", 1), ("directed_by", 0)),
        (("year", 1), ("directed", 1)),
        (("year", 1), ("year", 0)),
    }
    assert (("year", 1), ("directed_by", 0), ("directed_by", 1)) in named


def test_mirrored_relations_are_known_and_labels_agree():
    share = mirrors(GRAPH)
    directed_by, directed = signed(GRAPH, [("directed_by", 0), ("directed", 1)])
    assert share[directed_by, directed] == 1
    assert share[directed_by, directed ^ 1] == 0
    assert end_labels(GRAPH)[directed_by] == "Person"
    assert end_labels(GRAPH)[signed(GRAPH, [("year", 0)])[0]] == ""


def test_candidates_hold_the_gold_path_its_mirror_and_no_empty_path():
    walks = Walks(GRAPH, GRAPH.node_of["Dusk"])
    draw = np.random.default_rng(1)
    gold = signed(GRAPH, [("directed_by", 0)])
    line = candidate_set(GROUND, walks, reachable(walks, draw), gold, draw)
    right = [line["paths"][place] for place in line["gold"]]
    assert right == [[["directed_by", 0, "Person"]], [["directed", 1, "Person"]]]
    assert 0 not in line["ends"] and line["near"] == []
    assert [["written_by", 0, "Person"], ["written_by", 1, "Film"]] not in line["paths"]


def test_words_that_could_mean_another_relation_make_it_neither_right_nor_wrong():
    walks = Walks(GRAPH, GRAPH.node_of["Dusk"])
    draw = np.random.default_rng(1)
    gold, other = signed(GRAPH, [("directed_by", 0)]), signed(GRAPH, [("written_by", 0)])
    line = candidate_set(GROUND, walks, reachable(walks, draw), gold, draw, [set(other)])
    assert [line["paths"][place] for place in line["near"]] == [[["written_by", 0, "Person"]]]


def test_hard_paths_outlast_strangers():
    gold = (0, 2)
    assert hardness((0,), gold) == hardness((2, 0), gold) == hardness((0, 2, 4), gold) == 8
    assert hardness((0, 4), gold) == 3
    assert hardness((1, 6), gold) == 2
    assert hardness((6,), gold) == 1
    strangers = [(sign,) for sign in range(6, 200)]
    kept = [thinned([*strangers, (0,), (0, 3)], gold, np.random.default_rng(seed), 20) for seed in range(30)]
    assert all(len(each) == 20 for each in kept)
    assert sum((0,) in each for each in kept) > 3 * sum((6,) in each for each in kept)
