"""Features by the product's own code, CRFsuite for parts of speech, and how good the names of a chain are: folds, scored by exact spans."""

import json
import subprocess
from collections import Counter
from pathlib import Path

import pycrfsuite

from training.tagger.chain import Chain, How
from training.tagger.corpora import Sentence, class_tags, name_spans
from training.tagger.export import as_shipped

ROOT = Path(__file__).resolve().parents[2]


def features_of(sentences: list[list[str]], lists: Path | None = None) -> list[list[list[str]]]:
    """Of every token of sentences, made by the product's own code, so that learner and product see the same; without lists those of parts of speech."""
    lines = "".join(json.dumps(tokens, ensure_ascii=False) + "\n" for tokens in sentences)
    command = ["node", "scripts/prepare/tagger-features.mjs", *([str(lists)] if lists else [])]
    output = subprocess.run(command, input=lines, check=True, capture_output=True, text=True, cwd=ROOT).stdout
    return [json.loads(line) for line in output.splitlines() if line.startswith("[")]


def learn(rows: list[tuple[list[list[str]], list[str]]], model: Path, c1: float, c2: float, rounds: int) -> None:
    trainer = pycrfsuite.Trainer(algorithm="lbfgs", verbose=False)
    trainer.set_params({"c1": c1, "c2": c2, "max_iterations": rounds, "feature.possible_transitions": True})
    for features, tags in rows:
        trainer.append(features, tags)
    trainer.train(str(model))


def score(sentences: list[Sentence], tags: list[list[str]]) -> dict[str, tuple[float, float, float, int]]:
    """Names, exact: precision, recall, F, number by class and over all."""
    right, found, there = Counter(), Counter(), Counter()
    for sentence, predicted in zip(sentences, tags, strict=True):
        gold = set(name_spans(sentence))
        guess = set(name_spans(Sentence(sentence.tokens, predicted)))
        for counter, spans in ((right, gold & guess), (found, guess), (there, gold)):
            for _, _, named in spans:
                counter[named] += 1
                counter["micro"] += 1
    return {name: numbers(right[name], found[name], there[name]) for name in ("PER", "LOC", "ORG", "micro")}


def numbers(right: int, found: int, there: int) -> tuple[float, float, float, int]:
    p, r = right / max(found, 1), right / max(there, 1)
    return (round(p, 4), round(r, 4), round(2 * p * r / max(p + r, 1e-9), 4), there)


def measure(v1: list[Sentence], v2: list[Sentence], lists: Path, how: How, only: int) -> None:
    """The first `only` of five folds over v2; v1, whose sentences are in none of them, is in every training set."""
    f1, f2 = (features_of([one.tokens for one in part], lists) for part in (v1, v2))
    every: list[tuple[Sentence, list[str]]] = []
    for fold in range(only):
        train = [(f, class_tags(s)) for f, s in zip(f1, v1)]
        train += [(f, class_tags(s)) for at, (f, s) in enumerate(zip(f2, v2)) if at % 5 != fold]
        test = [at for at in range(len(v2)) if at % 5 == fold]
        chain = as_shipped(Chain(train, how))
        tags = chain.tag([f2[at] for at in test])
        print(fold, score([v2[at] for at in test], tags), flush=True)
        every += zip([v2[at] for at in test], tags)
    print("all", score([s for s, _ in every], [t for _, t in every]), flush=True)
