/** One run: what was asked, what came of it, and what can be done with it. */
import { Pencil, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { type LedgerRow, LONGEST_RUN_NAME } from "../../../shared/ledger";
import { pickRun } from "./ledger";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatMoment, formatTime } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { LEDGER_TEXTS } from "./ledger-texts";
import { GraphTag } from "../connections/graph-tag";

export interface LedgerLineProps {
  readonly row: LedgerRow;
  /** From 1, of how many: only some of them are in the page. */
  readonly place: number;
  readonly of: number;
}

export function LedgerLine({ row, place, of }: LedgerLineProps) {
  const line = useRef<HTMLLIElement>(null);
  const [renaming, setRenaming] = useState(false);
  const commands = useCommands();
  const change = useChange();
  const { picked, busy } = useWorkbench(({ ledger }) => ({
    picked: ledger.picked.includes(row.id),
    busy: ledger.reopening === row.id,
  }));
  const name = clipText(row.name || row.question, 80);
  return (
    <li ref={line} className="ledger-row" aria-posinset={place} aria-setsize={of} data-busy={busy}>
      <input
        type="checkbox"
        aria-label={LEDGER_TEXTS.pick(name)}
        checked={picked}
        onChange={() => change(pickRun, row.id)}
      />
      <div className="ledger-words">
        {renaming ? (
          <Rename
            row={row}
            onDone={(byKey) => {
              setRenaming(false);
              if (byKey) focusNext(line.current, ".ledger-open");
            }}
          />
        ) : (
          <Reopen row={row} name={name} busy={busy} />
        )}
        <Facts row={row} />
      </div>
      <div className="ledger-row-tools">
        <IconButton
          icon={Star}
          className={row.starred ? "ledger-starred" : ""}
          label={row.starred ? LEDGER_TEXTS.unstar(name) : LEDGER_TEXTS.star(name)}
          pressed={row.starred}
          onClick={() => commands.starRun(row.id, !row.starred)}
        />
        <IconButton icon={Pencil} label={LEDGER_TEXTS.rename(name)} onClick={() => setRenaming(true)} />
        <IconButton
          icon={Trash2}
          label={LEDGER_TEXTS.delete(name)}
          onClick={() => {
            const item = line.current;
            focusNext(item?.nextElementSibling ?? item?.previousElementSibling, ".ledger-open");
            commands.deleteRun(row.id);
          }}
        />
      </div>
    </li>
  );
}

function Reopen({ row, name, busy }: { row: LedgerRow; name: string; busy: boolean }) {
  const commands = useCommands();
  return (
    <Hint text={LEDGER_TEXTS.reopenHint}>
      <button
        type="button"
        className="ledger-open"
        aria-label={LEDGER_TEXTS.reopen(name)}
        aria-disabled={busy}
        onClick={() => !busy && void commands.reopenRun(row)}
      >
        <Name text={row.name || row.question} longest={160} />
      </button>
    </Hint>
  );
}

/** Gives the focus to a part of a row, once the page shows what has changed. */
function focusNext(row: Element | null | undefined, selector: string): void {
  requestAnimationFrame(() => row?.querySelector<HTMLElement>(selector)?.focus());
}

function Facts({ row }: { row: LedgerRow }) {
  const [first, ...others] = row.answers;
  const changes = Object.keys(row.overrides).length;
  const facts = [
    formatMoment(row.at),
    row.graph,
    row.recipe,
    ...(changes === 0 ? [] : [LEDGER_TEXTS.changes(changes)]),
  ];
  const numbers = [
    LEDGER_TEXTS.edges(row.counts.keptEdges, row.counts.edges),
    formatTime(row.ms),
    LEDGER_TEXTS.seed(row.seed),
  ];
  return (
    <>
      <p className="ledger-answer">
        {first === undefined ? (
          <span className="soft">{LEDGER_TEXTS.noAnswer}</span>
        ) : (
          <Name text={LEDGER_TEXTS.answer(first.name || first.id, others.length)} longest={120} />
        )}
      </p>
      <p className="ledger-facts" title={`${numbers.join(" · ")} · ${row.device}`}>
        <GraphTag graph={row.graph} />
        <bdi>{facts.join(" · ")}</bdi>
      </p>
    </>
  );
}

function Rename({ row, onDone }: { row: LedgerRow; onDone: (byKey: boolean) => void }) {
  const commands = useCommands();
  const [name, setName] = useState(row.name);
  const keep = (byKey: boolean): void => {
    onDone(byKey);
    if (name.trim() !== row.name) commands.renameRun(row.id, name);
  };
  return (
    <input
      type="text"
      className="field ledger-name"
      dir="auto"
      autoFocus
      maxLength={LONGEST_RUN_NAME}
      aria-label={LEDGER_TEXTS.newName}
      placeholder={clipText(row.question, 80)}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onBlur={() => keep(false)}
      onKeyDown={(event) => {
        if (event.key === "Enter") keep(true);
        if (event.key === "Escape") onDone(true);
      }}
    />
  );
}
