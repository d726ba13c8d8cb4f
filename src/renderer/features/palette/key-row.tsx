/** One action with its keys, which are changed by pressing others. */
import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Action } from "../../state/action";
import { chordOf, isReserved, keysOf, takenBy } from "./keys";
import { giveKey, resetKeys, takeKeys } from "./sheets";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { PALETTE_TEXTS } from "./palette-texts";
import { ALL_ACTIONS } from "../rooms";
import { KeyCaps, writeChord } from "./key-caps";

export function KeyRow({ action }: { action: Action }) {
  const change = useChange();
  const choices = useWorkbench((state) => state.settings.keys);
  const [pressing, setPressing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const chords = keysOf(action, choices);
  const title = action.title();
  const { sheet } = PALETTE_TEXTS;
  const done = (): void => {
    setPressing(false);
    // The button is on the page again only after this.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <li className="key-row" data-changed={action.id in choices}>
      <span className="key-action">{title}</span>
      {pressing ? (
        <Pressing action={action} onDone={done} />
      ) : (
        <>
          {chords.length === 0 ? <span className="soft">{sheet.noKeys}</span> : <KeyCaps chords={chords} />}
          <button
            ref={button}
            type="button"
            className="more"
            aria-label={sheet.change(title)}
            onClick={() => setPressing(true)}
          >
            {sheet.changeShort}
          </button>
          <IconButton
            icon={X}
            label={sheet.remove(title)}
            disabled={chords.length === 0}
            onClick={() => change(takeKeys, action)}
          />
          <IconButton
            icon={RotateCcw}
            label={sheet.reset(title)}
            disabled={!(action.id in choices)}
            onClick={() => change(resetKeys, action, ALL_ACTIONS)}
          />
        </>
      )}
    </li>
  );
}

/** Waits for keys: reserved ones are refused, those of another action have to be taken from it. */
function Pressing({ action, onDone }: { action: Action; onDone: () => void }) {
  const change = useChange();
  const choices = useWorkbench((state) => state.settings.keys);
  const [refused, setRefused] = useState<string | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [wanted]);
  const take = (chord: string): void => {
    change(giveKey, chord, action, ALL_ACTIONS);
    onDone();
  };
  const listen = (event: KeyboardEvent): void => {
    const chord = chordOf(event.nativeEvent);
    if (chord === null || chord === "Tab" || chord === "Shift+Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (chord === "Escape") onDone();
    else if (isReserved(chord)) setRefused(chord);
    else if (takenBy(chord, action, ALL_ACTIONS, choices) !== undefined) setWanted(chord);
    else take(chord);
  };
  if (wanted !== null) {
    const other = takenBy(wanted, action, ALL_ACTIONS, choices);
    return <Conflict chord={wanted} other={other} onTake={() => take(wanted)} onKeep={onDone} />;
  }
  return (
    <span className="key-pressing">
      <input
        ref={field}
        readOnly
        className="field"
        aria-label={`${PALETTE_TEXTS.sheet.change(action.title())}. ${PALETTE_TEXTS.sheet.press}`}
        value=""
        placeholder={PALETTE_TEXTS.sheet.press}
        onKeyDown={listen}
        onBlur={onDone}
      />
      <span role="alert" className="bad small-print">
        {refused !== null && PALETTE_TEXTS.sheet.reserved(writeChord(refused))}
      </span>
    </span>
  );
}

interface ConflictProps {
  readonly chord: string;
  readonly other: Action | undefined;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

function Conflict({ chord, other, onTake, onKeep }: ConflictProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const { sheet } = PALETTE_TEXTS;
  return (
    <span className="key-pressing" role="alert">
      <span className="small-print">{sheet.taken(writeChord(chord), other?.title() ?? "")}</span>
      <button ref={keep} type="button" className="button small" onClick={onKeep}>
        {sheet.keep}
      </button>
      <button type="button" className="button small" onClick={onTake}>
        {sheet.take}
      </button>
    </span>
  );
}
