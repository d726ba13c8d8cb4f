/** The middle of the workbench: the first page, a graph's own page, a question under way, a failure, or the graph and its table. */
import type { ReactNode } from "react";
import type { Failure } from "../../../shared/failure";
import { useCommands, useChange, useWorkbench } from "../../state/workbench-context";
import type { Centre as CentreView, Workbench } from "../../state/workbench";
import { chosenGraph } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import { GraphView } from "../graph-view/graph-view";
import { FailureNote } from "../status/failure-note";
import { ProgressBar } from "../status/progress-bar";
import { Triples } from "../triples/triples";
import { GraphCard } from "../welcome/graph-card";
import { Welcome } from "../welcome/welcome";

export function Centre() {
  const { graph, lists, run, asking, failure, centre } = useWorkbench((state) => ({
    graph: chosenGraph(state),
    lists: listsOf(state),
    run: state.run,
    asking: state.asking,
    failure: state.failure,
    centre: state.centre,
  }));
  if (lists === "loading") return <Loading />;
  if (lists !== null && run === null) return <ListFailed failure={lists} />;
  if (asking !== null && run === null) return <Asking startedAt={asking.startedAt} />;
  if (run === null && failure !== null) return <AskFailed />;
  if (run === null) return graph === undefined ? <Welcome /> : <GraphCard graph={graph} />;
  return (
    <div className="centre-run" data-asking={asking !== null && !asking.again}>
      <ViewTabs centre={centre} />
      {asking?.again === true && (
        <div className="updating" role="progressbar" aria-label={TEXTS.asking.again} />
      )}
      {asking?.again === false && (
        <div className="asking-over">
          <Asking startedAt={asking.startedAt} />
        </div>
      )}
      {failure !== null && <AskFailed />}
      <Panel view="graph" shown={centre === "graph"}>
        <GraphView run={run} />
      </Panel>
      <Panel view="triples" shown={centre === "triples"}>
        {centre === "triples" && <Triples run={run} />}
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly view: CentreView;
  readonly shown: boolean;
  readonly children: ReactNode;
}

/** The graph's panel stays in the page while the table is shown, so that its picture stays as it was. */
function Panel({ view, shown, children }: PanelProps) {
  return (
    <div
      id={`view-${view}`}
      className="centre-view"
      role="tabpanel"
      aria-labelledby={`tab-${view}`}
      hidden={!shown}
    >
      {children}
    </div>
  );
}

function ViewTabs({ centre }: { centre: CentreView }) {
  const change = useChange();
  const tabs: readonly (readonly [CentreView, string])[] = [
    ["graph", TEXTS.graph.tabGraph],
    ["triples", TEXTS.graph.tabTriples],
  ];
  return (
    <div
      className="tabs"
      role="tablist"
      aria-label={TEXTS.graph.views}
      onKeyDown={(event) => {
        if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
        const other = centre === "graph" ? "triples" : "graph";
        change(showCentre, other);
        document.getElementById(`tab-${other}`)?.focus();
      }}
    >
      {tabs.map(([view, name]) => (
        <button
          key={view}
          id={`tab-${view}`}
          type="button"
          role="tab"
          aria-selected={centre === view}
          aria-controls={`view-${view}`}
          tabIndex={centre === view ? 0 : -1}
          onClick={() => change(showCentre, view)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className="middle" role="status">
      <span className="spinner" aria-hidden="true" />
      <p className="soft">{TEXTS.welcome.loading}</p>
    </div>
  );
}

function Asking({ startedAt }: { startedAt: number }) {
  const progress = useWorkbench((state) => state.asking?.progress ?? null);
  const commands = useCommands();
  return (
    <div className="middle">
      <div className="asking-card">
        <h2>{TEXTS.asking.title}</h2>
        <ProgressBar progress={progress} startedAt={startedAt} />
        <button type="button" className="button" onClick={() => commands.cancel()}>
          {TEXTS.bar.cancel}
        </button>
      </div>
    </div>
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
      <FailureNote title={TEXTS.failed.title} failure={failure}>
        <button type="button" className="button" onClick={() => change(dismissFailure)}>
          {TEXTS.failed.dismiss}
        </button>
        <button type="button" className="button primary" onClick={() => void commands.ask()}>
          {TEXTS.failed.retry}
        </button>
      </FailureNote>
    </div>
  );
}

function ListFailed({ failure }: { failure: Failure }) {
  const commands = useCommands();
  return (
    <div className="middle">
      <FailureNote title={TEXTS.failed.listTitle} failure={failure}>
        <button type="button" className="button primary" onClick={() => void commands.load()}>
          {TEXTS.failed.reload}
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

function showCentre(state: Workbench, centre: CentreView): Workbench {
  return { ...state, centre };
}

function dismissFailure(state: Workbench): Workbench {
  return { ...state, failure: null };
}
