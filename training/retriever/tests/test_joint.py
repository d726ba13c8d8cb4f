"""The joint phase on a family of five: the loss falls, and what the answers say reaches the retriever through the draw alone."""

import argparse

import numpy as np
import pytest
import torch
from torch import nn

from training.retriever.data.graph import Walks, build_graph
from training.retriever.data.walked import walk, walked
from training.retriever.model.dataset import Vocabulary
from training.retriever.model.joint import (
    Ground,
    answer_loss,
    calibration_error,
    edge_chances,
    first_right,
    fit,
    gold_edges,
    node_chances,
    sampled,
)
from training.retriever.model.network import WIDTH, Retriever
from training.retriever.model.reader import Reader, arrivals
from training.retriever.model.train import scores_of
from training.retriever.model.walked import to_walked, walked_batch

# Nothing here is worth a second thread, and on a busy machine two wait for each other.
torch.set_num_threads(1)

GRAPH = build_graph(
    [("ann", "mother of", "bob"), ("ann", "mother of", "eve"), ("bob", "lives in", "rome"), ("eve", "lives in", "oslo"), ("ann", "lives in", "rome")]
)
PATHS = [[["mother of", 0, ""]], [["lives in", 0, ""]], [["mother of", 0, ""], ["lives in", 0, ""]]]
QUESTIONS = ["children of [X]", "home of [X]", "home of the children of [X]"]


class TinyLower:
    """Words and texts as fixed random vectors."""

    def __init__(self):
        self.generator = torch.Generator().manual_seed(5)
        self.words, self.table = {}, torch.randn(50, WIDTH, generator=self.generator)

    def tokens(self, text):
        return [self.words.setdefault(word, len(self.words) + 1) for word in text.split()]

    def states(self, ids, mask):
        return self.table[ids] * mask.unsqueeze(2)

    def whole(self, ids, mask):
        return nn.functional.normalize(self.states(ids, mask).sum(1), dim=1)


def lines():
    vocabulary, lower = Vocabulary(), TinyLower()
    walks = Walks(GRAPH, GRAPH.node_of["ann"])
    records = [
        {"set": "family", "group": "ann", "question": question, "paths": PATHS, "gold": [at], "near": [], "ends": [2, 1, 2]}
        for at, question in enumerate(QUESTIONS)
    ]
    made = [to_walked(walked(record, walks, np.random.default_rng(0)), vocabulary, lower) for record in records]
    vectors = nn.functional.normalize(torch.randn(len(vocabulary.texts), WIDTH, generator=lower.generator), dim=1)
    return made, Ground(lower, vocabulary.tables(), vectors)


def tiny_model():
    torch.manual_seed(0)
    return Retriever(nn.ModuleList(), width=32, heads=2, layers=1, match=16, dropout=0.0)


def test_walks_keep_only_what_leads_to_an_end():
    node = GRAPH.node_of
    graph = build_graph([("a", "r", "b"), ("a", "r", "c"), ("b", "s", "d")])
    hops = walk(Walks(graph, graph.node_of["a"]), (0, 2))
    assert [[step[:2] for step in hop] for hop in hops] == [[(0, 1)], [(1, 3)]]
    back = walk(Walks(GRAPH, node["bob"]), (1,))
    along = walk(Walks(GRAPH, node["ann"]), (0,))
    # One edge has one number, whichever way it is walked.
    assert back[0][0][2] in {edge for _, _, edge in along[0]}


def test_chances_of_edges_and_nodes_are_sums_over_paths():
    made, ground = lines()
    batch = walked_batch(made[:1], ground.tables, np.random.default_rng(0))
    order = [tuple(path[path > 0].tolist()) for path in made[0].line.paths]
    assert [len(path) for path in order] == [1, 1, 2]
    scores = torch.log(torch.tensor([0.5, 0.2, 0.3]))
    # Two edges to the children (0.5 + 0.3), ann's home (0.2), their homes (0.3 each).
    assert sorted(edge_chances(scores, batch).tolist()) == pytest.approx([0.2, 0.3, 0.3, 0.8, 0.8])
    # Two children, rome by two paths, oslo.
    assert sorted(node_chances(scores, batch).tolist()) == pytest.approx([0.3, 0.5, 0.5, 0.5])
    assert gold_edges(batch).sum() == 2


def test_an_end_is_reached_only_over_drawn_edges():
    made, ground = lines()
    batch = walked_batch(made[2:], ground.tables, np.random.default_rng(0))
    ends = batch["ends"][:, 0]
    assert arrivals(torch.ones(batch["edges"]), batch)[ends].tolist() == [1.0] * 5
    assert arrivals(torch.zeros(batch["edges"]), batch)[ends].tolist() == [0.0] * 5
    for edge in range(batch["edges"]):
        z = torch.ones(batch["edges"])
        z[edge] = 0
        lost = 5 - arrivals(z, batch)[ends].sum().item()
        # Without the way to a child neither the child nor its home is reached.
        assert lost in (1, 2)


def test_the_answers_reach_the_retriever_through_the_draw_alone():
    made, ground = lines()
    model, reader = tiny_model(), Reader(16)
    batch = walked_batch(made, ground.tables, np.random.default_rng(0))
    torch.manual_seed(3)
    fine, _, _ = scores_of(model, ground.lower, batch, ground.vectors)
    p = edge_chances(fine, batch)
    z = sampled(p, batch, 0.5)
    assert set(z.detach().unique().tolist()) <= {0.0, 1.0}
    answer_loss(reader, ground, z.detach(), batch).backward()
    assert all(weight.grad is None for weight in model.parameters())
    answer_loss(reader, ground, z, batch).backward()
    moved = {name for name, weight in model.named_parameters() if weight.grad is not None and weight.grad.abs().sum() > 0}
    assert {"head.out.weight", "head.steps.forward_map.weight", "head.match_word.weight"} <= moved
    assert all(weight.grad.isfinite().all() for weight in model.parameters() if weight.grad is not None)


def test_the_loss_falls_and_the_right_nodes_come_first():
    made, ground = lines()
    model, reader = tiny_model(), Reader(16)
    torch.manual_seed(1)
    options = argparse.Namespace(seed=1, rate=3e-3, reader_rate=3e-3, alone=10, steps=110, batch=6, temperature=0.5, share=0.1)
    history = fit(model, reader, ground, {"family": made}, {"family": made}, options)
    first, last = np.mean(history[:20], 0), np.mean(history[-10:], 0)
    assert last[0] < 0.5 * first[0] and last[1] < first[1]
    batch = walked_batch(made, ground.tables, np.random.default_rng(0))
    model.eval()
    fine, _, _ = scores_of(model, ground.lower, batch, ground.vectors)
    best = [3 * at + int(part.argmax()) for at, part in enumerate(fine.split(3))]
    assert batch["gold"][torch.tensor(best)].all()


def test_answers_alone_teach_the_retriever_when_the_reader_knows_nothing():
    made, ground = lines()
    model, reader = tiny_model(), Reader(16)
    nn.init.zeros_(reader.weigh[3].weight)
    torch.manual_seed(2)
    options = argparse.Namespace(seed=2, rate=3e-3, reader_rate=0.0, alone=0, steps=100, batch=6, temperature=0.5, share=0.0)
    assert not all(answered(model, made, ground))
    fit(model, reader, ground, {"family": made}, {"family": made}, options)
    assert reader.weigh[3].weight.eq(0).all()
    assert all(answered(model, made, ground))


def answered(model, made, ground):
    """Whether the node the retriever itself believes in most is right, by question."""
    model.eval()
    batch = walked_batch(made, ground.tables, np.random.default_rng(0))
    fine, _, _ = scores_of(model, ground.lower, batch, ground.vectors)
    return first_right(node_chances(fine, batch), batch)


def test_calibration_error_is_the_gap_between_belief_and_truth():
    assert calibration_error(torch.tensor([0.5, 0.5, 0.9, 0.001]), torch.tensor([1.0, 0.0, 1.0, 1.0])) == pytest.approx(0.1 / 3, abs=1e-6)
