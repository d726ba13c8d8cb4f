/** Gives every node of a graph being written its vector. */
import { FailureError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { Embedder } from "../../models/embedder";
import { toProperties } from "../../store/details";
import type { GraphWriter } from "../../store/graph-writer";
import { nodeWords, propertiesRead, type NodeTemplates } from "./node-templates";

const NODES_PER_BATCH = 4096;

type Listener = (done: number, total: number) => void;

/**
 * Embeds all `count` nodes in order of handle, each by its template. With a cached embedder nothing is embedded twice, so a broken-off
 * import resumes. Throws FailureError invalid-request, before anything is embedded, for a template of a label or property that no node has.
 */
export async function embedNodes(
  writer: GraphWriter,
  count: number,
  embedder: Embedder,
  signal: AbortSignal,
  progress: Listener,
  templates?: NodeTemplates,
): Promise<void> {
  const labels = templates ? await labelNames(writer) : [];
  if (templates) await checkTemplates(writer, templates, labels);
  for (let first = 0; first < count; first += NODES_PER_BATCH) {
    signal.throwIfAborted();
    const end = Math.min(count, first + NODES_PER_BATCH);
    const texts = templates
      ? await readWords(writer, [first, end], labels, templates)
      : await readTexts(writer, [first, end]);
    const vectors = await embedder.embed(texts, {
      signal,
      progress: (done) => progress(first + done, count),
    });
    await writer.appendVectors(first, vectors, embedder.width);
    progress(first + texts.length, count);
  }
}

type Span = [first: number, end: number];

/** Name and text: most graphs have no template, and need no more columns read. */
async function readTexts({ staging }: GraphWriter, span: Span): Promise<string[]> {
  const texts: string[] = [];
  const query = `SELECT node, name, text FROM nodes WHERE node >= $1 AND node < $2
    UNION ALL SELECT node, name, '' FROM plain_nodes WHERE node >= $1 AND node < $2 ORDER BY node`;
  for await (const batch of staging.batches(query, span)) {
    const names = batch.strings(1);
    batch.strings(2).forEach((text, row) => {
      texts.push(nodeWords({ id: "", name: names[row]!, text, labels: [], properties: {} }));
    });
  }
  return texts;
}

async function readWords(
  { staging }: GraphWriter,
  span: Span,
  labels: readonly string[],
  templates: NodeTemplates,
): Promise<string[]> {
  const words: string[] = [];
  const query = `SELECT node, id, name, text, labels, properties FROM nodes WHERE node >= $1 AND node < $2
    UNION ALL SELECT node, id, name, '', [], '{}' FROM plain_nodes WHERE node >= $1 AND node < $2 ORDER BY node`;
  for await (const batch of staging.batches(query, span)) {
    const [ids, names, texts, properties] = [1, 2, 3, 5].map((column) => batch.strings(column));
    batch.values(4).forEach((handles, row) => {
      const own = (handles as readonly number[]).map((handle) => labels[handle]!);
      const parts = { id: ids![row]!, name: names![row]!, text: texts![row]!, labels: own };
      words.push(nodeWords({ ...parts, properties: toProperties(properties![row]!) }, templates));
    });
  }
  return words;
}

async function labelNames({ staging }: GraphWriter): Promise<string[]> {
  const rows = await staging.rows("SELECT name FROM labels ORDER BY label");
  return rows.map(({ name }) => String(name));
}

async function checkTemplates(
  { staging }: GraphWriter,
  templates: NodeTemplates,
  labels: readonly string[],
): Promise<void> {
  const stray = Object.keys(templates).find((label) => label !== "" && !labels.includes(label));
  if (stray !== undefined)
    throw refused(message("template-label", { label: stray, labels: labels.join(", ") }));
  const missing = new Set(propertiesRead(templates));
  if (missing.size === 0) return;
  for await (const batch of staging.batches("SELECT properties FROM nodes"))
    for (const text of batch.strings(0)) {
      if (text === "{}") continue;
      for (const name of Object.keys(toProperties(text))) missing.delete(name);
    }
  for (const name of missing) throw refused(message("template-property", { name }));
}

function refused(reason: ReturnType<typeof message>): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
