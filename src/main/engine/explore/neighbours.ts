/** What lies around one node: counted by kind, and a chosen part of it. */
import {
  MOST_NEIGHBOURS,
  type ExpandOrder,
  type ExploredPart,
  type FoundNodes,
  type NeighbourGroup,
  type NeighbourKind,
  type Side,
} from "../../../shared/explore";
import { fold } from "../../../shared/fold";
import type { Expansion } from "../../../shared/graph";
import { degreesOf } from "../store/degrees";
import type { GraphStore } from "../store/graph-store";
import { nameNodes } from "./named-nodes";

/** Edges at one node as rows; `names` says what is at the far ends, one row for each node. */
interface Around {
  readonly steps: readonly Step[];
  readonly names: FoundNodes;
  readonly rowOf: ReadonlyMap<number, number>;
  readonly unseen: number;
}

interface Step {
  readonly edge: number;
  readonly far: number;
  readonly relation: string;
  readonly side: Side;
  readonly kind: string;
}

/** Edges of a node counted by kind, most first, then by relation, side and label. */
export async function countNeighbours(
  store: GraphStore,
  node: number,
  signal: AbortSignal,
): Promise<{ groups: NeighbourGroup[]; edges: number; unseen: number }> {
  const { steps, names, rowOf, unseen } = await lookAround(store, node, signal);
  const groups = new Map<string, NeighbourGroup & { readonly seen: Set<number> }>();
  for (const { kind, relation, side, far } of steps) {
    const label = names.label[rowOf.get(far)!]!;
    const group = groups.get(kind) ?? { relation, side, label, edges: 0, nodes: 0, seen: new Set() };
    group.seen.add(far);
    groups.set(kind, { ...group, edges: group.edges + 1, nodes: group.seen.size });
  }
  const counted = [...groups.values()].map(({ seen: _, ...group }) => group);
  return { groups: counted.sort(mostFirst), edges: steps.length, unseen };
}

export interface Wish {
  readonly kinds: readonly (NeighbourKind & { readonly cap: number })[];
  readonly order: ExpandOrder;
  readonly drawn: readonly number[];
}

/** The node with the neighbours wished for; see `explore:expand` for what the caps leave out. */
export async function expandNode(
  store: GraphStore,
  node: number,
  { kinds, order, drawn }: Wish,
  signal: AbortSignal,
): Promise<{ part: ExploredPart; leftOut: number[]; unseen: number }> {
  const around = await lookAround(store, node, signal);
  const known = new Set([...drawn, node]);
  const chosen = new Set<string>();
  const leftOut: number[] = [];
  for (const kind of kinds) {
    const ofKind = around.steps.filter((step) => step.kind === keyOf(kind));
    const fars = [...new Set(ofKind.map(({ far }) => far))];
    const fresh = fars.filter((far) => !known.has(far));
    const best = (await ranked(store, fresh, around, order, signal)).slice(0, kind.cap);
    // Room that new nodes leave goes to edges towards nodes that are drawn already.
    const drawnOnes = fars.filter((far) => known.has(far)).slice(0, kind.cap - best.length);
    for (const far of [...best, ...drawnOnes]) chosen.add(`${keyOf(kind)} ${String(far)}`);
    leftOut.push(fresh.length - best.length);
  }
  const taken = around.steps.filter((step) => chosen.has(`${step.kind} ${String(step.far)}`));
  return { part: partOf(node, taken, around), leftOut, unseen: around.unseen };
}

async function lookAround(store: GraphStore, node: number, signal: AbortSignal): Promise<Around> {
  const { nodes, edges, sources, targets, relations, dropped } = await store.expand(
    [node],
    oneHop(MOST_NEIGHBOURS),
    signal,
  );
  const names = await nameNodes(store, [...nodes]);
  const { relations: known } = await store.describe();
  const rowOf = new Map(Array.from(nodes, (handle, row) => [handle, row]));
  const steps = Array.from(edges, (edge, row) => {
    const side: Side = nodes[sources[row]!] === node ? "out" : "in";
    const far = nodes[side === "out" ? targets[row]! : sources[row]!]!;
    const relation = known[relations[row]!]?.name ?? "";
    return {
      edge,
      far,
      relation,
      side,
      kind: keyOf({ relation, side, label: names.label[rowOf.get(far)!]! }),
    };
  });
  return { steps, names, rowOf, unseen: dropped.count.reduce((sum, count) => sum + count, 0) };
}

/** Best joined first, or by folded name; equal ones in ascending handle. */
async function ranked(
  store: GraphStore,
  nodes: readonly number[],
  { names, rowOf }: Around,
  order: ExpandOrder,
  signal: AbortSignal,
): Promise<number[]> {
  const ascending = nodes.toSorted((a, b) => a - b);
  if (order === "name") {
    const folded = new Map(ascending.map((node) => [node, fold(names.name[rowOf.get(node)!]!)]));
    return ascending.sort((a, b) =>
      folded.get(a)! < folded.get(b)! ? -1 : folded.get(a)! > folded.get(b)! ? 1 : 0,
    );
  }
  const degrees = await degreesOf(store, ascending, signal);
  return ascending.sort((a, b) => degrees.get(b)! - degrees.get(a)!);
}

function partOf(node: number, steps: readonly Step[], { names, rowOf }: Around): ExploredPart {
  const rows = [...new Set([node, ...steps.map(({ far }) => far)])].map((handle) => rowOf.get(handle)!);
  const end = (side: Side) => Int32Array.from(steps, (step) => (step.side === side ? node : step.far));
  return {
    nodes: {
      handle: Int32Array.from(rows, (row) => names.handle[row]!),
      id: rows.map((row) => names.id[row]!),
      name: rows.map((row) => names.name[row]!),
      label: rows.map((row) => names.label[row]!),
    },
    edges: {
      handle: Int32Array.from(steps, ({ edge }) => edge),
      source: end("out"),
      target: end("in"),
      relation: steps.map(({ relation }) => relation),
    },
  };
}

function oneHop(edgeBudget: number): Expansion {
  return { hops: 1, direction: "both", labels: [], relations: [], degreeCap: 0, edgeBudget };
}

function keyOf({ relation, side, label }: NeighbourKind): string {
  return JSON.stringify([relation, side, label]);
}

function mostFirst(a: NeighbourGroup, b: NeighbourGroup): number {
  return b.edges - a.edges || (keyOf(a) < keyOf(b) ? -1 : 1);
}
