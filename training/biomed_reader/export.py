"""Exports a trained reader: python -m training.biomed_reader.export --weights reader.pt --data VALIDATION.jsonl

Writes resources/models/graph-reader, its entry of the manifest, and a case that the product's tests compare with. Checked before: ONNX Runtime
gives PyTorch's scores on 200 subgraphs, and the same bits on one thread and on two.
"""

import argparse
import base64
import json
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
import torch

from training.onnx_files import HALVED_FROM, digest, forget_origin, halve_weights

from .data import WIDTHS, Graph, joined, kept, read
from .network import Reader, tensors

ROOT = Path(__file__).parents[2]
NAME = "graph-reader"
CLOSE = 1e-5
FORBIDDEN = {"ScatterND", "ScatterElements", "Scatter"}
LISTS = [f"near_{at}" for at in range(len(WIDTHS) + 1)]
INPUTS = ["question", "labels", "label_of", "steps", "numbers", "relations", "relation_of", "sources", "targets", "message_numbers", "places", *LISTS]


class OneQuestion(torch.nn.Module):
    """The reader for a single question: every node is asked the same."""

    def __init__(self, model: Reader):
        super().__init__()
        self.model = model

    def forward(self, question, labels, label_of, *rest):
        return self.model(question, torch.zeros_like(label_of), labels, label_of, *rest)


def round_weights(model: Reader) -> None:
    """What ships is rounded to fp16: compare with the rounded network."""
    with torch.no_grad():
        for weight in model.parameters():
            if weight.numel() >= HALVED_FROM:
                weight.copy_(weight.half().float())


def inputs_of(graph: Graph, words: dict) -> list[torch.Tensor]:
    every = tensors(joined([graph]), words)
    return [every[0], *every[2:]]


def export(model: Reader, example: list[torch.Tensor], path: Path) -> None:
    size = {name: torch.export.Dim(name, min=1, max=1 << 22) for name in ("labels", "nodes", "relations", "messages")}
    rows = [({0: torch.export.Dim(f"rows_{at}", min=1, max=1 << 22), 1: torch.export.Dim(f"width_{at}", min=1, max=1 << 22)}) for at in range(len(LISTS))]
    nodes, messages = {0: size["nodes"]}, {0: size["messages"]}
    shapes = [None, {0: size["labels"]}, (nodes, nodes, nodes, {0: size["relations"]}, messages, messages, messages, messages, nodes, *rows)]
    program = torch.onnx.export(
        OneQuestion(model).eval(), tuple(example), dynamo=True, input_names=INPUTS, output_names=["scores", "vectors", "attention"],
        dynamic_shapes=(shapes[0], shapes[1], shapes[2][0], shapes[2][1:]), opset_version=20,
    )  # fmt: skip
    made = forget_origin(halve_weights(program.model_proto))
    wrong = FORBIDDEN & {node.op_type for node in made.graph.node}
    if wrong:
        raise SystemExit(f"the file scatters: {wrong}")
    onnx.save(made, path)


def session(path: Path, threads: int) -> onnxruntime.InferenceSession:
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])


def check(model: Reader, path: Path, graphs: list[Graph], words: dict) -> float:
    """The largest gap to PyTorch over the graphs; ends where it is too large or two threads give other bits."""
    one, two = session(path, 1), session(path, 2)
    gap = 0.0
    for graph in graphs:
        own = inputs_of(graph, words)
        feeds = {name: column.numpy() for name, column in zip(INPUTS, own, strict=True)}
        with torch.no_grad():
            wanted = [out.numpy() for out in OneQuestion(model)(*own)]
        found, again = one.run(None, feeds), two.run(None, feeds)
        if not all(np.array_equal(a, b) for a, b in zip(found, again, strict=True)):
            raise SystemExit("two threads give other bits than one")
        gap = max(gap, *(float(np.abs(a - b).max()) for a, b in zip(wanted[::2], found[::2], strict=True)))
    if gap > CLOSE:
        raise SystemExit(f"ONNX Runtime is {gap} away from PyTorch")
    return gap


def fixture(model: Reader, graph: Graph, words: dict) -> dict:
    """One question's inputs and outputs, for the product's parity test."""
    used = {"labels": np.unique(graph.label_of), "relations": np.unique(graph.relation_of)}
    small = {name: words[name][rows] for name, rows in used.items()}
    case = Graph(**{**vars(graph), "label_of": np.searchsorted(used["labels"], graph.label_of).astype(np.int32)})
    case.relation_of = np.searchsorted(used["relations"], graph.relation_of).astype(np.int32)
    with torch.no_grad():
        scores, _, attention = OneQuestion(model)(*inputs_of(case, small))
    text = lambda column: base64.b64encode(np.ascontiguousarray(column).tobytes()).decode()  # noqa: E731
    columns = {"question": case.question, "labelOf": case.label_of, "steps": case.steps, "numbers": case.numbers, "relationOf": case.relation_of}
    sent = {"sources": case.sources, "targets": case.targets, "messageNumbers": case.message_numbers}
    return {name: text(column) for name, column in (columns | sent | small | {"scores": scores.numpy()}).items()} | {"layers": len(attention)}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--weights", type=Path, required=True)
    asked.add_argument("--data", type=Path, required=True)
    options = asked.parse_args()
    torch.set_num_threads(1)
    stored = torch.load(options.weights)
    model = Reader(stored["layers"])
    model.load_state_dict(stored["weights"])
    round_weights(model.eval())
    words, graphs = read(options.data, 200)
    graphs = [kept(graph) if at % 2 else graph for at, graph in enumerate(graphs)]
    folder = ROOT / "resources/models" / NAME
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "reader.onnx"
    export(model, inputs_of(max(graphs[:60], key=lambda graph: len(graph.sources)), words), path)
    print(f"{path.stat().st_size} bytes, at most {check(model, path, graphs, words):.1e} from PyTorch")
    case = fixture(model, min(graphs[1::2], key=lambda graph: abs(len(graph.right) - 40)), words)
    (ROOT / "test/engine/models/golden" / f"{NAME}.json").write_text(json.dumps(case) + "\n", encoding="utf-8")
    write_manifest(path, stored["told"])


def write_manifest(path: Path, told: dict) -> None:
    manifest = path.parents[1] / "manifest.json"
    known = json.loads(manifest.read_text(encoding="utf-8"))
    entry = {
        "name": NAME, "task": "reader", "file": f"{NAME}/{path.name}", "sha256": digest(path), "bytes": path.stat().st_size,
        "embedder": "all-MiniLM-L6-v2", "temperature": {over: round(told[f"temperature {over}"], 4) for over in ("kept", "candidates")},
        "licence": "Apache-2.0", "trainingData": "DrugMechDB (CC0), pairs of drugs whose id's hash does not begin below 77; see CARD.md",
        "accuracy": "Hits@1 of the recipe biomedical on validation drugs: see CARD.md and docs/results.md",
        "command": "python -m training.biomed_reader.train, then python -m training.biomed_reader.export",
    }  # fmt: skip
    known["models"] = [model for model in known["models"] if model["name"] != NAME] + [entry]
    manifest.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
