/** What is selected and marked, and where the timeline stands. */
import type { Answer, RunView } from "../../shared/trace";
import type { ElementRef } from "../picture/elements";
import { edgesToNamed } from "./answer-way";
import { NO_MARKS, type Marks, type Workbench } from "./workbench";

export function select(state: Workbench, selection: ElementRef | null): Workbench {
  return { ...alone(state), selection, pinned: NO_MARKS, pointed: null };
}

/** Nothing is selected together with anything. */
function alone(state: Workbench): Workbench {
  return state.explore.together.length === 0
    ? state
    : { ...state, explore: { ...state.explore, together: [] } };
}

/** Selects what may lie out of the canvas' sight, and brings it there. */
export function reveal(state: Workbench, element: ElementRef): Workbench {
  return { ...select(state, element), revealed: { ...element } };
}

/** Selects an answer and marks the edges of the clauses that speak of it. */
export function selectAnswer(state: Workbench, answer: Answer): Workbench {
  if (state.run === null) return state;
  const pinned = marksOfAnswer(state.run, answer);
  return { ...alone(state), selection: { kind: "node", handle: answer.node }, pinned, pointed: null };
}

/** Pins a clause's edges, or lets them go when they are pinned already. */
export function pinMarks(state: Workbench, marks: Marks): Workbench {
  const same = marks.edges.join() === state.pinned.edges.join();
  return { ...state, pinned: same ? NO_MARKS : marks };
}

export function pointAt(state: Workbench, pointed: Marks | null): Workbench {
  return { ...state, pointed };
}

/** The drawn edges of a clause, by handle, and their ends. */
export function marksOfRows(run: RunView, rows: readonly number[]): Marks {
  const wanted = new Set(rows);
  const drawn = [...run.edges.row.keys()].filter((index) => wanted.has(run.edges.row[index]!));
  const ends = drawn.flatMap((index) => [run.edges.source[index]!, run.edges.target[index]!]);
  return {
    edges: drawn.map((index) => run.edges.handle[index]!),
    nodes: [...new Set(ends)].map((end) => run.nodes.handle[end]!),
  };
}

/** The answer and the edges of its clauses that lead from it to what was asked about; all of theirs where none do. */
export function marksOfAnswer(run: RunView, answer: Answer): Marks {
  const clauses = run.clauses.map((clause) => marksOfRows(run, clause.edges));
  const own = clauses.filter((marks) => marks.nodes.includes(answer.node));
  const edges = [...new Set(own.flatMap((marks) => marks.edges))];
  return { nodes: [answer.node], edges: edgesToNamed(run, answer, edges) ?? edges };
}

/** Row of an element among the drawn ones, −1 when it is not drawn. */
export function rowOf(run: RunView, element: ElementRef): number {
  return (element.kind === "node" ? run.nodes.handle : run.edges.handle).indexOf(element.handle);
}

/** Where an element is found: among the drawn ones, otherwise among all candidates once those are listed. */
export function locate(
  { run, everything }: Pick<Workbench, "run" | "everything">,
  element: ElementRef | null,
): { readonly view: RunView; readonly row: number; readonly drawn: boolean } | null {
  if (run === null || element === null) return null;
  const row = rowOf(run, element);
  if (row !== -1) return { view: run, row, drawn: true };
  if (everything?.state !== "ready") return null;
  const listed = rowOf(everything.value, element);
  return listed === -1 ? null : { view: everything.value, row: listed, drawn: false };
}

/** Hides or shows the nodes of one label. */
export function toggleLabel(state: Workbench, label: string): Workbench {
  const hidden = state.hiddenLabels.includes(label);
  const hiddenLabels = hidden
    ? state.hiddenLabels.filter((other) => other !== label)
    : [...state.hiddenLabels, label];
  return { ...state, hiddenLabels };
}
