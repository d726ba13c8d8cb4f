/** What a session added to the picture, found in the graph at hand. */
import type { EngineClient } from "../../api/engine-client";
import type { Added } from "./explore-view";
import type { OpenedSession } from "../session/session";

/** Null where nothing was added, or the graph does not answer: what cannot be found is not drawn. */
export async function foundAgain(
  client: EngineClient,
  { added, data }: Pick<OpenedSession, "added" | "data">,
): Promise<Added | null> {
  if (added === null || added.graph !== data.graph.name) return null;
  const { graph, question, nodes, edges } = added;
  const reply = await client.request("explore:named", { graph, nodes, edges });
  if (!reply.ok) return null;
  const { part } = reply.value;
  const wanted = new Set(nodes);
  const idOf = new Map(Array.from(part.nodes.handle, (handle, row) => [handle, part.nodes.id[row]!]));
  const rows = [...part.nodes.id.keys()].filter((row) => wanted.has(part.nodes.id[row]!));
  return {
    ...{ graph, question },
    nodes: rows.map((row) => ({
      handle: part.nodes.handle[row]!,
      id: part.nodes.id[row]!,
      name: part.nodes.name[row]!,
      label: part.nodes.label[row]!,
    })),
    edges: part.edges.relation.map((relation, row) => {
      const [source, target] = [part.edges.source[row]!, part.edges.target[row]!];
      const ends = [idOf.get(source)!, idOf.get(target)!] as const;
      return { handle: part.edges.handle[row]!, source, target, ends, relation };
    }),
  };
}
