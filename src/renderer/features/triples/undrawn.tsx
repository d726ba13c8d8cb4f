/** How many of the candidates are listed, and the way to the others. */
import { MOST_EDGES } from "../../../shared/contract";
import type { RunView } from "../../../shared/trace";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { GRAPH_TEXTS } from "../graph-view/graph-texts";
import { TRIPLES_TEXTS } from "./triples-texts";

export function Undrawn({ run }: { run: RunView }) {
  const commands = useCommands();
  const state = useWorkbench(({ everything }) => everything?.state);
  const { listAll, listing, listFailed, listed } = TRIPLES_TEXTS;
  const { edges } = run.totals;
  if (run.edges.row.length >= edges) return null;
  if (state === "ready") return <span className="soft">{listed(run.edges.row.length, edges)}</span>;
  return (
    <>
      <span className="soft undrawn-note">{GRAPH_TEXTS.drawn(run.edges.row.length, edges)}</span>
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
