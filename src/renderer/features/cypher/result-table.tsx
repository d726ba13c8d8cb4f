/** Rows of an answer: only those in sight are in the page; arrow keys move the selected row, whose values stand in full beneath. */
import { X } from "lucide-react";
import { useMemo, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import type { CypherRows, CypherValue } from "../../../shared/cypher";
import { elementsOf, valueText, type CypherElements } from "./cypher-text";
import { ROW_MOVES, rowWindow, scrollToRow } from "../tables/window-rows";
import { IconButton } from "../../ui/icon-button";
import { clipText } from "../../ui/name";
import { SpacerRow } from "../../ui/spacer-row";
import { CYPHER_TEXTS } from "./cypher-texts";
import { useScroll } from "../../ui/use-scroll";

const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 34;
const COLUMN_WIDTH = 150;
/** Most characters of a value in its cell, and of one in full. */
const LONGEST_CELL = 200;
const LONGEST_VALUE = 20_000;

export function ResultTable({ answer }: { answer: CypherRows }) {
  const { columns, rows } = answer;
  const box = useRef<HTMLDivElement>(null);
  const view = useScroll(box);
  const elements = useMemo(() => elementsOf(answer), [answer]);
  const { selected, select, move } = useSelectedRow(answer, box);
  const { first, end, above, below } = rowWindow(view.top, view.height, ROW_HEIGHT, rows.length);
  const label = CYPHER_TEXTS.tableLabel;
  return (
    <>
      <div ref={box} className="table-box" tabIndex={0} role="group" aria-label={label} onKeyDown={move}>
        <table
          aria-label={label}
          aria-rowcount={rows.length + 1}
          style={{ minInlineSize: `${String(columns.length * COLUMN_WIDTH)}px` }}
        >
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={place} scope="col" title={clipText(column, LONGEST_CELL)}>
                  <bdi>{clipText(column, LONGEST_CELL)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SpacerRow height={above} width={columns.length} />
            {rows.slice(first, end).map((row, index) => (
              <tr
                key={first + index}
                aria-rowindex={first + index + 2}
                aria-selected={first + index === selected}
                onClick={() => select(first + index === selected ? -1 : first + index)}
              >
                {row.map((value, place) => (
                  <Cell key={place} value={value} elements={elements} />
                ))}
              </tr>
            ))}
            <SpacerRow height={below} width={columns.length} />
          </tbody>
        </table>
      </div>
      {selected !== -1 && rows[selected] !== undefined && (
        <WholeRow answer={answer} row={selected} elements={elements} onClose={() => select(-1)} />
      )}
    </>
  );
}

/** The row whose values stand in full (−1 for none), and the keys that move it; it is kept in sight. */
function useSelectedRow(answer: CypherRows, box: RefObject<HTMLDivElement | null>) {
  const count = answer.rows.length;
  const [{ of, row: marked }, setMarked] = useState({ of: answer, row: -1 });
  const selected = of === answer ? marked : -1;
  const select = (row: number): void => {
    setMarked({ of: answer, row });
    const part = box.current;
    if (part === null || row === -1) return;
    const height = part.clientHeight - HEAD_HEIGHT;
    part.scrollTop = scrollToRow(row, part.scrollTop, height, ROW_HEIGHT, count);
  };
  const move = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(selected, count - 1);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    select(next);
  };
  return { selected, select, move };
}

const MOVES: typeof ROW_MOVES = {
  ...ROW_MOVES,
  // Closes the values beneath.
  Escape: () => -1,
};

const NUMBERS: readonly string[] = ["integer", "float"];

function Cell({ value, elements }: { value: CypherValue; elements: CypherElements }) {
  const text = clipText(valueText(value, elements, LONGEST_CELL), LONGEST_CELL);
  const kind = value.kind === "null" ? "soft" : NUMBERS.includes(value.kind) ? "number" : undefined;
  return (
    <td className={kind}>
      <bdi>{text || "\u00A0"}</bdi>
    </td>
  );
}

interface WholeRowProps {
  readonly answer: CypherRows;
  readonly row: number;
  readonly elements: CypherElements;
  readonly onClose: () => void;
}

function WholeRow({ answer: { columns, rows }, row, elements, onClose }: WholeRowProps) {
  return (
    <section className="cypher-row" aria-label={CYPHER_TEXTS.row(row + 1)} tabIndex={0}>
      <div className="cypher-row-head">
        <strong>{CYPHER_TEXTS.row(row + 1)}</strong>
        <IconButton icon={X} label={CYPHER_TEXTS.closeRow} onClick={onClose} />
      </div>
      <dl className="cypher-values">
        {columns.map((column, place) => (
          <div key={place}>
            <dt>
              <bdi>{clipText(column, LONGEST_CELL)}</bdi>
            </dt>
            <dd>
              <bdi>{clipText(valueText(rows[row]![place]!, elements, LONGEST_VALUE), LONGEST_VALUE)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
