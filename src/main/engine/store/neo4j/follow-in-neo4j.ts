/** Whole sets of steps and nodes of a graph in Neo4j, in portions, counted by it where they are more than asked for. */
import type { Followed, Following, Members } from "../graph-store";
import { portions } from "../handles";
import { joinFollowed, type FollowedPart } from "../remote/followed";
import type { RemoteNames } from "../remote/names";
import type { Scheme } from "../remote/scheme";
import type { Connection } from "./connection";
import { followCountQuery, followQuery, memberCountQuery, membersQuery } from "./cypher";
import { PORTION } from "./parameters";

interface World {
  readonly connection: Connection;
  readonly scheme: Scheme;
  readonly names: RemoteNames;
}

/** As `GraphStore.follow`; throws FailureError database-failed. */
export async function followInNeo4j(
  { connection, scheme, names }: World,
  { from, relation, direction, limit }: Following,
  signal: AbortSignal,
): Promise<Followed> {
  const [type = ""] = relation === "" ? [] : names.types([relation]);
  const isFrom = from !== "all";
  const asked = isFrom ? portions(Int32Array.from(new Set(from)), PORTION) : [undefined];
  const query = followQuery(scheme, direction, type, isFrom);
  const counted = followCountQuery(scheme, direction, type, isFrom);
  const parts: FollowedPart[] = [];
  for (const nodes of asked) {
    const given = nodes ? { nodes } : {};
    const rows = await connection.read({ query, parameters: { ...given, limit } }, signal);
    const whole =
      rows.length < limit
        ? [{ count: rows.length }]
        : await connection.read({ query: counted, parameters: given }, signal);
    const steps = rows.map(({ handle, edge, far, type: walked }) => ({
      ...{ edge: Number(edge), near: Number(handle), far: Number(far) },
      relation: names.relationOf(String(walked)),
    }));
    parts.push({ rows: steps, total: Number(whole[0]?.["count"]) });
  }
  return joinFollowed(parts, limit);
}

/** As `GraphStore.members`; `labels` as the scheme asks for them, undefined for every node. Throws FailureError database-failed. */
export async function membersInNeo4j(
  { connection, scheme }: World,
  labels: readonly (string | number)[] | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<Members> {
  if (labels?.length === 0) return { nodes: new Int32Array(0), total: 0 };
  const given = { labels: labels ?? [] };
  const hasLabels = labels !== undefined;
  const parameters = { ...given, limit };
  const rows = await connection.read({ query: membersQuery(scheme, hasLabels), parameters }, signal);
  const nodes = Int32Array.from(rows, ({ handle }) => Number(handle));
  if (nodes.length < limit) return { nodes, total: nodes.length };
  const counted = { query: memberCountQuery(scheme, hasLabels), parameters: given };
  const [row] = await connection.read(counted, signal);
  return { nodes, total: Number(row?.["count"]) };
}
