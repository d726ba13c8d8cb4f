/** The drawn candidates as a table: sorted, filtered, and linked with the graph by the selection. */
import { useDeferredValue, useMemo } from "react";
import { VERDICTS } from "../../../shared/trace";
import type { RunView } from "../../../shared/trace";
import { numberColumns, tripleRows } from "../../state/triples";
import type { TripleQuery } from "../../state/triples";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { VERDICT_TEXTS } from "../../ui/verdict-texts";
import { TEXTS } from "../../ui/texts";
import { TripleTable } from "./triple-table";
import { queryTriples } from "./triples-query";

export function Triples({ run }: { run: RunView }) {
  const query = useWorkbench((state) => state.triples);
  const settled = useDeferredValue(query);
  const rows = useMemo(() => tripleRows(run, settled), [run, settled]);
  const columns = useMemo(() => numberColumns(run), [run]);
  return (
    <div className="triples">
      <div className="triples-bar">
        <Filter run={run} query={query} />
        <span className="soft" role="status">
          {TEXTS.triples.shown(rows.length, run.edges.row.length)}
        </span>
        {run.edges.row.length < run.totals.edges && (
          <span className="soft">{TEXTS.graph.drawn(run.edges.row.length, run.totals.edges)}</span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="soft triples-none">{TEXTS.triples.none}</p>
      ) : (
        <TripleTable run={run} rows={rows} columns={columns} query={query} />
      )}
    </div>
  );
}

function Filter({ run, query }: { run: RunView; query: TripleQuery }) {
  const change = useChange();
  const set = (part: Partial<TripleQuery>): void => change(queryTriples, { ...query, ...part });
  const present = VERDICTS.filter((_, code) => run.edges.verdict.includes(code));
  return (
    <>
      <input
        type="search"
        className="field"
        aria-label={TEXTS.triples.filter}
        placeholder={TEXTS.triples.placeholder}
        value={query.text}
        onChange={(event) => set({ text: event.target.value })}
      />
      <select
        aria-label={TEXTS.triples.verdict}
        value={query.verdict}
        onChange={(event) => set({ verdict: event.target.value as TripleQuery["verdict"] })}
      >
        <option value="">{TEXTS.triples.every}</option>
        {present.map((verdict) => (
          <option key={verdict} value={verdict}>
            {VERDICT_TEXTS[verdict].name}
          </option>
        ))}
      </select>
    </>
  );
}
