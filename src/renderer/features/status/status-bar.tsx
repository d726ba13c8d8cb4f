/** The bar below: is the engine there, what is going on, and how the panels stand. */
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { openPanel } from "../../state/layout";
import { chosenGraph } from "../../state/workbench";
import { formatTime } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { BAR_TEXTS } from "../question-bar/bar-texts";
import { WELCOME_TEXTS } from "../welcome/welcome-texts";
import { STATUS_TEXTS } from "./status-texts";
import { useClock } from "../../ui/use-clock";
import { GraphTag } from "../connections/graph-tag";
import { LayoutMenu } from "../shell/layout-menu";

export function StatusBar() {
  return (
    <footer className="status-bar" aria-label={STATUS_TEXTS.bar.label}>
      <Line />
      <Doing />
      <LayoutMenu />
    </footer>
  );
}

function Line() {
  const { line, silent } = useWorkbench((state) => ({ line: state.line, silent: state.silent }));
  const shown = line === "online" && silent ? "silent" : line;
  return (
    <span className="status-line" data-line={shown}>
      <span className="status-dot" aria-hidden="true" />
      {STATUS_TEXTS.bar.lines[shown]}
    </span>
  );
}

/** A question under way, why the last was not answered, or the graph at hand; the first of these that there is. */
function Doing() {
  const { asking, failed, graph } = useWorkbench((state) => ({
    asking: state.asking,
    failed: state.failure !== null,
    graph: chosenGraph(state),
  }));
  if (asking !== null) return <Asking startedAt={asking.startedAt} />;
  if (failed) return <Failed />;
  if (graph === undefined) return <span className="status-doing" />;
  return (
    <span className="status-doing">
      <GraphTag graph={graph.name} />
      <Name text={TEXTS.said(graph.title) || graph.name} longest={60} />
      <span className="soft number">{WELCOME_TEXTS.size(graph.nodes, graph.edges)}</span>
    </span>
  );
}

function Asking({ startedAt }: { startedAt: number }) {
  const commands = useCommands();
  const now = useClock(true);
  const progress = useWorkbench((state) => state.asking?.progress ?? null);
  const stage = progress === null ? "" : ` ${TEXTS.stages[progress.stage] ?? progress.stage}`;
  return (
    <span className="status-doing">
      <span className="status-wheel" aria-hidden="true" />
      {STATUS_TEXTS.bar.asking}
      <span className="soft number">{`${stage} ${formatTime(Math.max(0, now - startedAt))}`}</span>
      <button type="button" className="more" onClick={() => commands.cancel()}>
        {BAR_TEXTS.cancel}
      </button>
    </span>
  );
}

/** The failure itself is told in the graph's panel, which may be closed or behind another. */
function Failed() {
  const change = useChange();
  return (
    <span className="status-doing bad">
      {STATUS_TEXTS.bar.failed}
      <button type="button" className="more" onClick={() => change(openPanel, "graph")}>
        {STATUS_TEXTS.bar.show}
      </button>
    </span>
  );
}
