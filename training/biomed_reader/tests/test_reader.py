"""Tests on tiny graphs: python -m pytest training/biomed_reader/tests"""

import argparse

import numpy as np
import torch

from training.biomed_reader.compare import interval
from training.biomed_reader.data import MESSAGE_COLUMNS, NUMBER_COLUMNS, STEP_COLUMNS, Graph, joined, kept, neighbour_lists
from training.biomed_reader.figures import calibration_error, figures, temperature
from training.biomed_reader.network import MOST_STEPS, WORDS, Reader, tensors
from training.biomed_reader.train import node_loss, train

WORDS_OF = {"labels": np.random.default_rng(0).normal(size=(3, WORDS)).astype(np.float32), "relations": np.ones((2, WORDS), np.float32)}


def line(nodes: int, seed: int) -> Graph:
    """Nodes in a row, messages both ways; the second and third are right."""
    draw = np.random.default_rng(seed)
    ends = sorted([(at + 1, at) for at in range(nodes - 1)] + [(at, at + 1) for at in range(nodes - 1)], key=lambda end: end[1])
    sources, targets = (np.array(column, np.int32) for column in zip(*ends, strict=True))
    numbers = draw.normal(size=(nodes, NUMBER_COLUMNS)).astype(np.float32)
    numbers[:, 5] = np.arange(nodes) < nodes - 1
    right = np.isin(np.arange(nodes), [1, 2]).astype(np.uint8)
    return Graph(
        ["a", "b"], 2, draw.normal(size=WORDS).astype(np.float32), draw.integers(0, 3, nodes).astype(np.int32),
        draw.integers(0, MOST_STEPS, (nodes, STEP_COLUMNS)).astype(np.uint8), numbers, np.zeros(len(sources), np.int32), sources, targets,
        draw.normal(size=(len(sources), MESSAGE_COLUMNS)).astype(np.float32), right, (np.arange(nodes) == 0).astype(np.uint8),
    )  # fmt: skip


def scored(model, graphs):
    with torch.no_grad():
        return model(*tensors(joined(graphs), WORDS_OF))[0].numpy()


def test_several_questions_as_one_batch_score_as_alone():
    torch.manual_seed(0)
    model = Reader().eval()
    one, other = line(5, 1), line(70, 2)
    assert np.allclose(scored(model, [one, other]), np.concatenate([scored(model, [one]), scored(model, [other])]), atol=1e-5)


def test_attention_is_that_of_the_formula():
    torch.manual_seed(0)
    layer = Reader(1).layers[0].eval()
    h, e = torch.randn(3, 96), torch.randn(4, 96)
    sources, targets = torch.tensor([1, 0, 2, 1]), torch.tensor([0, 1, 1, 2])
    lists, places = neighbour_lists(3, targets.numpy())
    with torch.no_grad():
        found, _ = layer(h, e, sources, targets, [torch.tensor(rows) for rows in lists], torch.tensor(places))
        normed = layer.before(h)
        said = layer.source(normed)[sources] + layer.edge(e)
        weight = (torch.nn.functional.leaky_relu(said + layer.target(normed)[targets], 0.2).view(4, 4, 24) * layer.score).sum(-1)
        share = torch.softmax(weight[1:3], 0)
        heard = (said[1:3].view(2, 4, 24) * share.unsqueeze(-1)).sum(0).flatten()
        wanted = h[1] + layer.out(heard)
        wanted = wanted + layer.forward_layer(layer.after(wanted))
    assert torch.allclose(found[1], wanted, atol=1e-6)


def test_pruned_graphs_keep_edges_between_kept_nodes():
    pruned = kept(line(6, 3))
    assert len(pruned.right) == 5
    assert len(pruned.sources) == 8
    assert pruned.targets.max() == 4


def test_the_loss_counts_only_what_may_answer_and_training_lowers_it_with_the_same_bits():
    graphs = [line(6, seed) for seed in range(8)]
    batch = joined(graphs[:1])
    score = torch.zeros(6)
    moved = score.clone()
    moved[0] = 9  # named
    assert node_loss(score, batch, 1, 1) == node_loss(moved, batch, 1, 1)
    options = argparse.Namespace(seed=1, layers=2, rate=3e-3, steps=40, batch=4, every=2, bce=1.0, listwise=0.3)
    models = [train({"kept": [kept(graph) for graph in graphs], "candidates": graphs}, WORDS_OF, options) for _ in range(2)]
    own, again = (torch.cat([weight.flatten() for weight in model.parameters()]) for model in models)
    assert torch.equal(own, again)
    whole = joined(graphs)
    assert node_loss(torch.tensor(scored(models[0], graphs)), whole, 1, 1) < node_loss(torch.zeros(48), whole, 1, 1) / 2


def test_figures_are_those_of_the_product():
    graph = line(5, 1)
    found = figures([graph], [np.array([9, 1, 3, 2, 0.0])])
    assert (found["H@1"], found["MRR"], found["R-p"], found["R@5"]) == (100, 100, 50, 100)


def test_a_temperature_mends_scores_that_are_too_sure():
    draw = np.random.default_rng(0)
    z = draw.normal(size=4000) * 2
    right = (draw.random(4000) < 1 / (1 + np.exp(-z))).astype(float)
    found = temperature(3 * z, right)
    assert abs(found - 3) < 0.3
    p = lambda score: 1 / (1 + np.exp(-score))  # noqa: E731
    assert calibration_error(p(3 * z / found), right) < calibration_error(p(3 * z), right) / 2


def test_an_interval_of_equal_differences_is_that_difference():
    low, high = interval(np.full((7, 2), 0.25))
    assert low.tolist() == high.tolist() == [0.25, 0.25]
    low, high = interval(np.arange(40.0)[:, None])
    assert low[0] < 19.5 < high[0]
