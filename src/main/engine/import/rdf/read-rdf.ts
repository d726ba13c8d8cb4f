/** RDF in its other forms than JSON-LD: Turtle, TriG, N-Triples, N-Quads and RDF/XML. What is read of it is what is read of JSON-LD. */
import { extname } from "node:path";
import { ReasonError } from "../../../../shared/failure";
import type { GraphBuilder } from "../graph/graph-builder";
import { readDocumentText, refusing } from "../json/json-document";
import { BlankIds, type Statement } from "../jsonld/statements";
import { Statements } from "../jsonld/statements-graph";
import { gunzipName } from "../source/file-names";
import type { ImportRun, SourceFile } from "../source/import-run";
import { foldLists } from "./fold-lists";
import { sayRdfXml } from "./rdf-xml";
import type { RdfSink } from "./quads";
import { sayTurtle } from "./turtle";

/** Reads all documents into one graph; a thing that several tell of is one. Refuses what breaks the grammar, naming the line. */
export async function readRdf(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const [statements, blanks] = [new Statements(), new BlankIds()];
  for (const file of files) {
    const said: Statement[] = [];
    const text = await readDocumentText(file, run);
    const sink: RdfSink = {
      say: (one) => void said.push(one),
      blank: blanks.renamed(),
      forget: () => void said.splice(0),
      turnDown: (line, reason) => {
        run.elements.of(file.name).edges++;
        run.rejects.add(file.name, line, reason);
      },
    };
    await sayAll(file, text, sink, run).catch(refusing(file));
    for (const one of foldLists(said)) statements.add(named(one, file.name));
    run.signal.throwIfAborted();
  }
  const count = run.elements.of(files[0]!.name);
  count.nodes += statements.nodeCount;
  count.edges += statements.edgeCount;
  await statements.write(files[0]!.name, graph, run);
}

const XML = /^\s*(?:<\?xml|<!--|<!DOCTYPE|<rdf:RDF|<RDF[\s>])/;

/** A beginning alone breaks off somewhere: what is said up to there is shown. */
async function sayAll({ name }: SourceFile, text: string, sink: RdfSink, run: ImportRun): Promise<void> {
  try {
    if (XML.test(text)) sayRdfXml(text, sink);
    else
      await sayTurtle(
        run.isCut === true ? wholeLines(text) : text,
        sink,
        extname(gunzipName(name)).slice(1).toLowerCase(),
      );
  } catch (fault) {
    if (!(run.isCut === true && fault instanceof ReasonError)) throw fault;
  }
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf("\n") + 1);
}

/** The document itself has no address where none is given. */
function named(one: Statement, document: string): Statement {
  const { subject, object } = one;
  return { ...one, subject: subject || document, object: object === "" ? document : object };
}
