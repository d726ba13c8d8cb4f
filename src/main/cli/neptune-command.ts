import type { Command } from "commander";
import { FailureError } from "../../shared/failure";
import { storeAt } from "../../shared/stores";
import { makeNeptuneVectors } from "../engine/import/neptune-vectors";
import { productFolders } from "../engine/server/folders";
import { openWorkspace } from "../engine/server/workspace";
import { neptuneVectorsFile, parseNeptuneAddress } from "../engine/store/neptune/neptune-address";
import { act } from "./action";
import { print, printJson, showProgress } from "./terminal";

interface VectorsOptions {
  readonly graph: string;
  readonly out?: string;
  readonly json?: true;
}

/** `dragoman neptune vectors --graph neptune://…` */
export function addNeptune(program: Command): void {
  program
    .command("neptune")
    .description("prepare questions over graphs in Amazon Neptune")
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

async function makeVectors({ graph, out, json }: VectorsOptions, signal: AbortSignal): Promise<void> {
  if (storeAt(graph)?.name !== "neptune")
    throw new FailureError({
      kind: "invalid-request",
      reason: `“${graph}” is no address of the form neptune://host:port?region=eu-west-1`,
    });
  const address = parseNeptuneAddress(graph);
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
