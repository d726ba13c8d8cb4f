/** A candidate graph as relation paths see it; made once a question. */
import type { CandidateGraph, GraphSchema } from "../../../../../shared/graph";
import { withoutNamespace } from "../../../../../shared/relation-words";
import { notAsked } from "./denying-relations";
import { readInverses } from "./inverse-relations";
import { grammarOf, indexSteps, type StepGrammar, type StepIndex } from "./path-steps";
import { holdsBothWays } from "../../execute/two-way";
import { topicGroups } from "../topic-groups";
import type { Ports, Seeds } from "../../stage";

export interface PathWorld {
  readonly schema: GraphSchema;
  readonly index: StepIndex;
  readonly grammar: StepGrammar;
  /** Label handle of the nodes each step leads to, −1 for none. */
  readonly endLabels: Int32Array;
}

/** Of a question about one thing no path leads over relations that deny what was not denied; between two things they tell that there is nothing. */
export async function worldOf(
  graph: CandidateGraph,
  seeds: Pick<Seeds, "question" | "mentioned" | "nodes">,
  ports: Ports,
): Promise<PathWorld> {
  const schema = await ports.store.describe();
  const silent = topicGroups(seeds).length < 2 ? notAsked(seeds.question, schema.relations) : undefined;
  const index = indexSteps(readInverses(graph, schema.relations), schema.relations.length, silent);
  const grammar = grammarOf(index);
  return { schema, index, grammar, endLabels: await labelsOfEnds(graph, schema, grammar, ports) };
}

/** "directed by →", against the edge's direction "← directed by". */
export function stepWords(step: number, { schema }: Pick<PathWorld, "schema">): string {
  const { words } = schema.relations[step >> 1]!;
  return step & 1 ? `← ${words}` : `${words} →`;
}

/** What a step says: its words, with its direction only where the relation is not mutual ("resembles"). */
export function stepMeaning(step: number, world: Pick<PathWorld, "schema">): string {
  const { words } = world.schema.relations[step >> 1]!;
  return holdsBothWays(words) ? words : stepWords(step, world);
}

/** "BiologicalProcess" → "biological process". */
export function labelWords(name: string): string {
  return withoutNamespace(name)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/_+/g, " ")
    .toLowerCase();
}

/** The commonest label among a few nodes that each step leads to, −1 for none. */
async function labelsOfEnds(
  graph: CandidateGraph,
  schema: GraphSchema,
  { examples }: StepGrammar,
  ports: Ports,
): Promise<Int32Array> {
  if (schema.labels.length === 0) return new Int32Array(examples.length).fill(-1);
  const rows = [...new Set(examples.flat())];
  const { labels } = await ports.store.nodeNames(Int32Array.from(rows, (row) => graph.nodes[row]!));
  const labelOf = new Map(rows.map((row, at) => [row, labels[at]!]));
  return Int32Array.from(examples, (found) => commonest(found.map((row) => labelOf.get(row)!)));
}

function commonest(labels: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? -1;
}
