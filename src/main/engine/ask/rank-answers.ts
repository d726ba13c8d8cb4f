/** Which kept nodes answer the question, best first. */
import type { Reading, Run } from "./stage";
import { KEPT } from "../../../shared/trace";
import type { ReadParams } from "../../../shared/recipe";
import { rowsOfNodes } from "./candidate-rows";

/** Weight of a node's own cosine against prizes scaled to 1: it decides only between nodes the prizes leave equal. */
const COSINE_SHARE = 0.01;
/** Answers this close to the best, as a share of its score, are said together with it. */
const SAID_WITHIN = 0.02;

/** Kept nodes by answer score, at most `top`, no two scores alike; nodes the question names only where the recipe keeps them. */
export function rankAnswers(run: Omit<Run, "reading" | "selection">, params: ReadParams): Reading["answers"] {
  const { seeds, graph, subgraph, scores } = run;
  const named = new Set(params.keepMentioned ? [] : rowsOfNodes(graph, seeds.mentioned));
  const scored = scores.answerScores.some((score) => !Number.isNaN(score));
  const worth = scored ? scores.answerScores : worthOfNodes(run);
  const rows = Array.from(worth.keys()).filter(
    (row) => subgraph.nodes[row] === 1 && !named.has(row) && !Number.isNaN(worth[row]!),
  );
  rows.sort((a, b) => worth[b]! - worth[a]! || a - b);
  return withoutTies(rows.slice(0, params.top).map((row) => ({ row, score: worth[row]! })));
}

/** The answers that are said in the text and counted by F1: the best and those about as good. */
export function saidAnswers<T extends { readonly score: number }>(answers: readonly T[]): T[] {
  const best = answers[0]?.score ?? 0;
  return answers.filter((answer) => answer.score >= best - SAID_WITHIN * Math.abs(best));
}

/**
 * Without a method's own answer scores: a node's prize plus the prize of its best kept edge, each as a share of the highest,
 * since an answer is what a well-matching relation leads to more often than what the question's words resemble.
 */
function worthOfNodes({ graph, scores, subgraph }: Omit<Run, "reading" | "selection">): Float64Array {
  const best = new Float64Array(graph.nodes.length);
  subgraph.verdicts.forEach((verdict, edge) => {
    if (verdict !== KEPT) return;
    const prize = scores.edgePrizes[edge]!;
    for (const end of [graph.sources[edge]!, graph.targets[edge]!]) best[end] = Math.max(best[end]!, prize);
  });
  const edgeScale = 1 / (largest(best) || 1);
  const nodeScale = 1 / (largest(scores.nodePrizes) || 1);
  const cosines = scores.nodeNumbers["cosine"];
  return best.map((prize, row) => {
    const cosine = cosines?.[row] ?? NaN;
    return (
      scores.nodePrizes[row]! * nodeScale +
      prize * edgeScale +
      COSINE_SHARE * (Number.isNaN(cosine) ? 0 : cosine)
    );
  });
}

/** Metrics break ties by sort order, so scores are never equal: each is at least a hair below the one before (METHODS 8). */
function withoutTies(answers: { row: number; score: number }[]): { row: number; score: number }[] {
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

function largest(column: Float64Array): number {
  return column.reduce((most, value) => Math.max(most, value), 0);
}
