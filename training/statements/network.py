"""The network of the reader of relations with other ends: what the first name does to the second, and whether that is denied or left open."""

from torch import nn

from training.relations.network import TOP, Reader

from .data import COLUMNS

OUTPUTS = len(COLUMNS) + 2


class StatementNetwork(Reader):
    def __init__(self, table, learned: int, cues: int):
        super().__init__(table, learned, cues)
        self.out = nn.Linear(TOP, OUTPUTS)
