import cytoscape from "cytoscape";
import { expect, test } from "vitest";
import { createForeground } from "../../../src/renderer/canvas/painters/foreground";
import { sceneOf, type Scene } from "../../../src/renderer/picture/scene";
import { viewOf } from "../picture/view-fixture";

const EVERYTHING = { labels: [], relations: [] };

/** Kept nodes 100, 101 … at these places. */
function sceneAt(places: readonly (readonly [x: number, y: number])[]): Scene {
  const scene = sceneOf(
    viewOf(
      places.map(() => ({ hops: 0, kept: true })),
      [],
    ),
    EVERYTHING,
  );
  places.forEach(([x, y], row) => {
    scene.x[row] = x;
    scene.y[row] = y;
  });
  return scene;
}

test("nodes that stay from one scene to the next stand where the new one has them", () => {
  const cy = cytoscape({ headless: true, styleEnabled: true });
  const foreground = createForeground(cy);
  const first = sceneAt([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  const second = sceneAt([
    [10, 20],
    [30, 40],
  ]);
  foreground.show(first, "light");
  // Places come in before the scene is shown: rows of the old one mean nothing in it.
  foreground.place(second);
  expect(cy.getElementById("n102").position()).toStrictEqual({ x: 5, y: 6 });
  foreground.show(second, "light");
  expect(cy.nodes().map((node) => [node.id(), node.position()])).toStrictEqual([
    ["n100", { x: 10, y: 20 }],
    ["n101", { x: 30, y: 40 }],
  ]);
  cy.destroy();
});
