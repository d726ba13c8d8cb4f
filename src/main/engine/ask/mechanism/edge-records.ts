/** Which curated records, references or publications stand behind an edge. */
import type { CandidateGraph, EdgeDetails } from "../../../../shared/graph";
import type { GraphStore } from "../../store/graph-store";

/** Edges whose records are looked up at most: what lies between two hubs is no mechanism any more. */
const MOST_EDGES = 6000;
const NAMES_RECORDS = /^(?:records?|sources?|references?|publications?|pmids?|pubmed)$/iu;

/** Records by edge handle that were read of a graph file, which does not change while it is open: what is asked next crosses the same hubs. A database may change between two questions. */
const READ = new WeakMap<GraphStore, Map<number, ReadonlySet<string>>>();
/** Edges whose records are kept; beyond them all are read anew. */
const MOST_KEPT = 50_000;

/** Records of candidate edges, fetched when first asked for. */
export class EdgeRecords {
  readonly #known = new Map<number, ReadonlySet<string>>();

  constructor(
    private readonly graph: CandidateGraph,
    private readonly store: GraphStore,
    private readonly signal: AbortSignal,
  ) {}

  /** Fetches those of `rows` that are not known yet; false where that would be too many. */
  async fetch(rows: readonly number[]): Promise<boolean> {
    if (!this.fits(rows)) return false;
    const more = this.unknown(rows);
    const kept = READ.get(this.store) ?? new Map<number, ReadonlySet<string>>();
    if (this.store.wholeGraph) READ.set(this.store, kept);
    const missing: number[] = [];
    for (const row of more) {
      const known = kept.get(this.graph.edges[row]!);
      if (known) this.#known.set(row, known);
      else missing.push(row);
    }
    if (missing.length === 0) return true;
    const handles = missing.map((row) => this.graph.edges[row]!);
    const details = await this.store.edgeDetails(handles, this.signal);
    if (kept.size + missing.length > MOST_KEPT) kept.clear();
    missing.forEach((row, at) => {
      const records = recordsOf(details[at]!);
      this.#known.set(row, records);
      kept.set(handles[at]!, records);
    });
    return true;
  }

  /** Whether those of `rows` too may be looked up. */
  fits(rows: readonly number[]): boolean {
    return this.#known.size + this.unknown(rows).length <= MOST_EDGES;
  }

  private unknown(rows: readonly number[]): number[] {
    return [...new Set(rows)].filter((row) => !this.#known.has(row));
  }

  /** Of an edge that was fetched. */
  of(row: number): ReadonlySet<string> {
    return this.#known.get(row) ?? new Set();
  }
}

/** Records behind an edge; none where it carries none. */
export function recordsOf({ evidence, properties }: EdgeDetails): ReadonlySet<string> {
  // A database ("infores:drugcentral") is what edges were taken from, no record that tells one thing.
  const database = properties["primary_knowledge_source"];
  const isRecord = (source: string) => source !== "" && source !== database && !source.startsWith("infores:");
  const sources = evidence.map(({ source }) => source).filter(isRecord);
  if (sources.length > 0) return new Set(sources);
  const references = evidence.flatMap((one) => one.references);
  const told = Object.entries(properties).flatMap(([name, value]) =>
    NAMES_RECORDS.test(name) ? [value].flat().map(String) : [],
  );
  return new Set([...references, ...told]);
}
