/** The documents of an open graph: read when first needed, and the graphs of a few cuts, kept. */
import { FailureError } from "../../../../shared/failure";
import { parseCut, type Cut } from "../../../../shared/documents/cut";
import { writeDate } from "../../../../shared/documents/document-dates";
import { message } from "../../../../shared/sentences/sentences";
import type { DuckDbFile } from "../duckdb-file";
import type { Meta } from "../layout";
import { once } from "../once";
import type { Topology } from "../topology";
import {
  readTexts,
  readTitles,
  type AllTimes,
  type DatedDocuments,
  type DocumentShelf,
  type EdgeDocuments,
  type StoredText,
} from "./documents";
import type { Steps } from "./list-paths";
import { knownThen, type KnownThen } from "./known-then";
import { readOccurrences } from "./occurrences";
import type { PastGraph } from "./past";
import { pastGraph } from "./past-graph";

const KEPT_CUTS = 4;

/** A cut as a recipe writes it, undefined for ""; throws FailureError invalid-request where it cannot be read. */
export function readCut(text: string): Cut | undefined {
  if (text.trim() === "") return undefined;
  const cut = parseCut(text);
  if (!cut)
    throw new FailureError({
      kind: "invalid-request",
      reason: message("cut-unread", { text: text.slice(0, 60) }),
    });
  return cut;
}

/** Steps along the edges that a past graph knows, either way. */
export function stepsOfPast({ starts, far, edge, count }: PastGraph): Steps {
  return {
    nodes: starts.length - 1,
    each(node, visit) {
      for (let row = starts[node]!; row < starts[node + 1]!; row++) visit(edge[row]!, far[row]!, count[row]!);
    },
  };
}

export class StoredLibrary implements DocumentShelf {
  private readonly occurrences = once(() => readOccurrences(this.file, this.meta, this.topology.edgeCount));
  private readonly pasts = new Map<string, PastGraph>();
  private readonly knowns = new WeakMap<PastGraph, KnownThen | undefined>();

  constructor(
    private readonly file: DuckDbFile,
    private readonly meta: Meta,
    private readonly topology: Topology,
  ) {}

  async past(text: string): Promise<PastGraph> {
    const cut = readCut(text);
    const key = cut ? `${cut.kind}:${cut.value.toString()}` : "";
    const known = this.pasts.get(key);
    const past = known ?? pastGraph(this.topology, await this.occurrences(), cut);
    this.pasts.delete(key);
    this.pasts.set(key, past);
    for (const oldest of [...this.pasts.keys()].slice(0, -KEPT_CUTS)) this.pasts.delete(oldest);
    return past;
  }

  /** What concepts are called up to a cut; the same value for the same past graph. */
  async known(text: string): Promise<KnownThen | undefined> {
    const past = await this.past(text);
    if (!this.knowns.has(past)) this.knowns.set(past, knownThen(await this.occurrences(), past));
    return this.knowns.get(past);
  }

  async documents(edges: readonly number[], text: string): Promise<EdgeDocuments[]> {
    const past = await this.past(text);
    const occurrences = await this.occurrences();
    const { starts, of, ids } = occurrences;
    const time = occurrences.times[past.kind];
    return edges.map((edge) => {
      const rows = [...of.subarray(starts[edge], starts[edge + 1])].filter((at) => past.isPast[at] === 1);
      const timed = rows.filter((row) => time[row]! > 0).sort((one, other) => time[one]! - time[other]!);
      const told = (row: number | undefined): string =>
        row === undefined ? "" : past.kind === "date" ? writeDate(time[row]!) : ids[row]!;
      return {
        edge,
        documents: rows.map((row) => ids[row]!),
        first: told(timed[0]),
        last: told(timed.at(-1)),
      };
    });
  }

  /** Whenever they were written: what a person looks at, never what a stage reads. */
  async dated(edges: readonly number[], text: string): Promise<DatedDocuments> {
    const { kind } = await this.past(text);
    const { starts, of, ids, times } = await this.occurrences();
    const dated = edges.map((edge) =>
      [...of.subarray(starts[edge], starts[edge + 1])]
        .map((row) => ({ id: ids[row]!, time: times[kind][row]! }))
        .sort((one, other) => one.time - other.time),
    );
    return { kind, edges: dated };
  }

  async allTimes(): Promise<AllTimes> {
    const { ids, times } = await this.occurrences();
    return { documents: ids.length, times };
  }

  async titles(ids: readonly string[]): Promise<Map<string, string>> {
    return readTitles(this.file, this.meta, ids);
  }

  async texts(ids: readonly string[]): Promise<Map<string, StoredText>> {
    return readTexts(this.file, this.meta, ids);
  }
}
