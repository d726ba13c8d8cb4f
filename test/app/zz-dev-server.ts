import { readFileSync } from "node:fs";
import { describe } from "vitest";
import type { Neo4jAddress } from "../../src/main/engine/store/neo4j/connection";
export interface TestServer {
  address: Neo4jAddress;
}
export async function withNeo4j(name: string, tests: (n: TestServer) => void) {
  const c = JSON.parse(readFileSync("/tmp/cyhome/neo4j/cy/credentials.json", "utf8")) as {
    user: string;
    password: string;
  };
  describe(name, () => tests({ address: { url: "bolt://127.0.0.1:44949", database: "neo4j", ...c } }));
}
