/** The nodes shown as one, each with the passages behind its own drawn edges. */
import { useEffect, useMemo, useState } from "react";
import type { RunView } from "../../../shared/trace";
import { groundOf } from "../network/network";
import { groupOf } from "./groups";
import type { Added } from "./explore-view";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { EXPLORE_TEXTS } from "./explore-texts";
import { EvidenceList } from "../inspector/evidence";
import { Part } from "../inspector/facts";

/** Most edges of one member whose passages are fetched. */
const EDGES_READ = 40;

export function GroupPart({ node }: { node: number }) {
  const { group, run } = useWorkbench((state) => ({ group: groupOf(state, node), run: groundOf(state) }));
  if (group === null || run === null) return null;
  const words = EXPLORE_TEXTS.group;
  return (
    <Part title={words.title(group.members.length)}>
      <p className="soft">{words.lead}</p>
      {group.members.map((id) => (
        <Member key={id} run={run} id={id} />
      ))}
    </Part>
  );
}

function Member({ run, id }: { run: RunView; id: string }) {
  const [open, setOpen] = useState(false);
  const added = useWorkbench((state) => state.explore.added);
  const row = run.nodes.id.indexOf(id);
  const name = run.nodes.name[row] ?? added.nodes.find((node) => node.id === id)?.name ?? id;
  return (
    <details className="group-member" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Name text={name} longest={120} /> <Name text={id} longest={60} className="name code soft" />
      </summary>
      {open && <MemberPassages run={run} id={id} />}
    </details>
  );
}

/** Read when they are asked for: a group may have hundreds of members. */
function MemberPassages({ run, id }: { run: RunView; id: string }) {
  const commands = useCommands();
  const added = useWorkbench((state) => state.explore.added);
  const edges = useMemo(() => edgesOf(run, added, id), [run, added, id]);
  const details = useWorkbench((state) => state.edgeDetails);
  const missing = edges.filter((edge) => details[edge] === undefined);
  const wanted = missing.join();
  useEffect(() => {
    if (wanted !== "") void commands.readEdges(wanted.split(",").map(Number));
  }, [commands, wanted]);
  const evidence = edges.flatMap((edge) => details[edge]?.evidence ?? []);
  const words = EXPLORE_TEXTS.group;
  if (missing.length > 0) return <p className="soft">{words.loading}</p>;
  return evidence.length === 0 ? (
    <p className="soft">{words.noEvidence}</p>
  ) : (
    <EvidenceList evidence={evidence} />
  );
}

/** Handles of a member's own drawn edges, the run's before the added ones. */
function edgesOf(run: RunView, added: Added, id: string): number[] {
  const { source, target, handle } = run.edges;
  const row = run.nodes.id.indexOf(id);
  const own = [...handle].filter((_, edge) => row >= 0 && (source[edge] === row || target[edge] === row));
  const node = added.nodes.find((one) => one.id === id);
  const more = added.edges.filter((edge) => edge.source === node?.handle || edge.target === node?.handle);
  return [...own, ...more.map((edge) => edge.handle)].slice(0, EDGES_READ);
}
