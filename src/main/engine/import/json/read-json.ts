/** JSON documents: nodes with links, or one list of what JSON lines hold one by one. */
import { reasonOf } from "../../../../shared/failure";
import type { NamedColumns } from "../../../../shared/import/mapping-text";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { isObject } from "../values/json-values";
import { addNetwork } from "./elements";
import { findNetwork, whyNone } from "./find-network";
import { orRefuse, readDocument } from "./json-document";
import { fromHetnet } from "./hetnet";
import { toNetwork } from "./node-link";
import { keyedObjects } from "./keyed-objects";
import { listItems } from "./list-items";
import { asLine, planKeys } from "./mapped-items";
import { mostlyComeAgain } from "../tables/judge-table";
import type { Thing } from "./named-things";
import { addValue, hasOnlyId, isTold } from "./read-jsonl";

/** Items of a list that are added before the graph is written on. */
const BLOCK = 10_000;

export interface JsonOptions {
  /** What the keys of lists of objects are, where somebody has said so. */
  readonly named?: readonly NamedColumns[];
}

/** Reads all files into the builder; rejects single elements, counted from 1 in place of lines. Refuses what holds no graph. */
export async function readJsonDocuments(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  { named = [] }: JsonOptions,
): Promise<void> {
  for (const file of files) {
    const found = await readDocument(file, run);
    const given = named.findLast((one) => one.file === "" || one.file === file.name);
    const list = Array.isArray(found) ? (found as unknown[]) : listIn(file, found, run);
    if (list) await addList(file, told(file, list, given, run), graph, run);
    else await addDocument(file, found, graph, run);
    await graph.flush();
  }
}

/** What an object without a network holds in the way of a list. */
function listIn(file: SourceFile, found: unknown, run: ImportRun): readonly unknown[] | undefined {
  return orRefuse(file, () => findNetwork(found, run.isCut)) ? undefined : keyedObjects(found);
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
    orRefuse(file, () => toNetwork(fromHetnet(network))),
    graph,
    run,
  );
}

/** The items as lines of JSON would say them; of objects that say nothing of it by what their keys are. */
function told(
  file: SourceFile,
  found: readonly unknown[],
  given: NamedColumns | undefined,
  run: ImportRun,
): readonly unknown[] {
  const items = given ? found : orRefuse(file, () => listItems(found));
  if (!items.some((item) => Array.isArray(item) || isObject(item))) refuse(file, message("json-shape"));
  if (!items.every(isObject) || (!given && items.some(isTold) && !tellNoneApart(items))) return items;
  const plan = orRefuse(file, () => planKeys(file, items, given));
  if (plan.remark) run.rejects.remark(file.name, 1, "warn", plan.remark);
  return items.map((item, at) => asLine(item, plan, at + 1));
}

/** Objects that have an id and no ends, of which most have one that came before: what they are takes a person to say. */
function tellNoneApart(items: readonly Thing[]): boolean {
  const ids = items.map((item) => item["id"]);
  return items.every(hasOnlyId) && mostlyComeAgain(ids);
}

async function addList(
  file: SourceFile,
  items: readonly unknown[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
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
