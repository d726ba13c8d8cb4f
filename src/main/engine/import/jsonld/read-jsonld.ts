/** JSON-LD: statements in JSON whose context says what its words mean. Contexts that lie elsewhere are files given along, never fetched. */
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import { readDocument, refusing } from "../json/json-document";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { named } from "../source/reject-list";
import { expandDocument, type FindContext } from "./expand";
import { localContexts, partContexts } from "./local-contexts";
import { BlankIds, sayNodes } from "./statements";
import { Statements } from "./statements-graph";

interface Document {
  readonly file: SourceFile;
  readonly name: string;
  readonly value: unknown;
}

/** Reads all documents into one graph; a thing that several tell of is one. Refuses a context that is not at hand, and rules that are broken. */
export async function readJsonld(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const read: Document[] = [];
  for (const file of files) read.push({ file, name: file.name, value: await readDocument(file, run) });
  const { contexts, documents } = partContexts(read);
  if (documents.length === 0) refuse(files[0]!, message("jsonld-context-only"));
  const find = localContexts(contexts, documents);
  const [statements, blanks] = [new Statements(), new BlankIds()];
  for (const document of documents) {
    await say(document, { find, statements, blanks, run }).catch(refusing(document.file));
    run.signal.throwIfAborted();
  }
  const count = run.elements.of(documents[0]!.name);
  count.nodes += statements.nodeCount;
  // A statement that means nothing is one of the file's own.
  count.edges += statements.edgeCount + run.rejects.count;
  await statements.write(documents[0]!.name, graph, run);
}

interface Into {
  readonly find: FindContext;
  readonly statements: Statements;
  readonly blanks: BlankIds;
  readonly run: ImportRun;
}

/** Says what a document says; words that mean nothing are turned down. */
async function say({ name, value }: Document, { find, statements, blanks, run }: Into): Promise<void> {
  const lost = (word: string): void =>
    run.rejects.add(name, 1, message("jsonld-word-lost", { word: named(word) }));
  const nodes = await expandDocument(value, find, lost);
  sayNodes(nodes, { say: (one) => statements.add(one), blank: blanks.renamed(), lost, document: name });
}
