/** What stands beside every table: the chosen range, the choice of columns, and the way into a spreadsheet. */
import { Columns3, X } from "lucide-react";
import type { Column } from "./columns";
import { MOST_COPIED, tableText } from "./table-text";
import { brushNumber, columnKey, toggleColumn } from "./tables";
import type { TableKind } from "./tables-view";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { CopyButton } from "../../ui/copy-button";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { TABLES_TEXTS } from "./tables-texts";
import { columnTitle } from "./column-title";

export interface TableToolsProps {
  readonly kind: TableKind;
  /** Every column, and those of them that are shown. */
  readonly columns: readonly Column[];
  readonly shown: readonly Column[];
  readonly rows: Int32Array;
}

export function TableTools({ kind, columns, shown, rows }: TableToolsProps) {
  const change = useChange();
  const hidden = useWorkbench((state) => state.tables.hidden);
  return (
    <span className="table-tools">
      <BrushChip kind={kind} />
      <MenuButton
        label={TABLES_TEXTS.columns}
        className="icon-button"
        face={<Columns3 size={16} aria-hidden="true" />}
      >
        {() =>
          columns.map((column) => {
            const visible = !hidden.includes(columnKey(kind, column.id));
            return (
              <MenuItem
                key={column.id}
                label={columnTitle(kind, column)}
                checked={visible}
                icon={visible ? "✓" : ""}
                onPick={() => change(toggleColumn, kind, column.id)}
              />
            );
          })
        }
      </MenuButton>
      <CopyButton
        text={() => tableText(shown, rows)}
        label={TABLES_TEXTS.copy(Math.min(rows.length, MOST_COPIED))}
        done={TABLES_TEXTS.copied}
      />
    </span>
  );
}

/** The range that the charts chose, and the way out of it. */
export function BrushChip({ kind }: { kind?: TableKind }) {
  const change = useChange();
  const brush = useWorkbench((state) => state.tables.brush);
  if (brush === null || (kind !== undefined && brush.kind !== kind)) return null;
  const name = columnTitle(brush.kind, { id: brush.name });
  return (
    <span className="brush-chip">
      <span className="number">{TABLES_TEXTS.range(name, brush.low, brush.high)}</span>
      <button type="button" aria-label={TABLES_TEXTS.clearRange} onClick={() => change(brushNumber, null)}>
        <X size={13} aria-hidden="true" />
      </button>
    </span>
  );
}
