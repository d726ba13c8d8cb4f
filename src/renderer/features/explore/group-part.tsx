/** The nodes shown as one, each with the passages behind its own drawn edges. */
import { useEffect, useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import { groupOf } from "../../state/explore";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { EvidenceList } from "../inspector/evidence";
import { Part } from "../inspector/facts";

/** Most edges of one member whose passages are fetched. */
const EDGES_READ = 40;

export function GroupPart({ node }: { node: number }) {
  const { group, run } = useWorkbench((state) => ({ group: groupOf(state, node), run: state.run }));
  if (group === null || run === null) return null;
  const words = TEXTS.explore.group;
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
  const commands = useCommands();
  const added = useWorkbench((state) => state.explore.added);
  const { name, edges } = useMemo(() => {
    const row = run.nodes.id.indexOf(id);
    const { source, target, handle } = run.edges;
    const own = [...handle].filter((_, edge) => row >= 0 && (source[edge] === row || target[edge] === row));
    const node = added.nodes.find((one) => one.id === id);
    const more = added.edges.filter((edge) => edge.source === node?.handle || edge.target === node?.handle);
    return {
      name: run.nodes.name[row] ?? node?.name ?? id,
      edges: [...own, ...more.map((edge) => edge.handle)].slice(0, EDGES_READ),
    };
  }, [run, added, id]);
  const details = useWorkbench((state) => state.edgeDetails);
  const missing = edges.filter((edge) => details[edge] === undefined);
  const wanted = missing.join();
  useEffect(() => {
    if (wanted !== "") void commands.readEdges(wanted.split(",").map(Number));
  }, [commands, wanted]);
  const evidence = edges.flatMap((edge) => details[edge]?.evidence ?? []);
  const words = TEXTS.explore.group;
  return (
    <details className="group-member">
      <summary>
        <Name text={name} longest={120} /> <Name text={id} longest={60} className="name code soft" />
      </summary>
      {missing.length > 0 && <p className="soft">{words.loading}</p>}
      {missing.length === 0 && evidence.length === 0 && <p className="soft">{words.noEvidence}</p>}
      {missing.length === 0 && evidence.length > 0 && <EvidenceList evidence={evidence} />}
    </details>
  );
}
