import { expect, test } from "vitest";
import { lookOf, nodeInk, NO_STYLES, sizeOf, type Styles } from "../../../src/renderer/picture/looks";
import { lookOfNode, sceneOf } from "../../../src/renderer/picture/scene";
import { labelColour, PROBABILITY_SCALE } from "../../../src/renderer/picture/palette";
import { viewOf } from "./view-fixture";

const EVERYTHING = { labels: [], relations: [] };
const view = viewOf([{ hops: 0 }, { hops: 1 }, { hops: 1 }, { hops: 1 }], []);

test("nothing chosen: colour and shape go by the label's index", () => {
  expect(lookOf(NO_STYLES, 2, "Disease")).toStrictEqual({ colour: 2, shape: "diamond", size: 1 });
  expect(lookOf(NO_STYLES, -1, "")).toStrictEqual({ colour: -1, shape: "ellipse", size: 1 });
});

test("what is chosen of a label holds for its nodes alone", () => {
  const styles: Styles = { ...NO_STYLES, labels: { Protein: { colour: 7, shape: "triangle", size: 2 } } };
  const scene = sceneOf(view, EVERYTHING, styles);
  const plain = sceneOf(view, EVERYTHING);
  expect([0, 1, 2].map((row) => lookOfNode(scene, row))).toStrictEqual([
    { colour: 0, shape: "ellipse", size: 1 },
    { colour: 7, shape: "triangle", size: 2 },
    { colour: 2, shape: "diamond", size: 1 },
  ]);
  expect(Array.from(scene.radius, (radius, row) => radius / plain.radius[row]!)).toStrictEqual([1, 2, 1, 1]);
});

test("by value: from small to large and from faint to strong, without a value small and in the label's colour", () => {
  const numbered = { ...view, nodes: { ...view.nodes, numbers: { score: Float64Array.of(1, 3, 2, NaN) } } };
  const scene = sceneOf(numbered, EVERYTHING, { ...NO_STYLES, nodeSize: "score", nodeColour: "score" });
  expect(Array.from(scene.nodeTint)).toStrictEqual([0, 1, 0.5, NaN]);
  const sizes = Array.from(scene.cloudRadius, (radius) => radius / 3.2);
  expect(sizes.map((size) => Math.round(size * 100) / 100)).toStrictEqual([0.7, 1.8, 1.25, 0.7]);
  expect([sizeOf(NaN), sizeOf(1)]).toStrictEqual([0.7, 1.8]);
  expect(nodeInk(lookOfNode(scene, 1), 1, "light")).toBe(PROBABILITY_SCALE.light.at(-1));
  expect(nodeInk(lookOfNode(scene, 3), NaN, "dark")).toBe(labelColour(0, "dark"));
});
