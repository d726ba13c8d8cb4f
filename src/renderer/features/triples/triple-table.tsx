/** The table itself: only the rows in sight are in the page; arrow keys move the selection. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { RunView } from "../../../shared/trace";
import { sortBy } from "../../state/triples";
import type { TripleColumn, TripleQuery } from "../../state/triples";
import { rowWindow, scrollToRow } from "../../state/window-rows";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { numberText } from "../../ui/number-text";
import { TEXTS } from "../../ui/texts/texts";
import { TripleRow } from "./triple-row";
import { queryTriples } from "./triples-query";

const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 34;
/** Least widths: of the columns of words together, and of one of numbers (pixels). */
const WORDS_WIDTH = 560;
const NUMBER_WIDTH = 88;

export interface TripleTableProps {
  readonly run: RunView;
  /** Rows of `run.edges`, in the order shown. */
  readonly rows: readonly number[];
  readonly columns: readonly string[];
  readonly query: TripleQuery;
}

export function TripleTable({ run, rows, columns, query }: TripleTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const view = useScroll(box);
  const { selected, move } = useRowSelection(run, rows, box);
  const { first, end } = rowWindow(view.top, view.height, ROW_HEIGHT, rows.length);
  const shown = rows.slice(first, end);
  const width = 4 + columns.length;
  return (
    <div
      ref={box}
      className="table-box"
      tabIndex={0}
      role="group"
      aria-label={TEXTS.triples.caption}
      onKeyDown={move}
    >
      <table
        aria-rowcount={rows.length + 1}
        aria-label={TEXTS.triples.caption}
        style={{ minInlineSize: `${String(WORDS_WIDTH + columns.length * NUMBER_WIDTH)}px` }}
      >
        <Head columns={columns} query={query} />
        <tbody>
          <Spacer height={first * ROW_HEIGHT} width={width} />
          {shown.map((row, index) => (
            <TripleRow
              key={row}
              run={run}
              row={row}
              columns={columns}
              position={first + index + 2}
              selected={run.edges.handle[row] === selected}
            />
          ))}
          <Spacer height={(rows.length - end) * ROW_HEIGHT} width={width} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, width }: { height: number; width: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true" className="spacer">
      <td colSpan={width} style={{ height }} />
    </tr>
  );
}

function Head({ columns, query }: { columns: readonly string[]; query: TripleQuery }) {
  const { source, relation, target, verdict } = TEXTS.triples;
  return (
    <thead>
      <tr>
        <HeadCell column="source" name={source} query={query} />
        <HeadCell column="relation" name={relation} query={query} />
        <HeadCell column="target" name={target} query={query} />
        <HeadCell column="verdict" name={verdict} query={query} />
        {columns.map((name) => (
          <HeadCell key={name} column={`number:${name}`} name={numberText("edge", name).name} query={query} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps {
  readonly column: TripleColumn;
  readonly name: string;
  readonly query: TripleQuery;
}

function HeadCell({ column, name, query }: HeadCellProps) {
  const change = useChange();
  const sorted = query.sort === column;
  const order = query.descending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={sorted ? order : "none"} className={COLUMN_CLASS[column] ?? "numeric"}>
      <button
        type="button"
        title={TEXTS.triples.sortBy(name)}
        onClick={() => change(queryTriples, sortBy(query, column))}
      >
        {name}
        {sorted &&
          (query.descending ? (
            <ArrowDown size={12} aria-hidden="true" />
          ) : (
            <ArrowUp size={12} aria-hidden="true" />
          ))}
      </button>
    </th>
  );
}

const COLUMN_CLASS: Readonly<Record<string, string>> = {
  source: "words",
  relation: "words",
  target: "words",
  verdict: "verdict-column",
};

function useScroll(box: RefObject<HTMLDivElement | null>): { top: number; height: number } {
  const [view, setView] = useState({ top: 0, height: 600 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const read = (): void => setView({ top: element.scrollTop, height: element.clientHeight });
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [box]);
  return view;
}

/** The selected edge's handle, and the keys that move it; the selected row is kept in sight. */
function useRowSelection(run: RunView, rows: readonly number[], box: RefObject<HTMLDivElement | null>) {
  const commands = useCommands();
  const selected = useWorkbench((state) => (state.selection?.kind === "edge" ? state.selection.handle : -1));
  const at = rows.findIndex((row) => run.edges.handle[row] === selected);
  useEffect(() => {
    const element = box.current;
    if (element === null || at === -1) return;
    const height = element.clientHeight - HEAD_HEIGHT;
    element.scrollTop = scrollToRow(at, element.scrollTop, height, ROW_HEIGHT);
  }, [box, at]);
  const move = (event: KeyboardEvent): void => {
    const next = MOVES[event.key]?.(at, rows.length - 1);
    const row = next === undefined ? undefined : rows[next];
    if (row === undefined) return;
    event.preventDefault();
    void commands.reveal({ kind: "edge", handle: run.edges.handle[row] ?? -1 });
  };
  return { selected, move };
}

const MOVES: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  PageDown: (at, last) => Math.min(last, at + 15),
  PageUp: (at) => Math.max(0, at - 15),
  Home: () => 0,
  End: (_, last) => last,
};
