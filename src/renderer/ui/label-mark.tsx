/** The mark of a label: its colour and shape, as in the graph. */
import { shapePath } from "../canvas/node-shape";
import { labelColour } from "./palette";
import { useTheme } from "./use-theme";

export function LabelMark({ index }: { index: number }) {
  const theme = useTheme();
  return (
    <svg className="label-mark" viewBox="-1.2 -1.2 2.4 2.4" width="12" height="12" aria-hidden="true">
      <path d={shapePath(index)} fill={labelColour(index, theme)} />
    </svg>
  );
}
