/** Paths between two concepts, ranked by a model over how G(t−1) attests them. */
import { FailureError } from "../../../../../shared/failure";
import { parseCut } from "../../../../../shared/documents/cut";
import type { CandidateGraph } from "../../../../../shared/graph";
import { message, type Message, type Reason } from "../../../../../shared/sentences/sentences";
import type { PastGraph } from "../../../store/past/past";
import type { Ports, RankedPath, ScoreInput, Scores } from "../../stage";
import { ContextDraw, RUNS } from "./draw-contexts";
import type { PathJudge } from "./path-judge";

const EDGE_COST = 0.05;
/** Paths that score alike are told apart by their place in the listing. */
const APART = 1e-12;

/** Every listed path's score; an edge or a node is worth its best path, and nodes between the ends answer. Throws FailureError invalid-request. */
export async function scoreRankedPaths(
  { graph, seed = 0 }: Pick<ScoreInput, "graph" | "seed">,
  judgeOf: (past: PastGraph, labels: Int32Array) => Promise<PathJudge> | PathJudge,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Scores> {
  const { listing } = graph;
  const refuse = (reason: Reason): never => {
    throw new FailureError({ kind: "invalid-request", reason });
  };
  if (!listing) return refuse(message("paths-wanted"));
  const past = await ports.store.past?.(listing.cut, ports.signal);
  const whole = await ports.store.wholeGraph?.();
  if (!past || !whole) return refuse(message("no-documents"));
  // What nothing attests cannot be ranked by what attests it, nor be explained.
  if (past.behind.ids.length === 0) return refuse(message("documents-lacking"));
  const judge = await judgeOf(past, whole.labels);
  const ranked = await rankPaths(graph, judge, past, seed);
  const edgePrizes = new Float64Array(graph.edges.length);
  const nodePrizes = new Float64Array(graph.nodes.length);
  const answerScores = new Float64Array(graph.nodes.length).fill(NaN);
  for (const { path, score } of ranked) {
    const { nodes, edges } = listing.paths[path]!;
    for (const edge of edges) edgePrizes[edge] = Math.max(edgePrizes[edge]!, score);
    for (const node of nodes) nodePrizes[node] = Math.max(nodePrizes[node]!, score);
    for (const node of nodes.slice(1, -1)) answerScores[node] = nodePrizes[node]!;
  }
  return {
    ...{ nodePrizes, edgePrizes, answerScores, knowsAnswers: true, ranked },
    edgeCosts: new Float64Array(graph.edges.length).fill(EDGE_COST),
    ...{ nodeNumbers: { prize: nodePrizes }, edgeNumbers: { prize: edgePrizes } },
    notes: [...(await namelessNotes(graph, ports)), ...notesOf(listing, past, judge.trainedUpTo)],
  };
}

/** All listed paths, best first, never tied. */
async function rankPaths(
  { nodes, listing }: CandidateGraph,
  judge: PathJudge,
  past: PastGraph,
  seed: number,
): Promise<RankedPath[]> {
  const [first] = listing!.paths;
  const pair = judge.between(nodes[first!.nodes[0]!]!, nodes[first!.nodes.at(-1)!]!);
  const runs = Array.from({ length: RUNS }, (_, run) => new ContextDraw(past, seed, run));
  const own = listing!.paths.map((path) => path.nodes.map((row) => nodes[row]!));
  const scored = (await pair.judge(own, runs)).map((judged, at) => ({ path: at, ...judged! }));
  scored.sort((a, b) => b.score - a.score || a.path - b.path);
  let last = Infinity;
  return scored.map((one) => {
    last = Math.min(one.score, last - APART);
    return { ...one, score: last };
  });
}

/** Concepts that no document up to the cut names; an id without a digit may be a name of its own. */
async function namelessNotes(
  { nodes, listing }: CandidateGraph,
  { store }: Pick<Ports, "store">,
): Promise<Message[]> {
  if (listing!.cut.trim() === "") return [];
  const { ids, names } = await store.nodeNames(nodes);
  const count = ids.filter((id, at) => id === names[at] && /\d/.test(id)).length;
  return count > 0 ? [message("concepts-nameless", { count })] : [];
}

function notesOf(
  { cut, left }: NonNullable<CandidateGraph["listing"]>,
  { untimed }: PastGraph,
  trainedUpTo: number,
): Message[] {
  return [
    ...leftNotes(left),
    ...(untimed > 0 ? [message("documents-untimed", { count: untimed })] : []),
    ...ageNotes(cut, trainedUpTo),
  ];
}

function leftNotes({ shortest, via }: NonNullable<CandidateGraph["listing"]>["left"]): Message[] {
  if (shortest > 0 && via > 0) return [message("paths-left", { shortest, via })];
  if (shortest > 0) return [message("paths-left-shortest", { shortest })];
  return via > 0 ? [message("paths-left-via", { via })] : [];
}

/** A model that may have learnt from what the cut hides: surely so by PMID, by a date or an order nobody can tell. */
function ageNotes(cut: string, trainedUpTo: number): Message[] {
  const read = parseCut(cut);
  if (!read || (read.kind === "pmid" && read.value >= trainedUpTo)) return [];
  const until = `PMID ${trainedUpTo.toString()}`;
  return [message(read.kind === "pmid" ? "before-training" : "maybe-before-training", { until })];
}
