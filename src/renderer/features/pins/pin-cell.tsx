/** The pin of one row of a table: shows how it is pinned, a press goes on to the next state. */
import { Check, Pin as PinIcon, X } from "lucide-react";
import { nextWay, wayOf } from "../../state/pins";
import type { PinTarget } from "../../state/pins-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { clipText } from "../../ui/name";
import { PINS_TEXTS } from "./pins-texts";

const LONGEST = 80;
const ICONS = { in: Check, out: X, none: PinIcon } as const;

export function PinCell({ target }: { target: PinTarget | null }) {
  const commands = useCommands();
  const way = useWorkbench((state) => (target === null ? null : wayOf(state.pins, target)));
  if (target === null) return null;
  const Icon = ICONS[way ?? "none"];
  return (
    <button
      type="button"
      className="pin-cell"
      data-way={way ?? "none"}
      aria-label={PINS_TEXTS.next(clipText(target.name, LONGEST), way ?? "none")}
      title={PINS_TEXTS.ways[way ?? "none"]}
      onClick={(event) => {
        // The row would select its edge.
        event.stopPropagation();
        commands.pin(target, nextWay(way));
      }}
    >
      <Icon size={13} aria-hidden="true" />
    </button>
  );
}
