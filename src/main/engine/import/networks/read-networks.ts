/** Pajek's networks, Graphviz' DOT and Cytoscape's SIF, read whole. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { addNetwork, type Network } from "../json/elements";
import { orRefuse, readDocumentText } from "../json/json-document";
import type { ImportRun, SourceFile } from "../source/import-run";
import { parseDot } from "./dot-graph";
import { parsePajek } from "./pajek-network";
import { parseSif } from "./sif-network";

/** Reads all DOT files into the builder; rejects single elements, counted from 1 in place of lines. Refuses what is no DOT. */
export async function readDot(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  await readEach(files, graph, run, (_, text) => parseDot(text, run.signal, run.isCut));
}

/** Reads all Pajek files into the builder; rejects single lines. Refuses what has no vertices, or several networks. */
export async function readPajek(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  await readEach(files, graph, run, async (file, text) => {
    const turnDown = (line: number, reason: Message, kind: "nodes" | "edges"): void => {
      run.elements.of(file.name)[kind]++;
      run.rejects.add(file.name, line, reason);
    };
    const network = parsePajek(text, turnDown, run.isCut);
    for (const key of network.unread)
      run.rejects.remark(file.name, 1, "warn", message("json-list-unread", { key }));
    return network;
  });
}

/** Reads all SIF files into the builder; rejects single lines. */
export async function readSif(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  await readEach(files, graph, run, (file, text) => {
    const turnDown = (line: number, reason: Message): void => {
      run.elements.of(file.name).edges++;
      run.rejects.add(file.name, line, reason);
    };
    return Promise.resolve(parseSif(text, turnDown, run.isCut));
  });
}

async function readEach(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  parse: (file: SourceFile, text: string) => Promise<Network>,
): Promise<void> {
  for (const file of files) {
    const text = await readDocumentText(file, run);
    const network = await parse(file, text).catch((fault: unknown) =>
      orRefuse(file, () => {
        throw fault;
      }),
    );
    run.signal.throwIfAborted();
    await addNetwork(file, network, graph, run);
    await graph.flush();
  }
}
