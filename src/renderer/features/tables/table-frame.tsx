/** What stands around a table of a run: its filter, how many rows it lists, its tools, and a word where it lists none. */
import type { ReactNode } from "react";
import type { RunView } from "../../../shared/trace";
import type { Column } from "./columns";
import type { FilterFault } from "./filter-language";
import type { TableKind } from "./tables-view";
import { Undrawn } from "../triples/undrawn";
import { FilterTrouble } from "./filter-field";
import { TableTools } from "./table-tools";

export interface TableFrameProps {
  readonly kind: TableKind;
  readonly run: RunView;
  readonly columns: readonly Column[];
  /** Those of the columns that are not hidden. */
  readonly shown: readonly Column[];
  /** Rows listed, in their order. */
  readonly rows: Int32Array;
  readonly fault: FilterFault | null;
  readonly busy: boolean;
  readonly filter: ReactNode;
  /** How many rows of how many. */
  readonly status: string;
  readonly none: string;
  /** The table. */
  readonly children: ReactNode;
}

export function TableFrame(props: TableFrameProps) {
  const { kind, run, columns, shown, rows, fault, busy, filter, status, none, children } = props;
  return (
    <div className="triples" aria-busy={busy}>
      <div className="triples-bar">
        {filter}
        <span className="soft" role="status">
          {status}
        </span>
        <Undrawn run={run} />
        <TableTools kind={kind} columns={columns} shown={shown} rows={rows} />
        <FilterTrouble fault={fault} />
      </div>
      {rows.length === 0 ? <p className="soft triples-none">{none}</p> : children}
    </div>
  );
}
