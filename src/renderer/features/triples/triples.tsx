/** The candidates as a table: sorted, filtered, and linked with the graph by the selection. */
import { useCallback, useDeferredValue, useMemo } from "react";
import { VERDICTS, type RunView } from "../../../shared/trace";
import type { Column } from "../tables/columns";
import type { FilterFault } from "../tables/filter-language";
import { brushTest } from "../tables/tables";
import { listTriples, sortBy, sortedColumn, type TripleQuery } from "../tables/triples";
import { useChange, useChoose, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { TRIPLES_TEXTS } from "./triples-texts";
import { columnTitle } from "../tables/column-title";
import { DataTable } from "../tables/data-table";
import { FilterField } from "../tables/filter-field";
import { TableFrame } from "../tables/table-frame";
import { useColumns, useListed, useShown } from "../tables/use-listed";
import { useRows } from "../tables/use-rows";
import { NumberFilter } from "./number-filter";
import { TripleRow } from "./triple-row";
import { queryTriples } from "./triples-query";

/** The drawn candidates, or all of them once they are listed. */
export function Triples({ run: drawn }: { run: RunView }) {
  const query = useWorkbench((state) => state.triples);
  const run = useListed(drawn);
  const columns = useColumns(run, "edge");
  const shown = useShown(columns, "edge");
  const { rows, fault, busy } = useTriples(run, columns, useDeferredValue(query));
  const change = useChange();
  return (
    <TableFrame
      kind="edge"
      {...{ run, columns, shown, rows, fault, busy }}
      filter={<Filter run={run} query={query} fault={fault} />}
      status={TRIPLES_TEXTS.shown(rows.length, run.edges.row.length)}
      none={TRIPLES_TEXTS.none}
    >
      <DataTable
        kind="edge"
        label={TRIPLES_TEXTS.caption}
        handles={run.edges.handle}
        rows={rows}
        columns={shown}
        title={(column) => columnTitle("edge", column)}
        sort={sortedColumn(query)}
        descending={query.descending}
        onSort={({ kind, id }) =>
          change(queryTriples, sortBy(query, kind === "number" ? `number:${id}` : (id as TextSort)))
        }
        row={(row, position, selected) => (
          <TripleRow key={row} {...{ run, row, columns: shown, position, selected }} />
        )}
      />
    </TableFrame>
  );
}

type TextSort = "source" | "relation" | "target" | "verdict";

/** The rows that a query lists. */
function useTriples(run: RunView, columns: readonly Column[], query: TripleQuery) {
  const brush = useWorkbench((state) => state.tables.brush);
  const list = useCallback(
    (order: Int32Array) => listTriples(columns, order, query, brushTest(columns, "edge", brush)),
    [columns, query, brush],
  );
  const { descending } = query;
  return useRows(run.edges.handle, columns, { sort: sortedColumn(query), descending }, list);
}

interface FilterProps {
  readonly run: RunView;
  readonly query: TripleQuery;
  readonly fault: FilterFault | null;
}

function Filter({ run, query, fault }: FilterProps) {
  const change = useChange();
  const type = useChoose("filter triples");
  const set = (part: Partial<TripleQuery>): void => change(queryTriples, { ...query, ...part });
  const { verdict: verdicts } = run.edges;
  const present = useMemo(() => VERDICTS.filter((_, code) => verdicts.includes(code)), [verdicts]);
  return (
    <>
      <FilterField
        label={TRIPLES_TEXTS.filter}
        text={query.text}
        fault={fault}
        onType={(text) => type(queryTriples, { ...query, text })}
      />
      <select
        aria-label={TRIPLES_TEXTS.verdict}
        value={query.verdict}
        onChange={(event) => set({ verdict: event.target.value as TripleQuery["verdict"] })}
      >
        <option value="">{TRIPLES_TEXTS.every}</option>
        {present.map((verdict) => (
          <option key={verdict} value={verdict}>
            {TEXTS.verdicts[verdict].name}
          </option>
        ))}
      </select>
      <NumberFilter run={run} query={query} set={set} />
    </>
  );
}
