/** All keyboard shortcuts, to look up and to change. */
import { RotateCcw, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ACTION_GROUPS, type Action } from "../../state/action";
import { closeSheet, resetAllKeys } from "./sheets";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { PALETTE_TEXTS } from "./palette-texts";
import { ALL_ACTIONS } from "../rooms";
import { KeyRow } from "./key-row";
import { rankActions } from "./rank-actions";

export function KeysSheet() {
  const open = useWorkbench((state) => state.sheet === "keys");
  return open ? <OpenSheet /> : null;
}

function OpenSheet() {
  const change = useChange();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const changed = useWorkbench(({ settings }) => Object.keys(settings.keys).length > 0);
  const [typed, setTyped] = useState("");
  const close = (): void => change(closeSheet);
  const found = new Set(rankActions(typed, ALL_ACTIONS, []));
  return (
    <dialog ref={dialog} className="dialog keys-sheet" aria-labelledby="keys-title" onClose={close}>
      <div className="panel-head">
        <h2 id="keys-title">{PALETTE_TEXTS.keys}</h2>
        <IconButton icon={X} label={PALETTE_TEXTS.close} onClick={close} />
      </div>
      <div className="dialog-body">
        <p className="soft small-print">{PALETTE_TEXTS.sheet.lead}</p>
        <input
          type="search"
          autoFocus
          className="field keys-find"
          aria-label={PALETTE_TEXTS.sheet.find}
          placeholder={PALETTE_TEXTS.sheet.find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="keys-groups" tabIndex={0} role="region" aria-labelledby="keys-title">
          {found.size === 0 && <p className="soft">{PALETTE_TEXTS.sheet.none}</p>}
          {ACTION_GROUPS.map((group) => (
            <Group
              key={group}
              title={PALETTE_TEXTS.groups[group]}
              actions={ALL_ACTIONS.filter((action) => action.group === group && found.has(action))}
            />
          ))}
        </div>
        <div className="dialog-foot">
          <button
            type="button"
            className="button small"
            disabled={!changed}
            onClick={() => change(resetAllKeys)}
          >
            <RotateCcw size={14} aria-hidden="true" />
            {PALETTE_TEXTS.sheet.resetAll}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function Group({ title, actions }: { title: string; actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <section className="keys-group" aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {actions.map((action) => (
          <KeyRow key={action.id} action={action} />
        ))}
      </ul>
    </section>
  );
}
