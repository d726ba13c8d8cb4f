"""The answer head of the joint phase: reads answers off the walks that a draw of edges left whole.

It has its own, much smaller view of question and path, so that what it learns about an edge reaches the retriever through the draw alone.
It is a device of training and does not ship: in the product a node's answer score is the retriever's own belief.
"""

import torch
from torch import nn

from .network import MOST_STEPS, WIDTH

GUESS = 1e-3
"""What an end counts that no drawn walk reaches: a reader without evidence guesses, and its loss stays finite."""


class Reader(nn.Module):
    """Log-shares of nodes: softmax over the ends of all walks, each with its path's weight times how far the draw left it whole."""

    def __init__(self, width: int = 128):
        super().__init__()
        self.question = nn.Linear(WIDTH, width)
        self.steps = nn.ModuleList([nn.Linear(2 * WIDTH + 1, width) for _ in range(MOST_STEPS)])
        self.weigh = nn.Sequential(nn.LayerNorm(3 * width), nn.Linear(3 * width, width), nn.GELU(), nn.Linear(width, 1))

    def paths(self, questions, steps, path_steps, path_mask, question_of):
        """questions [Q, 384]; steps [N, 769] (relation, label, direction); path_steps and path_mask [P, S] → weights' logarithms [P]."""
        walked = sum(
            layer(steps).index_select(0, path_steps[:, hop]) * path_mask[:, hop : hop + 1] for hop, layer in enumerate(self.steps)
        )
        asked = self.question(questions).index_select(0, question_of)
        return self.weigh(torch.cat([asked, walked, asked * walked], 1)).squeeze(1)

    def forward(self, weights, arrived, ends, node_question, questions):
        """weights [P]; arrived [places] in [0, 1]; ends [E, 3] place, path, node → log-shares of the nodes among those of their question."""
        place, path, node = ends.unbind(1)
        top = torch.full((questions,), -torch.inf).scatter_reduce(0, node_question[node], weights.detach()[path], "amax")
        mass = (weights[path] - top[node_question[node]]).exp() * (arrived[place] + GUESS)
        nodes = torch.zeros(len(node_question)).index_add(0, node, mass)
        total = torch.zeros(questions).index_add(0, node_question, nodes)
        return nodes.clamp(min=1e-20).log() - total.clamp(min=1e-20).log()[node_question]


def arrivals(z, batch):
    """z [edges] → how far each place is reached over drawn edges [places], at most 1; the topic's own places are 1."""
    reached = torch.zeros(batch["places"]).index_fill(0, batch["starts"], 1.0)
    for hop in batch["hops"]:
        start, end, edge = hop.unbind(1)
        stepped = torch.zeros(batch["places"]).index_add(0, end, reached[start] * z[edge])
        # More than one way there is no more than there: the gradient ends where it is reached anyway.
        reached = reached + stepped.clamp(max=1.0)
    return reached
