"""The retriever's network: question words against relation paths (DESIGN 4; METHODS 5 and 18).

The lower layers of the embedder are frozen and shared with it, so only what is trained ships: the upper layers, which read the question,
and a head that scores every candidate relation path. Relations come as vectors of the untouched embedder, so a relation never seen in
training is as good as one that was: there are no parameters per entity, relation or graph.
"""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH = 384
MOST_STEPS = 4
FEATURES = 3


class StepEncoder(nn.Module):
    """A step (a relation walked in one direction, and the label of where it leads) as one vector, from embedder vectors."""

    def __init__(self, width: int = WIDTH):
        super().__init__()
        self.forward_map = nn.Linear(width, width)
        self.backward_map = nn.Linear(width, width)
        self.label_map = nn.Linear(width, width)
        self.no_label = nn.Parameter(torch.zeros(width))
        self.mix = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))
        for layer in (self.forward_map, self.backward_map):
            nn.init.eye_(layer.weight)
            nn.init.zeros_(layer.bias)
        for part in (self.label_map, self.mix[3]):
            nn.init.normal_(part.weight, std=0.01)
            nn.init.zeros_(part.bias)

    def forward(self, relations, backward, labels, labelled):
        """[N, 384] unit vectors, [N] 0/1, [N, 384] unit vectors, [N] 0/1 → [N, 384]."""
        back = backward.unsqueeze(1)
        has_label = labelled.unsqueeze(1)
        walked = (1 - back) * self.forward_map(relations) + back * self.backward_map(relations)
        # Unit vectors have entries of about 0.05: scaled up to what layer norms and residuals expect.
        start = WIDTH**0.5 * (walked + has_label * self.label_map(labels)) + (1 - has_label) * self.no_label
        return start + self.mix(start)


class CrossLayer(nn.Module):
    """One decoder layer: the steps of a path look at each other, then at the question's words."""

    def __init__(self, width: int, heads: int, dropout: float):
        super().__init__()
        self.heads = heads
        self.self_in = nn.Linear(width, 3 * width)
        self.self_out = nn.Linear(width, width)
        self.cross_query = nn.Linear(width, width)
        self.cross_out = nn.Linear(width, width)
        self.feed = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Dropout(dropout), nn.Linear(2 * width, width))
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(3)])
        self.dropout = nn.Dropout(dropout)

    def forward(self, path, path_bias, keys, values, word_bias):
        """path [P, S, d]; path_bias [P, 1, 1, S]; keys, values [P or 1, heads, L, d/heads]; word_bias [P or 1, 1, 1, L]."""
        query, key, value = (self.split(part) for part in self.self_in(self.norms[0](path)).chunk(3, -1))
        path = path + self.dropout(self.self_out(self.attend(query, key, value, path_bias)))
        query = self.split(self.cross_query(self.norms[1](path)))
        path = path + self.dropout(self.cross_out(self.attend(query, keys, values, word_bias)))
        return path + self.dropout(self.feed(self.norms[2](path)))

    def split(self, states):
        batch, length, width = states.shape
        return states.reshape(batch, length, self.heads, width // self.heads).transpose(1, 2)

    def attend(self, query, key, value, bias):
        scores = query @ key.transpose(-1, -2) / (query.shape[-1] ** 0.5) + bias
        mixed = torch.softmax(scores, -1) @ value
        batch, heads, length, width = mixed.shape
        return mixed.transpose(1, 2).reshape(batch, length, heads * width)


class PathHead(nn.Module):
    """Scores relation paths against a question: how well words and steps agree one by one, and a small decoder over both."""

    def __init__(self, width: int = 192, heads: int = 4, layers: int = 2, match: int = 256, dropout: float = 0.1):
        super().__init__()
        self.steps = StepEncoder()
        self.match_word = nn.Linear(WIDTH, match, bias=False)
        self.match_step = nn.Linear(WIDTH, match, bias=False)
        nn.init.orthogonal_(self.match_word.weight)
        with torch.no_grad():
            self.match_step.weight.copy_(self.match_word.weight)
        self.importance = nn.Linear(WIDTH, 1)
        self.enter_step = nn.Linear(WIDTH, width)
        self.enter_word = nn.Linear(WIDTH, width)
        self.places = nn.Parameter(torch.randn(MOST_STEPS + 1, width) * 0.02)
        self.whole = nn.Parameter(torch.randn(width) * 0.02)
        self.word_maps = nn.ModuleList([nn.Linear(width, 2 * width) for _ in range(layers)])
        self.layers = nn.ModuleList([CrossLayer(width, heads, dropout) for _ in range(layers)])
        self.norm = nn.LayerNorm(width)
        self.out = nn.Linear(width + FEATURES, 1)
        nn.init.zeros_(self.out.weight)
        self.rough = nn.Linear(FEATURES, 1, bias=False)
        with torch.no_grad():
            self.out.weight[0, width:] = 6.0
            self.rough.weight.fill_(6.0)

    def forward(self, words, word_mask, steps, path_steps, path_mask, question_of=None):
        """
        words [Q, L, 384], word_mask [Q, L] 1/0; steps [N, 384] from `self.steps`; path_steps [P, S] rows of `steps`, path_mask [P, S] 1/0;
        question_of [P] rows of `words` (None: all ask the one question) → scores [P] and rough scores [P].
        """
        features = self.agreement(*self.compare(words, word_mask, steps), path_steps, path_mask, question_of)
        decoded = self.decode(words, word_mask, steps, path_steps, path_mask, question_of)
        score = self.out(torch.cat([decoded, features], 1)).squeeze(1)
        return score, self.rough(features).squeeze(1)

    def compare(self, words, word_mask, steps):
        """Cosine of every step with every word [N, Q, L] (padding −4), and how much each word matters [Q, L], adding up to 1."""
        word = F.normalize(self.match_word(words), dim=-1)
        step = F.normalize(self.match_step(steps), dim=-1)
        close = torch.einsum("nm,qlm->nql", step, word) + (word_mask - 1) * 4
        matter = torch.softmax(self.importance(words).squeeze(2) + (word_mask - 1) * 1e4, 1)
        return close, matter

    def agreement(self, close, matter, path_steps, path_mask, question_of):
        """Per path, without order: mean over its steps of the best word, the weakest step, and coverage of the words that matter."""
        questions, words = close.shape[1:]
        column = 0 if question_of is None else question_of.unsqueeze(1)
        taken = F.embedding(path_steps * questions + column, close.reshape(-1, words))
        matter = asked(matter, question_of)
        best_word = taken.amax(2)
        mean = (best_word * path_mask).sum(1) / path_mask.sum(1)
        weakest = (best_word + (1 - path_mask) * 4).amin(1)
        best_step = (taken + (path_mask.unsqueeze(2) - 1) * 4).amax(1)
        return torch.stack([mean, weakest, (best_step * matter).sum(1)], 1)

    def decode(self, words, word_mask, steps, path_steps, path_mask, question_of):
        """Per path: the decoder's view of it as a whole [P, d]."""
        entered = F.embedding(path_steps, self.enter_step(steps)) + self.places[1:]
        whole = (self.whole + self.places[0]).expand(path_steps.shape[0], 1, -1)
        path = torch.cat([whole, entered], 1)
        seen = torch.cat([torch.ones_like(path_mask[:, :1]), path_mask], 1)
        path_bias = ((seen - 1) * 1e4)[:, None, None, :]
        word_bias = asked(((word_mask - 1) * 1e4)[:, None, None, :], question_of)
        word = self.enter_word(words)
        for layer, maps in zip(self.layers, self.word_maps):
            keys, values = (asked(layer.split(part), question_of) for part in maps(word).chunk(2, -1))
            path = layer(path, path_bias, keys, values, word_bias)
        return self.norm(path[:, 0])


def asked(part, question_of):
    """Each path's question's rows; with one question for all, its row, which broadcasts."""
    return part if question_of is None else part.index_select(0, question_of)


class Retriever(nn.Module):
    """Upper encoder layers and head."""

    def __init__(self, upper: nn.ModuleList, **head):
        super().__init__()
        self.upper = upper
        self.head = PathHead(**head)

    def read(self, states, word_mask):
        """Lower-layer states [Q, L, 384] → contextual words [Q, L, 384]."""
        bias = ((word_mask - 1) * 1e4)[:, None, None, :]
        for layer in self.upper:
            states = layer(states, attention_mask=bias)
            if isinstance(states, tuple):
                states = states[0]
        return states
