/** The mark of a label: its colour and shape, as in the graph. */
import type { Look } from "../../picture/looks";
import { outlinePath, shapePath } from "../../picture/node-shape";
import { labelColour } from "../../picture/palette";
import { useTheme } from "../../state/use-theme";

export function LabelMark({ index, look }: { index: number; look?: Look }) {
  const theme = useTheme();
  return (
    <svg className="label-mark" viewBox="-1.2 -1.2 2.4 2.4" width="12" height="12" aria-hidden="true">
      <path
        d={look ? outlinePath(look.shape) : shapePath(index)}
        fill={labelColour(look ? look.colour : index, theme)}
      />
    </svg>
  );
}
