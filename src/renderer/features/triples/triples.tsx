/** The drawn candidates as a table: sorted, filtered, and linked with the graph by the selection. */
import { useDeferredValue, useMemo } from "react";
import { MOST_EDGES } from "../../../shared/contract";
import { VERDICTS } from "../../../shared/trace";
import type { RunView } from "../../../shared/trace";
import { liveColumns, liveInputs, withLiveColumns } from "../../state/live-columns";
import { numberColumns, tripleRows } from "../../state/triples";
import type { TripleQuery } from "../../state/triples";
import { useChange, useChoose, useCommands, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { TripleTable } from "./triple-table";
import { NumberFilter } from "./number-filter";
import { queryTriples } from "./triples-query";

/** The drawn candidates, or all of them once they are listed. */
export function Triples({ run: drawn }: { run: RunView }) {
  const { query, everything } = useWorkbench((state) => ({
    query: state.triples,
    everything: state.everything,
  }));
  const view = everything?.state === "ready" ? everything.value : drawn;
  const { draws, temperature } = useWorkbench(liveInputs);
  const run = useMemo(
    () => withLiveColumns(view, liveColumns(view, { draws, temperature })),
    [view, draws, temperature],
  );
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
        <Undrawn run={run} />
      </div>
      {rows.length === 0 ? (
        <p className="soft triples-none">{TEXTS.triples.none}</p>
      ) : (
        <TripleTable run={run} rows={rows} columns={columns} query={query} />
      )}
    </div>
  );
}

/** How many of the candidates are listed, and the way to the others. */
function Undrawn({ run }: { run: RunView }) {
  const commands = useCommands();
  const state = useWorkbench(({ everything }) => everything?.state);
  const { listAll, listing, listFailed, listed } = TEXTS.triples;
  const { edges } = run.totals;
  if (run.edges.row.length >= edges) return null;
  if (state === "ready") return <span className="soft">{listed(run.edges.row.length, edges)}</span>;
  return (
    <>
      <span className="soft">{TEXTS.graph.drawn(run.edges.row.length, edges)}</span>
      <button
        type="button"
        className="button small"
        disabled={state === "loading"}
        onClick={() => void commands.listEverything()}
      >
        {state === "loading" ? listing : listAll(Math.min(edges, MOST_EDGES))}
      </button>
      {state === "failed" && (
        <span className="bad" role="alert">
          {listFailed}
        </span>
      )}
    </>
  );
}

function Filter({ run, query }: { run: RunView; query: TripleQuery }) {
  const change = useChange();
  const type = useChoose("filter triples");
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
        onChange={(event) => type(queryTriples, { ...query, text: event.target.value })}
      />
      <select
        aria-label={TEXTS.triples.verdict}
        value={query.verdict}
        onChange={(event) => set({ verdict: event.target.value as TripleQuery["verdict"] })}
      >
        <option value="">{TEXTS.triples.every}</option>
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
