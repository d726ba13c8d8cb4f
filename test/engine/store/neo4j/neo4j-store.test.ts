import { join } from "node:path";
import { transferToNeo4j } from "../../../../src/main/engine/export/transfer-to-neo4j";
import { openNeo4jStore } from "../../../../src/main/engine/store/neo4j/neo4j-store";
import { withNeo4j, type TestServer } from "../../neo4j/test-server";
import { writeGraph, type GraphDescription } from "../graph-description";
import { storeContract } from "../store-contract";

await withNeo4j("Neo4j", (neo4j) => {
  // Graphs are only read, so tests that follow one another with the same graph share what was transferred.
  let there: GraphDescription | undefined;
  storeContract("Neo4j store", async (graph) => {
    if (there !== graph) await bring(neo4j, graph);
    there = graph;
    return openNeo4jStore(neo4j.address);
  });
});

let files = 0;

async function bring(neo4j: TestServer, graph: GraphDescription): Promise<void> {
  const path = join(neo4j.home.folder, `graph-${String(files++)}.duckdb`);
  await writeGraph(path, graph);
  await transferToNeo4j({
    ...{ graph: path, to: neo4j.address, replace: true },
    ...{ signal: new AbortController().signal, progress: () => undefined },
  });
}
