/** What a biomedical source is, and what all of them share: rows with a header, edges with licence and publications. */
import { reasonOf } from "../../../../shared/failure";
import type { Evidence, PropertyValue } from "../../../../shared/graph";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { writtenOneWay } from "../../biolink/curies";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import type { ImportRun, SourceFile } from "../source/import-run";
import { named } from "../source/reject-list";
import { textBlocks } from "../source/text-blocks";
import type { Dialect } from "../tables/quoted-record";
import { RecordSplitter } from "../tables/records";
import { allowsHandingOn } from "./licences";

export interface Source {
  readonly name: string;
  /** Whether a file that begins so is of this source. */
  readonly knows: (head: string) => boolean;
  /** Whether only this source can read it, so that its presence makes the import a biomedical one. */
  readonly isDecisive: boolean;
  /** Nodes come before edges, and tables that say more before those that say less. */
  readonly turn: 0 | 1 | 2;
  readonly read: (file: SourceFile, into: Target) => Promise<void>;
}

/** What sources read into. */
export interface Target {
  readonly graph: GraphBuilder;
  readonly run: ImportRun;
  /** Whether rows that may not be handed on are left out. */
  readonly redistributable: boolean;
  /** Whether tables of nodes came first, so that what they do not list is none of the graph's. */
  readonly hasNodes: boolean;
  /** Edges that a later table only repeats, by `edgeKey`. */
  readonly told: Set<string>;
}

export interface SourcedEdge {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
  /** "" where none is known. */
  readonly licence: string;
  readonly properties: Readonly<Record<string, PropertyValue>>;
  readonly evidence?: readonly Evidence[];
}

export function edgeKey(source: string, relation: string, target: string): string {
  return `${source}\0${relation}\0${target}`;
}

/** Adds an edge; one that may not be handed on, or whose ends no table of nodes lists, is left out and counted. */
export function addEdge(edge: SourcedEdge, into: Target, place: Place): void {
  const { graph, run } = into;
  const leave = (reason: Message): void => run.rejects.remark(place.file, place.line, "left-out", reason);
  if (into.redistributable && !allowsHandingOn(edge.licence))
    return leave(
      edge.licence === ""
        ? message("licence-unknown")
        : message("licence-forbids", { licence: named(edge.licence) }),
    );
  const unlisted = into.hasNodes ? [edge.source, edge.target].find((id) => graph.find(id) < 0) : undefined;
  if (unlisted !== undefined) return leave(message("end-unlisted", { id: named(unlisted) }));
  const { relation, evidence, licence } = edge;
  const properties = licence === "" ? edge.properties : { ...edge.properties, license: licence };
  const ends = { source: graph.mention(edge.source), target: graph.mention(edge.target) };
  graph.edge({ ...ends, relation, properties, ...(evidence && { evidence }) }, place);
}

/** PMIDs and the like as the passages behind an edge: no text, only where it was published. */
export function publishedIn(source: string, publications: readonly string[]): Evidence[] {
  return publications.length === 0 ? [] : [{ text: "", source, references: [...publications] }];
}

/** A `|` list of PMIDs as CURIEs; what is no whole number is no publication: warned of, and left out. */
export function pmidsOf(cell: string, { run }: Target, { file, line }: Place): string[] {
  return listOf(cell).flatMap((one) => {
    const pmid = one.replace(/^PMID:\s*/iu, "");
    if (/^[1-9]\d{0,8}$/u.test(pmid)) return [`PMID:${pmid}`];
    run.rejects.remark(file, line, "warn", message("pmid-not-number", { cell: named(one) }));
    return [];
  });
}

/** An id of the source as a CURIE written one way, with the original where that differs. */
export function curieOf(prefix: string, id: string): string {
  return writtenOneWay(prefix === "" ? id : `${prefix}:${id}`);
}

/** The cells of a `|` list that are not empty. */
export function listOf(cell: string): string[] {
  return cell
    .split("|")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

/** A row by the names of its header; "" for a column that is not there. */
export interface Row {
  readonly cell: (name: string) => string;
  readonly cells: readonly string[];
}

interface RowReading {
  readonly kind: "nodes" | "edges";
  readonly dialect?: Dialect;
  /** Names of columns where the file has no header. */
  readonly names?: readonly string[];
}

const TABBED: Dialect = { delimiter: "\t", quoted: false };

/** Hands over each row; what throws becomes a reject with its line. */
export async function readRows(
  file: SourceFile,
  { graph, run }: Target,
  { kind, dialect = TABBED, names }: RowReading,
  onRow: (row: Row, place: Place, names: readonly string[]) => void,
): Promise<void> {
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  const count = run.elements.of(file.name);
  let header = names;
  const columns = new Map((header ?? []).map((name, at) => [name, at]));
  const take = (cells: string[], line: number): void => {
    if (!header) {
      if (cells.length === 1 && cells[0]!.startsWith("#")) return;
      header = cells.map((cell) => cell.trim());
      header.forEach((name, at) => columns.set(name, at));
      return;
    }
    count[kind]++;
    try {
      if (!names && cells.length !== header.length)
        return run.rejects.add(
          file.name,
          line,
          message("columns-expected", { expected: header.length, found: cells.length }),
        );
      const cell = (name: string): string => cells[columns.get(name) ?? -1]?.trim() ?? "";
      onRow({ cell, cells }, { file: file.name, line }, header);
    } catch (fault) {
      run.rejects.add(file.name, line, reasonOf(fault));
    }
  };
  for await (const block of textBlocks(file, run)) {
    splitter.split(block, take);
    await graph.flush();
  }
  splitter.end();
}

/** Whether the first line has all of these columns. */
export function hasColumns(head: string, ...wanted: readonly string[]): boolean {
  const end = head.indexOf("\n");
  const cells = new Set(
    (end < 0 ? head : head.slice(0, end)).split(/[\t,]/).map((cell) => cell.trim().replace(/^"|"$/g, "")),
  );
  return wanted.every((name) => cells.has(name));
}
