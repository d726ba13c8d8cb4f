/** Every label of the picture in a menu, each to be hidden or shown: for those that the legend has no room for. */
import { kindSaid } from "../../ui/texts/relation-said";
import { toggleLabel } from "../../state/selection";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { clipText } from "../../ui/name";
import { GRAPH_TEXTS } from "./graph-texts";

const LABELS_LISTED = 200;

/** A label with its drawn nodes; "" for nodes without one. */
export interface LabelCount {
  readonly index: number;
  readonly name: string;
  readonly count: number;
}

/** `more` labels stand in no other place. */
export function LabelMenu({ labels, more }: { labels: readonly LabelCount[]; more: number }) {
  const change = useChange();
  const hidden = useWorkbench((state) => state.hiddenLabels);
  return (
    <MenuButton
      label={GRAPH_TEXTS.moreLabels(more)}
      className="legend-filter"
      face={<span className="number">+{formatCount(more)}</span>}
    >
      {() =>
        labels
          .slice(0, LABELS_LISTED)
          .map(({ index, name, count }) => (
            <MenuItem
              key={index}
              label={`${clipText(kindSaid(name) || GRAPH_TEXTS.unlabelled, 60)} (${formatCount(count)})`}
              checked={!hidden.includes(name)}
              icon={hidden.includes(name) ? "" : "✓"}
              disabled={name === ""}
              onPick={() => change(toggleLabel, name)}
            />
          ))
      }
    </MenuButton>
  );
}
