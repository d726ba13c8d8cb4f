/** Relation paths over a whole graph: walked completely, from sets of nodes to sets of nodes. */
import type { Operation } from "../../../../shared/understanding";
import type { GraphStore } from "../../store/graph-store";
import { stepWords } from "../score/paths/path-world";
import type { GraphFacts, RelationFacts } from "./graph-facts";

/** A relation walked along its edges or against them. */
export interface RelationStep {
  readonly relation: number;
  readonly backward: boolean;
}

/** The step walked the other way. */
export function reversedStep({ relation, backward }: RelationStep): RelationStep {
  return { relation, backward: !backward };
}

/** The way back. */
export function reversedPath(path: readonly RelationStep[]): RelationStep[] {
  return path.map(reversedStep).reverse();
}

/** What a walk reaches. */
export interface Reached {
  /** Ascending. */
  readonly nodes: Int32Array;
  /** The steps of the last hop: by which nodes each end was reached. */
  readonly pairs: readonly (readonly [from: number, to: number, edge: number])[];
  /** Every edge walked, the last hop's last. */
  readonly edges: readonly number[];
  readonly complete: boolean;
}

/** How a relation that holds both ways is walked, as it may be stored one way only. */
const BOTH_WAYS = ["out", "in"] as const;
/** Most steps taken at one hop. */
const MOST_STEPS = 2_000_000;

/**
 * Everything that `path` leads to from `from` ("all": from anywhere). Back to where it began counts where a relation of its own leads there (who wrote a
 * film may have directed it too), but not the same way back (nobody starred with himself), nor what is `apart`.
 */
export async function walkAll(
  store: GraphStore,
  from: Int32Array | "all",
  path: readonly RelationStep[],
  facts: GraphFacts,
  signal: AbortSignal,
  apart: readonly number[] = [],
): Promise<Reached> {
  let nodes: Int32Array | "all" = from;
  let reached: Reached = {
    nodes: from === "all" ? new Int32Array(0) : from,
    pairs: [],
    edges: [],
    complete: true,
  };
  for (const [at, { relation, backward }] of path.entries()) {
    const own = facts.relations[relation]!;
    const start = new Set(apart);
    const walked: [number, number, number][] = [];
    let complete = reached.complete;
    const directions = own.isSymmetric ? BOTH_WAYS : [backward ? ("in" as const) : ("out" as const)];
    for (const { name } of facts.relations.filter((one) => areForms(own, one)))
      for (const direction of directions) {
        const query = { from: nodes, relation: name, direction, limit: MOST_STEPS };
        const found = await store.follow(query, signal);
        complete &&= found.total === found.edges.length;
        found.edges.forEach((edge, row) => {
          if (!start.has(found.far[row]!)) walked.push([found.near[row]!, found.far[row]!, edge]);
        });
      }
    const origin = new Set(from === "all" || at === 0 ? [] : from);
    const onward = walked.filter(([, far]) => !origin.has(far));
    const isBack =
      onward.length < walked.length && (await undoes(path[at]!, path[at - 1]!, facts, store, signal));
    const pairs = isBack ? onward : walked;
    nodes = Int32Array.from(new Set(pairs.map(([, far]) => far))).sort();
    reached = { nodes, pairs, edges: [...reached.edges, ...pairs.map(([, , edge]) => edge)], complete };
  }
  return reached;
}

/** Whether two relations are one, or in Romanian have the same words in another gender: "născută în" beside "născut în". */
export const areForms = (one: RelationFacts, other: RelationFacts): boolean =>
  one === other || (one.words !== other.words && one.form === other.form);

/** Whether two steps go to something and come back by the same relation. */
export const isRoundTrip = ([first, second, ...more]: readonly RelationStep[]): boolean =>
  second !== undefined &&
  first?.relation === second.relation &&
  first.backward !== second.backward &&
  more.length === 0;

/** Edges looked at, and the share of them that a relation has to lead back from. */
const SAMPLED = 300;
const MOSTLY = 0.5;

/** Whether a step only undoes the one before: over the same relation, or over one that mostly leads back where that came from ("parents", "children"). */
async function undoes(
  step: RelationStep,
  before: RelationStep,
  { relations }: GraphFacts,
  store: GraphStore,
  signal: AbortSignal,
): Promise<boolean> {
  const [own, its] = [relations[step.relation]!, relations[before.relation]!];
  if (own === its) return own.isSymmetric || step.backward !== before.backward;
  const there = await store.follow(
    { from: "all", relation: its.name, direction: before.backward ? "in" : "out", limit: SAMPLED },
    signal,
  );
  const from = Int32Array.from(new Set(there.far)).sort();
  const direction = step.backward ? "in" : "out";
  const back = await store.follow({ from, relation: own.name, direction, limit: MOST_STEPS }, signal);
  const led = new Set(Array.from(back.near, (near, row) => `${String(near)} ${String(back.far[row])}`));
  const undone = Array.from(there.near, (near, row) => led.has(`${String(there.far[row])} ${String(near)}`));
  return undone.filter(Boolean).length >= MOSTLY * undone.length;
}

/** The edges on walks of `path` from `from` that end in one of `ends`. */
export async function edgesBetween(
  store: GraphStore,
  from: Int32Array,
  path: readonly RelationStep[],
  ends: ReadonlySet<number>,
  facts: GraphFacts,
  signal: AbortSignal,
): Promise<number[]> {
  const layers: Reached[] = [];
  let nodes = from;
  for (const step of path) {
    const layer = await walkAll(store, nodes, [step], facts, signal);
    layers.push(layer);
    nodes = layer.nodes;
  }
  const edges: number[] = [];
  let alive = ends;
  for (const { pairs } of layers.reverse()) {
    const kept = pairs.filter(([, to]) => alive.has(to));
    edges.unshift(...kept.map(([, , edge]) => edge));
    alive = new Set(kept.map(([near]) => near));
  }
  return edges;
}

/** Between the steps of a way in words. */
const NEXT = ", ";

/** Whether some way that was walked has more steps than one. */
export const walkedFar = (operations: readonly Operation[]): boolean =>
  operations.some(({ operation, of }) => operation === "follow" && of.includes(NEXT));

/** "directed by →, ← starred actors". */
export function pathWords(path: readonly RelationStep[], facts: GraphFacts): string {
  return path.map(({ relation, backward }) => stepWords(2 * relation + (backward ? 1 : 0), facts)).join(NEXT);
}
