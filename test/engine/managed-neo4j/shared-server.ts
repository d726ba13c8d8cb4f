/** Set-up of a run: a folder in which the first file that needs a Neo4j starts the one of all files; it is stopped after the last. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { stopForGood } from "./test-server";

export function setup({ provide }: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-neo4j-"));
  provide("neo4jHome", folder);
  return () => stopForGood({ folder });
}
