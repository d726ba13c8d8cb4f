import { expect, test } from "vitest";
import { standsOf } from "../../../src/renderer/canvas/painters/name-stands";
import { momentAt } from "../../../src/renderer/picture/moment";
import { buildTimeline } from "../../../src/renderer/picture/timeline";
import { sceneOf } from "../../../src/renderer/picture/scene";
import { viewOf } from "../picture/view-fixture";

const kept = { hops: 1, kept: true };

//  1 ─┐     ┌─ 3
//     ├─ 0 ─┤
//  2 ─┘     └─ 4
//              5, by itself
test("a name's outer side is where none of its edges leaves, its pitch the way to the next node of its column", () => {
  const edges = [1, 2, 3, 4].map((leaf) => ({ ends: [0, leaf] as const, verdict: "kept" as const }));
  const view = viewOf([{ hops: 0, seed: true, kept: true }, kept, kept, kept, kept, kept], edges, [1]);
  const scene = sceneOf(view, { labels: [], relations: [] });
  scene.x.set([0, -200, -200, 200, 200, 200]);
  scene.y.set([0, -20, 20, -15, 15, 100]);
  const moment = momentAt(buildTimeline(view, { edgeColour: "prize", edgeWidth: "prize" }), Infinity);
  expect([...standsOf(scene, moment, [0, 1, 2, 3, 4, 5]).values()]).toStrictEqual([
    { outer: 0, pitch: Infinity },
    { outer: -1, pitch: 40 },
    { outer: -1, pitch: 40 },
    { outer: 1, pitch: 30 },
    { outer: 1, pitch: 30 },
    { outer: 0, pitch: 85 },
  ]);
});
