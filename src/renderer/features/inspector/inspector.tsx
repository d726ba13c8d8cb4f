/** The inspector: the run as a whole, or the node or edge that is selected. */
import { TextSearch, X } from "lucide-react";
import { locate } from "../../state/selection";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { drawnOf } from "../explore/explore";
import { AddedEdge } from "../explore/added-edge";
import { EdgeInspector } from "./edge-inspector";
import { NodeInspector } from "./node-inspector";
import { RunSummary } from "./run-summary";

export function Inspector() {
  const commands = useCommands();
  const { run, everything, selection, explore } = useWorkbench((state) => ({
    run: state.run,
    everything: state.everything,
    selection: state.selection,
    explore: state.explore,
  }));
  const known = locate({ run, everything }, selection);
  // What a person added is in no run, only in the picture.
  const picture = known === null ? drawnOf({ run, explore }) : null;
  const found = known ?? locate({ run: picture, everything: null }, selection);
  const isAdded = known === null && found !== null;
  const kind = found === null ? null : selection?.kind;
  const title =
    kind === "node" ? INSPECTOR_TEXTS.node : kind === "edge" ? INSPECTOR_TEXTS.edge : INSPECTOR_TEXTS.run;
  if (run === null) return <EmptyState icon={TextSearch} title={INSPECTOR_TEXTS.nothing} />;
  return (
    <div className="panel inspector">
      <div className="panel-head">
        <p className="panel-kind">{title}</p>
        {kind !== null && (
          <IconButton icon={X} label={INSPECTOR_TEXTS.close} onClick={() => void commands.select(null)} />
        )}
      </div>
      <div className="panel-body">
        {kind === null && <RunSummary run={run} />}
        {found?.drawn === false && <p className="quiet-note">{INSPECTOR_TEXTS.notDrawn}</p>}
        {found !== null && kind === "node" && <NodeInspector run={found.view} row={found.row} />}
        {isAdded && picture !== null && kind === "edge" && <AddedEdge view={picture} row={found.row} />}
        {found !== null && !isAdded && kind === "edge" && <EdgeInspector run={found.view} row={found.row} />}
      </div>
    </div>
  );
}
