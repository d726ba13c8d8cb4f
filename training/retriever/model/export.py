"""Exports a trained retriever: python -m training.retriever.model.export --weights FILE.pt --card CARD.json

Two files, so that the many candidate paths need not wait for each other: `words.onnx` reads the question and the graph's steps once,
`paths.onnx` scores relation paths, as many at a time as asked. Both come with stored cases that the product's tests compare with.
"""

import argparse
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch
from torch import nn

from training.onnx_files import digest, forget_origin, halve_weights

from .lower import HALVED_FROM, LOWER_LAYERS, ROOT, Lower
from .network import MOST_STEPS, Retriever
from .wording import question_words

NAME = "path-retriever"
MODELS = ROOT / "resources" / "models"
FIXTURES = ROOT / "test" / "engine" / "models" / "golden"
LOWER_TENSOR = f"layer_norm_{2 * LOWER_LAYERS}"
FORBIDDEN = {"ScatterND", "ScatterElements", "Scatter", "GatherND"}


class Words(nn.Module):
    """Lower-layer states of one question and the embedder's vectors of steps → what `Paths` reads."""

    def __init__(self, model: Retriever):
        super().__init__()
        self.model = model

    def forward(self, states, relations, backward, labels, labelled):
        mask = torch.ones_like(states[:, :, 0])
        words = self.model.read(states, mask)
        steps = self.model.head.steps(relations, backward, labels, labelled)
        close, matter = self.model.head.compare(words, mask, steps)
        return words, steps, close[:, 0], matter[0], self.model.head.rough.weight[0] * 1.0


class Paths(nn.Module):
    """Scores of relation paths (rows of `steps`, −1 after the last) for one question."""

    def __init__(self, model: Retriever):
        super().__init__()
        self.head = model.head

    def forward(self, words, steps, close, matter, path_steps):
        mask = torch.ones_like(words[:, :, 0])
        path_mask = (path_steps >= 0).to(words.dtype)
        rows = path_steps.clamp(min=0)
        features = self.head.agreement(close.unsqueeze(1), matter.unsqueeze(0), rows, path_mask, None)
        decoded = self.head.decode(words, mask, steps, rows, path_mask, None)
        return self.head.out(torch.cat([decoded, features], 1)).squeeze(1)


def main():
    torch.set_num_threads(1)
    parser = argparse.ArgumentParser()
    parser.add_argument("--weights", type=Path, required=True)
    parser.add_argument("--card", type=Path, required=True, help="JSON with what the manifest says of training and accuracy")
    parser.add_argument("--models", type=Path, default=MODELS, help="the models folder to write into; its manifest must be there")
    options = parser.parse_args()
    lower = Lower()
    model = Retriever(lower.upper_copy())
    model.load_state_dict(torch.load(options.weights))
    round_weights(model.eval())
    folder = options.models / NAME
    folder.mkdir(parents=True, exist_ok=True)
    case = example(lower)
    words_in = case["words_in"]
    with torch.no_grad():
        words_out = Words(model)(*words_in)
        paths_in = (*words_out[:4], case["paths"])
        scores = Paths(model)(*paths_in)
    save(export_words(model, words_in), folder / "words.onnx")
    save(export_paths(model, paths_in), folder / "paths.onnx")
    check(folder, words_in, words_out, paths_in, scores)
    if options.models == MODELS:
        write_fixture(case, words_out, scores)
    write_manifest(folder, json.loads(options.card.read_text(encoding="utf-8")))


def round_weights(model):
    """What ships is rounded to fp16: compare with the rounded network."""
    with torch.no_grad():
        for weight in model.parameters():
            if weight.numel() >= HALVED_FROM:
                weight.copy_(weight.half().float())


def example(lower):
    """One question and eight steps, real text, for the parity test."""
    question = "which actors starred in the films that [X] directed"
    names = ["directed by", "starred actors", "has genre", "release year"]
    vectors = lower.vectors(names)
    ids = torch.tensor([lower.tokens(question_words(question))])
    states = lower.states(ids, torch.ones_like(ids, dtype=torch.float32))
    relations = vectors.repeat_interleave(2, 0)
    backward = torch.tensor([0.0, 1.0] * 4)
    label = lower.vectors(["film", "person"])
    labels = label[torch.tensor([1, 0] * 4)]
    labelled = torch.tensor([1.0, 1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0])
    labels = labels * labelled.unsqueeze(1)
    paths = torch.tensor([[1, 2, -1, -1], [1, 2, 3, -1], [0, -1, -1, -1], [1, 4, -1, -1], [2, 3, 0, 1], [1, -1, -1, -1]])
    return {"question": question, "names": names, "words_in": (states, relations, backward, labels, labelled), "paths": paths}


def export_words(model, inputs):
    word, step = torch.export.Dim("word", min=2, max=256), torch.export.Dim("step", min=2, max=100_000)
    shapes = ({1: word}, {0: step}, {0: step}, {0: step}, {0: step})
    names = ["states", "relations", "backward", "labels", "labelled"]
    return exported(Words(model), inputs, names, ["words", "steps", "close", "matter", "rough"], shapes)


def export_paths(model, inputs):
    word, step = torch.export.Dim("word", min=2, max=256), torch.export.Dim("step", min=2, max=100_000)
    path = torch.export.Dim("path", min=2, max=100_000)
    shapes = ({1: word}, {0: step}, {0: step, 1: word}, {0: word}, {0: path})
    return exported(Paths(model), inputs, ["words", "steps", "close", "matter", "paths"], ["scores"], shapes)


def exported(module, inputs, names, outputs, shapes):
    program = torch.onnx.export(
        module.eval(), inputs, dynamo=True, opset_version=20, input_names=names, output_names=outputs, dynamic_shapes=shapes
    )
    program.optimize()
    return program.model_proto


def save(model, path):
    used = {node.op_type for node in model.graph.node}
    if used & FORBIDDEN:
        raise SystemExit(f"{path.name} would contain {used & FORBIDDEN}")
    onnx.save(forget_origin(halve_weights(model)), path)


def check(folder, words_in, words_out, paths_in, scores):
    """Largest difference between PyTorch and onnxruntime."""
    names = ["states", "relations", "backward", "labels", "labelled"]
    session = onnxruntime.InferenceSession(str(folder / "words.onnx"), providers=["CPUExecutionProvider"])
    got = session.run(None, {name: value.numpy() for name, value in zip(names, words_in)})
    worst = max(float(np.abs(a - b.detach().numpy()).max()) for a, b in zip(got, words_out))
    session = onnxruntime.InferenceSession(str(folder / "paths.onnx"), providers=["CPUExecutionProvider"])
    names = ["words", "steps", "close", "matter", "paths"]
    got = session.run(None, {name: value.numpy() for name, value in zip(names, paths_in)})
    worst_score = float(np.abs(got[0] - scores.numpy()).max())
    print(f"largest difference: words {worst:.2e}, scores {worst_score:.2e}")
    if max(worst, worst_score) > 1e-4:
        raise SystemExit("the exported files differ from PyTorch")


def write_fixture(case, words_out, scores):
    states = case["words_in"][0][0]
    fixture = {
        "question": question_words(case["question"]),
        "relations": case["names"],
        "labels": ["film", "person"],
        "states": {"shape": list(states.shape), "first": states[:, :4].tolist()},
        "matter": words_out[3].tolist(),
        "close": words_out[2].tolist(),
        "paths": case["paths"].tolist(),
        "scores": scores.tolist(),
    }
    (FIXTURES / "retriever-case.json").write_text(json.dumps(fixture) + "\n", encoding="utf-8")


def write_manifest(folder, card):
    path = folder.parent / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    files = {name: folder / f"{name}.onnx" for name in ("words", "paths")}
    entry = {
        "name": NAME,
        "task": "retriever",
        "files": {name: {"file": f"{NAME}/{file.name}", "sha256": digest(file), "bytes": file.stat().st_size} for name, file in files.items()},
        "embedder": "all-MiniLM-L6-v2",
        "embedderTensor": LOWER_TENSOR,
        "mostSteps": MOST_STEPS,
        "licence": "Apache-2.0",
        **card,
    }
    manifest["models"] = [model for model in manifest["models"] if model["name"] != NAME] + [entry]
    path.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
