/**
 * Every node pushes every other away: d3-force's many-body force with the same approximation (Barnes, Hut: Nature 324, 1986), its tree in flat
 * columns that are kept from tick to tick. Building objects anew at each tick took most of a large layout's time.
 */
import type { Force } from "d3-force";
import { ChargeTree, type Repelling } from "./charge-tree";

/** The force, to be given to a simulation. O(nodes log nodes) a tick. */
export function repulsion<T extends Repelling>(): Force<T, undefined> {
  let bodies: readonly T[] = [];
  let tree = new ChargeTree(0);
  const force = (alpha: number): void => {
    tree.plant(bodies);
    for (let row = 0; row < bodies.length; row++) {
      const body = bodies[row]!;
      const { x, y } = tree.pushOn(row);
      body.vx = (body.vx ?? 0) + x * alpha;
      body.vy = (body.vy ?? 0) + y * alpha;
    }
  };
  return Object.assign(force, {
    initialize(nodes: T[]) {
      bodies = nodes;
      tree = new ChargeTree(nodes.length);
    },
  });
}
