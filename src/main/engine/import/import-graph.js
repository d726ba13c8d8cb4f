import { createGraph } from "../store/graph-writer";
import { embedNodes } from "./embed-nodes";
import { fileSize, headBytes } from "./file-bytes";
import { guessFormat } from "./formats";
import { GraphBuilder } from "./graph-builder";
import { refuse } from "./import-run";
import { readGexf } from "./read-gexf";
import { readGraphml } from "./read-graphml";
import { readJsonl } from "./read-jsonl";
import { readKgqa } from "./read-kgqa";
import { readNeo4jCsv } from "./read-neo4j-csv";
import { readTriples } from "./read-triples";
import { RejectList } from "./reject-list";
import { readSchemaFile } from "./schema-rules";
/** Imports the files into one graph. Throws a FailureError when a file is refused, an AbortError when cancelled. */
export async function importGraph(request) {
  const start = performance.now();
  const { files, signal } = request;
  const format = request.format ?? (await agreeOnFormat(files, signal));
  const rules = request.schema === undefined ? undefined : await readSchemaFile(request.schema);
  const run = await startRun(request);
  const writer = await createGraph(request.target);
  try {
    const graph = await readAll(request, format, run, writer, rules);
    const embedded = await addVectors(request, writer, graph);
    await save(request, writer, graph, embedded > 0);
    return {
      ...{ graph: request.into, format, nodes: graph.nodeCount, edges: graph.edgeCount, embedded },
      ...{ rejects: run.rejects.kept, rejected: run.rejects.count, ms: performance.now() - start },
    };
  } catch (fault) {
    await writer.abandon();
    throw fault;
  }
}
async function agreeOnFormat(files, signal) {
  const formats = [];
  for (const file of files) {
    const head = (await headBytes(file, signal)).toString("utf8");
    if (head.trim() === "") refuse(file, "it is empty");
    const format = guessFormat(file.name, head);
    if (!format) refuse(file, "its format is not one we know: name it with --format");
    if (formats[0] && format !== formats[0]) refuse(file, `it is ${format}, the first file is ${formats[0]}`);
    formats.push(format);
  }
  return formats[0] ?? refuse({ name: "", path: "" }, "no file was given");
}
async function startRun({ files, signal, progress }) {
  let total = 0;
  for (const file of files) total += await fileSize(file);
  let done = 0;
  const onBytes = (bytes) => progress({ stage: "read", done: (done += bytes), total });
  return { signal, rejects: new RejectList(), onBytes };
}
async function readAll({ files, embedder, nameColumn }, format, run, writer, rules) {
  const nodesAreFinal = format === "neo4j-csv" || format === "graphml" || format === "gexf";
  const keepsVectors = embedder === undefined;
  const graph = new GraphBuilder(writer, run.rejects, {
    nodesAreFinal,
    keepsVectors,
    ...(rules && { rules }),
  });
  const options = nameColumn === undefined ? {} : { nameColumn };
  await READERS[format](files, graph, run, options);
  await graph.end();
  if (graph.nodeCount === 0) refuse(files[0], nothingRead(run.rejects));
  return graph;
}
const READERS = {
  triples: readTriples,
  "neo4j-csv": readNeo4jCsv,
  jsonl: readJsonl,
  kgqa: readKgqa,
  graphml: readGraphml,
  gexf: readGexf,
};
function nothingRead({ kept: [first], count }) {
  if (!first) return "there is no row in it";
  return `none of its ${count} rows can be used (line ${first.line}: ${first.reason})`;
}
async function addVectors({ files, embedder, signal, progress }, writer, graph) {
  if (!embedder) {
    if (graph.vectorCount > 0 && graph.vectorCount < graph.nodeCount)
      refuse(files[0], `only ${graph.vectorCount} of ${graph.nodeCount} nodes have a vector`);
    return 0;
  }
  const onDone = (done, total) => progress({ stage: "embed", done, total });
  await embedNodes(writer, graph.nodeCount, embedder, signal, onDone);
  return graph.nodeCount;
}
async function save({ into, files, embedder, meta, signal, progress }, writer, graph, isEmbedded) {
  progress({ stage: "save", done: 0, total: 1 });
  const ownModel = graph.vectorCount > 0 ? "from file" : "";
  await writer.writeMeta({
    ...{ title: into, description: "", licence: "", attribution: "", questions: "[]" },
    ...{ vectorModel: isEmbedded ? embedder.name : ownModel },
    ...{ importedFrom: files.map(({ name }) => name).join(", ") },
    ...meta,
    name: into,
  });
  signal.throwIfAborted();
  await writer.finish();
  progress({ stage: "save", done: 1, total: 1 });
}
