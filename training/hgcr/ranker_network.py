"""The attention ranker of HGCR (arXiv 2511.05498): contexts attend to each other, then to the path's nodes; their mean is scored."""

import torch
from torch import nn

from .ranker_data import WORDS

WIDTH, HEADS = 96, 4


class Attention(nn.Module):
    """softmax(QKᵀ/√d + mask)·V over heads; residual and LayerNorm. Gives each query's share of the keys too, mean over heads."""

    def __init__(self):
        super().__init__()
        self.query, self.key, self.value, self.out = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.norm = nn.LayerNorm(WIDTH)

    def forward(self, queries, keys, there):
        split = lambda rows: rows.unflatten(-1, (HEADS, WIDTH // HEADS)).transpose(1, 2)  # noqa: E731
        q, k, v = split(self.query(queries)), split(self.key(keys)), split(self.value(keys))
        logits = q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5
        shares = torch.softmax(logits + ((there - 1) * 1e4).unsqueeze(1).unsqueeze(1), -1)
        heard = (shares @ v).transpose(1, 2).flatten(2)
        return self.norm(queries + self.out(heard)), shares.mean(1)


class Rows(nn.Module):
    """Linear(vector and standardised numbers → E); the vector's part once a distinct vector."""

    def __init__(self, numbers: int):
        super().__init__()
        self.words = nn.Linear(WORDS, WIDTH, bias=False)
        self.numbers = nn.Linear(numbers, WIDTH)
        self.register_buffer("means", torch.zeros(numbers))
        self.register_buffer("spreads", torch.ones(numbers))
        # 0 where the numbers are left out: an ablation, or the codes of positions.
        self.register_buffer("heard", torch.ones(numbers))

    def forward(self, vectors, rows, numbers):
        said = self.words(vectors).index_select(0, rows.flatten()).unflatten(0, rows.shape)
        return said + self.numbers(((numbers - self.means) / self.spreads).clamp(-5, 5) * self.heard)


class Ranker(nn.Module):
    """A score a path, and of each context the share of each node [paths, contexts, nodes]."""

    def __init__(self, node_numbers: int, context_numbers: int, masks: bool = True):
        super().__init__()
        self.node, self.context = Rows(node_numbers), Rows(context_numbers)
        self.among, self.across = Attention(), Attention()
        self.score = nn.Sequential(nn.Linear(WIDTH, WIDTH // 2), nn.ReLU(), nn.Linear(WIDTH // 2, 1))
        self.forget = nn.Dropout(0.3)
        self.masks = masks

    def forward(self, vectors, node_of, node_numbers, node_there, context_of, context_numbers, context_there):
        if not self.masks:
            node_there, context_there = torch.ones_like(node_there), torch.ones_like(context_there)
        vectors = self.forget(vectors)
        nodes = self.node(vectors, node_of, node_numbers)
        contexts = self.context(vectors, context_of, context_numbers)
        contexts, _ = self.among(contexts, contexts, context_there)
        contexts, shares = self.across(contexts, nodes, node_there)
        there = context_there.unsqueeze(-1)
        mean = (contexts * there).sum(1) / there.sum(1)
        return self.score(self.forget(mean)).squeeze(-1), shares
