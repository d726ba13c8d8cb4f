/** Whole sets of steps and nodes of a graph in Neptune, in portions, counted by it where they are more than asked for. */
import { z } from "zod";
import type { Followed, Following, Members } from "../graph-store";
import { portions } from "../handles";
import { joinFollowed, type FollowedPart } from "../remote/followed";
import type { RemoteNames } from "../remote/names";
import type { NeptuneConnection } from "./neptune-connection";
import type { Key, NeptuneScheme } from "./neptune-scheme";
import { keySchema, type Handles } from "./neptune-steps";
import { followCountQuery, followQuery, memberCountQuery, membersQuery } from "./open-cypher";

/** Nodes asked about at once, and most rows of one answer. */
const PORTION = 2000;
const MOST_ROWS = 1_000_000;

interface World {
  readonly connection: NeptuneConnection;
  readonly scheme: NeptuneScheme;
  readonly handles: Handles;
  readonly names: RemoteNames;
}

const stepSchema = z.object({ key: keySchema, edge: keySchema, far: keySchema, type: z.string() });
const nodeSchema = z.object({ key: keySchema });
const countSchema = z.object({ count: z.number() });

/** As `GraphStore.follow`; throws FailureError database-failed. */
export async function followInNeptune(
  world: World,
  { from, relation, direction, limit }: Following,
  signal: AbortSignal,
): Promise<Followed> {
  const { connection, scheme, handles, names } = world;
  const types = relation === "" ? [] : names.types([relation]);
  const isFrom = from !== "all";
  const most = Math.min(limit, MOST_ROWS);
  const asked: readonly (readonly Key[])[] = isFrom
    ? [...portions([...new Set(from)], PORTION)].map((part) => part.map((node) => handles.nodeKey(node)))
    : [[]];
  const parts: FollowedPart[] = [];
  for (const nodes of asked) {
    const parameters = { types, namespace: scheme.namespace, ...(isFrom && { nodes }) };
    const query = followQuery(scheme, direction, types, isFrom, most);
    const rows = await connection.read({ query, parameters }, stepSchema, signal);
    const counted = { query: followCountQuery(scheme, direction, types, isFrom), parameters };
    const whole =
      rows.length < most ? [{ count: rows.length }] : await connection.read(counted, countSchema, signal);
    const steps = rows.map(({ key, edge, far, type }) => ({
      ...{ edge: handles.edge(edge), near: handles.node(key), far: handles.node(far) },
      relation: names.relationOf(type),
    }));
    parts.push({ rows: steps, total: whole[0]?.count ?? 0 });
  }
  return joinFollowed(parts, limit);
}

/** As `GraphStore.members`; `labels` as the scheme asks for them, undefined for every node. Throws FailureError database-failed. */
export async function membersInNeptune(
  { connection, scheme, handles }: World,
  labels: readonly string[] | undefined,
  limit: number,
  signal: AbortSignal,
): Promise<Members> {
  if (labels?.length === 0) return { nodes: new Int32Array(0), total: 0 };
  const most = Math.min(limit, MOST_ROWS);
  const parameters = { namespace: scheme.namespace, ...(labels && { labels }) };
  const query = membersQuery(scheme, labels !== undefined, most);
  const rows = await connection.read({ query, parameters }, nodeSchema, signal);
  const nodes = Int32Array.from(rows, ({ key }) => handles.node(key)).sort();
  if (nodes.length < most) return { nodes, total: nodes.length };
  const counted = { query: memberCountQuery(scheme, labels !== undefined), parameters };
  const [row] = await connection.read(counted, countSchema, signal);
  return { nodes, total: row?.count ?? nodes.length };
}
