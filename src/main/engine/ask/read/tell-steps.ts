/** Kept triples as clauses that can be read: "Inception — starred actors → Leonardo DiCaprio and Elliot Page." */
import type { CandidateGraph } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import type { GraphStore } from "../../store/graph-store";
import { listNames } from "../wording";
import type { Step } from "./explain-answers";
import { tellMediated } from "./tell-mediated";

/** Most names in one clause, and clauses. */
const MOST_NAMES = 5;
const MOST_CLAUSES = 8;

/** Names by row. */
export type Names = ReadonlyMap<number, string>;

export async function namesOf(
  rows: readonly number[],
  { nodes }: Pick<CandidateGraph, "nodes">,
  store: Pick<GraphStore, "nodeNames">,
): Promise<Names> {
  const unique = [...new Set(rows)];
  const { names } = await store.nodeNames(Int32Array.from(unique, (row) => nodes[row]!));
  return new Map(unique.map((row, index) => [row, names[index]!]));
}

/** What an edge's relation is called. */
export async function relationWordsOf(
  graph: Pick<CandidateGraph, "relations">,
  store: Pick<GraphStore, "describe">,
): Promise<(edge: number) => string> {
  const { relations } = await store.describe();
  return (edge) => relations[graph.relations[edge]!]?.words ?? "related to";
}

/** Steps as clauses, in their order; those over nameless nodes last. */
export function tellSteps(
  steps: readonly Step[],
  graph: CandidateGraph,
  names: Names,
  wordsOf: (edge: number) => string,
): SaidClause[] {
  const mediated = tellMediated(steps, graph, (row) => names.get(row)!, wordsOf);
  const proofs = groupSteps(mediated.rest, graph).map((group) => proofClause(group, graph, names, wordsOf));
  return [...proofs, ...mediated.clauses].slice(0, MOST_CLAUSES);
}

/** Steps out of one node over one relation and in one direction make one clause. */
function groupSteps(steps: readonly Step[], graph: CandidateGraph): Step[][] {
  const groups = new Map<string, Step[]>();
  for (const step of steps) {
    const forward = graph.sources[step.edge] === step.from;
    const key = `${String(step.from)} ${String(graph.relations[step.edge])} ${String(forward)}`;
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()];
}

/** "Inception — starred actors → Leonardo DiCaprio and Elliot Page." in the direction of the triples, whichever way they were walked. */
function proofClause(
  group: readonly Step[],
  graph: CandidateGraph,
  names: Names,
  wordsOf: (edge: number) => string,
): SaidClause {
  const { edge, from } = group[0]!;
  const one = listNames([names.get(from)!], 1);
  const many = listNames(
    [...new Set(group.map((step) => step.to))].map((row) => names.get(row)!),
    MOST_NAMES,
  );
  const [left, right] = graph.sources[edge] === from ? [one, many] : [many, one];
  const said = message("kept-triples", { sources: left, relation: wordsOf(edge), targets: right });
  return { said, edges: group.map((step) => step.edge) };
}
