/** A pipeline's graph in Amazon Neptune: its bulk-load files go to the artifacts in S3, the loader reads them there, and what it made of them is counted. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { FailureError } from "../../../shared/failure";
import { message, type Message } from "../../../shared/sentences/sentences";
import { sha256, sha256OfFile } from "../artifacts/artifacts";
import type { ObjectStore } from "../artifacts/object-store";
import { isS3Address, parseS3Address } from "../artifacts/s3-address";
import { exportGraph } from "../export/export-graph";
import { describeGraphFile } from "../store/built-in-store";
import { bulkLoad } from "../store/neptune/bulk-load";
import { parseNeptuneAddress } from "../store/neptune/neptune-address";
import { connectNeptune, type NeptuneConnection } from "../store/neptune/neptune-connection";
import { countNeptune, readNeptuneGraph, type NeptuneSize } from "../store/neptune/neptune-graph";
import type { Configuration } from "./configuration";
import type { PipelinePorts, PipelineStep, Place } from "./pipeline-step";

type Store = NonNullable<Configuration["store"]>;

/** What the loader takes: every file of a folder, so that vectors, which the database refuses, are not put there. */
const FILES = ["nodes.csv", "edges.csv", "graph.csv"];

/** Exports, uploads, loads and counts. Throws FailureError invalid-request at once where the artifacts are not in S3. */
export function loadStep(
  configuration: Configuration,
  { neptune, role, bucketRegion }: Store,
  results: ObjectStore,
  ports: PipelinePorts,
): PipelineStep {
  const address = parseNeptuneAddress(neptune);
  if (!isS3Address(configuration.artifacts))
    throw new FailureError({ kind: "invalid-request", reason: message("loader-artifacts") });
  const { bucket, prefix, region } = parseS3Address(configuration.artifacts);
  const graph = (): Place => ports.graphAt(configuration.graph, false);
  const connected = async <T>(work: (connection: NeptuneConnection) => Promise<T>): Promise<T> => {
    const connection = await connectNeptune(address);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  return {
    name: "load",
    inputs: async () => ({
      ...{ graph: await ports.fingerprint(graph()), neptune: address.text, role, product: ports.product },
    }),
    stands: async (made) => {
      const { nodes, edges } = ((await made("load")) ?? {}) as Partial<NeptuneSize>;
      const size = await connected((connection) => countNeptune(connection, ports.signal));
      return size.nodes === nodes && size.edges === edges;
    },
    run: () =>
      connected(async (connection) => {
        const place = graph();
        const folder = `neptune/${sha256(`${address.namespace} ${await ports.fingerprint(place)}`).slice(0, 16)}`;
        const exported = await upload(place, address.namespace, folder, results, ports);
        await checkEmpty(connection, exported, ports);
        const load = { source: `s3://${bucket}/${prefix}${folder}/`, role, region: bucketRegion ?? region };
        const { signal, loadPauseMs: pauseMs } = ports;
        const progress = (records: number): void =>
          ports.progress({ stage: "load", done: records, total: 0 });
        await bulkLoad(connection, load, { signal, progress, ...(pauseMs !== undefined && { pauseMs }) });
        const { nodes, edges, files } = exported;
        const there = await countNeptune(connection, signal);
        if (there.nodes !== nodes || there.edges !== edges)
          throw refused(
            connection,
            message("loader-counts", { ...there, wantedNodes: nodes, wantedEdges: edges }),
          );
        return { load: { nodes, edges, files } };
      }),
  };
}

/** The graph as it is asked in Neptune: its vectors are those of its own file where that has any, unless the address names others. */
export async function placeInNeptune({ name, path }: Place, { neptune }: Store): Promise<Place> {
  const url = new URL(neptune);
  if (!url.searchParams.has("vectors") && (await describeGraphFile(path)).vectorWidth > 0)
    url.searchParams.set("vectors", path);
  return { name, path: url.toString() };
}

interface Exported extends NeptuneSize {
  /** SHA-256 of each file. */
  readonly files: Readonly<Record<string, string>>;
  /** The file with the graph's record. */
  readonly record: string;
}

async function upload(
  { path }: Place,
  namespace: string,
  folder: string,
  results: ObjectStore,
  { signal, progress }: PipelinePorts,
): Promise<Exported> {
  const out = await mkdtemp(join(tmpdir(), "dragoman-load-"));
  try {
    const { nodes, edges } = await exportGraph({
      ...{ graph: path, format: "neptune", out, namespace, signal, progress },
    });
    const files: Record<string, string> = {};
    for (const name of FILES) {
      signal.throwIfAborted();
      const file = join(out, name);
      files[name] = await sha256OfFile(file, signal);
      await results.put(`${folder}/${basename(file)}`, await readFile(file));
    }
    return { nodes, edges, files, record: await readFile(join(out, "graph.csv"), "utf8") };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** The loader adds to what is there: two graphs under one namespace would become one. Only the same graph may be loaded over itself. */
async function checkEmpty(
  connection: NeptuneConnection,
  { record }: Exported,
  { signal }: PipelinePorts,
): Promise<void> {
  const { nodes } = await countNeptune(connection, signal);
  if (nodes === 0) return;
  const own = (await readNeptuneGraph(connection, signal)).record?.fingerprint;
  if (own === undefined || !record.includes(own))
    throw refused(connection, message("loader-occupied", { nodes }));
}

function refused({ url }: NeptuneConnection, reason: Message): FailureError {
  return new FailureError({ kind: "database-failed", address: url, reason });
}
