import { expect, test } from "vitest";
import { drawnView } from "../../../src/renderer/picture/drawn-view";
import { placeNear } from "../../../src/renderer/canvas/layout/place-near";
import { sceneOf, type Scene } from "../../../src/renderer/picture/scene";
import { viewOf } from "../picture/view-fixture";

/** A row of five nodes 80 apart with `count` nodes added to the last, and one between the first and the second. */
function grown(count: number): Scene {
  const run = viewOf(
    Array.from({ length: 5 }, () => ({ hops: 1 })),
    Array.from({ length: 4 }, (_, row) => ({ ends: [row, row + 1] as const, verdict: "cycle" as const })),
  );
  const fan = Array.from({ length: count }, (_, at) => ({ handle: at, source: 104, target: 1000 + at }));
  const bridge = [
    { handle: 9000, source: 100, target: 2000 },
    { handle: 9001, source: 2000, target: 101 },
  ];
  const view = drawnView(run, {
    nodes: [...fan.map(({ target }) => target), 2000].map((handle) => ({
      ...{ handle, id: `added-${handle}`, name: "", label: "" },
    })),
    edges: [...fan, ...bridge].map((edge) => ({ ...edge, ends: ["a", "b"] as const, relation: "r" })),
    dismissed: [],
    groups: [],
  });
  const scene = sceneOf(view, { labels: [], relations: [] });
  for (let row = 0; row < 5; row++) {
    scene.x[row] = 80 * row;
    scene.y[row] = 0;
  }
  return scene;
}

const distance = ({ x, y }: Scene, a: number, b: number) => Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!);

test("what is added stands beside its neighbour, away from the crowd; everything else stays put", () => {
  const scene = grown(12);
  const before = [scene.x.slice(0, 5), scene.y.slice(0, 5)];
  placeNear(scene);
  expect([scene.x.slice(0, 5), scene.y.slice(0, 5)]).toStrictEqual(before);
  const added = Array.from({ length: 12 }, (_, at) => 5 + at);
  expect(added.filter((row) => distance(scene, row, 4) > 160)).toStrictEqual([]);
  expect(added.filter((row) => scene.x[row]! < scene.x[4]! - 60)).toStrictEqual([]);
});

test("no two discs overlap, a hundred of them either", () => {
  const scene = grown(100);
  placeNear(scene);
  const rows = [...scene.x.keys()];
  const overlaps = rows.flatMap((a) =>
    rows.filter((b) => b > a && distance(scene, a, b) < scene.radius[a]! + scene.radius[b]!),
  );
  expect([overlaps, rows.some((row) => Number.isNaN(scene.x[row]!))]).toStrictEqual([[], false]);
});

test("what joins two nodes stands between them", () => {
  const scene = grown(0);
  placeNear(scene);
  expect([scene.x[5], scene.y[5]]).toStrictEqual([40, 0]);
});

test("the same picture gives the same places, wherever it starts", () => {
  const [one, other] = [grown(20), grown(20)];
  placeNear(one);
  placeNear(other);
  expect(one.x).toStrictEqual(other.x);
  placeNear(one);
  expect(one.x).toStrictEqual(other.x);
});

test("what is connected to nothing finds a place as well", () => {
  const scene = grown(1);
  scene.view.edges.target.fill(0);
  scene.view.edges.source.fill(0);
  placeNear(scene);
  expect(scene.x.some(Number.isNaN)).toBe(false);
});
