/** A graph's nodes given vectors anew, by another embedder or another template; all else stays as it is: ids, handles, texts, evidence. */
import type { Progress } from "../../../shared/contract";
import type { Embedder } from "../models/embedder";
import { checkedVocabulary, readGraphFile } from "../store/graph-file";
import { createGraph, type GraphWriter } from "../store/graph-writer";
import type { Meta } from "../store/layout";
import { embedNodes } from "./graph/embed-nodes";
import { readTemplates, type NodeTemplates } from "./graph/node-templates";

export interface EmbedRequest {
  /** The graph's file. */
  readonly source: string;
  /** The file to write, which may be the same; what lies there stays unless all succeeds. */
  readonly target: string;
  /** Name of the graph that is written. */
  readonly into: string;
  readonly embedder: Embedder;
  /** What is embedded; as it was embedded before if left out. */
  readonly templates?: NodeTemplates;
  readonly signal: AbortSignal;
  /** Stage "embed", in nodes. */
  readonly progress: (progress: Progress) => void;
}

export interface EmbedReport {
  readonly graph: string;
  readonly nodes: number;
  readonly model: string;
  readonly width: number;
  /** By label, "" for all others; empty where name and text are embedded. */
  readonly templates: NodeTemplates;
  readonly ms: number;
}

/** What is written anew; every other table that both files have is copied, whatever a later layout adds. */
const WRITTEN_ANEW = ["meta", "vectors"];

/** Throws FailureError graph-missing, graph-unreadable, invalid-request or what embedding throws; an AbortError when cancelled. */
export async function embedGraph(request: EmbedRequest): Promise<EmbedReport> {
  const start = performance.now();
  const { source, target, into, embedder, signal, progress } = request;
  const meta = await metaOf(source);
  const templates = request.templates ?? readTemplates(meta.vectorTemplate);
  const writer = await createGraph(target);
  try {
    const nodes = await copyTables(source, writer);
    const onDone = (done: number, total: number): void => progress({ stage: "embed", done, total });
    await embedNodes(writer, nodes, embedder, signal, onDone, templates);
    const { vectorTemplate: _before, ...kept } = meta;
    const record = templates ? { vectorTemplate: JSON.stringify(templates) } : {};
    // One that is called by its name is called by the new one: two of one title are not told apart.
    const titled = meta.title === meta.name ? { title: into } : {};
    await writer.writeMeta({ ...kept, name: into, ...titled, vectorModel: embedder.name, ...record });
    signal.throwIfAborted();
    await writer.finish();
    const { name: model, width } = embedder;
    return { graph: into, nodes, model, width, templates: templates ?? {}, ms: performance.now() - start };
  } catch (fault) {
    await writer.abandon();
    throw fault;
  }
}

async function metaOf(source: string): Promise<Meta> {
  return readGraphFile(source, async (file) => {
    const { meta } = await checkedVocabulary(file);
    file.close();
    return meta;
  });
}

/** Returns how many nodes there are. */
async function copyTables(source: string, { staging }: GraphWriter): Promise<number> {
  await staging.run(`ATTACH '${source.replaceAll("'", "''")}' AS old (READ_ONLY)`);
  // The file may be anybody's: a view in it shall read nothing else.
  await staging.run("SET enable_external_access = false");
  const rows = await staging.rows(
    `SELECT table_name FROM duckdb_tables() WHERE database_name = 'old'
      INTERSECT SELECT table_name FROM duckdb_tables() WHERE database_name = current_database()`,
  );
  const tables = rows.map((row) => String(row["table_name"])).filter((name) => !WRITTEN_ANEW.includes(name));
  for (const table of tables) await staging.run(`INSERT INTO ${table} SELECT * FROM old.${table}`);
  await staging.run("DETACH old");
  const [counted] = await staging.rows("SELECT count(*) AS count FROM nodes");
  return Number(counted!["count"]);
}
