/** Gives every node of a graph being written its vector. */
import type { Embedder } from "../../models/embedder";
import type { GraphWriter } from "../../store/graph-writer";

const NODES_PER_BATCH = 4096;

type Listener = (done: number, total: number) => void;

/** What the embedder reads of a node: its name, and its text where there is one. */
function nodeWords(name: string, text: string): string {
  return text === "" ? name : `${name}: ${text}`;
}

/** Embeds all `count` nodes in order of handle. With a cached embedder nothing is embedded twice, so a broken-off import resumes. */
export async function embedNodes(
  writer: GraphWriter,
  count: number,
  embedder: Embedder,
  signal: AbortSignal,
  progress: Listener,
): Promise<void> {
  for (let first = 0; first < count; first += NODES_PER_BATCH) {
    signal.throwIfAborted();
    const texts = await readTexts(writer, first, Math.min(count, first + NODES_PER_BATCH));
    const vectors = await embedder.embed(texts, {
      signal,
      progress: (done) => progress(first + done, count),
    });
    await writer.appendVectors(first, vectors, embedder.width);
    progress(first + texts.length, count);
  }
}

async function readTexts({ staging }: GraphWriter, first: number, end: number): Promise<string[]> {
  const texts: string[] = [];
  const query = `SELECT node, name, text FROM nodes WHERE node >= $1 AND node < $2
    UNION ALL SELECT node, name, '' FROM plain_nodes WHERE node >= $1 AND node < $2 ORDER BY node`;
  for await (const batch of staging.batches(query, [first, end])) {
    const names = batch.strings(1);
    batch.strings(2).forEach((text, row) => texts.push(nodeWords(names[row]!, text)));
  }
  return texts;
}
