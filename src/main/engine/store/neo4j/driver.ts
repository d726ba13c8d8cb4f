/** Neo4j's driver, loaded at its first use: who asks a graph of this machine does not wait for it. */
import { createRequire } from "node:module";
import type neo4j from "neo4j-driver";

let loaded: typeof neo4j | undefined;

/** All that the package `neo4j-driver` exports. */
export function driverPackage(): typeof neo4j {
  loaded ??= createRequire(import.meta.url)("neo4j-driver") as typeof neo4j;
  return loaded;
}
