/** The document `ask --json` prints (DESIGN 8): names and ids only, never handles. */
import {
  KEPT,
  VERDICTS,
  type AnswerMark,
  type Clause,
  type Verdict,
  type Draws,
  type StageReport,
} from "../../../../shared/trace";
import type { Pins } from "../../../../shared/pins";
import type { Outcome, Understanding } from "../../../../shared/understanding";
import type { GraphStore } from "../../store/graph-store";
import { inEnglish, type Message } from "../../../../shared/sentences/sentences";
import { answerMarks } from "./answer-marks";
import { outcomeOf } from "./outcome";
import type { FinishedRun } from "../recipe-runner";
import type { Trust } from "../trust/trust";
import type { Chain } from "../mechanism/chain";
import { keyText } from "../sample/sample-keys";
import { reportHypothesis, type ReportedHypothesis } from "./report-hypothesis";
import type { Reading, Run } from "../stage";
import { storeOfRun } from "./store-of-run";

export interface ReportOptions {
  readonly graph: string;
  readonly recipe: string;
  readonly seed: number;
  /** What the recipe pins. */
  readonly pins?: Pins | undefined;
  /** Adds every candidate edge with its verdict and numbers. */
  readonly trace: boolean;
  /** Adds what these draws of the run decided; with the trace also each edge's frequency. */
  readonly draws?: Draws;
  readonly trust?: Trust;
  /** Its id in the ledger, where it was kept. */
  readonly run?: string | undefined;
}

export interface ReportEdge {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
}

/** A mechanism: what it rests on, what its records are about, its steps as triples, and what its signs come to (−1 less, 1 more, 0 not said). */
export interface ReportChain extends Pick<Chain, "support" | "records" | "sign"> {
  readonly about: { readonly id: string; readonly name: string };
  readonly steps: readonly ReportEdge[];
  /** Names of the nodes in the order of the chain. */
  readonly nodes: readonly { readonly id: string; readonly name: string }[];
}

export interface RunReport extends Partial<ReportedHypothesis> {
  readonly question: string;
  /** Its id in the ledger, where it was kept. */
  readonly run?: string;
  readonly graph: string;
  readonly recipe: string;
  readonly seed: number;
  /** Where anything is pinned: node ids and edge keys. */
  readonly pins?: Pins;
  /** `by`: what stands behind it besides scores. */
  readonly answers: readonly {
    readonly id: string;
    readonly name: string;
    readonly score: number;
    readonly by?: AnswerMark;
  }[];
  /** How many answers there are; more than `answers` where those are cut. */
  readonly answersTotal: number;
  /** Where the question asks how one thing acts on another and edges carry records: how, best first. */
  readonly chains?: readonly ReportChain[];
  /** How far it may be trusted, where that was looked at. */
  readonly trust?: Trust;
  /** Where the recipe understands questions: what came of this one, and what was understood. */
  readonly answer?: Omit<Outcome, "refused"> & { readonly refused?: string };
  readonly understanding?: Understanding;
  readonly text: string;
  readonly subgraph: {
    readonly nodes: readonly {
      readonly id: string;
      readonly name: string;
      readonly labels: readonly string[];
    }[];
    readonly edges: readonly ReportEdge[];
  };
  readonly stages: readonly {
    readonly name: string;
    readonly ms: number;
    readonly nodes: number;
    readonly edges: number;
    readonly round?: number | undefined;
    readonly parts?: StageReport["parts"];
  }[];
  readonly verdicts: Readonly<Record<string, number>>;
  readonly notes: readonly string[];
  readonly bound?: Run["subgraph"]["bound"];
  readonly draws?: ReportedDraws;
  /** Also each edge's numbers by name, and where the recipe samples its key (`sample.rerolls`). */
  readonly edges?: readonly (ReportEdge & { readonly verdict: string; readonly key?: string })[];
}

/** First answers of many draws, most often first; shares with Wilson's 95 % interval. */
export interface ReportedDraws extends Pick<Draws, "first" | "count" | "changed" | "ms"> {
  readonly answers: readonly {
    readonly id: string;
    readonly name: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** The whole run as one JSON value; throws what the store throws. */
export async function toRunReport(
  { run, stages }: FinishedRun,
  options: ReportOptions,
  now: GraphStore,
  signal: AbortSignal,
): Promise<RunReport> {
  const store = await storeOfRun(run, now);
  const { graph, subgraph, reading, seeds } = run;
  const { names, ids } = await store.nodeNames(graph.nodes);
  const { relations } = await store.describe();
  const toEdge = (row: number): ReportEdge => ({
    source: ids[graph.sources[row]!]!,
    relation: relations[graph.relations[row]!]!.name,
    target: ids[graph.targets[row]!]!,
  });
  const toNode = (row: number) => ({ id: ids[row]!, name: names[row]! });
  const toChain = ({ support, records, sign, nodes, edges }: Chain): ReportChain => ({
    ...{ support, records, sign, about: toNode(nodes.at(-1)!) },
    ...{ steps: edges.map(toEdge), nodes: nodes.map(toNode) },
  });
  const rows = Array.from(graph.edges.keys());
  const marks = answerMarks(run);
  const traced = options.trace ? traceOf(run, options.draws) : undefined;
  return {
    question: seeds.question,
    ...(options.run !== undefined && { run: options.run }),
    graph: options.graph,
    recipe: options.recipe,
    seed: options.seed,
    ...(options.pins && { pins: options.pins }),
    answers: reading.answers.map(({ row, score }, at) => ({
      ...{ id: ids[row]!, name: names[row]!, score },
      ...(marks[at] && { by: marks[at] }),
    })),
    answersTotal: reading.total,
    ...(run.scores.chains && { chains: run.scores.chains.map(toChain) }),
    ...(await reportHypothesis(run, ids, store, signal)),
    ...(options.trust && { trust: options.trust }),
    ...understandingOf(run),
    text: clausesOf(reading)
      .map((clause) => clause.text)
      .join(" "),
    subgraph: {
      nodes: await keptNodes(run, store, signal),
      edges: rows.filter((row) => subgraph.verdicts[row] === KEPT).map(toEdge),
    },
    stages: stages.map(({ reused: _, ...stage }) => stage),
    verdicts: countVerdicts(subgraph.verdicts),
    notes: notesOf(run).map(inEnglish),
    ...(subgraph.bound && { bound: subgraph.bound }),
    ...(options.draws && { draws: reportDraws(options.draws) }),
    ...(traced && { edges: rows.map((row) => ({ ...toEdge(row), ...traced(row) })) }),
  };
}

function understandingOf(run: Run): Pick<RunReport, "answer" | "understanding"> | undefined {
  // Paths between two concepts are a chain whose list is bounded: what lies between may be more.
  if (!run.understood && run.graph.listing) return { answer: { form: "chain", complete: false } };
  const found = outcomeOf(run);
  if (!found || !run.understood) return undefined;
  const { refused, ...outcome } = found;
  const { understanding } = run.understood;
  return { answer: { ...outcome, ...(refused && { refused: inEnglish(refused) }) }, understanding };
}

/** The clauses of the answer in English, to be read one after the other. */
export function clausesOf({ clauses }: Pick<Reading, "clauses">): Clause[] {
  return clauses.map(({ said, edges }) => ({ text: inEnglish(said), edges }));
}

/** How many candidate edges ended with each verdict; verdicts without edges are left out. */
export function countVerdicts(verdicts: Uint8Array): Record<string, number> {
  const counts = new Array<number>(VERDICTS.length).fill(0);
  for (const verdict of verdicts) counts[verdict]!++;
  return Object.fromEntries(
    VERDICTS.map((name, code) => [name, counts[code]!] as const).filter(([, count]) => count > 0),
  );
}

/** Everything the stages want the user to know, in the order they ran. */
export function notesOf({ seeds, graph, scores, selection, subgraph, reading }: Run): Message[] {
  const walked = graph.typed?.notes ?? [];
  return [seeds, { notes: walked }, scores, selection, subgraph, reading].flatMap(({ notes = [] }) => notes);
}

async function keptNodes(
  { graph, subgraph }: Run,
  store: GraphStore,
  signal: AbortSignal,
): Promise<RunReport["subgraph"]["nodes"]> {
  const kept = [...graph.nodes].filter((_, row) => subgraph.nodes[row] === 1);
  const details = await store.nodeDetails(kept, signal);
  return details.map(({ id, name, labels }) => ({ id, name, labels }));
}

/** Verdict, key and every finite number of a candidate edge, by its row; "no value" is left out. */
export function traceOf(
  { scores, selection, subgraph }: Run,
  draws?: Draws,
): (row: number) => { readonly verdict: Verdict; readonly key?: string; readonly [number: string]: unknown } {
  const frequencies = draws && { frequency: frequencyColumn(draws.edges, subgraph.verdicts.length) };
  const columns = Object.entries({
    ...{ ...scores.edgeNumbers, ...selection.edgeNumbers, ...subgraph.edgeNumbers },
    ...frequencies,
  });
  const { keys } = selection;
  return (row: number) => ({
    verdict: VERDICTS[subgraph.verdicts[row]!]!,
    ...(keys && { key: keyText(keys, row) }),
    ...Object.fromEntries(
      columns.map(([name, column]) => [name, column[row]!] as const).filter(([, value]) => isFinite(value)),
    ),
  });
}

/** Edges beyond the fact cap are never drawn. */
function frequencyColumn({ row, frequency }: Draws["edges"], edges: number): Float64Array {
  const column = new Float64Array(edges);
  row.forEach((at, index) => (column[at] = frequency[index]!));
  return column;
}

function reportDraws({ first, count, changed, ms, answers }: Draws): ReportedDraws {
  const told = answers.map(({ id, name, draws, low, high }) => ({
    id,
    name,
    share: draws / count,
    low,
    high,
  }));
  return { first, count, changed, ms, answers: told };
}
