/** A transfer to be killed: brings two graphs into a database in turn, each in place of the other, and says each step with a dot. */
import { writeSync } from "node:fs";
import { transferToNeo4j } from "../../../src/main/engine/export/transfer-to-neo4j";
import type { Neo4jAddress } from "../../../src/main/engine/store/neo4j/connection";

const { graphs, to } = JSON.parse(process.argv[2]!) as { graphs: string[]; to: Neo4jAddress };
const signal = new AbortController().signal;
for (let at = 0; ; at++) {
  await transferToNeo4j({
    graph: graphs[at % graphs.length]!,
    to,
    replace: true,
    signal,
    progress: () => void writeSync(1, "."),
  });
}
