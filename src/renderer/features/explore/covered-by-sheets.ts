/** Where the sheets of exploring lie over the canvas. */
import type { Rectangle } from "../../picture/box-grid";

/** The box round all open sheets, CSS pixels from the stage's top left; null where none is open. */
export function coveredBySheets(stage: HTMLElement | null): Rectangle | null {
  const boxes = [...(stage?.querySelectorAll(".float-sheet") ?? [])].map((sheet) =>
    sheet.getBoundingClientRect(),
  );
  if (stage === null || boxes.length === 0) return null;
  const { left, top } = stage.getBoundingClientRect();
  return {
    left: Math.min(...boxes.map((box) => box.left)) - left,
    top: Math.min(...boxes.map((box) => box.top)) - top,
    right: Math.max(...boxes.map((box) => box.right)) - left,
    bottom: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}
