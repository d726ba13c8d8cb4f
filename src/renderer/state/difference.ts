/** What a re-run changed: kept edges and answers gained and lost. */
import { KEPT } from "../../shared/trace";
import type { RunView } from "../../shared/trace";

export interface Difference {
  /** Handles of kept edges that were not kept before, ascending. */
  readonly gained: readonly number[];
  /** Handles of edges that were kept before and are not now, ascending. */
  readonly lost: readonly number[];
  /** Names of answers that are new, best first, and of those that are gone. */
  readonly newAnswers: readonly string[];
  readonly goneAnswers: readonly string[];
  /** The best answer, where another one was best before. */
  readonly newBest: string | null;
}

/** Compares two runs of one question on one graph. Kept edges are drawn before all others, so both views hold them. */
export function differenceOf(before: RunView, after: RunView): Difference {
  const [keptBefore, keptAfter] = [keptHandles(before), keptHandles(after)];
  const [best] = after.answers;
  return {
    gained: without(keptAfter, new Set(keptBefore)),
    lost: without(keptBefore, new Set(keptAfter)),
    newAnswers: answersWithout(after, before),
    goneAnswers: answersWithout(before, after),
    newBest: best !== undefined && before.answers[0]?.id !== best.id ? best.name : null,
  };
}

/** True when nothing that is shown changed. */
export function isSame(difference: Difference): boolean {
  const { gained, lost, newAnswers, goneAnswers, newBest } = difference;
  return gained.length + lost.length + newAnswers.length + goneAnswers.length === 0 && newBest === null;
}

function keptHandles(view: RunView): number[] {
  const handles: number[] = [];
  view.edges.verdict.forEach((verdict, row) => {
    if (verdict === KEPT) handles.push(view.edges.handle[row]!);
  });
  return handles;
}

function without(handles: readonly number[], others: ReadonlySet<number>): number[] {
  return handles.filter((handle) => !others.has(handle)).sort((a, b) => a - b);
}

function answersWithout(view: RunView, other: RunView): string[] {
  const known = new Set(other.answers.map((answer) => answer.id));
  return view.answers.filter((answer) => !known.has(answer.id)).map((answer) => answer.name);
}
