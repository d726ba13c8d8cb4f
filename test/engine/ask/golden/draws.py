"""Prints the hashes that gumbel-math.test.ts and gumbel.test.ts expect: the same formulas in another language, on IEEE 754 doubles.

Run: python3 test/engine/ask/golden/draws.py
"""

import hashlib
import math
import struct

WORD = 0xFFFFFFFF
ROTATIONS = [13, 15, 26, 6, 17, 29, 16, 24]
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10
LOG2_E, SQRT2 = 1.4426950408889634, 1.4142135623730951
ATANH = [1 / (2 * k + 1) for k in range(12)]
EXP = [1.0, 1.0]
for k in range(2, 15):
    EXP.append(EXP[-1] / k)


def threefry(key0, key1, counter0, counter1):
    key = [key0, key1, 0x1BD11BDA ^ key0 ^ key1]
    a, b = (counter0 + key0) & WORD, (counter1 + key1) & WORD
    for turn in range(20):
        a = (a + b) & WORD
        left = ROTATIONS[turn % 8]
        b = (((b << left) | (b >> (32 - left))) & WORD) ^ a
        if turn % 4 == 3:
            group = (turn + 1) // 4
            a = (a + key[group % 3]) & WORD
            b = (b + key[(group + 1) % 3] + group) & WORD
    return a, b


def series(coefficients, x):
    total = 0.0
    for coefficient in reversed(coefficients):
        total = total * x + coefficient
    return total


def log(x):
    mantissa, exponent = math.frexp(x)
    mantissa, exponent = 2 * mantissa, exponent - 1
    if mantissa > SQRT2:
        mantissa, exponent = mantissa / 2, exponent + 1
    s = (mantissa - 1) / (mantissa + 1)
    return exponent * LN2_HIGH + (2 * s * series(ATANH, s * s) + exponent * LN2_LOW)


def exp(x):
    if x < -708:
        return 0.0
    if x > 709:
        return math.inf
    twos = math.floor(x * LOG2_E + 0.5)
    return series(EXP, x - twos * LN2_HIGH - twos * LN2_LOW) * 2.0**twos


def sigmoid(x):
    return 1 / (1 + exp(-x))


def logit(p):
    clipped = min(1 - 1e-8, max(1e-8, p))
    return log(clipped / (1 - clipped))


def gumbel(word):
    return -log(-log((word + 0.5) / 2**32))


def digest(values):
    return hashlib.sha256(struct.pack(f"<{len(values)}d", *values)).hexdigest()


def functions():
    xs = [2.0 ** ((at % 200) - 100) * (1 + at / 4001) for at in range(4000)]
    return [value for x in xs for value in (log(x), exp(-x), sigmoid(log(x)))]


def draws(edges=50_000, seed=2**40 + 7, draw=11):
    whole = threefry(seed >> 32, seed & WORD, draw, 0)
    anew = threefry(seed >> 32, seed & WORD, draw, 2)
    pairs = [threefry(*(anew if edge == 0 else whole), 0, edge) for edge in range(edges)]
    g1, g0 = [gumbel(a) for a, _ in pairs], [gumbel(b) for _, b in pairs]
    soft = [sigmoid((logit((row + 0.5) / edges) + g1[row] - g0[row]) / 0.5) for row in range(edges)]
    return g1 + g0 + soft


print("gumbel-math.test.ts", digest(functions()))
print("gumbel.test.ts     ", digest(draws()))
