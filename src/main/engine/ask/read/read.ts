/** Stage 6: subgraph → ranked answers and a text of kept triples, every clause naming the edges it rests on. */
import type { ReadParams } from "../../../../shared/stages/read";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import { stepsToAnswers, type Step } from "./explain-answers";
import { rankAnswers } from "./rank-answers";
import { readExplanation } from "./read-explanation";
import { appendedNote, readByGraph, type ReaderAnswers } from "./read-graph";
import { askedAbout, tellChain } from "./tell-chain";
import { tellMediated } from "./tell-mediated";
import type { Ports, Reading, ReadInput } from "../stage";
import { listNames } from "../wording";

/** Most answers the text names, names in one clause, and clauses. */
const MOST_SAID = 5;
const MOST_CLAUSES = 8;

/** Probabilities below which the best answer is likelier wrong than right. */
const LIKELY = 0.5;

/** Answers with scores that are never tied, and clauses that can be read one after the other; `kinds` are the labels asked for, by handle. */
export async function readAnswers(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  kinds: readonly number[] = [],
): Promise<Reading> {
  if (params.method === "explanation") return readExplanation(input, params, ports);
  const { answers, total, said, appended } = await rank(input, params, ports, kinds);
  const isDoubtful = input.scores.edgeProbabilities !== undefined && (answers[0]?.score ?? 1) < LIKELY;
  const reading = {
    ...{ answers, total, ...(isDoubtful && { isDoubtful: true as const }) },
    ...(appended && { appended, ...appendedNote({ appended }) }),
  };
  const steps = stepsToAnswers(input, said.slice(0, MOST_SAID));
  const chain = input.scores.chains?.[0];
  const onChain = chain ? [...chain.nodes, askedAbout(chain, input)] : [];
  const names = await namesOf(
    [...said.slice(0, MOST_SAID), ...steps.flatMap((step) => [step.from, step.to]), ...onChain],
    input,
    ports,
  );
  const { relations } = await ports.store.describe();
  const wordsOf = (edge: number) => relations[input.graph.relations[edge]!]?.words ?? "related to";
  const opening = openingClause(said, steps, names);
  const told = chain ? tellChain(chain, input, (row) => names.get(row)!, wordsOf) : [];
  if (chain && chain.support !== "stitched") return { ...reading, clauses: [opening, ...told] };
  const mediated = tellMediated(steps, input.graph, (row) => names.get(row)!, wordsOf);
  const proofs = groupSteps(mediated.rest, input).map((group) => proofClause(group, input, names, wordsOf));
  return {
    ...reading,
    // A stitched chain moves no answer (score-mechanism.ts), so it comes after what the answers rest on.
    clauses: [opening, ...[...proofs, ...mediated.clauses].slice(0, MOST_CLAUSES), ...told],
  };
}

/** By the recipe's reader where it knows such questions, else by scores and prizes; of the kind asked for where there are any. */
async function rank(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  kinds: readonly number[],
): Promise<ReaderAnswers> {
  if (params.method === "graph-reader" && kinds.length === 0) {
    const read = await readByGraph(input, params, ports);
    if (read) return read;
  }
  const ofKind = await rowsOfKind(input, kinds, ports);
  const ranked = rankAnswers(input, params, ofKind && ((row) => ofKind.has(row)));
  // Where nothing is of that kind the word was no kind: "what kind of film".
  return ranked.total > 0 ? ranked : rankAnswers(input, params);
}

/** Kept rows whose first label is one of `kinds`; undefined where any will do. */
async function rowsOfKind(
  { graph, subgraph }: ReadInput,
  kinds: readonly number[],
  { store }: Ports,
): Promise<ReadonlySet<number> | undefined> {
  if (kinds.length === 0) return undefined;
  const rows = [...graph.nodes.keys()].filter((row) => subgraph.nodes[row] === 1);
  const { labels } = await store.nodeNames(Int32Array.from(rows, (row) => graph.nodes[row]!));
  return new Set(rows.filter((_, at) => kinds.includes(labels[at]!)));
}

type Names = ReadonlyMap<number, string>;

async function namesOf(rows: readonly number[], { graph }: ReadInput, { store }: Ports): Promise<Names> {
  const unique = [...new Set(rows)];
  const { names } = await store.nodeNames(Int32Array.from(unique, (row) => graph.nodes[row]!));
  return new Map(unique.map((row, index) => [row, names[index]!]));
}

/** "KIT and PDGFRA:", resting on the edges that end in them. */
function openingClause(said: readonly number[], steps: readonly Step[], names: Names): SaidClause {
  if (said.length === 0) return { said: message("no-answer"), edges: [] };
  const shown = new Set(said.slice(0, MOST_SAID));
  const edges = steps.filter(({ from, to }) => shown.has(from) || shown.has(to)).map(({ edge }) => edge);
  const listed = listNames(
    [...shown].map((row) => names.get(row)!),
    MOST_SAID,
    said.length,
  );
  return { said: message(edges.length > 0 ? "answers-because" : "answers", { names: listed }), edges };
}

/** Steps out of one node over one relation and in one direction make one clause. */
function groupSteps(steps: readonly Step[], { graph }: ReadInput): Step[][] {
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
  { graph }: ReadInput,
  names: Names,
  wordsOf: (edge: number) => string,
): SaidClause {
  const { edge, from } = group[0]!;
  const one = listNames([names.get(from)!], 1);
  const many = listNames(
    [...new Set(group.map((step) => step.to))].map((row) => names.get(row)!),
    MOST_SAID,
  );
  const [left, right] = graph.sources[edge] === from ? [one, many] : [many, one];
  const said = message("kept-triples", { sources: left, relation: wordsOf(edge), targets: right });
  return { said, edges: group.map((step) => step.edge) };
}
