/** One hash for everything a run decided and computed. */
import { createHash, type Hash } from "node:crypto";
import { clausesOf } from "../ask/run/run-report";
import { edgeKeysOf } from "../ask/sample/sample-keys";
import type { Numbers, Run } from "../ask/stage";
import type { Round } from "../ask/verify/verification";
import type { GraphStore } from "../store/graph-store";

/**
 * "sha256:…" over what a trace holds: which edges were candidates (by key), their verdicts, every named number to the last bit, the kept
 * nodes, and the answers and clauses. Not over times and handles: equal on any machine that came to the same. Little-endian throughout.
 */
export async function runDigest(run: Run, store: GraphStore): Promise<string> {
  const hash = createHash("sha256");
  const { graph, scores, selection, subgraph, reading } = run;
  const keys = await edgeKeysOf(graph, store);
  for (const column of [keys.high, keys.low, subgraph.verdicts, subgraph.nodes]) addColumn(hash, column);
  addNumbers(hash, { ...scores.nodeNumbers, ...subgraph.nodeNumbers });
  addNumbers(hash, { ...scores.edgeNumbers, ...selection.edgeNumbers, ...subgraph.edgeNumbers });
  const rows = Int32Array.from(reading.answers, ({ row }) => graph.nodes[row]!);
  const { ids } = await store.nodeNames(rows);
  const answers = reading.answers.map(({ score }, at) => [ids[at], score]);
  hash.update(JSON.stringify([run.seeds.question, answers, clausesOf(reading)]));
  if (run.verification) hash.update(JSON.stringify(run.verification.rounds.map(withoutLikeness)));
  return `sha256:${hash.digest("hex")}`;
}

/** What the rest of a round says already. */
function withoutLikeness({ likeness: _, ...round }: Round): Omit<Round, "likeness"> {
  return round;
}

function addNumbers(hash: Hash, numbers: Numbers): void {
  for (const name of Object.keys(numbers).sort()) {
    hash.update(JSON.stringify(name));
    addColumn(hash, numbers[name]!);
  }
}

function addColumn(hash: Hash, column: Uint8Array | Uint32Array | Float64Array): void {
  hash.update(`${column.length.toString()}:`);
  hash.update(new Uint8Array(column.buffer, column.byteOffset, column.byteLength));
}
