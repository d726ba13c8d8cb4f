import { expect, test } from "vitest";
import { compareTraces } from "../../../src/main/engine/report/compare-traces";
import { fingerprintOfCounts, fingerprintOfFile } from "../../../src/main/engine/report/graph-fingerprint";
import { parseTraceHeader } from "../../../src/main/engine/report/trace-header";
import { runText } from "../../../src/main/engine/report/write-run";
import { memoryGraph } from "../ask/memory-graph";
import { importTexts } from "../import/whole-graph";
import { hostileGraph, hostileRun, ORIGIN, textOf } from "./hostile-run";

const signal = new AbortController().signal;

async function trace(path: string): Promise<string[]> {
  const text = await textOf(
    runText(await hostileRun("candidates", path), "trace.jsonl", () => fingerprintOfFile(path, signal)),
  );
  expect(text.endsWith("\n")).toBe(true);
  return text.slice(0, -1).split("\n");
}

async function* each(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

const compare = (a: readonly string[], b: readonly string[]) => compareTraces(each(a), each(b));

test("a trace says all it takes to run again, and runs again to the same bytes", async () => {
  const path = await hostileGraph();
  const lines = await trace(path);
  const kinds = lines.map((line) => (JSON.parse(line) as { kind: string }).kind);
  expect([kinds[0], kinds.slice(1, 7), kinds.slice(7, -1).length, kinds.at(-1)]).toStrictEqual([
    ...["dragoman-trace", Array.from({ length: 6 }, () => "stage"), 200, "result"],
  ]);
  const { recipe, seed, models, product, graph, device } = parseTraceHeader(lines[0]!, "x");
  expect(device).toBe("CPU");
  expect({ recipe, seed, models, product, graph: graph.name }).toStrictEqual(ORIGIN);
  expect(JSON.parse(lines[7]!)).toMatchObject({
    row: 0,
    source: "hub",
    verdict: "kept",
    prize: 2,
    cost: 0.5,
  });
  expect(await compare(lines, await trace(path))).toStrictEqual({ lines: 208, differing: 0 });
});

test("the first difference is named, times are none", async () => {
  const before = [
    '{"kind":"stage","name":"seed","nodes":1,"edges":0,"ms":1.5}',
    '{"kind":"edge","row":0,"prize":1,"cost":2}',
    '{"kind":"edge","row":1,"prize":1}',
  ];
  const after = [
    '{"kind":"stage","name":"seed","nodes":1,"edges":0,"ms":2e-7,"parts":[{"name":"text","found":2,"ms":1e-7}]}',
    '{"kind":"edge","row":0,"prize":1,"cost":2.5}',
  ];
  const first = { line: 2, place: "edge 0, cost", recorded: "2", replayed: "2.5" };
  expect(await compare(before, after)).toStrictEqual({ lines: 3, differing: 2, first });
  expect(await compare(before.slice(0, 1), after)).toStrictEqual({
    ...{ lines: 2, differing: 1 },
    first: { line: 2, place: "edge 0", recorded: "nothing", replayed: after[1] },
  });
  expect(
    await compare(['{"kind":"stage","name":"seed","nodes":2}'], ['{"kind":"stage","name":"seed","nodes":3}']),
  ).toMatchObject({ first: { place: "stage seed, nodes", recorded: "2", replayed: "3" } });
});

test.each([
  ["{", "“t” is not a trace"],
  ['{"kind":"edge"}', "“t” is not a trace"],
  ['{"kind":"dragoman-trace","version":2}', "“t” is a trace of version 2, this product reads version 1"],
  ['{"kind":"dragoman-trace","version":1}', "“t” has a broken first line (product"],
])("the first line %s is refused", (line, sentence) => {
  expect(() => parseTraceHeader(line, "t")).toThrow(sentence);
});

test("the fingerprint is the graph's, not the file's: another import has the same, another name another", async () => {
  const of = async (text: string): Promise<string> =>
    fingerprintOfFile((await importTexts({ "t.tsv": text })).target, signal);
  const plain = await of("a\tknows\tb\nb\tknows\tc");
  expect(await of("a\tknows\tb\nb\tknows\tc\n")).toBe(plain);
  expect(await of("a\tknows\tb\nb\tknows\td")).not.toBe(plain);
  expect(await of("a\tknows\tb\nc\tknows\tb")).not.toBe(plain);
  expect(plain).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test("a database's fingerprint goes by names and counts", async () => {
  const of = async (target: string): Promise<string> =>
    fingerprintOfCounts(await memoryGraph([["a", "knows", target]]).describe());
  expect(await of("b")).toBe(await of("c"));
  expect(await of("a")).not.toBe(await of("b"));
});
