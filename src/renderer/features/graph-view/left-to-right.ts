/** Whether the answer stands in columns from left to right: as a person chose, else where its shape is fit for it. */
import { skeletonOf } from "../../canvas/layout/layout-order";
import { shapeOf } from "../../canvas/layout/shape";
import { answerView } from "../../picture/answer-view";
import type { DrawnView } from "../../picture/drawn-view";
import type { Workbench } from "../../state/workbench";

/** True where the drawn view stands in columns now. */
export function standsInColumns(view: DrawnView, wish: boolean | null): boolean {
  return shapeOf(skeletonOf(view, wish)) !== "forces";
}

/** The other layout of the answer at hand. */
export function toggleColumns(state: Workbench): Workbench {
  if (state.run === null) return state;
  const view = answerView(state.run, { nodes: [], edges: [] })?.view ?? state.run;
  return { ...state, leftToRight: !standsInColumns(view, state.leftToRight) };
}
