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
  expect(counts).toStrictEqual({ svg: 1, defs: 1, marker: 1, path: 4, text: 6, g: 3, title: 3, rect: 3 });
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
