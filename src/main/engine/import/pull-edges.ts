/** The edges of a database's graph and their evidence, into a graph file. */
import type { Evidence } from "../../../shared/graph";
import { message } from "../../../shared/sentences/sentences";
import { allEdgesQuery } from "../store/neo4j/cypher";
import type { Cypher } from "../store/remote/cypher-names";
import { keptProperties, shownDirection, shownEvidence } from "../store/remote/details";
import { EVIDENCE } from "../store/remote/scheme";
import { checkedNumber, refusal, type Pull } from "./pull-request";
import { CHARACTERS_BY_MENTIONS, isRolit, ourProperties, passagesOf } from "./pull-rolit";

interface EdgeRow {
  readonly handle: number;
  readonly source: number;
  readonly target: number;
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Takes the edges and their evidence, under the numbers they had. */
export async function takeEdges(pull: Pull): Promise<void> {
  const { graph, writer, request } = pull;
  const relations = new Map(graph.types.map((type, handle) => [type, handle]));
  const { scheme, schema, types } = graph;
  const wanted = types.filter((_, handle) => request.relations.includes(schema.relations[handle]!.name));
  if (request.relations.length > 0 && wanted.length === 0) throw refusal(pull, message("no-wanted-relation"));
  let done = 0;
  const query = allEdgesQuery(scheme, wanted);
  const isOfTexts = isRolit(graph);
  for await (const rows of edgeRows(pull, query, isOfTexts)) {
    const found = isOfTexts ? rows.map(ofTexts) : rows;
    await writer.staging.append("pulled_edges", [
      Int32Array.from(found, ({ handle }) => checkedNumber(pull, handle)),
      Int32Array.from(found, ({ source }) => checkedNumber(pull, source)),
      Int32Array.from(found, ({ target }) => checkedNumber(pull, target)),
      Int32Array.from(found, ({ type }) => relationOf(pull, type, relations)),
      found.map(({ properties }) => JSON.stringify(keptProperties(properties, scheme, "edge"))),
    ]);
    await appendEvidence(pull, found, isOfTexts ? rows.map(({ properties }) => passagesOf(properties)) : []);
    const undirected = found.filter(({ properties }) => shownDirection(properties).undirected === true);
    if (undirected.length > 0)
      await writer.staging.append("pulled_undirected", [Int32Array.from(undirected, ({ handle }) => handle)]);
    done += found.length;
    request.progress({ stage: "edges", done, total: wanted.length > 0 ? 0 : schema.edges });
  }
}

function ofTexts({ properties, ...row }: EdgeRow): EdgeRow {
  return { ...row, properties: ourProperties(properties) };
}

/** The database's edges, and behind them those that only mentions of a text say, numbered below zero. */
async function* edgeRows(
  { connection, request }: Pull,
  query: Cypher,
  isOfTexts: boolean,
): AsyncGenerator<readonly EdgeRow[]> {
  for await (const rows of connection.stream({ query, parameters: {} }, request.signal))
    yield rows.map((row) => row as unknown as EdgeRow);
  if (!isOfTexts || !request.relations.includes("HAS_CHARACTER")) return;
  let number = 0;
  for await (const rows of connection.stream(
    { query: CHARACTERS_BY_MENTIONS, parameters: {} },
    request.signal,
  ))
    yield rows.map((row) => ({ ...(row as unknown as EdgeRow), handle: --number }));
}

async function appendEvidence(
  { graph, writer }: Pull,
  rows: readonly EdgeRow[],
  passages: readonly (readonly Evidence[])[],
): Promise<void> {
  const of = ({ properties }: EdgeRow, at: number): readonly Evidence[] =>
    graph.scheme.kind === "own" && EVIDENCE in properties ? shownEvidence(properties) : (passages[at] ?? []);
  const found = rows.flatMap((row, at) => of(row, at).map((one): [number, Evidence] => [row.handle, one]));
  if (found.length === 0) return;
  await writer.staging.append("pulled_evidence", [
    Int32Array.from(found, ([edge]) => edge),
    found.map(([, { text }]) => text),
    found.map(([, { source }]) => source),
    Int32Array.from(found, ([, { start }]) => start ?? -1),
    Int32Array.from(found, ([, { end }]) => end ?? -1),
    found.map(([, { references }]) => references),
  ]);
}

function relationOf(pull: Pull, type: string, relations: ReadonlyMap<string, number>): number {
  const relation = relations.get(type);
  if (relation !== undefined) return relation;
  throw refusal(pull, message("changed-meanwhile"));
}
