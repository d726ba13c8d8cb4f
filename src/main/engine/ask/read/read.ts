/** Stage 6: subgraph → ranked answers and a text of kept triples, every clause naming the edges it rests on. */
import type { ReadParams } from "../../../../shared/stages/read";
import { message } from "../../../../shared/sentences/sentences";
import type { SaidClause } from "../../../../shared/trace";
import { withClasses } from "../execute/classes/with-classes";
import { isInDoubt, isOfOne, type AskedOfAnswers } from "./doubt";
import { stepsToAnswers, type Step } from "./explain-answers";
import { believedAnswers, rankAnswers, type RankedRows } from "./rank-answers";
import { readExplanation } from "./read-explanation";
import { appendedNotes, readByGraph, type ReaderAnswers } from "./read-graph";
import { askedAbout, tellChain } from "./tell-chain";
import { namesOf, relationWordsOf, tellSteps, type Names } from "./tell-steps";
import type { Ports, Reading, ReadInput } from "../stage";
import { listNames } from "../wording";

/** Most edges by which answers are told to stand at an end. */
const MOST_EDGES = 2_000_000;
/** Most answers the text names. */
const MOST_SAID = 5;

/** Answers with scores that are never tied, and clauses that can be read one after the other. A list told as whole holds what the likeliest relation path leads to, and nothing that rival paths do. */
export async function readAnswers(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  asked: AskedOfAnswers = { kinds: [] },
): Promise<Reading> {
  if (params.method === "explanation") return readExplanation(input, params, ports);
  const { all, ...ranked } = await rank(input, params, ports, asked);
  const isDoubtful = isInDoubt(input, ranked, asked);
  const { believed, chains } = input.scores;
  // A doubtful list keeps what other paths lead to: one of them may be what was meant.
  const isWhole = asked.outcome?.form === "list" && asked.outcome.complete && !isDoubtful && !chains;
  const meant = (all && asked.toldEnds && rowsTold(asked.toldEnds, all, input.graph)) ?? believed;
  const whole = isWhole && all && meant ? believedAnswers(all, meant, params) : undefined;
  const { answers, total, said, appended, byReader, edgeNumbers } = { ...ranked, ...whole };
  const steps = stepsToAnswers(input, said.slice(0, MOST_SAID));
  const reading = {
    ...{ answers, total, ...(isDoubtful && { isDoubtful: true as const }) },
    ...(byReader && { byReader }),
    ...(edgeNumbers && { edgeNumbers }),
    ...(appended && { appended }),
    ...notesOn(appended, asked),
  };
  const chain = chains?.[0];
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

/** What a person should know of the answers; no key where there is nothing. */
function notesOn(appended: number | undefined, asked: AskedOfAnswers): Pick<Reading, "notes"> {
  const notes = [
    ...appendedNotes(appended),
    ...(isOfOne(asked.outcome, asked.named) ? [message("chain-of-one")] : []),
  ];
  return notes.length > 0 ? { notes } : {};
}

/** 1 where the one relation leads that the question's words are; undefined where pruning left some of that out. */
function rowsTold(
  nodes: readonly number[],
  all: RankedRows["all"],
  graph: ReadInput["graph"],
): Uint8Array | undefined {
  const told = new Set(nodes);
  const kept = all.filter(({ row }) => told.has(graph.nodes[row]!));
  if (kept.length < told.size) return undefined;
  return Uint8Array.from(graph.nodes, (node) => (told.has(node) ? 1 : 0));
}

/** By the recipe's reader where it knows such questions, else by scores and prizes; of the kind asked for where there are any. */
async function rank(
  input: ReadInput,
  params: ReadParams,
  ports: Ports,
  asked: Pick<AskedOfAnswers, "kinds" | "end">,
): Promise<ReaderAnswers & Partial<Pick<RankedRows, "all">> & { readonly isOffKind?: boolean }> {
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
  { kinds, end }: Pick<AskedOfAnswers, "kinds" | "end">,
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
