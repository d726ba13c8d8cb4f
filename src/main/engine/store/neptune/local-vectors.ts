/**
 * Vectors of a graph in Neptune kept on this machine: a graph file that holds its nodes (edges or not), as an import or
 * `dragoman neptune vectors` makes it. It finds seeds exactly as the built-in store does; everything else is asked of Neptune.
 */
import { createHash } from "node:crypto";
import { FailureError } from "../../../../shared/failure";
import type { ScoredNode } from "../../../../shared/graph";
import { openBuiltInStore } from "../built-in-store";
import type { GraphStore, SeedQuery } from "../graph-store";
import type { NeptuneGraph } from "./neptune-graph";
import type { Handles } from "./neptune-steps";

const IDS_AT_ONCE = 65_536;

export class LocalVectors {
  /** Rows of the file by node handle; an own graph's handles are the rows. */
  private readonly rows: ReadonlyMap<number, number> | undefined;

  private constructor(
    private readonly file: GraphStore,
    private readonly handles: readonly number[] | undefined,
    readonly width: number,
    readonly model: string,
  ) {
    this.rows = handles && new Map(handles.map((handle, row) => [handle, row]));
  }

  /** Opens the file and checks that its nodes are those of the graph; throws FailureError graph-missing, graph-unreadable or database-failed. */
  static async open(
    path: string,
    graph: NeptuneGraph,
    handles: Handles,
    address: string,
  ): Promise<LocalVectors> {
    const file = await openBuiltInStore(path);
    try {
      const { nodes, vectorWidth, vectorModel } = await file.describe();
      const ids = await readIds(file, nodes);
      check(
        address,
        vectorWidth > 0,
        "the file named for its vectors holds none: make it with “dragoman neptune vectors”",
      );
      if (graph.record)
        check(
          address,
          hashOfIds(ids) === graph.record.fingerprint,
          "the file named for its vectors holds other nodes: make it anew with “dragoman neptune vectors”",
        );
      const own = graph.record ? undefined : ids.map((id) => handles.node(id));
      return new LocalVectors(file, own, vectorWidth, vectorModel);
    } catch (fault) {
      await file.close();
      throw fault;
    }
  }

  /** As the built-in store finds them. */
  async seeds(query: SeedQuery, signal: AbortSignal): Promise<ScoredNode[]> {
    const found = await this.file.seeds(query, signal);
    return this.handles ? found.map((one) => ({ ...one, node: this.handles![one.node]! })) : found;
  }

  /** Cosine of `vector` with each node's vector, NaN where the file has none; throws invalid-request for another width. */
  async similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array> {
    const { rows } = this;
    if (!rows) return this.file.similarities(vector, nodes, signal);
    const known = nodes.filter((node) => rows.has(node));
    const cosines = await this.file.similarities(
      vector,
      known.map((node) => rows.get(node)!),
      signal,
    );
    const byNode = new Map(Array.from(known, (node, at) => [node, cosines[at]!]));
    return Float32Array.from(nodes, (node) => byNode.get(node) ?? NaN);
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

async function readIds(file: GraphStore, nodes: number): Promise<string[]> {
  const ids: string[] = [];
  for (let first = 0; first < nodes; first += IDS_AT_ONCE) {
    const some = Int32Array.from({ length: Math.min(IDS_AT_ONCE, nodes - first) }, (_, at) => first + at);
    ids.push(...(await file.nodeNames(some)).ids);
  }
  return ids;
}

/** SHA-256 over node ids in order of handle: tells one set of nodes from another. */
export function hashOfIds(ids: readonly string[]): string {
  const hash = createHash("sha256");
  // A length ahead of each id, so that ["ab", "c"] is not ["a", "bc"].
  for (const id of ids) hash.update(`${String(id.length)} ${id}`);
  return hash.digest("hex");
}

function check(address: string, isSound: boolean, reason: string): void {
  if (!isSound) throw new FailureError({ kind: "database-failed", address, reason });
}
