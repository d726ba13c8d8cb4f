/** A finished run as the window sees it: a bounded drawing, and counts over everything. */
import { DROP_REASONS } from "../../../../shared/graph";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { SampleParams } from "../../../../shared/stages/sample";
import type { Pins } from "../../../../shared/pins";
import { outcomeOf } from "./outcome";
import type { RunView } from "../../../../shared/trace";
import type { GraphStore } from "../../store/graph-store";
import { rowOfNode } from "../candidate-rows";
import { chooseDrawn, type Drawn } from "./choose-drawn";
import type { FinishedRun } from "../recipe-runner";
import { countVerdicts, notesOf } from "./run-report";
import { probabilitiesOf } from "../sample/sample-histogram";
import { edgeKeysOf, keyText } from "../sample/sample-keys";
import { ignoredOf } from "../trust/trust";
import { answerMarks } from "./answer-marks";
import { storeOfRun } from "./store-of-run";
import { chainsOf } from "./view-chains";
import type { EdgeKeys, Numbers, Run } from "../stage";

export interface ViewOptions {
  /** What the window calls this run when it asks about it again. */
  readonly run: string;
  readonly graph: string;
  readonly recipe: string;
  readonly seed: number;
  /** What the recipe pins. */
  readonly pins?: Pins | undefined;
  /** The recipe's sample stage, for the threshold and the cap. */
  readonly sample: SampleParams;
  /** Most edges drawn. */
  readonly limit: number;
}

/** The view of a run; `edges.row` are rows of the whole candidate graph, as `run:why-not` and clauses use them. */
export async function toRunView(
  finished: FinishedRun,
  options: ViewOptions,
  now: GraphStore,
): Promise<RunView> {
  const { run, stages } = finished;
  const store = await storeOfRun(run, now);
  const { graph, subgraph, seeds, reading } = run;
  const drawn = chooseDrawn(run, options.limit);
  const schema = await store.describe();
  const probabilities = probabilitiesOf(run, options.sample);
  const chains = await chainsOf(run, store);
  const ignored = ignoredOf(run);
  return {
    run: options.run,
    question: seeds.question,
    graph: options.graph,
    recipe: options.recipe,
    seed: options.seed,
    answers: await namedAnswers(run, store),
    answersTotal: reading.total,
    clauses: [...reading.clauses],
    ...(chains && { chains }),
    ...(ignored.length > 0 && { ignored }),
    ...(run.scores.taught && { taught: [...run.scores.taught] }),
    ...(run.understood && { understanding: run.understood.understanding, answer: outcomeOf(run)! }),
    stages: [...stages],
    verdicts: countVerdicts(subgraph.verdicts),
    dropped: countDropped(run),
    ...(subgraph.bound && { bound: subgraph.bound }),
    notes: [...notesOf(run), ...drawnNotes(run, drawn)],
    totals: { nodes: graph.nodes.length, edges: graph.edges.length },
    nodes: await nodeColumns(run, drawn.nodes, store),
    edges: {
      ...edgeColumns(run, drawn, await edgeKeysOf(graph, store)),
      ...(await undirectedColumn(run, drawn, store)),
    },
    ...(probabilities && { probabilities }),
    ...(options.pins && { pins: options.pins }),
    labels: schema.labels.map((label) => label.name),
    relations: schema.relations.map((relation) => relation.name),
  };
}

async function namedAnswers(run: Run, store: GraphStore): Promise<RunView["answers"]> {
  const { graph, reading } = run;
  const marks = answerMarks(run);
  const nodes = Int32Array.from(reading.answers, ({ row }) => graph.nodes[row]!);
  const { ids, names } = await store.nodeNames(nodes);
  return reading.answers.map(({ score }, index) => ({
    node: nodes[index]!,
    id: ids[index]!,
    name: names[index]!,
    score,
    ...(marks[index] && { by: marks[index] }),
  }));
}

async function nodeColumns(run: Run, rows: Int32Array, store: GraphStore): Promise<RunView["nodes"]> {
  const { graph, seeds, scores, subgraph } = run;
  const handle = rows.map((row) => graph.nodes[row]!);
  const { ids, names, labels } = await store.nodeNames(handle);
  const seedRows = new Set(seeds.nodes.map(({ node }) => rowOfNode(graph, node)));
  return {
    handle,
    id: ids,
    name: names,
    label: Int32Array.from(labels),
    hops: Uint8Array.from(rows, (row) => graph.hops[row]!),
    kept: Uint8Array.from(rows, (row) => subgraph.nodes[row]!),
    seed: Uint8Array.from(rows, (row) => (seedRows.has(row) ? 1 : 0)),
    numbers: pickNumbers({ ...scores.nodeNumbers, ...subgraph.nodeNumbers }, rows),
  };
}

function edgeColumns(
  { graph, scores, selection, subgraph, reading }: Run,
  drawn: Drawn,
  keys: EdgeKeys,
): RunView["edges"] {
  const rows = drawn.edges;
  const drawnRow = new Map(Array.from(drawn.nodes, (node, index) => [node, index]));
  return {
    row: Int32Array.from(rows),
    handle: rows.map((row) => graph.edges[row]!),
    source: rows.map((row) => drawnRow.get(graph.sources[row]!)!),
    target: rows.map((row) => drawnRow.get(graph.targets[row]!)!),
    relation: rows.map((row) => graph.relations[row]!),
    verdict: Uint8Array.from(rows, (row) => subgraph.verdicts[row]!),
    key: Array.from(rows, (row) => keyText(keys, row)),
    numbers: pickNumbers(
      { ...scores.edgeNumbers, ...selection.edgeNumbers, ...subgraph.edgeNumbers, ...reading.edgeNumbers },
      rows,
    ),
  };
}

/** Nothing where every edge drawn has a direction. */
async function undirectedColumn(
  { graph }: Run,
  drawn: Drawn,
  store: GraphStore,
): Promise<Pick<RunView["edges"], "undirected">> {
  const undirected = await store.undirected?.(drawn.edges.map((row) => graph.edges[row]!));
  return undirected?.includes(1) === true ? { undirected: Uint8Array.from(undirected) } : {};
}

function pickNumbers(numbers: Numbers, rows: Int32Array): Record<string, Float64Array<ArrayBuffer>> {
  return Object.fromEntries(
    Object.entries(numbers).map(([name, column]) => [name, Float64Array.from(rows, (row) => column[row]!)]),
  );
}

function countDropped({ graph: { dropped } }: Run): Record<string, number> {
  const counts: Record<string, number> = {};
  dropped.reason.forEach((reason, index) => {
    const name = DROP_REASONS[reason]!;
    counts[name] = (counts[name] ?? 0) + dropped.count[index]!;
  });
  return counts;
}

function drawnNotes({ graph }: Run, drawn: Drawn): Message[] {
  const [shown, all] = [drawn.edges.length, graph.edges.length];
  return shown < all ? [message("drawn", { shown, all })] : [];
}
