"""The shipped retriever's two ONNX files as one PyTorch network, and back: what is learned here goes into the same graphs.

A weight that the exporter renamed is known by the bias that is added to what it multiplies.
"""

import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn

from training.retriever.model.network import PathHead

FILES = ("words.onnx", "paths.onnx")
WIDTH = 384
HEADS = 12
UNBIASED = {
    "head.match_word.weight": "val_94",
    "head.importance.weight": "val_113",
    "head.rough.weight": "rough",
    "head.places": "slice_1",
    "head.whole": "add_4",
}
"""Weights with no bias to be known by; the first of `places` is already added to `whole`."""


class Layer(nn.Module):
    """One layer of the encoder, its parts called as in the shipped file."""

    def __init__(self):
        super().__init__()
        own = nn.ModuleDict({part: nn.Linear(WIDTH, WIDTH) for part in ("query", "key", "value")})
        out = nn.ModuleDict({"dense": nn.Linear(WIDTH, WIDTH), "LayerNorm": nn.LayerNorm(WIDTH, eps=1e-12)})
        self.attention = nn.ModuleDict({"self": own, "output": out})
        self.intermediate = nn.ModuleDict({"dense": nn.Linear(WIDTH, 4 * WIDTH)})
        self.output = nn.ModuleDict({"dense": nn.Linear(4 * WIDTH, WIDTH), "LayerNorm": nn.LayerNorm(WIDTH, eps=1e-12)})

    def forward(self, states, bias):
        batch, words, _ = states.shape
        own = self.attention["self"]
        query, key, value = (
            own[part](states).reshape(batch, words, HEADS, -1).transpose(1, 2) for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(-1, -2) / (query.shape[-1] ** 0.5) + bias
        mixed = (torch.softmax(scores, -1) @ value).transpose(1, 2).reshape(batch, words, WIDTH)
        out = self.attention["output"]
        states = out["LayerNorm"](out["dense"](mixed) + states)
        wide = nn.functional.gelu(self.intermediate["dense"](states))
        return self.output["LayerNorm"](self.output["dense"](wide) + states)


class Matcher(nn.Module):
    """Upper encoder layers and the head that scores relation paths: the retriever's own network."""

    def __init__(self):
        super().__init__()
        self.upper = nn.ModuleList([Layer(), Layer()])
        self.head = PathHead()

    def read(self, states, mask):
        """Lower-layer states [Q, L, 384], mask [Q, L] → contextual words [Q, L, 384]."""
        bias = ((mask - 1) * 1e4)[:, None, None, :]
        for layer in self.upper:
            states = layer(states, bias)
        return states


def places(graph):
    """Of every weight of a file: parameter's name → (tensor's name, whether it is stored turned)."""
    tensors = {tensor.name for tensor in graph.initializer}
    bare = {name.removeprefix("model."): (name, False) for name in tensors if name.startswith(("model.", "head."))}
    made = {node.output[0]: node for node in graph.node}
    found = {}
    for name, where in bare.items():
        found[name.removesuffix("_half")] = where
    widened = {node.input[0]: node.output[0] for node in graph.node if node.op_type == "Cast"}
    halves = {output: name for name, output in widened.items()}
    for node in graph.node:
        if node.op_type != "Add":
            continue
        for one, other in ((0, 1), (1, 0)):
            bias, product = node.input[one], made.get(node.input[other])
            if product is None or product.op_type != "MatMul":
                continue
            bias = halves.get(bias, bias).removesuffix("_half").removeprefix("model.")
            weight = halves.get(product.input[1])
            if bias.endswith(".bias") and weight:
                found.setdefault(bias[: -len("bias")] + "weight", (weight, True))
    return found


def load(folder):
    """The shipped retriever as a network."""
    network = Matcher()
    state = {}
    for file in FILES:
        graph = onnx.load(folder / file).graph
        tensors = {tensor.name: tensor for tensor in graph.initializer}
        for name, (tensor, turned) in places(graph).items():
            array = numpy_helper.to_array(tensors[tensor]).astype(np.float32)
            state[name] = torch.from_numpy(array.T.copy() if turned else array.copy())
        for name, tensor in UNBIASED.items():
            if tensor in tensors or f"{tensor}_half" in tensors:
                array = numpy_helper.to_array(tensors.get(f"{tensor}_half", tensors.get(tensor))).astype(np.float32)
                state[name] = torch.from_numpy(array.copy())
    for turned in ("head.match_word.weight", "head.importance.weight"):
        state[turned] = state[turned].T
    state["head.rough.weight"] = state["head.rough.weight"][None]
    state["head.places"] = torch.cat([torch.zeros(1, state["head.places"].shape[1]), state["head.places"]])
    network.load_state_dict(state)
    return network
