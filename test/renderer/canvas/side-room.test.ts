import { expect, test } from "vitest";
import { sideRoom } from "../../../src/renderer/canvas/side-room";
import { sceneOf } from "../../../src/renderer/picture/scene";
import { viewOf } from "../picture/view-fixture";

const kept = { hops: 0, kept: true };

function room(names: readonly [string, string], both: number) {
  const view = viewOf([kept, kept], [{ ends: [0, 1], verdict: "kept" }]);
  const scene = sceneOf(
    { ...view, nodes: { ...view.nodes, name: [...names] } },
    { labels: [], relations: [] },
  );
  scene.x.set([0, 400]);
  const box = { left: 0, right: 400, top: 0, bottom: 100 };
  const { left, right } = sideRoom(scene, box, 1, 20, { most: 300, both });
  return [Math.round(left), Math.round(right)];
}

test("the side whose names need less leaves its room to the other, and both need not more than there is", () => {
  const [short, long] = room(["Bandi", "Twenty letters long."], 1000) as [number, number];
  expect(short).toBeLessThan(long);
  // Half of it each would be too little for the longer name.
  expect(long).toBeGreaterThan((short + long) / 2);
  expect(room(["Bandi", "Twenty letters long."], short + long)).toStrictEqual([short, long]);
  expect(room(["Bandi", "Twenty letters long."], short + long - 20)).toStrictEqual([short, long - 20]);
  expect(room(["Twenty letters long.", "Twenty letters long."], 200)).toStrictEqual([100, 100]);
});
