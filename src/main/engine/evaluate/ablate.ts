/**
 * A grid of parameter values over a sample of questions. Question by question, every cell: so cells compare on the same questions
 * whenever the work is broken off, and stages that two cells share run once a question.
 */
import { FailureError, type Failure } from "../../../shared/failure";
import { MOST_CELLS, type GoldAxis, type GoldCell } from "../../../shared/gold";
import { STAGES, type Overrides, type Recipe, type StageName } from "../../../shared/recipe";
import { message } from "../../../shared/sentences/sentences";
import { applyOverrides } from "../ask/recipe-overrides";
import { StageMemory } from "../runner/stage-memory";
import type { SetPorts } from "./evaluate-set";
import { judgeQuestion, type JudgedQuestion, type JudgeOptions } from "./judge-question";
import { macroMeans } from "./metrics";
import { percentile } from "./percentile";
import type { EvaluationQuestion } from "./read-questions";

/** What a question's stages may take between its cells; other questions need none of it. */
const MEMORY = 128 * 1024 * 1024;
const INTERVAL_MS = 100;

interface Cell {
  readonly place: number;
  readonly recipe: Recipe | undefined;
  readonly judged: Pick<JudgedQuestion, "metrics" | "recall">[];
  readonly times: number[];
  failure: Failure | undefined;
}

/** Cells of a grid, the product of its axes; throws FailureError invalid-request where it has too many. */
export function countCells(axes: readonly GoldAxis[]): number {
  const cells = axes.reduce((product, { values }) => product * values.length, 1);
  if (cells <= MOST_CELLS) return cells;
  const reason = message("grid-large", { cells, most: MOST_CELLS });
  throw new FailureError({ kind: "invalid-request", reason });
}

/** Throws the FailureError of a grid whose every cell the recipe refuses, as where an axis names no parameter. */
export function checkGrid(axes: readonly GoldAxis[], recipe: Recipe): void {
  const cells = Array.from({ length: countCells(axes) }, (_, place) => openCell(place, axes, recipe));
  const failures = cells.flatMap(({ failure }) => failure ?? []);
  if (failures.length === cells.length) throw new FailureError(failures[0]!);
}

/** The changes that make a cell, by its row-major place: the last axis changes fastest. */
export function overridesOfCell(axes: readonly GoldAxis[], place: number): Overrides {
  const changes: [string, Overrides[string]][] = [];
  let rest = place;
  for (const { path, values } of [...axes].reverse()) {
    changes.unshift([path, values[rest % values.length]!]);
    rest = Math.floor(rest / values.length);
  }
  return Object.fromEntries(changes);
}

/**
 * Runs the grid; the progress ("ablate") counts questions × cells and brings the cells that changed. A cell whose values the recipe or
 * the graph refuses says so and is left out. Throws AbortError when cancelled.
 */
export async function ablate(
  questions: readonly EvaluationQuestion[],
  axes: readonly GoldAxis[],
  base: JudgeOptions,
  ports: SetPorts,
): Promise<void> {
  const cells = Array.from({ length: countCells(axes) }, (_, place) => openCell(place, axes, base.recipe));
  const order = byStages(cells, axes);
  const changed = new Set<Cell>(cells.filter(({ failure }) => failure));
  const total = questions.length * cells.length;
  let [done, last] = [0, -Infinity];
  const report = (isDue: boolean): void => {
    if (!isDue && performance.now() - last < INTERVAL_MS) return;
    last = performance.now();
    ports.progress({ stage: "ablate", done, total, partial: [...changed].map(asKnown) });
    changed.clear();
  };
  for (const [index, question] of questions.entries()) {
    const shared = { memory: new StageMemory(MEMORY), spent: new Map<string, number>() };
    for (const cell of rotated(order, index)) {
      await ports.turn();
      ports.signal.throwIfAborted();
      await judgeIn(cell, question, base, ports, shared);
      done++;
      changed.add(cell);
      report(false);
    }
  }
  report(true);
}

function openCell(place: number, axes: readonly GoldAxis[], recipe: Recipe): Cell {
  const own = { place, judged: [], times: [] };
  try {
    return { ...own, recipe: applyOverrides(recipe, overridesOfCell(axes, place)), failure: undefined };
  } catch (thrown) {
    if (!(thrown instanceof FailureError)) throw thrown;
    return { ...own, recipe: undefined, failure: thrown.failure };
  }
}

/** Cells that share their early stages next to each other, so that the memory still holds them. */
function byStages(cells: readonly Cell[], axes: readonly GoldAxis[]): Cell[] {
  const early = axes
    .map(({ path }) => ({ path, stage: STAGES.indexOf(path.split(".")[0] as StageName) }))
    .sort((a, b) => a.stage - b.stage);
  const keys = cells.map(({ place }) => {
    const overrides = overridesOfCell(axes, place);
    return early.map(({ path }) =>
      axes.find((axis) => axis.path === path)!.values.indexOf(overrides[path] as never),
    );
  });
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((value, index) => value - b[index]!).find((difference) => difference !== 0) ?? 0;
  return [...cells].sort((a, b) => compare(keys[a.place]!, keys[b.place]!));
}

/** Starting elsewhere each time: what only the first cell of a question pays for, texts never embedded before say, falls on all alike. */
function rotated<T>(list: readonly T[], by: number): T[] {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

/** What the cells of one question share: results of stages, and what each stage took when it ran (ms). */
interface Shared {
  readonly memory: StageMemory;
  readonly spent: Map<string, number>;
}

async function judgeIn(
  cell: Cell,
  question: EvaluationQuestion,
  base: JudgeOptions,
  ports: SetPorts,
  { memory, spent }: Shared,
): Promise<void> {
  const { recipe } = cell;
  if (recipe === undefined || cell.failure) return;
  try {
    const { metrics, recall, stages } = await judgeQuestion(question, { ...base, recipe }, ports, memory);
    cell.judged.push({ metrics, recall });
    if (stages.length > 0) cell.times.push(wholeTime(stages, recipe, spent));
  } catch (thrown) {
    // A graph without vectors, say, or a sample method without probabilities: the other cells go on.
    if (!(thrown instanceof FailureError) || thrown.failure.kind === "cancelled") throw thrown;
    cell.failure = thrown.failure;
  }
}

/** What the question would have taken alone: a stage used again counts as long as it took when it ran. */
function wholeTime(stages: JudgedQuestion["stages"], recipe: Recipe, spent: Map<string, number>): number {
  let [key, sum] = ["", 0];
  for (const { name, ms, reused } of stages) {
    key += JSON.stringify(recipe[name as StageName]);
    const whole = reused ? (spent.get(key) ?? ms) : ms;
    spent.set(key, whole);
    sum += whole;
  }
  return sum;
}

function asKnown({ place, judged, times, failure }: Cell): GoldCell {
  const paths = judged.flatMap(({ recall }) => recall.prune.paths ?? []);
  return {
    ...{ cell: place, questions: judged.length, metrics: macroMeans(judged.map(({ metrics }) => metrics)) },
    answerRecall: judged.length === 0 ? 0 : mean(judged.map(({ recall }) => recall.prune.answers)),
    ...(paths.length > 0 && { pathRecall: mean(paths) }),
    ms: times.length === 0 ? 0 : percentile(times, 50),
    ...(failure && { failure }),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
