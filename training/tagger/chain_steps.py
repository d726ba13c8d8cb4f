"""The inner loops of chain.py, compiled: one round of updates, and the best path. `label` runs over labels, `t` over a sentence's tokens."""

import numpy as np
from numba import njit

SURE = 1e-4  # A label that is as sure as this asks for no update.
TINY = 1e-6


@njit(fastmath=True)
def one_round(features, starts, sentences, gold, order, weights, squares, transitions, turns, counts, rate, l1, l2, left_out, seed):
    """Updates weights and transitions in place by each sentence in `order`; `squares` and `turns` are AdaGrad's sums."""
    width = transitions.shape[0]
    longest = np.max(sentences[1:] - sentences[:-1])
    scores, ahead, behind = np.zeros((longest, width)), np.zeros((longest, width)), np.zeros((longest, width))
    norms, joint = np.zeros(longest), np.zeros((width, width))
    state = np.uint64(seed * 2 + 1)
    for sentence in order:
        first, end = sentences[sentence], sentences[sentence + 1]
        length = end - first
        kept = np.ones(starts[end] - starts[first], np.uint8)
        state = leave_out(kept, left_out, state)
        emit(features, starts, first, length, kept, weights, 1 / (1 - left_out), scores)
        expect(scores, transitions, length, ahead, behind, norms, joint)
        for t in range(length):
            ahead[t, gold[first + t]] -= 1.0
        for t in range(1, length):
            joint[gold[first + t - 1], gold[first + t]] -= 1.0
        for a in range(width):
            for b in range(width):
                turns[a, b] += joint[a, b] ** 2
                transitions[a, b] -= rate * joint[a, b] / (np.sqrt(turns[a, b]) + TINY)
        update(features, starts, first, length, kept, ahead, weights, squares, counts, rate, l1, l2, 1 / (1 - left_out))


@njit(fastmath=True)
def leave_out(kept, share, state):
    """Sets a share of `kept` to zero by a linear congruential generator; returns its next state."""
    least = np.uint64(share * 4294967296.0)
    for at in range(kept.shape[0]):
        state = state * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
        if (state >> np.uint64(32)) < least:
            kept[at] = 0
    return state


@njit(fastmath=True)
def emit(features, starts, first, length, kept, weights, scale, scores):
    base = starts[first]
    for t in range(length):
        scores[t] = 0.0
        for at in range(starts[first + t], starts[first + t + 1]):
            if kept[at - base]:
                for label in range(scores.shape[1]):
                    scores[t, label] += weights[features[at], label] * scale


@njit(fastmath=True)
def expect(scores, transitions, length, ahead, behind, norms, joint):
    """Probabilities of labels (into `ahead`) and how often one is expected after another (into `joint`), by forward and backward sums."""
    width = scores.shape[1]
    follow = np.exp(transitions)
    joint[:] = 0.0
    for t in range(length):
        scores[t] = np.exp(scores[t] - np.max(scores[t]))
        for label in range(width):
            before = 1.0
            if t > 0:
                before = 0.0
                for a in range(width):
                    before += ahead[t - 1, a] * follow[a, label]
            ahead[t, label] = before * scores[t, label]
        norms[t] = np.sum(ahead[t])
        ahead[t] /= norms[t]
    behind[length - 1] = 1.0
    for t in range(length - 1, 0, -1):
        for a in range(width):
            after = 0.0
            for b in range(width):
                step = follow[a, b] * scores[t, b] * behind[t, b] / norms[t]
                after += step
                joint[a, b] += ahead[t - 1, a] * step
            behind[t - 1, a] = after
    for t in range(length):
        ahead[t] *= behind[t]


@njit(fastmath=True)
def update(features, starts, first, length, kept, slopes, weights, squares, counts, rate, l1, l2, scale):
    """AdaGrad by each token's slopes; a weight that L1 would turn becomes zero."""
    base = starts[first]
    for t in range(length):
        for at in range(starts[first + t], starts[first + t + 1]):
            if not kept[at - base]:
                continue
            feature = features[at]
            for label in range(weights.shape[1]):
                slope = slopes[t, label] * scale
                if abs(slope) < SURE:
                    continue
                weight = weights[feature, label]
                slope += l2 / counts[feature] * weight
                squares[feature, label] += slope * slope
                step = rate / (np.sqrt(squares[feature, label]) + TINY)
                weight -= step * slope
                pull = step * l1 / counts[feature]
                weights[feature, label] = np.sign(weight) * max(abs(weight) - pull, 0.0)


@njit(fastmath=True)
def best_paths(features, starts, sentences, weights, transitions):
    """The label of every token, by Viterbi; of equal ones the smaller."""
    width = transitions.shape[0]
    found = np.zeros(starts.shape[0] - 1, np.uint8)
    for sentence in range(sentences.shape[0] - 1):
        first, length = sentences[sentence], sentences[sentence + 1] - sentences[sentence]
        if length == 0:
            continue
        scores, source = np.zeros((length, width)), np.zeros((length, width), np.uint8)
        emit(features, starts, first, length, np.ones(starts[first + length] - starts[first], np.uint8), weights, 1.0, scores)
        for t in range(1, length):
            for label in range(width):
                steps = scores[t - 1] + transitions[:, label]
                source[t, label] = np.argmax(steps)
                scores[t, label] += steps[source[t, label]]
        label = np.argmax(scores[length - 1])
        for t in range(length - 1, -1, -1):
            found[first + t] = label
            label = source[t, label]
    return found
