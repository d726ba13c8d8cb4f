/** A grid of parameter values over some of the loaded questions: which parameters, what came of each cell, what is shown. */
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import { goldCellsSchema, MOST_AXES, MOST_CELLS, type GoldAxis } from "../../../shared/gold";
import type { ParameterValue } from "../../../shared/parameters/parameter";
import type { Overrides, Recipe } from "../../../shared/recipe";
import type { AblationView, AxisChoice } from "./ablation-view";
import { goldWith } from "./gold";
import { parametersOf, type Parameter } from "../../state/parameters";
import type { Workbench } from "../../state/workbench";

/** How many values of a parameter are proposed. */
const PROPOSED = 4;

export function changeAblation(state: Workbench, change: Partial<AblationView>): Workbench {
  return { ...state, ablation: { ...state.ablation, ...change } };
}

/** The parameters a grid can have: those of the recipe that mean something as things stand. */
export function axisParameters(recipe: Recipe | undefined, overrides: Overrides): readonly Parameter[] {
  return recipe === undefined ? [] : parametersOf(recipe, overrides);
}

/** One more parameter, with a few values around the one it has; nothing more once the grid has three. */
export function addAxis(state: Workbench, parameter: Parameter): Workbench {
  const { choices } = state.ablation;
  if (choices.length >= MOST_AXES || choices.some(({ path }) => path === parameter.shape.path)) return state;
  const choice = { path: parameter.shape.path, values: proposedValues(parameter).join(", ") };
  return changeAblation(state, { choices: [...choices, choice] });
}

export function removeAxis(state: Workbench, path: string): Workbench {
  return changeAblation(state, { choices: state.ablation.choices.filter((choice) => choice.path !== path) });
}

export function writeAxis(state: Workbench, path: string, values: string): Workbench {
  const choices = state.ablation.choices.map((choice) => (choice.path === path ? { path, values } : choice));
  return changeAblation(state, { choices });
}

/** Values worth trying: all of a choice, else the present one and its neighbours on the slider. */
export function proposedValues({ shape, value }: Parameter): ParameterValue[] {
  if (shape.kind === "switch") return [false, true];
  if (shape.kind === "choice") return [...shape.offered];
  const { stops, minimum, maximum, step } = shape.scale;
  const scale = stops.length > 0 ? [...stops] : evenScale(minimum, maximum, step);
  const at = nearest(scale, Number(value));
  const first = Math.max(0, Math.min(at - 1, scale.length - PROPOSED));
  return scale.slice(first, first + PROPOSED);
}

/** Typed values as the parameter takes them, each once; or the piece that is none. */
export function parseValues(
  { shape }: Pick<Parameter, "shape">,
  text: string,
): { readonly values: readonly ParameterValue[] } | { readonly wrong: string } {
  const pieces = text
    .split(/[;,\s]+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  const values: ParameterValue[] = [];
  for (const piece of pieces) {
    const value = parseValue(shape, piece);
    if (value === undefined) return { wrong: piece };
    if (!values.includes(value)) values.push(value);
  }
  return { values };
}

function parseValue(shape: Parameter["shape"], piece: string): ParameterValue | undefined {
  if (shape.kind === "choice") return shape.offered.includes(piece) ? piece : undefined;
  if (shape.kind === "switch") return piece === "true" ? true : piece === "false" ? false : undefined;
  const value = Number(piece.replace("−", "-"));
  return Number.isFinite(value) ? value : undefined;
}

/** The grid as chosen, or why it cannot be run yet. */
export type GridChoice =
  | { readonly ready: true; readonly axes: readonly GoldAxis[]; readonly cells: number }
  | {
      readonly ready: false;
      readonly why: "no-axis" | "too-many" | "wrong-value" | "no-value";
      readonly at: string;
    };

export function gridOf(choices: readonly AxisChoice[], parameters: readonly Parameter[]): GridChoice {
  if (choices.length === 0) return { ready: false, why: "no-axis", at: "" };
  const axes: GoldAxis[] = [];
  for (const { path, values } of choices) {
    const parameter = parameters.find(({ shape }) => shape.path === path);
    // Of another recipe: this one has no such parameter.
    if (parameter === undefined) return { ready: false, why: "wrong-value", at: path };
    const parsed = parseValues(parameter, values);
    if ("wrong" in parsed) return { ready: false, why: "wrong-value", at: parsed.wrong };
    if (parsed.values.length === 0) return { ready: false, why: "no-value", at: path };
    axes.push({ path, values: [...parsed.values] });
  }
  const cells = axes.reduce((product, { values }) => product * values.length, 1);
  return cells > MOST_CELLS
    ? { ready: false, why: "too-many", at: String(cells) }
    : { ready: true, axes, cells };
}

/** The values that make a cell, one for each axis. */
export function valuesOfCell(
  axes: readonly GoldAxis[],
  place: number,
): readonly GoldAxis["values"][number][] {
  let rest = place;
  const values: GoldAxis["values"] = [];
  for (const axis of [...axes].reverse()) {
    values.unshift(axis.values[rest % axis.values.length]!);
    rest = Math.floor(rest / axis.values.length);
  }
  return values;
}

export function startAblation(
  state: Workbench,
  id: number,
  axes: readonly GoldAxis[],
  questions: number,
  startedAt: number,
): Workbench {
  const asks = goldWith(state);
  if (asks === null) return state;
  const start = { cells: new Map(), state: "running", progress: null, failure: null } as const;
  return changeAblation(state, { ran: { ...start, id, with: asks, axes, questions, startedAt } });
}

/** Progress of grid `id`, with the cells it brings; what is none of them is passed over. */
export function noteCells(state: Workbench, id: number, progress: Progress): Workbench {
  const { ran } = state.ablation;
  if (ran?.id !== id) return state;
  const parsed = goldCellsSchema.safeParse(progress.partial ?? []);
  const cells = new Map(ran.cells);
  for (const cell of parsed.success ? parsed.data : []) cells.set(cell.cell, cell);
  const { stage, done, total } = progress;
  return changeAblation(state, { ran: { ...ran, cells, progress: { stage, done, total } } });
}

/** Grid `id` came to its end: done, given up (its cells so far stay), or failed. */
export function endAblation(state: Workbench, id: number, failure: Failure | null): Workbench {
  const { ran } = state.ablation;
  if (ran?.id !== id) return state;
  const end = failure === null ? "done" : failure.kind === "cancelled" ? "stopped" : "failed";
  return changeAblation(state, { ran: { ...ran, state: end, failure: end === "failed" ? failure : null } });
}

function evenScale(minimum: number, maximum: number, step: number): number[] {
  // Four steps of a slider lie too close together to tell anything: a tenth of its range, or whole numbers.
  const wide = Number.isInteger(step) ? step : Math.max(step, (maximum - minimum) / 10);
  const count = Math.floor((maximum - minimum) / wide + 1e-9) + 1;
  return Array.from({ length: count }, (_, at) => Number((minimum + at * wide).toPrecision(6)));
}

function nearest(scale: readonly number[], value: number): number {
  return scale.reduce(
    (best, stop, at) => (Math.abs(stop - value) < Math.abs(scale[best]! - value) ? at : best),
    0,
  );
}
