import { expect, test } from "vitest";
import { differenceOf, type FrontElement } from "../../../src/renderer/canvas/painters/graph-difference";

const element = (id: string, look: FrontElement["look"], row = 0): FrontElement => ({ id, row, look });
const mapOf = (...elements: FrontElement[]) => new Map(elements.map((it) => [it.id, it]));

test("a change is what came, what looks different and what went", () => {
  const same = element("n1", { colour: "#111111" });
  const before = mapOf(same, element("n2", { colour: "#111111" }), element("n3", { colour: "#111111" }));
  const recoloured = element("n2", { colour: "#222222" });
  const fresh = element("n4", { colour: "#111111" });
  expect(differenceOf(before, mapOf({ ...same, row: 5 }, recoloured, fresh))).toStrictEqual({
    added: [fresh],
    changed: [recoloured],
    removed: ["n3"],
  });
});

test("an edge that joins other ends is taken out and put in again", () => {
  const before = mapOf(element("e1", { source: "n1", target: "n2", bend: 0 }));
  const moved = element("e1", { source: "n1", target: "n3", bend: 0 });
  expect(differenceOf(before, mapOf(moved))).toStrictEqual({ added: [moved], changed: [], removed: ["e1"] });
});

test("nothing changed is an empty difference", () => {
  const graph = mapOf(element("n1", { colour: "#111111" }));
  expect(differenceOf(graph, graph)).toStrictEqual({ added: [], changed: [], removed: [] });
});
