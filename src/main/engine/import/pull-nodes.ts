/** The nodes of a database's graph, with labels and vectors, into a graph file. */
import { message } from "../../../shared/sentences/sentences";
import { allNodesQuery } from "../store/neo4j/cypher";
import { keptProperties } from "../store/remote/details";
import { VECTOR } from "../store/remote/scheme";
import { checkedNumber, refusal, type Pull } from "./pull-request";
import { besideNames, isRolit } from "./pull-rolit";

interface NodeRow {
  readonly handle: number;
  readonly id: unknown;
  readonly element: string;
  readonly name: unknown;
  readonly text: unknown;
  readonly labels: readonly (string | number)[];
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Takes the nodes, with the numbers they had; how many there are. */
export async function takeNodes(pull: Pull): Promise<number> {
  const { connection, graph, writer, request } = pull;
  const labels = new Map(graph.schema.labels.map(({ name }, handle) => [name, handle]));
  let nodes = 0;
  const { scheme, schema } = graph;
  const wanted = wantedLabels(pull, labels);
  const statement = {
    query: allNodesQuery(scheme, wanted !== undefined),
    parameters: wanted ? { labels: wanted } : {},
  };
  const ids = new Set<string>();
  const isOfTexts = isRolit(graph);
  for await (const rows of connection.stream(statement, request.signal)) {
    const found = rows.map((row) => row as unknown as NodeRow);
    const first = await writer.appendNodes({
      ids: found.map(({ id, element }) => unused(String(id), element, ids)),
      names: found.map(({ id, name }) => String(name ?? id)),
      labels: found.map((row) => labelHandles(row, labels)),
      texts: found.map(({ text }) => String(text)),
      properties: found.map(({ properties }) =>
        JSON.stringify(keptProperties(isOfTexts ? besideNames(properties) : properties, scheme, "node")),
      ),
    });
    const numbers = Int32Array.from(found, ({ handle }) => checkedNumber(pull, handle));
    const handles = Int32Array.from(found, (_, at) => first + at);
    await writer.staging.append("pulled_nodes", [numbers, handles]);
    await appendVectors(pull, first, found);
    nodes += found.length;
    request.progress({ stage: "nodes", done: nodes, total: wanted ? 0 : schema.nodes });
  }
  return nodes;
}

/** A node without a vector among others that have one gets zeros, as the file had. */
async function appendVectors(
  { graph, writer }: Pull,
  first: number,
  rows: readonly NodeRow[],
): Promise<void> {
  const { vectorWidth } = graph.schema;
  if (vectorWidth === 0) return;
  const vectors = new Float32Array(rows.length * vectorWidth);
  rows.forEach(({ properties }, at) => {
    const vector = properties[VECTOR] as readonly number[] | undefined;
    if (vector?.length === vectorWidth) vectors.set(vector, at * vectorWidth);
  });
  await writer.appendVectors(first, vectors, vectorWidth);
}

function wantedLabels(pull: Pull, all: ReadonlyMap<string, number>): (string | number)[] | undefined {
  const { graph, request } = pull;
  const { labels } = request;
  if (labels.length === 0) return undefined;
  const known = labels.filter((label) => all.has(label));
  if (known.length === 0) throw refusal(pull, message("no-wanted-label"));
  return graph.scheme.kind === "own" ? known.map((label) => all.get(label)!) : known;
}

function labelHandles({ labels }: NodeRow, all: ReadonlyMap<string, number>): number[] {
  return labels.flatMap((label) =>
    typeof label === "number" ? label : (all.get(label) ?? ([] as number[])),
  );
}

/** The id, or, where another node has it, the id and Neo4j's own name of the node. */
function unused(id: string, element: string, taken: Set<string>): string {
  const free = taken.has(id) ? `${id} (${element})` : id;
  taken.add(free);
  return free;
}
