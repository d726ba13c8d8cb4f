import { expect, test } from "vitest";
import { badgesOf, paintSignStrokes, strokeShare } from "../../../src/renderer/canvas/painters/sign-painter";
import { momentAt } from "../../../src/renderer/picture/moment";
import { sceneOf } from "../../../src/renderer/picture/scene";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { viewOf } from "../picture/view-fixture";

test("strokes of differences are thin from afar and whole near by", () => {
  expect([0.05, 0.18, 0.3, 0.6, 2].map((zoom) => Math.round(100 * strokeShare(zoom, 30)))).toStrictEqual([
    30, 30, 50, 100, 100,
  ]);
});

test("among many edges they are thinner, but never too thin to tell their colour", () => {
  expect([10, 30, 120, 5000].map((signed) => Math.round(100 * strokeShare(1, signed)))).toStrictEqual([
    100, 100, 50, 30,
  ]);
});

const kept = { hops: 0, kept: true };

test("a badge lies a third of the way along its edge and beside its node; none where the picture has the sign already", () => {
  const view = viewOf([kept, kept], [{ ends: [0, 1], verdict: "kept" }]);
  const scene = sceneOf(view, { labels: [], relations: [] });
  scene.x.set([0, 100]);
  scene.y.set([50, 50]);
  const moment = momentAt(buildTimeline(view, { edgeColour: "prize", edgeWidth: "prize" }), Infinity);
  const gold = { kind: "edge", row: 0, sign: "gold", place: 0, told: false } as const;
  const badges = badgesOf(scene, moment, [gold, { ...gold, told: true }], 1);
  expect(badges.map(({ x, y }) => [Math.round(x), Math.round(y)])).toStrictEqual([[30, 50]]);
});

test("from afar a badge hides neither its disc nor a short edge, which its stroke tells; a pin has no stroke", () => {
  const view = viewOf([kept, kept], [{ ends: [0, 1], verdict: "kept" }]);
  const scene = sceneOf(view, { labels: [], relations: [] });
  scene.x.set([0, 100]);
  scene.y.set([0, 0]);
  const moment = momentAt(buildTimeline(view, { edgeColour: "prize", edgeWidth: "prize" }), Infinity);
  const sign = { row: 0, place: 0, told: false } as const;
  const signs = [
    { ...sign, kind: "edge", sign: "gold" },
    { ...sign, kind: "edge", sign: "pin-in" },
    { ...sign, kind: "node", sign: "gold" },
  ] as const;
  const near = badgesOf(scene, moment, signs, 1);
  expect(near.map(({ one }) => one.sign)).toStrictEqual(["gold", "pin-in", "gold"]);
  // A tenth of the size: the edge is 10 pixels long, a disc's radius one or two.
  const far = badgesOf(scene, moment, signs, 10);
  expect(far.map(({ one }) => one.sign)).toStrictEqual(["pin-in", "gold"]);
  // A star reaches nine pixels from its middle.
  expect(Math.hypot(far[1]!.x, far[1]!.y) / 10).toBeGreaterThan(9 + scene.radius[0]! / 10);
});

test("two differences among hundreds of shared edges are whole, the shared ones thin", () => {
  const count = 300;
  const view = viewOf(
    Array.from({ length: count + 1 }, () => kept),
    Array.from({ length: count }, (_, row) => ({ ends: [0, row + 1] as const, verdict: "kept" as const })),
  );
  const scene = sceneOf(view, { labels: [], relations: [] });
  scene.x.forEach((_, row) => (scene.x[row] = scene.y[row] = 10 * row));
  const moment = momentAt(buildTimeline(view, { edgeColour: "", edgeWidth: "" }), Infinity);
  const signs = Array.from({ length: count }, (_, row) => {
    const sign = row < 2 ? ("left" as const) : ("both" as const);
    return { kind: "edge" as const, row, sign, place: 0, told: false };
  });
  const widths: number[] = [];
  const state: Record<string, unknown> = {};
  const context = new Proxy(state, {
    get: (_, key: string) =>
      key === "stroke" ? () => widths.push(Number(state["lineWidth"])) : (state[key] ?? (() => undefined)),
  }) as unknown as CanvasRenderingContext2D;
  paintSignStrokes(context, scene, moment, "light", signs, 1);
  expect(widths.filter((width) => width === 7)).toHaveLength(2);
  expect(Math.round(100 * Math.min(...widths))).toBe(158);
});
