"""Graph attention over a question's subgraph. No weight belongs to a relation, an entity or a graph: words come as the embedder's vectors."""

import torch
from torch import nn

from .data import MESSAGE_COLUMNS, NUMBER_COLUMNS, STEP_COLUMNS

WIDTH, HEADS, LAYERS, MOST_STEPS, WORDS = 96, 4, 3, 8, 384


class Attention(nn.Module):
    """h' = h + O·Σ α (W h_s + U e), α = softmax over a node's messages of a·LeakyReLU(W h_s + V h_t + U e); then a feed-forward layer."""

    def __init__(self):
        super().__init__()
        self.before, self.after = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.source, self.target, self.edge, self.out = (nn.Linear(WIDTH, WIDTH, bias=False) for _ in range(4))
        self.score = nn.Parameter(torch.randn(HEADS, WIDTH // HEADS) * 0.2)
        self.forward_layer = nn.Sequential(nn.Linear(WIDTH, 2 * WIDTH), nn.GELU(), nn.Linear(2 * WIDTH, WIDTH))

    def forward(self, h, e, sources, targets, lists, places):
        normed = self.before(h)
        said = self.source(normed).index_select(0, sources) + self.edge(e)
        heard = said + self.target(normed).index_select(0, targets)
        weight = (nn.functional.leaky_relu(heard, 0.2).view(-1, HEADS, WIDTH // HEADS) * self.score).sum(-1)
        sums, shares = [], []
        for messages in lists:
            there = (messages >= 0).to(h.dtype).unsqueeze(-1)
            rows = messages.clamp(min=0).view(-1)
            own = weight.index_select(0, rows).view(messages.shape[0], -1, HEADS)
            share = torch.softmax(own * there + (there - 1) * 1e4, 1) * there
            values = said.index_select(0, rows).view(messages.shape[0], -1, HEADS, WIDTH // HEADS)
            sums.append((values * share.unsqueeze(-1)).sum(1).flatten(1))
            shares.append(share.mean(-1).view(-1))
        h = h + self.out(torch.cat(sums).index_select(0, places))
        return h + self.forward_layer(self.after(h)), torch.cat(shares)


class Reader(nn.Module):
    """s_v for every node, the node vectors h_v, and each message's share of what its target hears, by layer."""

    def __init__(self, layers: int = LAYERS):
        super().__init__()
        self.question, self.label, self.relation = (nn.Linear(WORDS, WIDTH) for _ in range(3))
        self.steps = nn.Embedding(STEP_COLUMNS * MOST_STEPS, WIDTH)
        nn.init.normal_(self.steps.weight, std=0.2)
        self.numbers, self.message = nn.Linear(NUMBER_COLUMNS, WIDTH), nn.Linear(MESSAGE_COLUMNS, WIDTH)
        self.enter = nn.Sequential(nn.LayerNorm(WIDTH), nn.Linear(WIDTH, WIDTH), nn.GELU())
        self.layers = nn.ModuleList(Attention() for _ in range(layers))
        self.head = nn.Sequential(nn.LayerNorm(WIDTH), nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.Linear(WIDTH, 1))
        self.register_buffer("column", torch.arange(STEP_COLUMNS) * MOST_STEPS, persistent=False)

    def forward(self, question, question_of, labels, label_of, steps, numbers, relations, relation_of, sources, targets, message_numbers, places, *lists):
        h = self.question(question).index_select(0, question_of) + self.label(labels).index_select(0, label_of) + self.numbers(numbers)
        h = h + self.steps(steps + self.column).sum(1)
        h = h + self.enter(h)
        e = self.relation(relations).index_select(0, relation_of) + self.message(message_numbers)
        shares = []
        for layer in self.layers:
            h, share = layer(h, e, sources, targets, lists, places)
            shares.append(share)
        attention = torch.stack(shares) if shares else torch.zeros(0, 1)
        return self.head(h).squeeze(1), h, attention


def tensors(batch: dict, words: dict) -> list[torch.Tensor]:
    """The network's inputs in their order, of a joined batch and the vectors of a graph's words."""
    long, real = (lambda column: torch.as_tensor(column).long()), (lambda column: torch.tensor(column, dtype=torch.float32))
    return [
        real(batch["questions"]), long(batch["question_of"]), real(words["labels"]), long(batch["label_of"]), long(batch["steps"]),
        real(batch["numbers"]), real(words["relations"]), long(batch["relation_of"]), long(batch["sources"]), long(batch["targets"]),
        real(batch["message_numbers"]), long(batch["places"]), *(long(rows) for rows in batch["lists"]),
    ]  # fmt: skip
