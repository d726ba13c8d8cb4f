"""Reads a sentence with one end as the doer and the other as what it is done to: a convolution over words, the strongest of each of three pieces."""

import numpy as np
import torch
from torch import nn

from .data import RELATIONS
from .words import WIDTH

NEAR = (1, 2, 3, 5, 8)
"""Borders of distances to an end; beyond the last all are far."""
PLACES = 2 * (len(NEAR) + 1) + 1
PLACE = 12
HIDDEN = 96
TOP = 96
AROUND = 9
"""So many words before the first end and behind the last are read."""


def place(distance: int) -> int:
    """The row of a distance in words to an end, 0 at the end itself."""
    far = int(np.searchsorted(NEAR, abs(distance), side="left")) + 1 if distance else 0
    return far if distance >= 0 else len(NEAR) + 1 + far


def cut(rows, ends):
    """The words that are read, and where the ends are among them."""
    first = max(0, min(ends) - AROUND)
    return rows[first : max(ends) + AROUND + 1], tuple(end - first for end in ends)


class Reader(nn.Module):
    def __init__(self, table: np.ndarray, learned: int, cues: int):
        super().__init__()
        self.register_buffer("table", torch.from_numpy(table.astype(np.float32) / 127))
        self.learned = nn.Embedding(learned, WIDTH, padding_idx=0)
        nn.init.normal_(self.learned.weight, std=0.1)
        with torch.no_grad():
            self.learned.weight[0] = 0
        self.cues = nn.Linear(cues, WIDTH, bias=False)
        self.scale = nn.Parameter(torch.ones(WIDTH))
        self.to_source = nn.Embedding(PLACES, PLACE)
        self.to_target = nn.Embedding(PLACES, PLACE)
        self.around = nn.Conv1d(WIDTH + 2 * PLACE, HIDDEN, 3, padding=1)
        self.top = nn.Linear(5 * HIDDEN, TOP)
        self.out = nn.Linear(TOP, len(RELATIONS) + 1)
        self.drop_in, self.drop = nn.Dropout(0.2), nn.Dropout(0.5)

    def forward(self, rows, learned, cues, source, target, at_source, at_target, mask):
        """[B, L, 2] rows of the table, [B, L] learned rows, [B, L, cues], [B, L] places and mask, [B] where the ends are → [B, relations + 1], the last speaks for none."""
        known = (rows > 0).float()
        words = (self.table[rows] * known[..., None]).sum(2) / known.sum(2).clamp(min=1)[..., None]
        states = words * self.scale + self.learned(learned) + self.cues(cues)
        states = torch.cat([states, self.to_source(source), self.to_target(target)], 2)
        states = self.drop_in(states) * mask[..., None]
        found = torch.relu(self.around(states.transpose(1, 2))).transpose(1, 2) * mask[..., None]
        at = torch.arange(rows.shape[1])[None]
        first, last = torch.minimum(at_source, at_target)[:, None], torch.maximum(at_source, at_target)[:, None]
        pieces = [(at < first), (at >= first) & (at <= last), (at > last)]
        strongest = [(found * piece[..., None].float()).amax(1) for piece in pieces]
        ends = [found[torch.arange(len(rows)), one] for one in (at_source, at_target)]
        return self.out(self.drop(torch.relu(self.top(self.drop(torch.cat([*strongest, *ends], 1))))))
