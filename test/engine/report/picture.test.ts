import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { drawPicture } from "../../../src/main/engine/report/picture";
import type { RunEdgeRow, RunNodeRow } from "../../../src/main/engine/report/run-rows";
import { HOSTILE } from "./hostile-texts";

const node = (handle: number, hops: number): RunNodeRow => ({
  ...{ handle, hops, id: String(handle), name: "", labels: [], text: "", properties: {} },
});
const edge = (source: number, target: number, relation: string): RunEdgeRow => ({
  ...{ handle: 0, row: 0, source, target, relation, properties: {}, evidence: [], told: { verdict: "kept" } },
});

//   0 --> 1, 1 --> 2 (one column), 2 --> 2
test.each(HOSTILE.slice(0, 25))("a picture with the name %j stays a picture", (name) => {
  const edges = [edge(0, 1, name), edge(1, 2, name), edge(2, 2, name)];
  const svg = drawPicture([node(0, 0), node(1, 1), node(2, 1)], edges, [name, name, name])!;
  const counts: Record<string, number> = {};
  const titles: string[] = [];
  const parser = new SaxesParser();
  let open = "";
  parser.on("opentag", (tag) => {
    open = tag.name;
    counts[open] = (counts[open] ?? 0) + 1;
  });
  parser.on("text", (text) => {
    if (open === "title") titles.push(text);
    open = "";
  });
  parser.on("error", (fault) => {
    throw fault;
  });
  parser.write(svg).close();
  const { text, ...others } = counts;
  // Three relations, and a name three times, in one line or two.
  expect([6, 9]).toContain(text);
  expect(others).toStrictEqual({ svg: 1, defs: 1, marker: 1, path: 4, g: 3, title: 3, rect: 3 });
  expect(titles).toHaveLength(3);
  expect(new Set(titles)).toStrictEqual(new Set([name]));
  expect(svg).not.toContain("NaN");
});

test("too much to draw is not drawn", () => {
  expect(
    drawPicture(
      Array.from({ length: 61 }, (_, at) => node(at, 0)),
      [],
      [],
    ),
  ).toBeUndefined();
  expect(drawPicture([], [], [])).toBeUndefined();
});

test("steps lead down the page from the first that the question names, and a long name has two lines", () => {
  const seed = (handle: number) => ({ ...node(handle, 0), properties: { "run.seed": true } });
  //   0 (seed) --> 1 --> 2 <-- 3 (seed): the last stands at the right end, not beside the first
  const svg = drawPicture(
    [seed(0), node(1, 1), node(2, 1), seed(3)],
    [edge(0, 1, "a"), edge(1, 2, "b"), edge(3, 2, "c")],
    ["imatinib", "Platelet-derived growth factor receptor alpha", "Cell Survival", "tumor"],
  )!;
  const top = (words: string) =>
    Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)"[^>]*>${words}<`).exec(svg)![1]);
  const tops = ["imatinib", "Platelet-derived growth", "factor receptor alpha", "Cell Survival", "tumor"].map(
    top,
  );
  expect(tops).toStrictEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(5);
});
