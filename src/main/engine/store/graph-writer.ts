/** Writes a new graph file: columns in, one finished file out, or nothing. */
import { FailureError } from "../../../shared/failure";
import { findFault } from "./graph-faults";
import { toHalfFloats } from "../../../shared/half-floats";
import { CREATE_TABLES, LAYOUT_VERSION, type Meta } from "./layout";
import { createStaging, removeStaging, stagingPathOf, swapGraph, type StagingDatabase } from "./staging";

/** Rows of equal length; null means empty texts, no properties (JSON text otherwise) or no labels. */
export interface NodeRows {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly labels: readonly (readonly number[])[] | null;
  readonly texts: readonly string[] | null;
  readonly properties: readonly string[] | null;
}

export interface EdgeRows {
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  readonly relations: Int32Array;
  readonly properties: readonly string[] | null;
}

/** `starts` and `ends` are UTF-16 offsets into `texts`, −1 where there are none. */
export interface EvidenceRows {
  readonly edges: Int32Array;
  readonly texts: readonly string[];
  readonly sources: readonly string[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly references: readonly (readonly string[])[];
}

/** Documents with what is known of each (JSON text) and their mentions of nodes; offsets are UTF-16 units into the document's text. */
export interface DocumentRows {
  readonly ids: readonly string[];
  readonly abouts: readonly string[];
  readonly texts: readonly string[];
}

export interface MentionRows {
  readonly documents: readonly string[];
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly types: readonly string[];
  readonly entities: readonly string[];
}

/** Rows without labels, texts and properties wait here: the tables of the layout take them ten times faster by SQL. */
const CREATE_PLAIN = [
  "CREATE TEMP TABLE plain_nodes (node INTEGER, id VARCHAR, name VARCHAR)",
  "CREATE TEMP TABLE plain_edges (edge INTEGER, source INTEGER, target INTEGER, relation INTEGER)",
];

/** Opens a writer for the graph that shall lie at `finalPath`; the graph that lies there stays until `finish`. */
export async function createGraph(finalPath: string): Promise<GraphWriter> {
  const stagingPath = stagingPathOf(finalPath);
  const staging = await createStaging(stagingPath);
  await staging.runTogether([...CREATE_TABLES, ...CREATE_PLAIN]);
  return new GraphWriter(finalPath, stagingPath, staging);
}

/**
 * A graph being written. Handles are given in the order of appending, from 0. Tables may instead be filled by SQL through
 * `staging` (INSERT INTO edges SELECT …), one way or the other per table; `finish` checks both alike.
 */
export class GraphWriter {
  private nodes = 0;
  private edges = 0;

  constructor(
    private readonly finalPath: string,
    private readonly stagingPath: string,
    /** The database itself: layout tables as in layout.ts, and any TEMP table one cares to make. */
    readonly staging: StagingDatabase,
  ) {}

  async writeMeta(meta: Meta): Promise<void> {
    const entries = Object.entries({ ...meta, layout: String(LAYOUT_VERSION) });
    await this.staging.append("meta", [entries.map(([key]) => key), entries.map(([, value]) => value)]);
  }

  /** Label names; their places are their handles. */
  async writeLabels(names: readonly string[]): Promise<void> {
    await this.staging.append("labels", [handles(0, names.length), names]);
  }

  /** Relation names and their words; their places are their handles. */
  async writeRelations(names: readonly string[], words: readonly string[]): Promise<void> {
    await this.staging.append("relations", [handles(0, names.length), names, words]);
  }

  /** Returns the handle of the first node appended. */
  async appendNodes({ ids, names, labels, texts, properties }: NodeRows): Promise<number> {
    const first = this.nodes;
    this.nodes += ids.length;
    const known = [handles(first, ids.length), ids, names];
    if (!labels && !texts && !properties) await this.staging.append("plain_nodes", known);
    else
      await this.staging.append("nodes", [
        ...known,
        labels ?? ids.map(() => []),
        texts ?? ids.map(() => ""),
        properties ?? ids.map(() => "{}"),
      ]);
    return first;
  }

  /** Returns the handle of the first edge appended. Without properties it is ten times faster. */
  async appendEdges({ sources, targets, relations, properties }: EdgeRows): Promise<number> {
    const first = this.edges;
    this.edges += sources.length;
    const known = [handles(first, sources.length), sources, targets, relations];
    await this.staging.append(...(properties ? withProperties(known, properties) : plain(known)));
    return first;
  }

  /** Handles of edges that join their ends in no direction. */
  async appendUndirected(edges: Int32Array): Promise<void> {
    await this.staging.append("undirected", [edges]);
  }

  async appendEvidence({ edges, texts, sources, starts, ends, references }: EvidenceRows): Promise<void> {
    await this.staging.append("evidence", [edges, texts, sources, starts, ends, references]);
  }

  async appendDocuments({ ids, abouts, texts }: DocumentRows): Promise<void> {
    await this.staging.append("documents", [ids, abouts, texts]);
  }

  async appendMentions({ documents, starts, ends, types, entities }: MentionRows): Promise<void> {
    const chunks = documents.map(() => "");
    await this.staging.append("mentions", [documents, chunks, starts, ends, types, entities]);
  }

  /** Vectors of length 1, row-major, of the nodes from handle `first` on; kept as half-precision floats. */
  async appendVectors(first: number, vectors: Float32Array, width: number): Promise<void> {
    const halves = toHalfFloats(vectors);
    const bytes = new Uint8Array(halves.buffer, halves.byteOffset, halves.byteLength);
    const count = vectors.length / width;
    await this.staging.append("vectors", [
      Int32Array.of(first),
      Int32Array.of(count),
      Int32Array.of(width),
      [bytes],
    ]);
  }

  /** Checks the whole, writes it out, closes it and puts it in place. On a fault everything is removed and a FailureError thrown. */
  async finish(): Promise<void> {
    try {
      await this.settle();
      const fault = await findFault(this.staging);
      if (fault) throw new FailureError({ kind: "import-failed", file: this.finalPath, reason: fault });
      await this.staging.run("CHECKPOINT");
      this.staging.close();
      await swapGraph(this.stagingPath, this.finalPath);
    } catch (fault) {
      await this.abandon();
      throw fault;
    }
  }

  /** Closes and removes what was written; the graph that was there stays. */
  async abandon(): Promise<void> {
    await this.staging.discard();
    await removeStaging(this.stagingPath);
  }

  private async settle(): Promise<void> {
    const { staging } = this;
    await staging.run("INSERT INTO nodes SELECT node, id, name, [], '', '{}' FROM plain_nodes");
    await staging.run("INSERT INTO edges SELECT edge, source, target, relation, '{}' FROM plain_edges");
    await staging.run("DROP TABLE plain_nodes; DROP TABLE plain_edges");
    await staging.run("UPDATE evidence SET start_char = NULL, end_char = NULL WHERE start_char < 0");
  }
}

type Append = [table: string, columns: readonly (Int32Array | readonly string[])[]];
const plain = (known: readonly Int32Array[]): Append => ["plain_edges", known];
const withProperties = (known: readonly Int32Array[], properties: readonly string[]): Append => [
  "edges",
  [...known, properties],
];

function handles(first: number, count: number): Int32Array {
  const column = new Int32Array(count);
  for (let at = 0; at < count; at++) column[at] = first + at;
  return column;
}
