/** The kinds of a graph's things where neighbours tell them: each class with all that belongs to it or to a narrower one. */
import { fold } from "../../../../../shared/fold";
import type { GraphSchema } from "../../../../../shared/graph";
import type { GraphStore } from "../../../store/graph-store";
import { labelWords } from "../../score/paths/path-world";
import { classRelation, type ClassRelation } from "./class-relations";

/** Edges read of all such relations; a graph with more is asked by its labels alone. */
const MOST_EDGES = 1_000_000;
/** Classes told as kinds: those that most belongs to. */
const MOST_CLASSES = 400;

export interface Classes {
  /** By the name of its label, or its own: handles of its members in ascending order. */
  readonly members: ReadonlyMap<string, Int32Array>;
  /** Names of the classes of a node, in the order of `members`. */
  readonly ofNode: ReadonlyMap<number, readonly string[]>;
  /** Nodes that are nothing but classes: what a question calls so is a kind. */
  readonly nodes: ReadonlySet<number>;
}

interface Edge {
  readonly from: number;
  readonly to: number;
}

/** The classes that a graph's edges tell; undefined where none does. Throws what the store throws. */
export async function readClasses(store: GraphStore, signal: AbortSignal): Promise<Classes | undefined> {
  const schema = await store.describe();
  const told = await toldBy(schema, store, signal);
  if (!told) return undefined;
  const { belongs, narrower } = told;
  const wider = groupBy(
    narrower,
    ({ from }) => from,
    ({ to }) => to,
  );
  const classes = [
    ...new Set([...belongs.map(({ to }) => to), ...narrower.flatMap(({ from, to }) => [from, to])]),
  ];
  const names = await labelNames(classes, schema, store);
  const members = new Map<string, Set<number>>();
  const add = (node: number, own: number) => {
    for (const one of within(own, wider)) {
      const name = names.get(one)!;
      const known = members.get(name);
      if (known) known.add(node);
      else members.set(name, new Set([node]));
    }
  };
  for (const { from, to } of belongs) if (!told.bare.has(from)) add(from, to);
  // What a label says of nodes is said of the class of that name.
  for (const own of classes) {
    const label = schema.labels.find(({ name }) => name === names.get(own));
    if (label) for (const node of (await store.members(label.name, MOST_EDGES, signal)).nodes) add(node, own);
  }
  const kept = [...members]
    .filter(([name]) => name !== "")
    .sort(([, a], [, b]) => b.size - a.size)
    .slice(0, MOST_CLASSES);
  const known = new Set(kept.map(([name]) => name));
  return {
    members: new Map(kept.map(([name, nodes]) => [name, Int32Array.from(nodes).sort()])),
    ofNode: classesOfNodes(kept),
    nodes: new Set(classes.filter((node) => known.has(names.get(node)!) && !told.busy.has(node))),
  };
}

interface Told {
  /** From things to their classes, and from classes to wider ones. */
  readonly belongs: readonly Edge[];
  readonly narrower: readonly Edge[];
  /** Classes of which more is said than that. */
  readonly busy: ReadonlySet<number>;
  /** Of relations that say either, ends that are nothing but classes, and so are no things of their own. */
  readonly bare: ReadonlySet<number>;
}

async function toldBy(
  schema: GraphSchema,
  store: GraphStore,
  signal: AbortSignal,
): Promise<Told | undefined> {
  const kinds = schema.relations.map(classRelation);
  const own = kinds.flatMap((kind, relation) => (kind ? { kind, relation } : []));
  const count = own.reduce((total, { relation }) => total + schema.relations[relation]!.count, 0);
  if (own.length === 0 || count > MOST_EDGES) return undefined;
  const edges: Record<ClassRelation, Edge[]> = { member: [], likely: [], narrower: [], either: [] };
  for (const { kind, relation } of own) {
    const found = await edgesOf(schema.relations[relation]!.name, store, signal);
    const isTold =
      kind !== "likely" ||
      ((await areBare(found, kinds, store, signal)) && !(await areLabelled(found, store)));
    if (isTold) edges[kind].push(...found);
  }
  const sure = [...edges.member, ...edges.likely];
  // Where nothing belongs but by being narrower, neither by edges nor by labels, every narrower thing is one of the wider.
  const isTyped = sure.length > 0 || (await areLabels(edges.narrower, schema, store));
  const either = isTyped ? edges.either : [...edges.either, ...edges.narrower];
  const belongs = [...sure, ...either];
  if (belongs.length + edges.narrower.length === 0) return undefined;
  const narrower = [...edges.narrower, ...edges.either];
  const ends = new Set([...belongs, ...narrower].map(({ to }) => to));
  const spoken = await spokenOf(ends, kinds, store, signal);
  const busy = new Set(either.map(({ to }) => to).filter((node) => spoken.has(node)));
  const bare = new Set(either.map(({ to }) => to).filter((node) => !spoken.has(node)));
  return { belongs, narrower, busy, bare };
}

/** Whether some class at these edges is called like a label, which tells its things. */
async function areLabels(
  edges: readonly Edge[],
  { labels }: GraphSchema,
  store: GraphStore,
): Promise<boolean> {
  const { names } = await store.nodeNames(
    Int32Array.from(new Set(edges.flatMap(({ from, to }) => [from, to]))),
  );
  const called = new Set(labels.map(({ name }) => fold(labelWords(name))));
  return names.some((name) => called.has(fold(labelWords(name))));
}

/** Whether what a relation leads to is nothing but classes: fewer than what they are said of, and sources of nothing else. */
async function areBare(
  edges: readonly Edge[],
  kinds: readonly (ClassRelation | undefined)[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<boolean> {
  const targets = new Set(edges.map(({ to }) => to));
  if (targets.size >= edges.length) return false;
  const found = await store.follow(
    { from: Int32Array.from(targets), relation: "", direction: "out", limit: MOST_EDGES },
    signal,
  );
  return found.relations.every((relation) => kinds[relation] !== undefined);
}

/** Sources looked at. */
const SAMPLED = 60;

/** Whether what a relation leads from has labels: then those tell its kinds, and a "type" only says more of it. */
async function areLabelled(edges: readonly Edge[], store: GraphStore): Promise<boolean> {
  const sources = [...new Set(edges.map(({ from }) => from))].slice(0, SAMPLED);
  const { labels } = await store.nodeNames(Int32Array.from(sources));
  return labels.some((label) => label >= 0);
}

/** Those of the nodes that some relation joins to others that tells no class. */
async function spokenOf(
  nodes: ReadonlySet<number>,
  kinds: readonly (ClassRelation | undefined)[],
  store: GraphStore,
  signal: AbortSignal,
): Promise<ReadonlySet<number>> {
  const spoken = new Set<number>();
  for (const direction of ["out", "in"] as const) {
    const from = Int32Array.from(nodes);
    const found = await store.follow({ from, relation: "", direction, limit: MOST_EDGES }, signal);
    found.relations.forEach((relation, row) => {
      if (kinds[relation] === undefined) spoken.add(found.near[row]!);
    });
  }
  return spoken;
}

async function edgesOf(relation: string, store: GraphStore, signal: AbortSignal): Promise<Edge[]> {
  const found = await store.follow({ from: "all", relation, direction: "out", limit: MOST_EDGES }, signal);
  return Array.from(found.near, (from, row) => ({ from, to: found.far[row]! }));
}

/** A class and all wider ones. */
function within(own: number, wider: ReadonlyMap<number, readonly number[]>): ReadonlySet<number> {
  const all = new Set([own]);
  for (const one of all) for (const next of wider.get(one) ?? []) all.add(next);
  return all;
}

/** What each class is called: like the label of its name, where there is one. */
async function labelNames(
  classes: readonly number[],
  { labels }: GraphSchema,
  store: GraphStore,
): Promise<ReadonlyMap<number, string>> {
  const { names } = await store.nodeNames(Int32Array.from(classes));
  const called = new Map(labels.map(({ name }) => [fold(labelWords(name)), name]));
  return new Map(classes.map((node, at) => [node, called.get(fold(labelWords(names[at]!))) ?? names[at]!]));
}

function classesOfNodes(kept: readonly (readonly [string, ReadonlySet<number>])[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  // Narrow ones first: they say most of a node.
  for (const [name, nodes] of [...kept].reverse())
    for (const node of nodes) found.set(node, [...(found.get(node) ?? []), name]);
  return found;
}

function groupBy<T>(
  all: readonly T[],
  by: (one: T) => number,
  of: (one: T) => number,
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const one of all) {
    const known = groups.get(by(one));
    if (known) known.push(of(one));
    else groups.set(by(one), [of(one)]);
  }
  return groups;
}
