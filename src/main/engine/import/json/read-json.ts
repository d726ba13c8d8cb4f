/** JSON documents: nodes with links, or one list of what JSON lines hold one by one. */
import { reasonOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { isObject } from "../values/json-values";
import { addNetwork } from "./elements";
import { findNetwork, whyNone } from "./find-network";
import { orRefuse, readDocument } from "./json-document";
import { toNetwork } from "./node-link";
import { listItems } from "./list-items";
import { addValue } from "./read-jsonl";

/** Items of a list that are added before the graph is written on. */
const BLOCK = 10_000;

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. Refuses what holds no graph. */
export async function readJsonDocuments(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const found = await readDocument(file, run);
    if (Array.isArray(found)) await addList(file, found, graph, run);
    else await addDocument(file, found, graph, run);
    await graph.flush();
  }
}

async function addDocument(
  file: SourceFile,
  found: unknown,
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const network = orRefuse(file, () => findNetwork(found, run.isCut)) ?? refuse(file, whyNone(found));
  for (const key of network.unread)
    run.rejects.remark(file.name, 1, "warn", message("json-list-unread", { key }));
  await addNetwork(
    file,
    orRefuse(file, () => toNetwork(network)),
    graph,
    run,
  );
}

async function addList(
  file: SourceFile,
  found: unknown[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const items = orRefuse(file, () => listItems(found));
  if (!items.some((item) => Array.isArray(item) || isObject(item))) refuse(file, message("json-shape"));
  const build = { graph, elements: run.elements, count: run.elements.of(file.name) };
  for (const [at, item] of items.entries()) {
    const place = { file: file.name, line: at + 1 };
    try {
      addValue(item, build, place);
    } catch (fault) {
      run.rejects.add(place.file, place.line, reasonOf(fault));
    }
    if (at % BLOCK === BLOCK - 1) await graph.flush();
    run.signal.throwIfAborted();
  }
}
