/** Every command of the workbench in one list that is searched by typing; arrows choose, Enter runs. */
import { Keyboard, Search, X } from "lucide-react";
import {
  use,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from "react";
import type { Action } from "../../state/action";
import { keysOf } from "./keys";
import { closeSheet, noteAction, openSheet } from "./sheets";
import { useChange, useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { PALETTE_TEXTS } from "./palette-texts";
import { allActions } from "../rooms";
import { KeyCaps } from "./key-caps";
import { rankActions } from "./rank-actions";

export function Palette() {
  const open = useWorkbench((state) => state.sheet === "palette");
  return open ? <OpenPalette /> : null;
}

function OpenPalette() {
  const change = useChange();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => change(closeSheet);
  return (
    <dialog
      ref={dialog}
      className="dialog palette"
      aria-label={PALETTE_TEXTS.title}
      onClose={close}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <PaletteSearch onDone={() => dialog.current?.close()} />
      <footer className="palette-foot">
        <button
          type="button"
          className="more"
          onClick={() => {
            dialog.current?.close();
            change(openSheet, "keys");
          }}
        >
          <Keyboard size={14} aria-hidden="true" /> {PALETTE_TEXTS.keys}
        </button>
        <IconButton icon={X} label={PALETTE_TEXTS.close} onClick={close} />
      </footer>
    </dialog>
  );
}

/** What is typed, and the commands that fit: a combobox over a listbox. */
function PaletteSearch({ onDone }: { onDone: () => void }) {
  const access = use(WorkbenchContext);
  const change = useChange();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const found = useFound(useDeferredValue(typed));
  const chosen = Math.min(at, found.length - 1);
  const run = (action: Action | undefined): void => {
    if (action === undefined || access === null || !action.enabled(access.store.getState())) return;
    // Closed first, so that the focus is back where it was before the action moves it.
    onDone();
    change(noteAction, action.id);
    action.run(access);
  };
  const keys = (event: KeyboardEvent): void => {
    const to = nextPlace(event.key, chosen, found.length);
    if (to === null && event.key !== "Enter") return;
    event.preventDefault();
    if (to === null) run(found[chosen]);
    else setAt(to);
  };
  return (
    <>
      <div className="palette-field">
        <Search size={16} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-label={PALETTE_TEXTS.title}
          aria-expanded={found.length > 0}
          aria-controls={found.length > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen >= 0 ? `${id}-${String(chosen)}` : undefined}
          placeholder={PALETTE_TEXTS.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={keys}
        />
      </div>
      <Found id={id} found={found} chosen={chosen} onPoint={setAt} onRun={run} />
      <p className="visually-hidden" role="status">
        {found.length === 0 ? PALETTE_TEXTS.none : PALETTE_TEXTS.found(found.length)}
      </p>
    </>
  );
}

/** The commands that fit, those that can be run now before those that cannot. */
function useFound(typed: string): readonly Action[] {
  const access = use(WorkbenchContext);
  return useMemo(() => {
    const state = access?.store.getState();
    if (state === undefined) return [];
    const ranked = rankActions(typed, allActions(state), state.settings.recentActions);
    const [now, later] = [true, false].map((can) => ranked.filter((action) => action.enabled(state) === can));
    return [...(now ?? []), ...(later ?? [])];
  }, [access, typed]);
}

interface FoundProps {
  readonly id: string;
  readonly found: readonly Action[];
  readonly chosen: number;
  readonly onPoint: (place: number) => void;
  readonly onRun: (action: Action) => void;
}

function Found({ id, found, chosen, onPoint, onRun }: FoundProps) {
  const list = useRef<HTMLUListElement>(null);
  const { state, keys } = useWorkbench((now) => ({ state: now, keys: now.settings.keys }));
  useEffect(() => list.current?.children[chosen]?.scrollIntoView({ block: "nearest" }), [chosen, found]);
  if (found.length === 0) return <p className="soft palette-none">{PALETTE_TEXTS.none}</p>;
  return (
    <ul ref={list} id={`${id}-list`} className="palette-list" role="listbox" aria-label={PALETTE_TEXTS.list}>
      {found.map((action, place) => (
        <li
          key={action.id}
          id={`${id}-${String(place)}`}
          className="palette-item"
          role="option"
          aria-selected={place === chosen}
          aria-disabled={!action.enabled(state)}
          onPointerMove={() => place !== chosen && onPoint(place)}
          onClick={() => onRun(action)}
        >
          <span className="palette-title" dir="auto">
            {action.title()}
          </span>
          <span className="palette-group">{PALETTE_TEXTS.groups[action.group]}</span>
          <KeyCaps chords={keysOf(action, keys).slice(0, 1)} />
        </li>
      ))}
    </ul>
  );
}

const PAGE = 8;

/** Where a key leads in a list of `count`; null for keys that do not move. */
function nextPlace(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at + count - 1) % count;
  if (key === "PageDown") return Math.min(count - 1, at + PAGE);
  if (key === "PageUp") return Math.max(0, at - PAGE);
  return null;
}
