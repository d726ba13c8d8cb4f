/** Graphs drawn by a fixed seed, with hostile names and values of properties: out and in again they are the same, to the byte. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportGraph, type ExportFormat } from "../../../src/main/engine/export/export-graph";
import { deep } from "../../size";
import { importTexts, scratchFolder } from "../import/whole-graph";

const GRAPHS = deep(40, 2);
const FORMATS = ["csv", "jsonl", "graphml", "gexf", "cyjs"] as const;

const KEYS = [
  "a",
  "name",
  "label",
  "labels",
  "id",
  "text",
  "type",
  "kind",
  "source",
  "target",
  "relation",
  "weight",
  ":ID",
  "x:int[]",
  "dragoman",
  "evidence",
];
const ODD_KEYS = [
  "",
  " ",
  "\u0001",
  "__proto__",
  "a;b",
  'q"',
  "é",
  "e\u0301",
  "undirected",
  "d0",
  "for",
  "column 1",
  "=1+1",
  "a\nb",
  "\u{1F3AC}",
];
const TEXTS = [
  "",
  " ",
  "x",
  "1.0",
  "007",
  "1,5",
  "TRUE",
  "null",
  "NaN",
  "a;b|c",
  'say "no"',
  "two\nlines",
  "\ttab",
  "<&]]>",
  "\\u0041",
  "é",
  "e\u0301",
  "\u0002",
  "[1]",
  "{}",
  "#",
  "sep=;",
  "__proto__",
];

/** Numbers from 0 to 1 by a fixed seed (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function drawnLines(seed: number): string {
  const random = drawing(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const some = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);
  const scalar = (): string | number | boolean =>
    one([one(TEXTS), one(TEXTS), random() < 0.5, 1e21, -0.5, Math.floor(random() * 100)]);
  const value = (): unknown => (random() < 0.25 ? some(3, scalar) : scalar());
  const properties = (): object => Object.fromEntries(some(4, () => [one([...KEYS, ...ODD_KEYS]), value()]));
  const passage = (): object => ({
    text: `${one(TEXTS)}.`,
    source: one(TEXTS),
    references: some(2, () => one(TEXTS)),
  });
  const ids = [
    "x",
    "X",
    "é",
    "e\u0301",
    "1",
    "1.0",
    "a b",
    "a;b",
    'q"q',
    "<i>",
    ...some(6, () => `n ${String(random())}`),
  ];
  const nodes = ids.map((id) => ({
    id,
    name: random() < 0.3 ? one(TEXTS) : id,
    labels: [...new Set(some(2, () => one(["A", "a", "B;C", ":D", "`"])))],
    text: one(TEXTS),
    properties: properties(),
  }));
  const edges = Array.from({ length: 25 }, () => ({
    ...{
      source: one(ids),
      relation: one(["r", "R", "r s", "`", "é", "related_to"]),
      target: one(ids),
      properties: properties(),
    },
    ...(random() < 0.4 && { evidence: [passage(), ...some(1, passage)] }),
    ...(random() < 0.4 && { undirected: true }),
  }));
  return [...nodes, ...edges].map((line) => JSON.stringify(line)).join("\n");
}

async function written(graph: string, format: ExportFormat): Promise<Record<string, Buffer>> {
  const out = join(scratchFolder(), `out.${format}`);
  await exportGraph({ graph, format, out, signal: new AbortController().signal, progress: () => undefined });
  const names = format === "csv" ? ["nodes.csv", "edges.csv"] : [`out.${format}`];
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(format === "csv" ? join(out, name) : out)]),
  );
}

/** The lines in order, and the properties of each in order: columns bring them back as they stand beside each other. */
function sorted(bytes: Buffer): string {
  const byKey = (_: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const lines = bytes.toString().trimEnd().split("\n");
  return lines
    .map((line) => JSON.stringify(JSON.parse(line), byKey))
    .sort()
    .join("\n");
}

test.each(FORMATS)("%s", async (format) => {
  for (let seed = 1; seed <= GRAPHS; seed++) {
    const first = await importTexts({ "g.jsonl": drawnLines(seed) });
    expect(first.report.rejects, `seed ${String(seed)}`).toStrictEqual([]);
    const again = await importTexts(await written(first.target, format));
    expect(again.report.rejects, `seed ${String(seed)}`).toStrictEqual([]);
    const [before, after] = [await written(first.target, "jsonl"), await written(again.target, "jsonl")];
    expect(sorted(after["out.jsonl"]!), `seed ${String(seed)}`).toBe(sorted(before["out.jsonl"]!));
  }
});
