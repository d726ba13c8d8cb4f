/** Which reader takes which format. */
import type { ImportFormat } from "../../../shared/import/preview";
import type { GraphBuilder } from "./graph/graph-builder";
import { readBiomedical, type BiomedicalOptions } from "./biomedical/read-biomedical";
import type { ImportRun, SourceFile } from "./source/import-run";
import { readCx } from "./json/read-cx";
import { readCyjs } from "./json/read-cyjs";
import { readGml } from "./json/read-gml";
import { readJsonDocuments, type JsonOptions } from "./json/read-json";
import { readDot, readPajek, readSif } from "./networks/read-networks";
import { readGexf } from "./xml/read-gexf";
import { readGraphml } from "./xml/read-graphml";
import { readJsonld } from "./jsonld/read-jsonld";
import { readObo } from "./rdf/read-obo";
import { readRdf } from "./rdf/read-rdf";
import { readJsonl } from "./json/read-jsonl";
import { readKgqa } from "./json/read-kgqa";
import { readNeo4jCsv, type Neo4jCsvOptions } from "./tables/read-neo4j-csv";
import { readLibrary } from "./library/read-library";
import { readTables, type TableOptions } from "./tables/read-tables";

/** Reads all files of an import into the builder. */
export type Reader = (
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options: Neo4jCsvOptions & TableOptions & BiomedicalOptions & JsonOptions,
) => Promise<void>;

interface FormatReader {
  readonly read: Reader;
  /** Whether the format says all there is to know of a node at once. */
  readonly nodesAreFinal: boolean;
}

/** The reader of each format. */
export const READERS: Readonly<Record<ImportFormat, FormatReader>> = {
  triples: { read: readTables, nodesAreFinal: false },
  "neo4j-csv": { read: readNeo4jCsv, nodesAreFinal: true },
  jsonl: { read: readJsonl, nodesAreFinal: false },
  gml: { read: readGml, nodesAreFinal: true },
  dot: { read: readDot, nodesAreFinal: true },
  pajek: { read: readPajek, nodesAreFinal: true },
  sif: { read: readSif, nodesAreFinal: true },
  json: { read: readJsonDocuments, nodesAreFinal: false },
  jsonld: { read: readJsonld, nodesAreFinal: true },
  rdf: { read: readRdf, nodesAreFinal: true },
  obo: { read: readObo, nodesAreFinal: false },
  kgqa: { read: readKgqa, nodesAreFinal: false },
  graphml: { read: readGraphml, nodesAreFinal: true },
  gexf: { read: readGexf, nodesAreFinal: true },
  cyjs: { read: readCyjs, nodesAreFinal: true },
  cx: { read: readCx, nodesAreFinal: true },
  library: { read: readLibrary, nodesAreFinal: true },
  biomedical: { read: readBiomedical, nodesAreFinal: false },
};
