/** Sets of nodes that say how they were come by, and what is made of two of them. */
import type { Operation } from "../../../../shared/understanding";
import type { RelationStep } from "./relation-path";

/** Nodes, and how they were come by. */
export interface NodeSet {
  readonly nodes: ReadonlySet<number>;
  readonly complete: boolean;
  readonly operations: readonly Operation[];
  /** The edges that put some of its nodes there. */
  readonly edgesTo: (ends: ReadonlySet<number>) => Promise<number[]>;
  /** What a negation took away from it. */
  readonly leftOut?: LeftOut;
  /** The path of its only name, where it has one. */
  readonly path?: readonly RelationStep[];
}

/** Nodes that a negation took away, and the edges that say why. */
export interface LeftOut {
  readonly nodes: readonly number[];
  readonly edges: () => Promise<number[]>;
  /** True where nothing but negations was said: no edge speaks for what is left. */
  readonly byAbsence: boolean;
}

/** Of a set that rests on no edge. */
export const NO_EDGES = async (): Promise<number[]> => [];

export function intersected(one: NodeSet, other: NodeSet): NodeSet {
  return joined("intersect", one, other, new Set([...one.nodes].filter((node) => other.nodes.has(node))));
}

export function united(one: NodeSet, other: NodeSet): NodeSet {
  return joined("unite", one, other, new Set([...one.nodes, ...other.nodes]));
}

export function subtracted(one: NodeSet, other: NodeSet): NodeSet {
  const nodes = new Set([...one.nodes].filter((node) => !other.nodes.has(node)));
  return { ...joined("subtract", one, other, nodes), edgesTo: one.edgesTo };
}

function joined(
  operation: "intersect" | "unite" | "subtract",
  one: NodeSet,
  other: NodeSet,
  nodes: ReadonlySet<number>,
): NodeSet {
  const last = { operation, of: "", left: nodes.size };
  return {
    nodes,
    complete: one.complete && other.complete,
    operations: [...one.operations, ...other.operations, last],
    edgesTo: async (ends) => [...(await one.edgesTo(ends)), ...(await other.edgesTo(ends))],
  };
}

/** What is in one of the sets and in no other; what was named (`apart`) stands in no relation to itself. */
export function ofOnlyOne(sets: readonly NodeSet[], apart: readonly number[]): NodeSet {
  const all = sets.reduce(united);
  const isInOne = (node: number) => sets.filter((set) => set.nodes.has(node)).length === 1;
  const nodes = new Set([...all.nodes].filter((node) => isInOne(node) && !apart.includes(node)));
  const last = { operation: "subtract" as const, of: "", left: nodes.size };
  return { ...all, nodes, operations: [...all.operations, last] };
}
