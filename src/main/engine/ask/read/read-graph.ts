/** Answers by a trained reader: nodes by p = σ(s_v / T), then kept nodes of high prize where its list ends early (the ensemble). */
import { FailureError } from "../../../../shared/failure";
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { GraphReaderParams } from "../../../../shared/stages/read/graph-reader";
import type { GraphReader } from "../../models/graph-reader";
import { rowsOfNodes } from "../candidate-rows";
import { mentionGroups } from "../score/bridges";
import type { Ports, Reading, ReadInput } from "../stage";
import { saidAnswers, withoutTies, type RankedAnswers } from "./rank-answers";
import { readerInput } from "./reader-input";

/** An appended node is worth less than any of the reader's own: its share of the highest prize, of this much. */
const APPENDED = 2 ** -20;

export type ReaderAnswers = RankedAnswers & Pick<Reading, "appended" | "byReader" | "edgeNumbers">;

/**
 * What the reader ranks, of the kind asked for; undefined where the question names fewer entities than `named`: it learnt what lies between two,
 * and elsewhere prizes rank (docs/results.md tells by how much). Where its model or all of that kind is missing too. Throws model-unusable.
 */
export async function readByGraph(
  run: ReadInput,
  params: GraphReaderParams,
  ports: Ports,
  isOfKind?: (row: number) => boolean,
): Promise<ReaderAnswers | undefined> {
  const reader = await openReader(run, params, ports);
  if (!reader) return undefined;
  const { rows, graph, edges } = await readerInput(run, params.over, ports);
  if (rows.length === 0) return undefined;
  const { scores, attention } = await reader.read(graph);
  const named = new Set(params.keepMentioned ? [] : rowsOfNodes(run.graph, run.seeds.mentioned));
  const temperature = reader.temperature[params.over];
  const read = [...rows]
    .map((row, place) => ({
      row,
      logit: scores[place]!,
      score: 1 / (1 + Math.exp(-scores[place]! / temperature)),
    }))
    .filter(({ row, score }) => !named.has(row) && (isOfKind?.(row) ?? true) && score >= params.least)
    .sort((a, b) => b.logit - a.logit || a.row - b.row);
  if (isOfKind && read.length === 0) return undefined;
  const own = read.slice(0, params.top);
  const appended = appendedTo(own, named, run, params);
  return {
    answers: withoutTies([...own.map(({ row, score }) => ({ row, score })), ...appended]),
    total: read.length + appended.length,
    said: saidAnswers(own).map(({ row }) => row),
    byReader: true,
    edgeNumbers: { attention: attentionOf(edges, attention, run.graph.edges.length) },
    ...(appended.length > 0 && { appended: appended.length }),
  };
}

/** By candidate edge, 0 … 1: the larger share that its two ends give it among all they hear, the mean of the layers; NaN where it was not read. */
function attentionOf(edges: Int32Array, layers: readonly Float32Array[], count: number): Float64Array {
  const column = new Float64Array(count).fill(NaN);
  edges.forEach((edge, message) => {
    const share = layers.reduce((sum, layer) => sum + layer[message]!, 0) / layers.length;
    if (!(column[edge]! >= share)) column[edge] = share;
  });
  return column;
}

/** The reader that ranks this run; undefined where too few entities are named, or its model is missing. Throws model-unusable. */
export async function openReader(
  { seeds }: Pick<ReadInput, "seeds">,
  { model, named }: Pick<GraphReaderParams, "model" | "named">,
  { graphReader: open }: Pick<Ports, "graphReader">,
): Promise<GraphReader | undefined> {
  if (!open || mentionGroups(seeds.mentioned).length < named) return undefined;
  try {
    return await open(model);
  } catch (thrown) {
    if (thrown instanceof FailureError && thrown.failure.kind === "model-missing") return undefined;
    throw thrown;
  }
}

/** Kept nodes of highest prize that the reader does not list, until there are `ensemble` answers. */
function appendedTo(
  own: readonly { readonly row: number }[],
  named: ReadonlySet<number>,
  { subgraph, scores }: ReadInput,
  { ensemble, top }: GraphReaderParams,
): { row: number; score: number }[] {
  const room = Math.min(ensemble, top) - own.length;
  if (room <= 0) return [];
  const listed = new Set(own.map(({ row }) => row));
  const prizes = scores.nodePrizes;
  const free = [...prizes.keys()].filter(
    (row) => subgraph.nodes[row] === 1 && !listed.has(row) && !named.has(row),
  );
  free.sort((a, b) => prizes[b]! - prizes[a]! || a - b);
  const most = prizes[free[0] ?? 0]! || 1;
  return free.slice(0, room).map((row) => ({ row, score: (APPENDED * prizes[row]!) / most }));
}

/** What is said of answers that no model stands behind. */
export function appendedNotes(appended = 0): Message[] {
  return appended === 0 ? [] : [message("appended-by-prize", { count: appended })];
}
