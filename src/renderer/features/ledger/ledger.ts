/** What becomes of the ledger's view: searching, picking, deleting, and runs that were asked for again. */
import type { LedgerRow } from "../../../shared/ledger";
import { NO_PINS, type Pins } from "../../../shared/pins";
import { STAGES, type Overrides, type Recipe } from "../../../shared/recipe";
import type { RunView } from "../../../shared/trace";
import { finishAsking, startAsking } from "../../state/asking";
import type { EditedRuns, LedgerOutcome, LedgerView, RunMarks } from "./ledger-view";
import type { Pin } from "../../state/pins-view";
import { arriveAt, remember, stepOf } from "../../state/steps";
import { chosenRecipe, type Workbench } from "../../state/workbench";

function change(state: Workbench, part: Partial<LedgerView>): Workbench {
  return { ...state, ledger: { ...state.ledger, ...part } };
}

/** The runs that are listed: not deleted, fitting the search, newest first. */
export function ledgerRows({
  ledger,
  deletedRuns,
}: Pick<Workbench, "ledger" | "deletedRuns">): readonly LedgerRow[] {
  if (ledger.runs.state !== "ready") return [];
  const gone = new Set(deletedRuns);
  const words = plain(ledger.text).split(" ").filter(Boolean);
  return ledger.runs.value.rows.filter(
    (row) =>
      !gone.has(row.id) &&
      (!ledger.starredOnly || row.starred) &&
      (words.length === 0 || words.every((word) => searched(row).includes(word))),
  );
}

const SEARCHED = new WeakMap<LedgerRow, string>();

function searched(row: LedgerRow): string {
  const known = SEARCHED.get(row);
  if (known !== undefined) return known;
  const { name, question, graph, recipe, answers } = row;
  const text = plain([name, question, graph, recipe, ...answers.map((answer) => answer.name)].join(" "));
  SEARCHED.set(row, text);
  return text;
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

export function searchLedger(state: Workbench, text: string): Workbench {
  return change(state, { text });
}

export function showStarred(state: Workbench, starredOnly: boolean): Workbench {
  return change(state, { starredOnly });
}

/** Picks a run to compare, or lets it go; a third takes the place of the first. */
export function pickRun(state: Workbench, id: string): Workbench {
  const { picked } = state.ledger;
  const next = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id].slice(-2);
  return change(state, { picked: next });
}

export function noteRuns(state: Workbench, runs: LedgerView["runs"]): Workbench {
  return change(state, { runs });
}

export function noteDiff(state: Workbench, diff: LedgerView["diff"]): Workbench {
  return change(state, { diff });
}

export function noteReopening(state: Workbench, reopening: string | null): Workbench {
  return change(state, { reopening });
}

export function noteOutcome(state: Workbench, outcome: LedgerOutcome | null): Workbench {
  return change(state, { outcome });
}

/** Naming and starring are choices: undo gives back what stood there. At once, before the engine has kept it. */
export function editRun(state: Workbench, id: string, edit: Partial<RunMarks>): Workbench {
  const { runs } = state.ledger;
  const row = runs.state === "ready" ? runs.value.rows.find((one) => one.id === id) : undefined;
  if (row === undefined) return state;
  const marks = { name: row.name, starred: row.starred };
  const was = state.editedRuns[id]?.was ?? marks;
  const editedRuns = { ...state.editedRuns, [id]: { ...marks, ...edit, was } };
  return { ...showMarks(state, id, edit), editedRuns };
}

/** The list with these marks on a run. */
export function showMarks(state: Workbench, id: string, marks: Partial<RunMarks>): Workbench {
  const { runs } = state.ledger;
  if (runs.state !== "ready") return state;
  const rows = runs.value.rows.map((row) => (row.id === id ? { ...row, ...marks } : row));
  return change(state, { runs: { state: "ready", value: { ...runs.value, rows } } });
}

/** The runs whose marks differ between two states of the window, with what stands on them before and after. */
export function editsBetween(
  before: EditedRuns,
  after: EditedRuns,
): { readonly id: string; readonly from: RunMarks; readonly to: RunMarks }[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids.flatMap((id) => {
    const from = before[id] ?? after[id]!.was;
    const to = after[id] ?? before[id]!.was;
    return from.name === to.name && from.starred === to.starred ? [] : [{ id, from, to }];
  });
}

/** Deleting is a choice: undo restores. */
export function deleteRun(state: Workbench, id: string): Workbench {
  if (state.deletedRuns.includes(id)) return state;
  const picked = state.ledger.picked.filter((other) => other !== id);
  return { ...change(state, { picked }), deletedRuns: [...state.deletedRuns, id] };
}

/** What a run was asked by. */
export interface AskedBy {
  readonly recipe: string;
  readonly overrides: Overrides;
  readonly pins?: Pins | undefined;
  readonly seed: number;
}

/** A run that the engine ran again, with everything it was asked by, in place of the run at hand; a step that can be taken back. */
export function showRun(state: Workbench, view: RunView, by: AskedBy, at: number): Workbench {
  const pins = pinsOf(by.pins ?? NO_PINS);
  const { recipe, overrides, seed } = by;
  const own = { graph: view.graph, recipe, overrides, seed, pins, question: view.question };
  const step = { ...stepOf(state), ...own, selection: null, hiddenLabels: [] };
  const arrived = arriveAt(state, step);
  const chosen = chosenRecipe(arrived);
  if (chosen === undefined) return state;
  const ranWith = { recipe: chosen, overrides, ...(by.pins && { pins: by.pins }) };
  const asked = { question: view.question, graph: view.graph, ranWith };
  // No question of the window's own has this number: it is asked and answered within this turn.
  const shown = finishAsking(startAsking(arrived, -1, asked, at, true), -1, view);
  return remember(state, shown, null, at);
}

/** Names are those that nodes and edges were pinned by: a run keeps ids and keys only. */
function pinsOf({ nodesIn, nodesOut, edgesIn, edgesOut }: Pins): Pin[] {
  const of = (kind: Pin["kind"], way: Pin["way"], keys: readonly string[]): Pin[] =>
    keys.map((key) => ({ kind, key, name: key, way }));
  return [
    ...of("node", "in", nodesIn),
    ...of("node", "out", nodesOut),
    ...of("edge", "in", edgesIn),
    ...of("edge", "out", edgesOut),
  ];
}

/** A run kept before questions were understood went without. */
const UNREAD = { method: "none" };

/** The changes that make `applied` of `recipe`. */
export function overridesBetween(recipe: Recipe, applied: Recipe): Overrides {
  const changes = STAGES.flatMap((stage) => {
    const own = (recipe[stage] ?? {}) as Readonly<Record<string, unknown>>;
    return Object.entries(applied[stage] ?? (recipe[stage] ? UNREAD : {}))
      .filter(([name, value]) => JSON.stringify(own[name]) !== JSON.stringify(value))
      .map(([name, value]) => [`${stage}.${name}`, value] as const);
  });
  return Object.fromEntries(changes) as Overrides;
}
