/** Where nodes stand one under another: on which side of each no edge leaves, and how near the next one is. */
import type { Moment } from "../../picture/moment";
import type { Scene } from "../../picture/scene";

export interface Stand {
  /** Right (1) or left (−1) where all edges leave to the other side; 0 where they leave to both, or to none. */
  readonly outer: 1 | -1 | 0;
  /** From this node to the next in its column, model units; Infinity where it stands in none. */
  readonly pitch: number;
}

/** How the nodes `rows` stand among each other. O(edges + rows log rows). */
export function standsOf(scene: Scene, moment: Moment, rows: readonly number[]): Map<number, Stand> {
  const leaves = leavesTo(scene, moment);
  const pitches = pitchesOf(scene, rows);
  const outer = (row: number): Stand["outer"] => (leaves[row] === LEFT ? 1 : leaves[row] === RIGHT ? -1 : 0);
  return new Map(rows.map((row) => [row, { outer: outer(row), pitch: pitches.get(row) ?? Infinity }]));
}

const [LEFT, RIGHT] = [1, 2];

/** To which sides the drawn edges of each node leave. */
function leavesTo(scene: Scene, moment: Moment): Uint8Array {
  const sides = new Uint8Array(scene.x.length);
  const { source, target } = scene.view.edges;
  scene.edgeFront.forEach((front, edge) => {
    if (front === 0 || moment.edgeKept[edge]! <= 0.5) return;
    const [a, b] = [source[edge]!, target[edge]!];
    const across = scene.x[b]! - scene.x[a]!;
    if (Math.abs(across) < 1) return;
    sides[a]! |= across > 0 ? RIGHT : LEFT;
    sides[b]! |= across > 0 ? LEFT : RIGHT;
  });
  return sides;
}

/** Layouts give the nodes of a column the very same x; no other nodes have it. */
function pitchesOf(scene: Scene, rows: readonly number[]): Map<number, number> {
  const columns = new Map<number, number[]>();
  for (const row of rows) {
    const column = columns.get(scene.x[row]!);
    if (column) column.push(row);
    else columns.set(scene.x[row]!, [row]);
  }
  const pitches = new Map<number, number>();
  for (const column of columns.values()) {
    column.sort((a, b) => scene.y[a]! - scene.y[b]!);
    const gap = (at: number): number =>
      at > 0 && at < column.length ? scene.y[column[at]!]! - scene.y[column[at - 1]!]! : Infinity;
    column.forEach((row, at) => pitches.set(row, Math.min(gap(at), gap(at + 1))));
  }
  return pitches;
}
