import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import { message } from "../../shared/sentences/sentences";
import { storeAt } from "../../shared/stores";
import { makeNeptuneVectors } from "../engine/import/neptune-vectors";
import { productFolders } from "../engine/server/folders";
import { openWorkspace } from "../engine/server/workspace";
import { bulkLoad } from "../engine/store/neptune/bulk-load";
import {
  neptuneVectorsFile,
  parseNeptuneAddress,
  type NeptuneAddress,
} from "../engine/store/neptune/neptune-address";
import { connectNeptune } from "../engine/store/neptune/neptune-connection";
import { act } from "./action";
import { print, printJson, showProgress } from "./terminal";

interface LoadOptions {
  readonly graph: string;
  readonly from: string;
  readonly role: string;
  readonly bucketRegion?: string;
  readonly json?: true;
}

interface VectorsOptions {
  readonly graph: string;
  readonly out?: string;
  readonly json?: true;
}

/** `dragoman neptune vectors --graph neptune://…` */
export function addNeptune(program: Command): void {
  const neptune = program.command("neptune").description("prepare questions over graphs in Amazon Neptune");
  neptune
    .command("load")
    .description(
      "have Neptune's bulk loader read files of “export --format neptune” from S3, and wait for its end",
    )
    .requiredOption("--graph <neptune://host:port?region=…>", "the cluster")
    .requiredOption("--from <s3://bucket/prefix>", "where nodes.csv, edges.csv and graph.csv were put")
    .requiredOption("--role <arn>", "the role by which the cluster reads the bucket")
    .option("--bucket-region <region>", "region of the bucket; that of the cluster if not given")
    .option("--json", "print one JSON document")
    .action((options: LoadOptions) => act((signal) => loadFiles(options, signal)));
  neptune
    .command("vectors")
    .description(
      "embed the graph's nodes and keep their vectors on this machine, for seeds by meaning and by name",
    )
    .requiredOption("--graph <neptune://host:port?region=…>", "the graph")
    .option(
      "--out <file>",
      "the file to write, to be named as vectors=FILE in the address; the product's own folder if not given",
    )
    .option("--json", "print one JSON document")
    .action((options: VectorsOptions) => act((signal) => makeVectors(options, signal)));
}

/** Answers once the load has ended; Ctrl + C cancels it in the server. */
async function loadFiles(options: LoadOptions, signal: AbortSignal): Promise<void> {
  const address = addressOf(options.graph);
  const { from: source, role, bucketRegion: region = address.region, json } = options;
  if (!/^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](\/[^\p{C}]*)?$/u.test(source))
    throw new FailureError({ kind: "invalid-request", reason: message("loader-source", { source }) });
  const connection = await connectNeptune(address);
  try {
    const loaded = await bulkLoad(
      connection,
      { source, role, region },
      { signal, progress: (records) => showProgress({ stage: "load", done: records, total: 0 }) },
    );
    if (json) printJson(loaded);
    else print(`${loaded.id}: ${String(loaded.records)} records, ${String(loaded.duplicates)} known before`);
  } finally {
    await connection.close();
  }
}

function addressOf(graph: string): NeptuneAddress {
  if (storeAt(graph)?.name === "neptune") return parseNeptuneAddress(graph);
  throw new FailureError({
    kind: "invalid-request",
    reason: `“${graph}” is no address of the form neptune://host:port?region=eu-west-1`,
  });
}

async function makeVectors({ graph, out, json }: VectorsOptions, signal: AbortSignal): Promise<void> {
  const address = addressOf(graph);
  const workspace = openWorkspace();
  try {
    const target = out ?? neptuneVectorsFile(address, productFolders().embeddings);
    const embedder = await workspace.importEmbedder();
    const report = await makeNeptuneVectors({ address, embedder, target, signal, progress: showProgress });
    if (json) printJson(report);
    else
      print(
        `${report.file}: ${String(report.nodes)} vectors of ${report.model}, ${(report.ms / 1000).toFixed(1)} s`,
      );
  } finally {
    await workspace.close();
  }
}
