/** How far a run may be trusted: whether this graph's answers were judged, whether another recipe answers the same, what of the question was ignored. */
import { messageOf } from "../../../../shared/failure";
import { DEFAULT_RECIPE, type Recipe } from "../../../../shared/recipe";
import { saidAnswers } from "../read/rank-answers";
import type { FinishedRun } from "../recipe-runner";
import type { Run } from "../stage";

/** Judged questions from which on a graph's own calibration says something. */
export const PROVEN_FROM = 50;

export interface Trust {
  /** Whether enough answers on this graph were judged by a person. */
  readonly proven: boolean;
  readonly judged: number;
  /** Whether another recipe's first answers and these share the first; absent where there is no other or it could not answer. */
  readonly agree?: boolean;
  /** Parts of the question that no name of the graph, or no fitting one, was found for. */
  readonly ignored: readonly string[];
}

/** The recipe that is asked for a second opinion: the trained one and the one without training check each other. */
export function secondOpinion({ score }: Recipe): string {
  return score.method === "retriever" ? "path-match" : DEFAULT_RECIPE;
}

/** The trust in a run, `judged` of whose graph's questions were judged; `second` answers the same question once more. Rethrows an AbortError only. */
export async function trustOf(
  { run }: FinishedRun,
  judged: number,
  second: () => Promise<FinishedRun>,
  signal: AbortSignal,
): Promise<Trust> {
  const other = await second().catch((fault: unknown) => {
    signal.throwIfAborted();
    // A recipe that cannot answer says nothing about one that can.
    return messageOf(fault);
  });
  const agree = typeof other === "string" ? undefined : doAgree(run, other.run);
  return {
    ...{ proven: judged >= PROVEN_FROM, judged },
    ...(agree !== undefined && { agree }),
    ignored: ignoredOf(run),
  };
}

/** Parts of the question that no name of the graph, or no fitting one, was found for. */
export function ignoredOf({ seeds, scores }: Pick<Run, "seeds" | "scores">): string[] {
  return [...(seeds.unknown ?? []), ...(scores.ignored ?? [])];
}

/** Whether each run's first answer is among what the other gives as the answer; nothing to compare where either gives none. */
function doAgree(one: Run, other: Run): boolean | undefined {
  const [mine, its] = [saidNodes(one), saidNodes(other)];
  if (mine[0] === undefined || its[0] === undefined) return undefined;
  return its.includes(mine[0]) && mine.includes(its[0]);
}

function saidNodes({ graph, reading }: Run): number[] {
  return saidAnswers(reading.answers).map(({ row }) => graph.nodes[row]!);
}
