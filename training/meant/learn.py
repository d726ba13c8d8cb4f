"""Who is meant: weights of features by which each place takes one of its choices (a softmax over them), learned on marked passages."""

import argparse
import gzip
import json
from collections import Counter
from pathlib import Path

import numpy as np

ROUNDS, RATE, SEEN, WHOLE = 300, 0.1, 2, 0.01


def read_places(path: Path) -> list[dict]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def learn(places: list[dict], decay: float) -> dict[str, float]:
    counts = Counter(feature for place in places for choice in place["choices"] for feature in set(choice))
    index = {feature: at for at, feature in enumerate(sorted(f for f, n in counts.items() if n >= SEEN))}
    # Choices of all places in one row: which features each has, where each place begins, and which choice is right.
    rows, columns, firsts, golds, total = [], [], [], [], 0
    for place in places:
        firsts.append(total)
        golds.append(total + place["gold"])
        for choice in place["choices"]:
            known = [index[feature] for feature in choice if feature in index]
            rows += [total] * len(known)
            columns += known
            total += 1
    rows, columns, firsts, golds = map(np.array, (rows, columns, firsts, golds))
    weights = np.zeros(len(index))
    owner = np.repeat(np.arange(len(places)), np.diff(np.append(firsts, total)))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, ROUNDS + 1):
        scores = np.bincount(rows, weights[columns], total)
        scores = np.exp(scores - np.maximum.reduceat(scores, firsts)[owner])
        shares = scores / np.add.reduceat(scores, firsts)[owner]
        shares[golds] -= 1
        slope = np.bincount(columns, shares[rows], len(index)) / len(places) + decay * weights
        first, second = 0.9 * first + 0.1 * slope, 0.999 * second + 0.001 * slope**2
        weights -= RATE * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return {feature: weights[at] for feature, at in index.items()}


def shares_of(weights: dict[str, float], place: dict) -> np.ndarray:
    scores = np.array([sum(weights.get(f, 0.0) for f in choice) for choice in place["choices"]])
    shares = np.exp(scores - scores.max())
    return shares / shares.sum()


def judge(told: list[tuple[dict, int, float]], least: float) -> None:
    """Of places that mean somebody named: how many are taken for the right one, and how many of those taken are right."""
    for group in ("all", "ro", "en", *sorted({p["kind"] for p, _, _ in told})):
        own = [(p, at, share) for p, at, share in told if group in ("all", p["language"], p["kind"])]
        named = sum(p["gold"] > 0 for p, _, _ in own)
        taken = [(p, at) for p, at, share in own if at > 0 and share >= least]
        right = sum(p["gold"] == at for p, at in taken)
        share = f"({right / max(1, len(taken)):.3f}), of {named} named ({right / max(1, named):.3f})"
        print(f"  at {least}: {group:8} right {right} of {len(taken)} taken {share}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--places", type=Path, required=True)
    parser.add_argument("--decay", type=float, default=1e-3)
    parser.add_argument("--folds", action="store_true", help="learn on four fifths of the passages, judge on the rest")
    parser.add_argument("--errors", action="store_true")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    places = read_places(options.places)
    if options.folds:
        passages = sorted({p["passage"] for p in places})
        fold = {name: at % 5 for at, name in enumerate(passages)}
        told = []
        for left in range(5):
            weights = learn([p for p in places if fold[p["passage"]] != left], options.decay)
            for place in places:
                if fold[place["passage"]] == left:
                    shares = shares_of(weights, place)
                    told.append((place, int(shares.argmax()), float(shares.max())))
        if options.errors:
            for place, at, share in told:
                if at != place["gold"]:
                    took, right = place["people"][at], place["people"][place["gold"]]
                    print(f"{share:.2f} took {took}, not {right} of {place['people']}: {place['kind']} {place['sentence']}")
        for least in (0.0, 0.6, 0.7, 0.8, 0.9):
            judge(told, least)
    if options.out:
        weights = learn(places, options.decay)
        whole = {f: round(w / WHOLE) for f, w in sorted(weights.items()) if round(w / WHOLE) != 0}
        body = json.dumps({"scale": WHOLE, "weights": whole}, ensure_ascii=False, separators=(",", ":"))
        options.out.write_bytes(gzip.compress(body.encode(), mtime=0))
        print(len(whole), "weights")


if __name__ == "__main__":
    main()
