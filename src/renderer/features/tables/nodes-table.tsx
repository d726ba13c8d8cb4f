/** The nodes that a run looked at as a table: sorted, filtered, and linked with the graph by the selection. */
import { CircleDot } from "lucide-react";
import { memo, useCallback, useDeferredValue } from "react";
import type { RunView } from "../../../shared/trace";
import type { Column } from "./columns";
import { brushTest, listRows, queryNodes, sortNodes } from "./tables";
import { useChange, useChoose, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { kindSaid } from "../../ui/texts/relation-said";
import { TABLES_TEXTS } from "./tables-texts";
import { columnTitle } from "./column-title";
import { DataTable } from "./data-table";
import { FilterField } from "./filter-field";
import { TableFrame } from "./table-frame";
import { useColumns, useListed, useShown } from "./use-listed";
import { useRows } from "./use-rows";

const LONGEST = 160;

export function NodesPanel() {
  const run = useWorkbench((state) => state.run);
  if (run === null) return <EmptyState icon={CircleDot} title={TABLES_TEXTS.waiting.nodes} />;
  return <Nodes run={run} />;
}

function Nodes({ run: drawn }: { run: RunView }) {
  const change = useChange();
  const type = useChoose("filter nodes");
  const run = useListed(drawn);
  const { query, brush } = useWorkbench(({ tables }) => ({ query: tables.nodes, brush: tables.brush }));
  const columns = useColumns(run, "node");
  const shown = useShown(columns, "node");
  const { text, sort, descending } = useDeferredValue(query);
  const count = run.nodes.handle.length;
  const list = useCallback(
    (order: Int32Array) => listRows(columns, order, text, brushTest(columns, "node", brush)),
    [columns, text, brush],
  );
  const { rows, fault, busy } = useRows(run.nodes.handle, columns, { sort, descending }, list);
  return (
    <TableFrame
      kind="node"
      {...{ run, columns, shown, rows, fault, busy }}
      filter={
        <FilterField
          label={TABLES_TEXTS.filterNodes}
          text={query.text}
          fault={fault}
          onType={(typed) => type(queryNodes, { text: typed })}
        />
      }
      status={TABLES_TEXTS.nodesShown(rows.length, count)}
      none={TABLES_TEXTS.noNode}
    >
      <DataTable
        kind="node"
        label={TABLES_TEXTS.nodesCaption}
        handles={run.nodes.handle}
        rows={rows}
        columns={shown}
        title={(column) => columnTitle("node", column)}
        sort={query.sort}
        descending={query.descending}
        onSort={(column) => change(sortNodes, column)}
        row={(row, position, selected) => (
          <NodeRow
            key={row}
            handle={run.nodes.handle[row] ?? -1}
            kept={run.nodes.kept[row] === 1}
            {...{ row, columns: shown, position, selected }}
          />
        )}
      />
    </TableFrame>
  );
}

interface NodeRowProps {
  readonly handle: number;
  readonly kept: boolean;
  readonly row: number;
  readonly columns: readonly Column[];
  readonly position: number;
  readonly selected: boolean;
}

const NodeRow = memo(function NodeRow({ handle, kept, row, columns, position, selected }: NodeRowProps) {
  const commands = useCommands();
  return (
    <tr
      aria-rowindex={position}
      aria-selected={selected}
      data-kept={kept}
      onClick={() => void commands.reveal({ kind: "node", handle })}
    >
      {columns.map((column) =>
        column.kind === "text" ? (
          <td key={column.id}>
            <Name text={said(column.id, column.texts[column.codes[row]!] ?? "")} longest={LONGEST} />
          </td>
        ) : (
          <td key={column.id} className="numeric number">
            {FLAGS.includes(column.id) ? flag(column.values[row]) : formatNumber(column.values[row])}
          </td>
        ),
      )}
    </tr>
  );
});

/** Kinds are words of the language that is spoken, all else is the graph's own. */
const said = (column: string, text: string): string => (column === "label" ? kindSaid(text) : text);

/** Numbers that say yes or no. */
const FLAGS: readonly string[] = ["kept", "seed"];

function flag(value: number | undefined): string {
  return value === 1 ? TABLES_TEXTS.yes : TABLES_TEXTS.no;
}
