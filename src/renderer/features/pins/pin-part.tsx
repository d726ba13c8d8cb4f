/** Three buttons that pin a node or an edge in, out, or let it go. */
import { Check, Minus, X, type LucideIcon } from "lucide-react";
import { wayOf } from "../../state/pins";
import type { PinTarget, PinWay } from "../../state/pins-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { PINS_TEXTS } from "./pins-texts";

const WAYS: readonly (readonly [way: PinWay | null, icon: LucideIcon])[] = [
  ["in", Check],
  ["out", X],
  [null, Minus],
];

export function PinPart({ target }: { target: PinTarget | null }) {
  const commands = useCommands();
  const way = useWorkbench((state) => (target === null ? null : wayOf(state.pins, target)));
  if (target === null) return null;
  return (
    <Hint text={PINS_TEXTS.pinHint}>
      <div className="pin-part" role="group" aria-label={PINS_TEXTS.pin}>
        <span className="pin-word">{PINS_TEXTS.pin}</span>
        {WAYS.map(([one, Icon]) => (
          <button
            key={one ?? "none"}
            type="button"
            className="pin-choice"
            data-way={one ?? "none"}
            aria-pressed={way === one}
            onClick={() => commands.pin(target, one)}
          >
            <Icon size={13} aria-hidden="true" />
            {PINS_TEXTS.choose[one ?? "none"]}
          </button>
        ))}
      </div>
    </Hint>
  );
}
