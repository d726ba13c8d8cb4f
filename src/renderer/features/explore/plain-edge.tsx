/** An edge that no run decided about, of the network or added by a person: what it says and the passages behind it. */
import { relationSaid } from "../../ui/texts/relation-said";
import type { DrawnView } from "../../picture/drawn-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { isNetwork } from "../network/network";
import { INSPECTOR_TEXTS } from "../inspector/inspector-texts";
import { EXPLORE_TEXTS } from "./explore-texts";
import { ReadPassage } from "../reading/read-passage";
import { EvidenceList } from "../inspector/evidence";
import { Properties } from "../inspector/facts";
import { SameEdges } from "../inspector/same-edges";

export function PlainEdge({ view, row }: { view: DrawnView; row: number }) {
  const commands = useCommands();
  const { source, target, relation, handle } = view.edges;
  const details = useWorkbench((state) => state.edgeDetails[handle[row] ?? -1]);
  const canLook = useWorkbench(
    ({ run, everything }) => everything === null && run !== null && run.edges.row.length < run.totals.edges,
  );
  const isAdded = view.edges.added?.[row] === 1 && !isNetwork(view);
  const end = (node: number | undefined) => (
    <button
      type="button"
      className="triple-end"
      onClick={() => void commands.reveal({ kind: "node", handle: view.nodes.handle[node ?? -1] ?? -1 })}
    >
      <Name text={view.nodes.name[node ?? -1] ?? ""} />
    </button>
  );
  return (
    <>
      <div className="triple">
        {end(source[row])}
        <span className="triple-relation">
          <Name text={relationSaid(view.relations[relation[row] ?? -1] ?? "")} />
          {view.edges.undirected?.[row] !== 1 && <span aria-hidden="true"> ↓</span>}
        </span>
        {end(target[row])}
      </div>
      {isAdded && <p className="quiet-note">{EXPLORE_TEXTS.addedEdge}</p>}
      {canLook && (
        <button type="button" className="more" onClick={() => void commands.listEverything()}>
          {EXPLORE_TEXTS.lookAmongAll}
        </button>
      )}
      {details === undefined && <p className="soft">{INSPECTOR_TEXTS.loading}</p>}
      {details !== undefined && <EvidenceList evidence={details.evidence} />}
      {details !== undefined && <ReadPassage properties={details.properties} />}
      <SameEdges view={view} row={row} />
      {details !== undefined && <Properties properties={details.properties} />}
    </>
  );
}
