/** The table of relations beside the run at hand, and what editing a row changes. */
import type { Overrides } from "../../../shared/recipe";
import type { SalienceRow, SalienceTable } from "../../../shared/salience";
import { KEPT, type RunView } from "../../../shared/trace";
import { changeParameter } from "../../state/choices";
import { chosenRecipe, graphAtHand, type Workbench } from "../../state/workbench";

/** What the table follows from. */
export interface SalienceInput {
  readonly graph: string;
  readonly recipe: string;
  readonly overrides: Overrides;
}

/** Null where there is no graph or recipe. */
export function salienceInput(state: Workbench): SalienceInput | null {
  const [graph, recipe] = [graphAtHand(state), chosenRecipe(state)];
  if (graph === "" || recipe === undefined) return null;
  const overrides = Object.entries(state.overrides).filter(([path]) => path.startsWith("score."));
  return { graph, recipe: recipe.name, overrides: Object.fromEntries(overrides) };
}

export function salienceKey(input: SalienceInput): string {
  return JSON.stringify(input);
}

/** Drawn edges of a relation in the run at hand; gained and lost since the run before it. */
export interface RelationInRun {
  readonly candidates: number;
  readonly kept: number;
  readonly gained: number;
  readonly lost: number;
  /** What the question made of it there: the mean salience of its edges, NaN where there is none. */
  readonly salience: number;
}

/** By relation name; empty before any question. */
export function relationsInRun({
  run,
  previous,
  difference,
}: Pick<Workbench, "run" | "previous" | "difference">): ReadonlyMap<string, RelationInRun> {
  const found = new Map<string, RelationInRun>();
  if (run === null) return found;
  const gained = countOf(run, new Set(difference?.gained));
  const lost =
    previous === null ? new Map<string, number>() : countOf(previous.run, new Set(difference?.lost));
  const sums = new Map<string, { candidates: number; kept: number; salience: number }>();
  const saliences = run.edges.numbers["salience"];
  run.edges.relation.forEach((relation, row) => {
    const name = run.relations[relation] ?? "";
    const sum = sums.get(name) ?? { candidates: 0, kept: 0, salience: 0 };
    sum.candidates++;
    sum.salience += saliences?.[row] ?? NaN;
    if (run.edges.verdict[row] === KEPT) sum.kept++;
    sums.set(name, sum);
  });
  for (const name of new Set([...sums.keys(), ...lost.keys()])) {
    const { candidates = 0, kept = 0, salience = NaN } = sums.get(name) ?? {};
    const changed = { gained: gained.get(name) ?? 0, lost: lost.get(name) ?? 0 };
    found.set(name, { candidates, kept, ...changed, salience: salience / candidates });
  }
  return found;
}

/** Drawn edges among `handles` by relation. */
function countOf({ edges, relations }: RunView, handles: ReadonlySet<number>): Map<string, number> {
  const counts = new Map<string, number>();
  edges.handle.forEach((handle, row) => {
    if (!handles.has(handle)) return;
    const name = relations[edges.relation[row] ?? -1] ?? "";
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

/** Rows of relations that the run has first, those with most edges ahead, so that no row moves while its number is; the others as they come. */
export function sortedRows(
  { rows }: SalienceTable,
  inRun: ReadonlyMap<string, RelationInRun>,
): readonly SalienceRow[] {
  const drawn = ({ relation }: SalienceRow): number => inRun.get(relation)?.candidates ?? 0;
  return rows.toSorted((a, b) => drawn(b) - drawn(a));
}

/** Which column of a relation is edited, and the parameter that holds it: salience by the schedule's own table. */
export type Column = "salience" | "cost";

/** A relation's own number, or what the recipe has (null): its own there, or what it inherits. */
export function setWeight(
  state: Workbench,
  table: SalienceTable,
  column: Column,
  relation: string,
  value: number | null,
): Workbench {
  const path = pathOf(table, column);
  const { [relation]: _, ...others } = tableAt(state, path);
  const own = value ?? recipeTable(state, path)[relation];
  return changeParameter(state, path, own === undefined ? others : { ...others, [relation]: own });
}

/** True where the relation has a number of its own that the recipe's file does not give it. */
export function isEdited(state: Workbench, table: SalienceTable, column: Column, relation: string): boolean {
  const path = pathOf(table, column);
  if (!(path in state.overrides)) return false;
  return tableAt(state, path)[relation] !== recipeTable(state, path)[relation];
}

function pathOf({ schedule }: SalienceTable, column: Column): string {
  return column === "cost" ? "score.costs" : schedule === "learnt" ? "score.learnt" : "score.salience";
}

type Weights = Readonly<Record<string, number>>;

function tableAt(state: Workbench, path: string): Weights {
  return (state.overrides[path] as Weights | undefined) ?? recipeTable(state, path);
}

function recipeTable(state: Workbench, path: string): Weights {
  const score = chosenRecipe(state)?.score as Readonly<Record<string, unknown>> | undefined;
  return (score?.[path.slice("score.".length)] as Weights | undefined) ?? {};
}
