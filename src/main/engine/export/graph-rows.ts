/** A graph file read row by row, in order of handle, for writing it out in another form. */
import type { Evidence, PropertyValue } from "../../../shared/graph";
import { countUndirected, readUndirected, type Vocabulary } from "../store/details";
import type { DuckDbFile, Value } from "../store/duckdb-file";
import { checkedVocabulary, readGraphFile, unreadable } from "../store/graph-file";
import type { Meta } from "../store/layout";
import { readVectorWidth } from "../store/vectors";
import { fromHalfFloats } from "../../../shared/half-floats";

export interface NodeRow {
  readonly handle: number;
  readonly id: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly text: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
}

export interface EdgeRow {
  readonly handle: number;
  /** Handles of the ends. */
  readonly source: number;
  readonly target: number;
  readonly relation: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly evidence: readonly Evidence[];
  /** Only there, and true, where the edge joins its ends in no direction. */
  readonly undirected?: true;
}

/** A mention in a graph that was built from texts; offsets are UTF-16 units into its document's text. */
export interface MentionRow {
  readonly document: string;
  readonly chunk: string;
  readonly start: number;
  readonly end: number;
  readonly type: string;
  /** Id of its entity's node. */
  readonly entity: string;
}

/** What the writers read: every node and edge in order of handle, in lists; asked again, it starts anew. */
export interface RowSource {
  readonly meta: Meta;
  /** Ids by node handle. */
  readonly ids: readonly string[];
  nodes(): AsyncIterable<readonly NodeRow[]>;
  edges(): AsyncIterable<readonly EdgeRow[]>;
}

const ROWS = 16_384;
/** Rows that are read at once: others are served before the next. */
const ROWS_AT_ONCE = 4096;

/** Opens a graph file to read all of it; throws FailureError graph-missing or graph-unreadable. */
export function openGraphRows(path: string): Promise<GraphRows> {
  return readGraphFile(path, async (file) => {
    const vocabulary = await checkedVocabulary(file);
    const ids: string[] = [];
    for await (const batch of file.batches("SELECT id FROM nodes ORDER BY node"))
      for (const id of batch.strings(0)) ids.push(id);
    const [edges] = await file.rows("SELECT count(*) AS count FROM edges");
    return new GraphRows(file, vocabulary, ids, Number(edges!["count"]));
  });
}

/** An open graph file; only the ids of all nodes are held in memory. */
export class GraphRows implements RowSource {
  /** Told how many rows were read, over all passes. */
  onRows: (rows: number) => void = () => undefined;

  constructor(
    private readonly file: DuckDbFile,
    private readonly vocabulary: Vocabulary,
    /** Ids by node handle. */
    readonly ids: readonly string[],
    readonly edgeCount: number,
  ) {}

  get meta(): Meta {
    return this.vocabulary.meta;
  }

  get nodeCount(): number {
    return this.ids.length;
  }

  /** Every node from handle `start` on, in lists of some thousands. */
  async *nodes(start = 0): AsyncGenerator<readonly NodeRow[]> {
    const query = "SELECT * FROM nodes WHERE node >= $1 AND node < $2 ORDER BY node";
    for (let first = start; first < this.nodeCount; first += ROWS) {
      const rows = await this.inPieces(query, first, (row) => this.toNode(row));
      yield rows;
      this.onRows(rows.length);
    }
  }

  /** Every edge from handle `start` on with its evidence, in lists of some thousands. */
  async *edges(start = 0): AsyncGenerator<readonly EdgeRow[]> {
    const query = "SELECT * FROM edges WHERE edge >= $1 AND edge < $2 ORDER BY edge";
    for (let first = start; first < this.edgeCount; first += ROWS) {
      const evidence = await this.evidence(first);
      const undirected = await readUndirected(this.file, this.vocabulary.meta, [first, first + ROWS]);
      const rows = await this.inPieces(query, first, (row) => this.toEdge(row, evidence, undirected));
      yield rows;
      this.onRows(rows.length);
    }
  }

  /** Names of labels, and names and words of relations, in order of handle. */
  get names(): Pick<Vocabulary, "labels" | "relations"> {
    return this.vocabulary;
  }

  /** The texts that the graph was built from, in their order; none in other graphs. */
  async documents(): Promise<{ id: string; about: string; text: string }[]> {
    // The first layouts have no such table.
    const rows = await this.file.rows("SELECT id, about, text FROM documents ORDER BY rowid").catch(() => []);
    return rows.map(({ id, about, text }) => ({ id: String(id), about: String(about), text: String(text) }));
  }

  /** In the order of the texts. */
  async mentions(): Promise<MentionRow[]> {
    const rows = await this.rows("SELECT * FROM mentions ORDER BY rowid");
    return rows.map((row) => ({
      ...{ document: String(row["document"]), chunk: String(row["chunk"]) },
      ...{ start: Number(row["start_char"]), end: Number(row["end_char"]) },
      ...{ type: String(row["type"]), entity: String(row["entity"]) },
    }));
  }

  /** Edges without a direction. */
  undirectedCount(): Promise<number> {
    return countUndirected(this.file, this.vocabulary.meta);
  }

  /** Numbers in each vector, 0 when there are none. */
  vectorWidth(): Promise<number> {
    return readVectorWidth(this.file);
  }

  /** Vectors of nodes from handle `start` on, row-major, in the portions that the file keeps. */
  async *vectors(start = 0): AsyncGenerator<{ first: number; vectors: Float32Array }> {
    const portions = await this.rows("SELECT first FROM vectors WHERE first + count > $1 ORDER BY first", [
      start,
    ]);
    for (const { first } of portions)
      for await (const batch of this.file.batches("SELECT data FROM vectors WHERE first = $1", [
        Number(first),
      ]))
        for (const bytes of batch.blobs(0))
          yield {
            first: Number(first),
            vectors: fromHalfFloats(new Uint16Array(Uint8Array.from(bytes).buffer)),
          };
  }

  close(): void {
    this.file.close();
  }

  /** The rows from a handle on that are handed on together. */
  private async inPieces<R>(
    query: string,
    first: number,
    toRow: (row: Record<string, Value>) => R,
  ): Promise<R[]> {
    const rows: R[] = [];
    for (let from = first; from < first + ROWS; from += ROWS_AT_ONCE)
      for (const row of await this.rows(query, [from, from + ROWS_AT_ONCE])) rows.push(toRow(row));
    return rows;
  }

  /** A block that is damaged is met only when its rows are asked for. */
  private rows(sql: string, parameters: readonly number[] = []): Promise<Record<string, Value>[]> {
    return this.file.rows(sql, parameters).catch((fault: unknown) => {
      throw unreadable(fault, this.file.path);
    });
  }

  private async evidence(first: number): Promise<Map<number, Evidence[]>> {
    const query = "SELECT * FROM evidence WHERE edge >= $1 AND edge < $2 ORDER BY edge, rowid";
    const found = new Map<number, Evidence[]>();
    const rows = await this.inPieces(query, first, (row) => [Number(row["edge"]), toEvidence(row)] as const);
    for (const [edge, evidence] of rows) {
      const known = found.get(edge);
      if (known === undefined) found.set(edge, [evidence]);
      else known.push(evidence);
    }
    return found;
  }

  private toNode(row: Record<string, Value>): NodeRow {
    const labels = (row["labels"] as readonly Value[]).map((label) => this.vocabulary.labels[Number(label)]!);
    const { id, name, text } = row;
    const texts = { id: String(id), name: String(name), text: String(text) };
    return { handle: Number(row["node"]), ...texts, labels, properties: toProperties(row) };
  }

  private toEdge(
    row: Record<string, Value>,
    evidence: ReadonlyMap<number, Evidence[]>,
    undirected: ReadonlySet<number>,
  ): EdgeRow {
    const handle = Number(row["edge"]);
    return {
      handle,
      source: Number(row["source"]),
      target: Number(row["target"]),
      relation: this.vocabulary.relations[Number(row["relation"])]!.name,
      properties: toProperties(row),
      evidence: evidence.get(handle) ?? [],
      ...(undirected.has(handle) && { undirected: true as const }),
    };
  }
}

function toProperties({ properties }: Record<string, Value>): Record<string, PropertyValue> {
  return properties === "{}" ? {} : (JSON.parse(String(properties)) as Record<string, PropertyValue>);
}

function toEvidence(row: Record<string, Value>): Evidence {
  const { start_char: start, end_char: end } = row;
  const place = start === null || end === null ? {} : { start: Number(start), end: Number(end) };
  const references = (row["refs"] as readonly Value[]).map(String);
  return { text: String(row["text"]), source: String(row["source"]), ...place, references };
}
