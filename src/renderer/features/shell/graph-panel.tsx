/** The graph's panel: the first page, a graph's own page, a question under way, a failure, or the graph of the answer. */
import { useEffect } from "react";
import type { Failure } from "../../../shared/failure";
import { isUndrawn } from "../../picture/empty-view";
import { noteLayout } from "../timeline/playback";
import { useCommands, useChange, useWorkbench } from "../../state/workbench-context";
import { type Workbench, chosenGraph } from "../../state/workbench";
import { LoadingState } from "../../ui/empty-state";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { STATUS_TEXTS } from "../status/status-texts";
import { WELCOME_TEXTS } from "../welcome/welcome-texts";
import { GraphView } from "../graph-view/graph-view";
import { FailureNote } from "../status/failure-note";
import { ProgressCard } from "../status/progress-card";
import { GraphPage } from "../network/graph-page";
import { NETWORK_TEXTS } from "../network/network-texts";
import { Welcome } from "../welcome/welcome";

export function GraphPanel() {
  const { graph, lists, run, asking, failure } = useWorkbench((state) => ({
    graph: chosenGraph(state),
    lists: listsOf(state),
    run: state.run,
    asking: state.asking,
    failure: state.failure,
  }));
  const change = useChange();
  useEffect(
    () => () => change(noteLayout, true),
    // A canvas that leaves lays nothing out any more; `change` always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  if (lists === "loading") return <LoadingState text={WELCOME_TEXTS.loading} />;
  if (lists !== null && run === null) return <ListFailed failure={lists} />;
  if (asking !== null && run === null) return <Asking startedAt={asking.startedAt} />;
  if (run === null && failure !== null) return <AskFailed />;
  if (run === null) return graph === undefined ? <Welcome /> : <GraphPage graph={graph} />;
  return (
    <div className="centre-run" data-asking={asking !== null && !asking.again}>
      {asking?.again === true && (
        <div className="updating" role="progressbar" aria-label={STATUS_TEXTS.asking.again} />
      )}
      {asking?.again === false && (
        <div className="asking-over">
          <Asking startedAt={asking.startedAt} />
        </div>
      )}
      {failure !== null && <AskFailed />}
      {isUndrawn(run) && graph !== undefined ? (
        <>
          <p className="quiet-note" role="note">
            {NETWORK_TEXTS.undrawn}
          </p>
          <GraphPage graph={graph} />
        </>
      ) : (
        <div className="centre-view">
          <GraphView key="run" run={run} />
        </div>
      )}
    </div>
  );
}

function Asking({ startedAt }: { startedAt: number }) {
  const progress = useWorkbench((state) => state.asking?.progress ?? null);
  const commands = useCommands();
  return (
    <ProgressCard
      title={STATUS_TEXTS.asking.title}
      progress={progress}
      startedAt={startedAt}
      cancel={BAR_TEXTS.cancel}
      onCancel={() => commands.cancel()}
    />
  );
}

function AskFailed() {
  const change = useChange();
  const commands = useCommands();
  const { failure, beside } = useWorkbench((state) => ({
    failure: state.failure,
    beside: state.run !== null,
  }));
  if (failure === null) return null;
  return (
    <div className={beside ? "failure-over" : "middle"}>
      <FailureNote title={STATUS_TEXTS.failed.title} failure={failure}>
        <button type="button" className="button" onClick={() => change(dismissFailure)}>
          {STATUS_TEXTS.failed.dismiss}
        </button>
        <button type="button" className="button primary" onClick={() => void commands.ask()}>
          {STATUS_TEXTS.failed.retry}
        </button>
      </FailureNote>
    </div>
  );
}

function ListFailed({ failure }: { failure: Failure }) {
  const commands = useCommands();
  return (
    <div className="middle">
      <FailureNote title={STATUS_TEXTS.failed.listTitle} failure={failure}>
        <button type="button" className="button primary" onClick={() => void commands.load()}>
          {STATUS_TEXTS.failed.reload}
        </button>
      </FailureNote>
    </div>
  );
}

/** Null when graphs and recipes are there; otherwise why they are not. */
function listsOf({ graphs, recipes }: Workbench): "loading" | Failure | null {
  if (graphs.state === "failed") return graphs.failure;
  if (recipes.state === "failed") return recipes.failure;
  return graphs.state === "loading" || recipes.state === "loading" ? "loading" : null;
}

function dismissFailure(state: Workbench): Workbench {
  return { ...state, failure: null };
}
