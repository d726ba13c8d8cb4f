import { expect, test } from "vitest";
import { NO_MARKS } from "../../../src/renderer/canvas/marks";
import { paintOverlay } from "../../../src/renderer/canvas/painters/overlay-painter";
import { momentAt } from "../../../src/renderer/picture/moment";
import { sceneOf } from "../../../src/renderer/picture/scene";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { viewOf } from "../picture/view-fixture";

/** Pixels of a letter, and of a line. */
const [LETTER, LINE] = [6, 15];

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** A context that writes down texts where they stand on the sheet; here they are never turned. */
function recording(): { context: CanvasRenderingContext2D; written: Written[] } {
  const written: Written[] = [];
  const origin = { x: 0, y: 0 };
  const state: Record<string, unknown> = { textAlign: "left" };
  const known: Record<string, unknown> = {
    measureText: (text: string) => ({ width: LETTER * text.length }),
    translate: (x: number, y: number) => Object.assign(origin, { x, y }),
    restore: () => Object.assign(origin, { x: 0, y: 0 }),
    fillText(text: string, x: number, y: number) {
      const width = LETTER * text.length;
      const left = origin.x + (state["textAlign"] === "center" ? x - width / 2 : x);
      written.push({ text, left, right: left + width, y: origin.y + y });
    },
  };
  const context = new Proxy(state, {
    get: (_, key: string) => known[key] ?? state[key] ?? (() => undefined),
    set: (_, key: string, value) => Reflect.set(state, key, value),
  });
  return { context: context as unknown as CanvasRenderingContext2D, written };
}

// 0 above 1, joined by an edge that was dropped; beside its middle 2, whose name would run across it
const run = viewOf(
  [{ hops: 0, seed: true, kept: true }, ...[1, 1, 2].map((hops) => ({ hops, kept: true }))],
  [
    { ends: [0, 1], verdict: "cycle" },
    { ends: [3, 2], verdict: "kept" },
  ],
);
const NAMES = ["A", "B", "What runs across", "C"];

test("no name covers the word of the edge that is looked at", () => {
  const scene = sceneOf({ ...run, nodes: { ...run.nodes, name: NAMES } }, { labels: [], relations: [] });
  [200, 200, 170, 30].forEach((x, row) => (scene.x[row] = x));
  [150, 250, 200, 200].forEach((y, row) => (scene.y[row] = y));
  const moment = momentAt(buildTimeline(scene.view, { edgeColour: "", edgeWidth: "" }), Infinity);
  const viewport = { zoom: 1, panX: 0, panY: 0, width: 400, height: 400, ratio: 1 };
  const { context, written } = recording();
  paintOverlay(context, scene, moment, viewport, "light", { ...NO_MARKS, selectedEdge: 0 });
  const word = written.find(({ text }) => text === "treats")!;
  const names = written.filter(({ text }) => text !== "treats");
  expect(names.map(({ text }) => text).toSorted()).toStrictEqual(NAMES.toSorted());
  // It stands upright along its edge.
  const [middle, half] = [(word.left + word.right) / 2, (word.right - word.left) / 2];
  const covering = names.filter(
    ({ left, right, y }) =>
      left < middle + LINE / 2 && right > middle - LINE / 2 && Math.abs(y - word.y) < half,
  );
  expect(covering).toStrictEqual([]);
});

test("of two edges between the same ends, with room for the words of one, the kept one is told", () => {
  const pair = viewOf(
    [
      { hops: 0, seed: true, kept: true },
      { hops: 1, kept: true },
    ],
    [
      { ends: [0, 1], verdict: "cycle" },
      { ends: [0, 1], verdict: "kept" },
    ],
  );
  const relations = ["written by", "directed by"];
  const edges = { ...pair.edges, relation: Int32Array.from([0, 1]) };
  const view = { ...pair, part: "answer" as const, relations, edges };
  const scene = sceneOf(view, { labels: [], relations: [] });
  [80, 320].forEach((x, row) => (scene.x[row] = x));
  scene.y.fill(200);
  scene.edgeFront.fill(1);
  const moment = momentAt(buildTimeline(scene.view, { edgeColour: "", edgeWidth: "" }), Infinity);
  moment.edgeOpacity.fill(1);
  const viewport = { zoom: 1, panX: 0, panY: 0, width: 400, height: 400, ratio: 1 };
  const { context, written } = recording();
  // Told both, as the picture of an answer does with what gold has of it.
  const told = { ...moment, edgeKept: Float32Array.from([0.6, 1]) };
  paintOverlay(context, scene, told, viewport, "light", NO_MARKS);
  expect(written.filter(({ text }) => relations.includes(text)).map(({ text }) => text)[0]).toBe(
    "directed by",
  );
});

test("a word that is too long for its edge is broken in two, and left out where even that is too long: never cut", () => {
  const told = (relation: string, length: number, marks = NO_MARKS): string[] => {
    const view = viewOf(
      [
        { hops: 0, seed: true, kept: true },
        { hops: 1, kept: true },
      ],
      [{ ends: [0, 1], verdict: "kept" }],
    );
    const scene = sceneOf({ ...view, relations: [relation] }, { labels: [], relations: [] });
    [60, 60 + length].forEach((x, row) => (scene.x[row] = x));
    scene.y.fill(200);
    const moment = momentAt(buildTimeline(scene.view, { edgeColour: "", edgeWidth: "" }), Infinity);
    const viewport = { zoom: 1, panX: 0, panY: 0, width: 400, height: 400, ratio: 1 };
    const { context, written } = recording();
    paintOverlay(context, scene, moment, viewport, "light", marks);
    return written
      .map(({ text }) => text)
      .filter((text) => relation.startsWith(text.slice(0, 4)) || relation.endsWith(text));
  };
  expect(told("positively_regulates", 250)).toStrictEqual(["positively regulates"]);
  expect(told("positively_regulates", 140)).toStrictEqual(["positively", "regulates"]);
  expect(told("positively_regulates", 70)).toStrictEqual([]);
  expect(told("immunoprecipitates", 120)).toStrictEqual([]);
  // That of the edge that is looked at is told the same way where it has room, and beside the edge where it has none.
  const looked = { ...NO_MARKS, selectedEdge: 0 };
  expect(told("positively_regulates", 140, looked)).toStrictEqual(["positively", "regulates"]);
  expect(told("positively_regulates", 70, looked)).toStrictEqual(["positively regulates"]);
});
