import { readFileSync } from "node:fs";
import loadWabt from "wabt";
import { describe, expect, test } from "vitest";
import { BestFits, PREFIX_FITS } from "../../../src/main/engine/store/best-fits";
import { BestNodes } from "../../../src/main/engine/store/best-nodes";
import { fromHalfFloats, toHalfFloats } from "../../../src/shared/half-floats";
import { distance } from "../../../src/main/engine/store/similar-words";
import { sortHandles } from "../../../src/main/engine/store/sort-handles";
import { VECTOR_KERNEL } from "../../../src/main/engine/store/vector-kernel";
import { Vectors } from "../../../src/main/engine/store/vectors";

const calm = new AbortController().signal;

/** Reproducible numbers in [0, 1). */
function generator(state: number): () => number {
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 2 ** 31;
  };
}

describe("half-precision floats", () => {
  test("every half comes back as itself", () => {
    const halves = Uint16Array.from({ length: 0x10000 }, (_, half) => half);
    const isNumber = (half: number) => (half & 0x7c00) !== 0x7c00 || (half & 0x3ff) === 0;
    const back = toHalfFloats(fromHalfFloats(halves));
    expect([...halves].filter((half) => isNumber(half) && back[half] !== half)).toStrictEqual([]);
    expect(fromHalfFloats(toHalfFloats(Float32Array.of(NaN)))).toStrictEqual(Float32Array.of(NaN));
  });
  test.each([
    ["the next half up", 1 + 2 ** -10, 1 + 2 ** -10],
    ["half way, to the even one below", 1 + 2 ** -11, 1],
    ["half way, to the even one above", 1 + 3 * 2 ** -11, 1 + 2 ** -9],
    ["just over half way", 1 + 2 ** -11 + 2 ** -20, 1 + 2 ** -10],
    ["the smallest subnormal", 2 ** -24, 2 ** -24],
    ["half of it, to zero", 2 ** -25, 0],
    ["the largest", 65504, 65504],
    ["just too large", 65520, Infinity],
    ["into the next power of two", 2 - 2 ** -12, 2],
  ])("%s", (_, value, expected) => {
    expect([...fromHalfFloats(toHalfFloats(Float32Array.of(value, -value)))]).toStrictEqual([
      expected,
      -expected,
    ]);
  });
});

describe("vectors", () => {
  test.each([1, 7, 16, 33, 384])("cosines of width %i are those of plain arithmetic", async (width) => {
    const random = generator(width);
    const count = 50;
    const halves = toHalfFloats(
      Float32Array.from({ length: count * width }, () => (random() - 0.5) * 2 ** (-20 * random())),
    );
    halves.fill(0, 3 * width, 4 * width);
    const vectors = new Vectors(count, width);
    // At an odd address, as a database may hand it out.
    const bytes = new Uint8Array(halves.byteLength + 1);
    bytes.set(new Uint8Array(halves.buffer), 1);
    vectors.set(0, bytes.subarray(1));
    vectors.measure();
    const query = Float32Array.from({ length: width }, () => random() - 0.5);
    const stored = fromHalfFloats(halves);
    const cosine = (node: number) => {
      const row = stored.subarray(node * width, (node + 1) * width);
      const dot = row.reduce((sum, value, at) => sum + value * query[at]!, 0);
      return dot / Math.hypot(...row) / Math.hypot(...query);
    };
    const nodes = Int32Array.from({ length: count }, (_, node) => count - 1 - node);
    const found = vectors.similarities(query, nodes);
    nodes.forEach((node, at) => {
      if (node === 3) expect(found[at]).toBeNaN();
      else expect(Math.abs(found[at]! - cosine(node))).toBeLessThan(1e-5);
    });
    const best = await vectors.nearest(query, 5, (node) => node % 2 === 0, calm);
    const expected = [...nodes]
      .filter((node) => node % 2 === 0 && node !== 3)
      .sort((a, b) => cosine(b) - cosine(a) || a - b);
    expect(best.map(({ score }) => score)).toStrictEqual(best.map(({ node }) => found[count - 1 - node]));
    if (width > 1) expect(best.map(({ node }) => node)).toStrictEqual(expected.slice(0, 5));
  });

  test("the committed kernel is the assembled source", async () => {
    const source = readFileSync("src/main/engine/store/vector-kernel.wat", "utf8");
    const { buffer } = (await loadWabt()).parseWat("vector-kernel.wat", source, { simd: true }).toBinary({});
    expect(VECTOR_KERNEL).toBe(Buffer.from(buffer).toString("base64"));
  });
});

describe("small parts", () => {
  test("the best nodes are those that sorting would give", () => {
    const random = generator(5);
    const nodes = Array.from({ length: 500 }, (_, node) => ({ node, score: Math.floor(random() * 40) }));
    const sorted = [...nodes].sort((one, other) => other.score - one.score || one.node - other.node);
    for (const k of [0, 1, 2, 37, 500, 600]) {
      const best = new BestNodes(k);
      for (const { node, score } of [...nodes].reverse()) best.add(node, score);
      expect(best.sorted()).toStrictEqual(sorted.slice(0, k));
    }
  });

  test.each([10, 3000, 5_000_000, 2 ** 31 - 1])("handles below %i are sorted", (limit) => {
    const random = generator(9);
    for (const count of [0, 1, 255, 3000]) {
      const handles = Int32Array.from({ length: count }, () => Math.floor(random() * limit));
      expect(sortHandles(handles.slice(), limit)).toStrictEqual(handles.slice().sort());
    }
  });

  test("edits are those that a table of all beginnings gives", () => {
    const random = generator(21);
    const word = () =>
      Array.from({ length: Math.floor(random() * 8) }, () => "abc"[Math.floor(random() * 3)]).join("");
    for (let time = 0; time < 3000; time++) {
      const [one, other] = [word(), word()];
      for (const limit of [1, 2])
        expect([one, other, distance(one, other, limit)]).toStrictEqual([
          ...[one, other],
          Math.min(limit + 1, tableDistance(one, other)),
        ]);
    }
  });

  test.each([
    ["same", "same", 0],
    ["gump", "gmup", 1],
    ["forest", "forrest", 1],
    ["imatinib", "imatnb", 2],
    ["abcd", "dcba", 3],
    ["short", "a much longer one", 3],
  ])("from %s to %s it takes %i edits (3: more than two)", (one, other, edits) => {
    expect(distance(one, other, 2)).toBe(edits);
  });
});

function tableDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => i || j),
  );
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const replaced = table[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      table[i]![j] = Math.min(table[i - 1]![j]! + 1, table[i]![j - 1]! + 1, replaced);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1);
    }
  return table[one.length]![other.length]!;
}

describe("the best of many names that fit", () => {
  test.each([1, 7, 64])("the %i best are those of a plain search among all", (k) => {
    const draw = generator(k);
    const below = (count: number) => Math.floor(draw() * count);
    const degrees = Array.from({ length: 300 }, () => below(9));
    const fits = Object.values(PREFIX_FITS);
    const best = new BestFits(k, (node) => degrees[node]!);
    let plain: { node: number; score: number; key: number }[] = [];
    for (let offered = 0; offered < 900; offered++) {
      const [node, score] = [below(degrees.length), fits[below(fits.length)]!];
      const key = BestFits.key(score, degrees[node]!);
      best.add(node, score);
      const isFull = plain.length === k;
      if (plain.some((one) => one.node === node) || (isFull && key <= plain.at(-1)!.key)) continue;
      plain = [...plain, { node, score, key }].sort((a, b) => b.key - a.key).slice(0, k);
    }
    expect(best.toScored()).toStrictEqual(plain.map(({ node, score }) => ({ node, score })));
  });
});
