/** Stage 6: subgraph → ranked answers and a text of kept triples, every clause naming the edges it rests on. */
import type { ReadParams } from "../../../../shared/stages/read";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import { withClasses } from "../execute/classes/with-classes";
import { stepsToAnswers, type Step } from "./explain-answers";
import { joinsNamed } from "./joins-named";
import { rankAnswers } from "./rank-answers";
import { readExplanation } from "./read-explanation";
import { appendedNote, readByGraph, type ReaderAnswers } from "./read-graph";
import { askedAbout, tellChain } from "./tell-chain";
import { namesOf, relationWordsOf, tellSteps, type Names } from "./tell-steps";
import type { Ports, Reading, ReadInput } from "../stage";
import type { Understood } from "../understand/understood";
import { listNames } from "../wording";

/** Most edges by which answers are told to stand at an end. */
const MOST_EDGES = 2_000_000;
/** Most answers the text names. */
const MOST_SAID = 5;

/** Probabilities below which the best answer is likelier wrong than right. */
const LIKELY = 0.5;
/** The same where the words are only like those of the graph. */
const LIKELY_LOOSE = 0.95;
/** The same where all words are relations' own, and answers rest on these. */
const LIKELY_TOLD = 0.2;

/** What was understood of a question, as far as it bears on its answers. */
type Asked = Pick<Understood, "kinds" | "holdsKind" | "isLoose" | "end" | "tellers" | "isToldWhole"> &
  Partial<Pick<Understood, "outcome" | "named">>;

/** Answers with scores that are never tied, and clauses that can be read one after the other; `kinds` are the labels asked for, by handle, or `end` where they are told by a relation: with `holdsKind` an answer of another is doubtful, with `isLoose` one that is not all but sure, by `tellers` one that rests on other relations than its words tell, and so is a chain that no record tells or that leads nowhere. */
export async function readAnswers(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  { kinds, end, holdsKind, isLoose, tellers = [], isToldWhole, outcome, named = [] }: Asked = { kinds: [] },
): Promise<Reading> {
  if (params.method === "explanation") return readExplanation(input, params, ports);
  const { isOffKind, ...ranked } = await rank(input, params, ports, { kinds, ...(end && { end }) });
  const { answers, total, said, appended, byReader, edgeNumbers } = ranked;
  const likely = isLoose && !byReader ? LIKELY_LOOSE : isToldWhole ? LIKELY_TOLD : LIKELY;
  const isProbable = byReader === true || input.scores.edgeProbabilities !== undefined;
  const isUnlikely = isProbable && (answers[0]?.score ?? 1) < likely;
  const isUntold = input.scores.chains?.every(({ support }) => support === "stitched") ?? false;
  const isUnheld = isUntold || (outcome?.form === "chain" && !joinsNamed(input, named));
  const steps = stepsToAnswers(input, said.slice(0, MOST_SAID));
  const isElsewhere = isProbable && answers.length > 0 && !restsOn(tellers, steps, input);
  // Prizes tell what is near and like the words, not what stands in the relation that was asked for.
  const isByPrizes = outcome?.form === "list" && !isProbable && !input.scores.knowsAnswers;
  const isDoubtful =
    isUnlikely || isUnheld || isElsewhere || isByPrizes || (isOffKind === true && holdsKind === true);
  const reading = {
    ...{ answers, total, ...(isDoubtful && { isDoubtful: true as const }) },
    ...(byReader && { byReader }),
    ...(edgeNumbers && { edgeNumbers }),
    ...(appended && { appended, ...appendedNote({ appended }) }),
  };
  const chain = input.scores.chains?.[0];
  const onChain = chain ? [...chain.nodes, askedAbout(chain, input)] : [];
  const names = await namesOf(
    [...said.slice(0, MOST_SAID), ...steps.flatMap((step) => [step.from, step.to]), ...onChain],
    input.graph,
    ports.store,
  );
  const wordsOf = await relationWordsOf(input.graph, ports.store);
  const opening = openingClause(said, steps, names);
  const told = chain ? tellChain(chain, input, (row) => names.get(row)!, wordsOf) : [];
  if (chain && chain.support !== "stitched") return { ...reading, clauses: [opening, ...told] };
  // A stitched chain moves no answer (score-mechanism.ts), so it comes after what the answers rest on.
  return { ...reading, clauses: [opening, ...tellSteps(steps, input.graph, names, wordsOf), ...told] };
}

/** Whether the steps to the answers go over a relation that tells each such word. */
function restsOn(
  tellers: readonly (readonly number[])[],
  steps: readonly Step[],
  { graph }: ReadInput,
): boolean {
  const walked = new Set(steps.map(({ edge }) => graph.relations[edge]!));
  return tellers.every((relations) => relations.some((relation) => walked.has(relation)));
}

/** By the recipe's reader where it knows such questions, else by scores and prizes; of the kind asked for where there are any. */
async function rank(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  asked: Pick<Asked, "kinds" | "end">,
): Promise<ReaderAnswers & { readonly isOffKind?: boolean }> {
  const isReader = params.method === "graph-reader";
  const { scores, subgraph, graph } = input;
  const mayAnswer = (row: number) =>
    isReader
      ? params.over === "candidates" || subgraph.nodes[row] === 1
      : subgraph.nodes[row] === 1 && !(scores.knowsAnswers && Number.isNaN(scores.answerScores[row]!));
  const ofKind = await rowsAsked(graph, asked, mayAnswer, ports);
  const isOfKind = ofKind && ((row: number) => ofKind.has(row));
  const read = isReader ? await readByGraph(input, params, ports, isOfKind) : undefined;
  if (read) return read;
  const ranked = rankAnswers(input, params, isOfKind);
  // Where nothing is of that kind the word was no kind: "what kind of film".
  return ranked.total > 0 ? ranked : { ...rankAnswers(input, params), isOffKind: true };
}

/** Rows that may answer and are of the kind asked for, or stand at the end of the relation that tells it; undefined where any will do. */
async function rowsAsked(
  graph: ReadInput["graph"],
  { kinds, end }: Pick<Asked, "kinds" | "end">,
  mayAnswer: (row: number) => boolean,
  ports: Ports,
): Promise<ReadonlySet<number> | undefined> {
  if (!end) return rowsOfKind(graph, kinds, mayAnswer, ports);
  const rows = [...graph.nodes.keys()].filter(mayAnswer);
  const from = Int32Array.from(rows, (row) => graph.nodes[row]!).sort();
  const { near } = await ports.store.follow({ from, limit: MOST_EDGES, ...end }, ports.signal);
  const found = new Set(near);
  return new Set(rows.filter((row) => found.has(graph.nodes[row]!)));
}

/** Rows that may answer and have one of `kinds` among their labels; undefined where any will do. */
async function rowsOfKind(
  graph: ReadInput["graph"],
  kinds: readonly number[],
  mayAnswer: (row: number) => boolean,
  ports: Ports,
): Promise<ReadonlySet<number> | undefined> {
  if (kinds.length === 0) return undefined;
  const { store, signal } = await withClasses(ports);
  const rows = [...graph.nodes.keys()].filter(mayAnswer);
  const { labels } = await store.nodeNames(Int32Array.from(rows, (row) => graph.nodes[row]!));
  const [ofFirst, others] = [
    rows.filter((_, at) => kinds.includes(labels[at]!)),
    rows.filter((_, at) => !kinds.includes(labels[at]!)),
  ];
  // Few nodes have more labels than one, and most stores hand out the first for nothing.
  const schema = await store.describe();
  const wanted = new Set(kinds.map((label) => schema.labels[label]!.name));
  const details = await store.nodeDetails(
    others.map((row) => graph.nodes[row]!),
    signal,
  );
  const isOfKind = new Set(
    details.filter((one) => one.labels.some((label) => wanted.has(label))).map(({ node }) => node),
  );
  return new Set([...ofFirst, ...others.filter((row) => isOfKind.has(graph.nodes[row]!))]);
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
