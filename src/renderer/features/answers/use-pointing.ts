/** Marks that are shown in the picture while a pointer or the keyboard is on a button. */
import { pointAt } from "../../state/selection";
import type { Marks } from "../../state/workbench";
import { useChange } from "../../state/workbench-context";

/** Handlers for such a button. */
export function usePointing(marks: Marks) {
  const change = useChange();
  const point = (): void => change(pointAt, marks);
  const leave = (): void => change(pointAt, null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
