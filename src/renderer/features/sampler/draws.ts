/** Many draws of one run: under way, done or failed, and how long they stay true. */
import type { Draws, RunView } from "../../../shared/trace";
import type { RanWith } from "../../state/asking-view";
import type { DrawsAtHand } from "./draws-view";
import type { Workbench } from "../../state/workbench";

/** What one draw out of many does not depend on: the temperature, the inference rule's threshold, and which draw is shown. */
const WITHOUT_EFFECT = ["method", "threshold", "temperature", "draw", "rerolls"].map(
  (name) => `sample.${name}`,
);

/** Everything that many draws depend on, as one text. */
function originOf(run: RunView, { overrides, pins }: RanWith): string {
  const { question, graph, recipe, seed } = run;
  const changes = Object.entries(overrides).filter(([path]) => !WITHOUT_EFFECT.includes(path));
  return JSON.stringify([question, graph, recipe, seed, changes.sort(([a], [b]) => (a < b ? -1 : 1)), pins]);
}

/** The draws that are still true of the run at hand. */
export function drawsOf({
  draws,
  run,
  ranWith,
}: Pick<Workbench, "draws" | "run" | "ranWith">): DrawsAtHand | null {
  if (draws === null || run === null || ranWith === null) return null;
  return draws.origin === originOf(run, ranWith) ? draws : null;
}

/** How often one edge was drawn. */
export interface Frequency {
  readonly drawn: number;
  readonly kept: number;
  readonly count: number;
  readonly share: number;
  /** Wilson's interval at 95 %. */
  readonly low: number;
  readonly high: number;
}

/** The frequency of the candidate edge `row`; null where it is beyond the fact cap and cannot be drawn. */
export function frequencyOf({ edges, count }: Draws, row: number): Frequency | null {
  const at = edges.row.indexOf(row);
  if (at === -1) return null;
  const [drawn, kept] = [edges.drawn[at]!, edges.kept[at]!];
  return { drawn, kept, count, share: edges.frequency[at]!, low: edges.low[at]!, high: edges.high[at]! };
}

/** Frequency of every edge of a view; NaN where it cannot be drawn. */
export function frequencyColumn(view: RunView, { edges }: Draws): Float64Array {
  const known = new Map(Array.from(edges.row, (row, at) => [row, edges.frequency[at]!]));
  return Float64Array.from(view.edges.row, (row) => known.get(row) ?? Number.NaN);
}

/** Draws whose first answer is not the run's own; the run's own may change without new draws. */
export function changedAnswers({ answers, answerOf }: Draws, run: RunView): number {
  const own = answers.findIndex(({ node }) => node === run.answers[0]?.node);
  return answerOf.reduce((sum, answer) => sum + Number(answer !== own), 0);
}

/** Drawing `id` begins, at `startedAt` (ms). */
export function startDraws(state: Workbench, id: number, count: number, startedAt: number): Workbench {
  const { run, ranWith } = state;
  if (run === null || ranWith === null) return state;
  const found = { state: "loading", progress: null, startedAt } as const;
  return { ...state, draws: { id, origin: originOf(run, ranWith), count, found } };
}

/** Notes how drawing `id` stands; one that another has replaced is ignored. */
export function noteDraws(state: Workbench, id: number, found: DrawsAtHand["found"]): Workbench {
  return state.draws?.id === id ? { ...state, draws: { ...state.draws, found } } : state;
}

/** Drawing `id` was given up: what was drawn before is as true as ever. */
export function dropDraws(state: Workbench, id: number, before: DrawsAtHand | null): Workbench {
  if (state.draws?.id !== id) return state;
  return { ...state, draws: before?.found.state === "ready" ? before : null };
}
