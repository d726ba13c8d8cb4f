/** The inspector: the run as a whole, or the node or edge that is selected, before any question too. */
import { TextSearch, X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { locate } from "../../state/selection";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { AnswerEvidence, restsOnSomething } from "../evidence/evidence-panel";
import { EVIDENCE_TEXTS } from "../evidence/evidence-texts";
import { drawnOver } from "../explore/explore";
import { PlainEdge } from "../explore/plain-edge";
import { groundOf, isNetwork } from "../network/network";
import { NETWORK_TEXTS } from "../network/network-texts";
import { EdgeInspector } from "./edge-inspector";
import { FarElement } from "./far-element";
import { NodeInspector } from "./node-inspector";
import { RunSummary } from "./run-summary";

export function Inspector() {
  const commands = useCommands();
  const { ground, everything, selection, explore } = useWorkbench((state) => ({
    ground: groundOf(state),
    everything: state.everything,
    selection: state.selection,
    explore: state.explore,
  }));
  // Where no panel of its own shows it, what the answer rests on is read here until something is clicked.
  const isShown = useWorkbench(({ layout }) => layout.open.includes("evidence"));
  const known = locate({ run: ground, everything }, selection);
  // What a person added is in no run, only in the picture.
  const picture = known === null && ground !== null ? drawnOver(ground, explore) : null;
  const found = known ?? locate({ run: picture, everything: null }, selection);
  const isDecided = known !== null && !isNetwork(known.view);
  const kind = selection?.kind ?? null;
  const body = useRef<HTMLDivElement>(null);
  // What comes next is read from its beginning.
  useLayoutEffect(() => body.current?.scrollTo(0, 0), [kind, selection?.handle]);
  const run = ground !== null && !isNetwork(ground) ? ground : null;
  const read = kind === null && run !== null && !isShown && restsOnSomething(run) ? run : null;
  if (kind === null && run === null)
    return <EmptyState icon={TextSearch} title={ground ? NETWORK_TEXTS.readOn : INSPECTOR_TEXTS.nothing} />;
  const title = {
    ...{ node: INSPECTOR_TEXTS.node, edge: INSPECTOR_TEXTS.edge },
    none: read === null ? INSPECTOR_TEXTS.run : EVIDENCE_TEXTS.none,
  }[kind ?? "none"];
  return (
    <div className="panel inspector">
      <div className="panel-head">
        <p className="panel-kind">{title}</p>
        {kind !== null && (
          <IconButton icon={X} label={INSPECTOR_TEXTS.close} onClick={() => void commands.select(null)} />
        )}
      </div>
      <div ref={body} className="panel-body">
        {read !== null && <AnswerEvidence run={read} />}
        {kind === null && run !== null && <RunSummary run={run} />}
        {found === null && selection !== null && <FarElement element={selection} />}
        {found?.drawn === false && <p className="quiet-note">{INSPECTOR_TEXTS.notDrawn}</p>}
        {found !== null && kind === "node" && <NodeInspector run={found.view} row={found.row} />}
        {found !== null && !isDecided && kind === "edge" && <PlainEdge view={found.view} row={found.row} />}
        {found !== null && isDecided && kind === "edge" && <EdgeInspector run={found.view} row={found.row} />}
      </div>
    </div>
  );
}
