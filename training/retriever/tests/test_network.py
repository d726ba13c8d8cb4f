"""The network on tiny inputs: what must hold whatever its weights."""

import torch
from torch import nn

from training.retriever.model.network import WIDTH, PathHead, Retriever
from training.retriever.model.train import log_shares
from training.retriever.model.wording import label_words, question_words, relation_words


def head():
    torch.manual_seed(0)
    made = PathHead(width=32, heads=2, layers=1, match=16, dropout=0.0).eval()
    nn.init.normal_(made.out.weight, std=0.5)
    return made


def inputs(questions=2, words=5, steps=6):
    torch.manual_seed(1)
    mask = torch.ones(questions, words)
    mask[1, 3:] = 0
    return torch.randn(questions, words, WIDTH), mask, torch.randn(steps, WIDTH)


PATHS = torch.tensor([[1, 2, 0, 0], [2, 1, 0, 0], [3, 0, 0, 0], [4, 5, 1, 0]])
PATH_MASK = torch.tensor([[1.0, 1, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0], [1, 1, 1, 0]])


def test_a_path_scores_the_same_alone_and_among_others():
    words, mask, steps = inputs()
    together, _ = head()(words, mask, steps, PATHS, PATH_MASK, torch.tensor([0, 0, 1, 1]))
    alone, _ = head()(words[1:], mask[1:], steps, PATHS[2:3], PATH_MASK[2:3])
    assert torch.allclose(together[2], alone[0], atol=1e-5)


def test_padding_of_words_and_steps_says_nothing():
    words, mask, steps = inputs()
    before, rough_before = head()(words, mask, steps, PATHS[2:], PATH_MASK[2:], torch.tensor([1, 1]))
    words[1, 3:] = 9
    paths = PATHS.clone()
    paths[2, 1:] = 5
    after, rough_after = head()(words, mask, steps, paths[2:], PATH_MASK[2:], torch.tensor([1, 1]))
    assert torch.allclose(before, after, atol=1e-5)
    assert torch.allclose(rough_before, rough_after, atol=1e-5)


def test_order_counts_in_the_score_and_not_in_the_rough_one():
    words, mask, steps = inputs()
    scores, rough = head()(words, mask, steps, PATHS[:2], PATH_MASK[:2], torch.tensor([0, 0]))
    assert not torch.allclose(scores[0], scores[1], atol=1e-4)
    assert torch.allclose(rough[0], rough[1], atol=1e-5)


def test_shares_add_up_to_one_per_question():
    shares = log_shares(torch.tensor([1.0, 2.0, 3.0, -50.0]), torch.tensor([0, 0, 1, 1]), 2).exp()
    assert torch.allclose(shares[:2].sum(), torch.tensor(1.0))
    assert torch.allclose(shares[2:].sum(), torch.tensor(1.0))


def test_there_are_no_parameters_per_relation_or_entity():
    shapes = {tuple(weight.shape) for weight in Retriever(nn.ModuleList()).parameters()}
    assert all(size <= 4 * WIDTH for shape in shapes for size in shape)


def test_words_are_the_product_s():
    assert relation_words("/film/film/directed_by") == "directed by"
    assert relation_words("http://example.org/ns#bornIn") == "born in"
    assert relation_words("HTTPServerName") == "http server name"
    assert label_words("BiologicalProcess") == "biological process"
    assert question_words("who is [X] 's  father, not [Y]") == "who is [MASK] 's father, not something"
