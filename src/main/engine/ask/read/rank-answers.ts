/** Which kept nodes answer the question, best first. */
import { adjacencyOf, stepsFrom } from "../adjacency";
import type { Reading, ReadInput } from "../stage";
import { KEPT } from "../../../../shared/trace";
import type { ReadParams } from "../../../../shared/stages/read";
import { rowsOfNodes } from "../candidate-rows";

/** Weights against the best edge prize scaled to 1. The cosine decides only between nodes the prizes leave equal. */
const NODE_SHARE = 0.3;
const COSINE_SHARE = 0.01;
/** How much an edge prize loses with each step from the entity named; measured on path questions of one and two hops. */
const STEP_LOSS = 0.15;
/** Answers this close to the best, as a share of its score, are said together with it. */
const SAID_WITHIN = 0.02;

export interface RankedAnswers extends Pick<Reading, "answers" | "total"> {
  /** Rows of the answers that are said, listed or not. */
  readonly said: readonly number[];
}

/** Answers with all that could be one, best first, listed or not. */
export interface RankedRows extends RankedAnswers {
  readonly all: readonly { readonly row: number; readonly score: number }[];
}

/** Kept nodes by answer score, at most `top`, no two scores alike; nodes the question names only where the recipe keeps them, others only where they are of the kind asked for. */
export function rankAnswers(
  run: ReadInput,
  params: ReadParams,
  isOfKind: (row: number) => boolean = () => true,
): RankedRows {
  const { seeds, graph, subgraph, scores } = run;
  const scored = scores.knowsAnswers ?? scores.answerScores.some((score) => !Number.isNaN(score));
  // What the question names is no answer to itself while nothing leads anywhere.
  const keepsNamed = params.keepMentioned && subgraph.verdicts.includes(KEPT);
  const named = new Set(keepsNamed ? [] : rowsOfNodes(graph, seeds.mentioned));
  const worth = scored ? scores.answerScores : worthOfNodes(run);
  const rows = Array.from(worth.keys()).filter(
    (row) => subgraph.nodes[row] === 1 && !named.has(row) && !Number.isNaN(worth[row]!) && isOfKind(row),
  );
  rows.sort((a, b) => worth[b]! - worth[a]! || a - b);
  const ranked = rows.map((row) => ({ row, score: worth[row]! }));
  const said = saidAnswers(ranked).map(({ row }) => row);
  return { answers: withoutTies(ranked.slice(0, params.top)), total: rows.length, said, all: ranked };
}

/** Those the likeliest path ends at, all of them said: a list told as whole is what one path leads to, and what others lead to answers another question. Undefined where none are. */
export function believedAnswers(
  all: RankedRows["all"],
  believed: Uint8Array,
  { top }: Pick<ReadParams, "top">,
): RankedAnswers | undefined {
  const ranked = all.filter(({ row }) => believed[row] === 1);
  if (ranked.length === 0) return undefined;
  const answers = withoutTies(ranked.slice(0, top));
  return { answers, total: ranked.length, said: ranked.map(({ row }) => row) };
}

/** The answers that are said in the text and counted by F1: the best and those about as good. */
export function saidAnswers<T extends { readonly score: number }>(answers: readonly T[]): T[] {
  const best = answers[0]?.score ?? 0;
  return answers.filter((answer) => answer.score >= best - SAID_WITHIN * Math.abs(best));
}

/**
 * Without a method's own answer scores: the prize of a node's best kept edge, less the farther the node lies from what the question
 * names, plus a share of its own prize. An answer is what a well-matching relation leads to, more often than what the question's words
 * resemble. In shares of the most that any node could earn, so at most 1.
 */
function worthOfNodes(run: ReadInput): Float64Array {
  const { graph, scores } = run;
  const best = bestKeptPrizes(run);
  const steps = stepsFromNamed(run);
  const edgeScale = 1 / (largest(best) || 1);
  const nodeScale = NODE_SHARE / (largest(scores.nodePrizes) || 1);
  const cosines = scores.nodeNumbers["cosine"];
  return Float64Array.from(graph.nodes, (_, row) => {
    const cosine = cosines?.[row] ?? NaN;
    const edge = (best[row]! * edgeScale) / (1 + STEP_LOSS * steps[row]!);
    const worth =
      edge + scores.nodePrizes[row]! * nodeScale + (Number.isNaN(cosine) ? 0 : COSINE_SHARE * cosine);
    return worth / (1 + NODE_SHARE + COSINE_SHARE);
  });
}

function bestKeptPrizes({ graph, scores, subgraph }: ReadInput): Float64Array {
  const best = new Float64Array(graph.nodes.length);
  subgraph.verdicts.forEach((verdict, edge) => {
    if (verdict !== KEPT) return;
    const prize = scores.edgePrizes[edge]!;
    for (const end of [graph.sources[edge]!, graph.targets[edge]!]) best[end] = Math.max(best[end]!, prize);
  });
  return best;
}

/** Kept edges between a node and the nearest entity the question names, or the nearest seed where it names none. */
function stepsFromNamed({ seeds, graph, subgraph }: ReadInput): Float64Array {
  const starts = rowsOfNodes(graph, seeds.mentioned.length > 0 ? seeds.mentioned : seeds.nodes);
  const kept = adjacencyOf(graph, (edge) => subgraph.verdicts[edge] === KEPT);
  return stepsFrom(starts, graph, kept);
}

/** Metrics break ties by sort order, so scores are never equal: each is at least a hair below the one before (METHODS 8). */
export function withoutTies(answers: { row: number; score: number }[]): { row: number; score: number }[] {
  let most = Number.MAX_VALUE;
  return answers.map(({ row, score }) => {
    const distinct = Math.min(score, most);
    most = justBelow(distinct);
    return { row, score: distinct };
  });
}

function justBelow(score: number): number {
  return score - Math.max(Math.abs(score) * 2 ** -40, 2 ** -60);
}

export function largest(column: Float64Array): number {
  return column.reduce((most, value) => Math.max(most, value), 0);
}
