/** Everything that is pinned, and what the last run changed. */
import { Columns2, Pin as PinIcon, Trash2, X } from "lucide-react";
import { runBefore, runOnScreen } from "../compare/compare";
import { elementOf } from "../../state/pins";
import type { Pin } from "../../state/pins-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { Name } from "../../ui/name";
import { PINS_TEXTS } from "./pins-texts";
import { PinCell } from "./pin-cell";
import { RunChanges } from "./run-changes";

export function PinsPanel() {
  const commands = useCommands();
  const pins = useWorkbench((state) => state.pins);
  // A list of changes beneath leaves no room for more than a line.
  const changed = useWorkbench(({ previous, run }) => previous !== null && run !== null);
  return (
    <div className="panel pins">
      <div className="panel-head">
        <p className="panel-kind">{PINS_TEXTS.count(pins.length)}</p>
        {pins.length > 0 && (
          <button type="button" className="button small" onClick={() => commands.clearPins()}>
            <Trash2 size={13} aria-hidden="true" />
            {PINS_TEXTS.clearShort}
          </button>
        )}
      </div>
      <div className="panel-body pins-body" tabIndex={0} role="group" aria-label={PINS_TEXTS.title}>
        {pins.length === 0 && changed ? (
          <p className="soft small-print">{PINS_TEXTS.noneHint}</p>
        ) : pins.length === 0 ? (
          <EmptyState icon={PinIcon} title={PINS_TEXTS.none} lead={PINS_TEXTS.noneHint} />
        ) : (
          <ul className="pin-list" aria-label={PINS_TEXTS.title}>
            {pins.map((pin) => (
              <PinLine key={`${pin.kind} ${pin.key}`} pin={pin} />
            ))}
          </ul>
        )}
        <Changes />
      </div>
    </div>
  );
}

function PinLine({ pin }: { pin: Pin }) {
  const commands = useCommands();
  const element = useWorkbench(({ run }) => (run === null ? null : elementOf(run, pin)));
  const text = pin.name || pin.key;
  return (
    <li className="pin-line">
      <PinCell target={pin} />
      <button
        type="button"
        className="pin-name"
        disabled={element === null}
        onClick={() => element !== null && void commands.reveal(element)}
      >
        <span className="soft small-print">
          {PINS_TEXTS[pin.kind]} · {PINS_TEXTS.choose[pin.way]}
          {element === null && ` · ${PINS_TEXTS.notDrawn}`}
        </span>
        <Name text={text} longest={160} />
      </button>
      <IconButton icon={X} label={PINS_TEXTS.let(text)} onClick={() => commands.pin(pin, null)} />
    </li>
  );
}

/** What came and went since the run before, as a list, and the way to see both runs whole. */
function Changes() {
  const commands = useCommands();
  const { before, now } = useWorkbench((state) => ({ before: state.previous, now: state.run }));
  const sides = useWorkbench((state) => ({ before: state.previous, ranWith: state.ranWith, run: state.run }));
  if (now === null) return null;
  const compare = (): void => {
    const left = runBefore({ previous: sides.before });
    const right = runOnScreen(sides);
    if (left !== null && right !== null) void commands.compareRuns(left, right);
  };
  return (
    <section className="part run-changes" aria-label={PINS_TEXTS.changes}>
      <div className="part-head">
        <h3>{PINS_TEXTS.changes}</h3>
        {before !== null && <IconButton icon={Columns2} label={PINS_TEXTS.sinceLast} onClick={compare} />}
      </div>
      {before === null ? (
        <p className="soft small-print">{PINS_TEXTS.noChanges}</p>
      ) : (
        <RunChanges before={before.run} now={now} />
      )}
    </section>
  );
}
