/** The rows of the ledger; of thousands only those in sight are in the page. */
import { useRef } from "react";
import type { LedgerRow } from "../../../shared/ledger";
import { rowWindow } from "../tables/window-rows";
import { LEDGER_TEXTS } from "./ledger-texts";
import { useScroll } from "../../ui/use-scroll";
import { LedgerLine } from "./ledger-line";

/** Height of a row, in CSS pixels; the style sheet has it too. */
const ROW_HEIGHT = 92;

export function LedgerList({ rows }: { rows: readonly LedgerRow[] }) {
  const box = useRef<HTMLDivElement>(null);
  const view = useScroll(box);
  const { first, end } = rowWindow(view.top, view.height, ROW_HEIGHT, rows.length);
  return (
    <div className="ledger-scroll" ref={box}>
      <ul
        className="ledger-list"
        aria-label={LEDGER_TEXTS.list}
        style={{ paddingBlockStart: first * ROW_HEIGHT, paddingBlockEnd: (rows.length - end) * ROW_HEIGHT }}
      >
        {rows.slice(first, end).map((row, at) => (
          <LedgerLine key={row.id} row={row} place={first + at + 1} of={rows.length} />
        ))}
      </ul>
    </div>
  );
}
