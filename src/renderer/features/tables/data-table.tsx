/** A table of up to a million rows: only those in sight are in the page; arrow keys move the selection, Ctrl+C copies its row. */
import { ArrowDown, ArrowUp } from "lucide-react";
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import type { Column } from "./columns";
import { tableText } from "./table-text";
import type { TableKind } from "./tables-view";
import { ROW_MOVES, rowWindow, scrollToRow } from "./window-rows";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { SpacerRow } from "../../ui/spacer-row";
import { TRIPLES_TEXTS } from "../triples/triples-texts";
import { useScroll } from "../../ui/use-scroll";

const ROW_HEIGHT = 32;
const HEAD_HEIGHT = 34;
/** Least widths of a column of words, and of one of numbers (pixels). */
const WORDS_WIDTH = 150;
const NUMBER_WIDTH = 84;

/** Columns of words that need less than names do, by id: names take what is left. */
const OWN_WIDTHS: Readonly<Record<string, string>> = {
  verdict: "verdict-column",
  relation: "relation-column",
};

export interface DataTableProps {
  readonly kind: TableKind;
  readonly label: string;
  /** Handles by row of the view. */
  readonly handles: Int32Array;
  /** Rows of the view, in the order shown. */
  readonly rows: Int32Array;
  readonly columns: readonly Column[];
  readonly title: (column: Column) => string;
  /** The column sorted by, by its id. */
  readonly sort: string | null;
  readonly descending: boolean;
  readonly onSort: (column: Column) => void;
  /** One row; `position` is its 1-based place in the whole table, its head being 1. */
  readonly row: (row: number, position: number, selected: boolean) => ReactNode;
}

export function DataTable(props: DataTableProps) {
  const { kind, label, handles, rows, columns, row } = props;
  const box = useRef<HTMLDivElement>(null);
  const view = useScroll(box);
  const { selected, move } = useRowSelection(kind, handles, rows, columns, box);
  const { first, end, above, below } = rowWindow(view.top, view.height, ROW_HEIGHT, rows.length);
  const words = columns.filter((column) => column.kind === "text").length;
  const least = words * WORDS_WIDTH + (columns.length - words) * NUMBER_WIDTH;
  return (
    <div ref={box} className="table-box" tabIndex={0} role="group" aria-label={label} onKeyDown={move}>
      <table
        aria-rowcount={rows.length + 1}
        aria-label={label}
        style={{ minInlineSize: `${String(least)}px` }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={above} width={columns.length} />
          {Array.from(rows.subarray(first, end), (at, index) =>
            row(at, first + index + 2, handles[at] === selected),
          )}
          <SpacerRow height={below} width={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

type HeadCellProps = { readonly column: Column } & Pick<
  DataTableProps,
  "title" | "sort" | "descending" | "onSort"
>;

function HeadCell({ column, title, sort, descending, onSort }: HeadCellProps) {
  const sorted = sort === column.id;
  const Arrow = descending ? ArrowDown : ArrowUp;
  const name = title(column);
  return (
    <th
      scope="col"
      aria-sort={sorted ? (descending ? "descending" : "ascending") : "none"}
      className={column.kind === "number" ? "numeric" : (OWN_WIDTHS[column.id] ?? "words")}
    >
      <button type="button" title={TRIPLES_TEXTS.sortBy(name)} onClick={() => onSort(column)}>
        {name}
        {sorted && <Arrow size={12} aria-hidden="true" />}
      </button>
    </th>
  );
}

/** The selected handle, and the keys that move or copy it; the selected row is kept in sight. */
function useRowSelection(
  kind: TableKind,
  handles: Int32Array,
  rows: Int32Array,
  columns: readonly Column[],
  box: RefObject<HTMLDivElement | null>,
) {
  const commands = useCommands();
  const selected = useWorkbench(({ selection }) => (selection?.kind === kind ? selection.handle : -1));
  const at = useMemo(
    () => (selected === -1 ? -1 : rows.findIndex((row) => handles[row] === selected)),
    [rows, handles, selected],
  );
  useEffect(() => {
    const element = box.current;
    if (element === null || at === -1) return;
    const height = element.clientHeight - HEAD_HEIGHT;
    element.scrollTop = scrollToRow(at, element.scrollTop, height, ROW_HEIGHT, rows.length);
  }, [box, at, rows.length]);
  const move = (event: KeyboardEvent): void => {
    if (copies(event) && at !== -1) {
      event.preventDefault();
      void navigator.clipboard.writeText(tableText(columns, rows.subarray(at, at + 1)));
      return;
    }
    // Enter on a head or a pin is that button's own.
    const own = event.target === event.currentTarget;
    const next = own || event.key !== "Enter" ? MOVES[event.key]?.(at, rows.length - 1) : undefined;
    const row = next === undefined || modified(event) ? undefined : rows[next];
    if (row === undefined) return;
    event.preventDefault();
    void commands.reveal({ kind, handle: handles[row] ?? -1 });
  };
  return { selected, move };
}

const modified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => ctrlKey || metaKey || altKey;
const copies = (event: KeyboardEvent): boolean =>
  event.key === "c" && (event.ctrlKey || event.metaKey) && String(getSelection() ?? "") === "";

const MOVES: typeof ROW_MOVES = {
  ...ROW_MOVES,
  // Brings what is selected into sight on the canvas again.
  Enter: (at) => Math.max(0, at),
};
