/** What a re-run changed: kept edges and answers gained and lost. */
import { KEPT, type RunView } from "../../shared/trace";

export interface Difference {
  /** Handles of kept edges that were not kept before, ascending. */
  readonly gained: readonly number[];
  /** Handles of edges that were kept before and are not now, ascending. */
  readonly lost: readonly number[];
  /** Handles of edges with other noise than before, ascending. */
  readonly redrawn: readonly number[];
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
    redrawn: redrawnHandles(before, after),
    newAnswers: answersWithout(after, before),
    goneAnswers: answersWithout(before, after),
    newBest: best !== undefined && before.answers[0]?.id !== best.id ? best.name : null,
  };
}

/** True when nothing that is shown changed. */
export function isSame(difference: Difference): boolean {
  const { gained, lost, redrawn, newAnswers, goneAnswers, newBest } = difference;
  const changes = [gained, lost, redrawn, newAnswers, goneAnswers];
  return newBest === null && changes.every((change) => change.length === 0);
}

/** Edges drawn in both views whose Gumbel numbers differ; none where either run drew nothing. */
function redrawnHandles(before: RunView, after: RunView): number[] {
  const [old, now] = [before.edges.numbers, after.edges.numbers];
  if (old["g1"] === undefined || now["g1"] === undefined) return [];
  const rows = new Map(Array.from(before.edges.handle, (handle, row) => [handle, row]));
  const same = (name: string, row: number, oldRow: number): boolean =>
    Object.is(old[name]?.[oldRow], now[name]?.[row]);
  return [...after.edges.handle]
    .filter((handle, row) => {
      const oldRow = rows.get(handle);
      return oldRow !== undefined && !(same("g1", row, oldRow) && same("g0", row, oldRow));
    })
    .sort((a, b) => a - b);
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
