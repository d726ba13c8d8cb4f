/** The edges of a run as one table of triples with names, ids and numbers. */
import { csvRecord } from "./csv-record";
import type { RunRows } from "./run-rows";

const FIRST = ["source", "relation", "target", "source id", "target id"];

/** A header, then a line per edge; numbers that an edge lacks are empty cells. */
export async function* triplesCsv(rows: RunRows): AsyncGenerator<string> {
  const columns = await toldColumns(rows);
  yield csvRecord([...FIRST, ...columns]);
  for await (const edges of rows.edges())
    yield edges
      .map(({ source, relation, target, told }) =>
        csvRecord([
          ...[rows.names[source]!, relation, rows.names[target]!, rows.ids[source]!, rows.ids[target]!],
          ...columns.map((name) => (told[name] === undefined ? "" : String(told[name]))),
        ]),
      )
      .join("");
}

/** What is told of any of the edges, in the order first met. */
export async function toldColumns(rows: Pick<RunRows, "edges">): Promise<string[]> {
  const names = new Set<string>();
  for await (const edges of rows.edges())
    for (const { told } of edges) for (const name of Object.keys(told)) names.add(name);
  return [...names];
}
