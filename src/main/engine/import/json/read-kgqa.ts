/** Question files of benchmarks: every line brings its own small graph, and their union becomes the graph. */
import { ReasonError } from "../../../../shared/failure";
import { type Message, message } from "../../../../shared/sentences/sentences";
import { MAX_CELL, type ImportRun, type SourceFile } from "../source/import-run";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import { readJsonLines } from "./json-lines";
import { TripleSet } from "./triple-set";

/** Reads the `graph` and the `paths` of every line; a triple that many questions share becomes one edge. */
export async function readKgqa(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  const union = new Union(graph, run);
  for (const file of files)
    await readJsonLines(
      file,
      run,
      (value, line) => union.addQuestion(value, { file: file.name, line }),
      () => graph.flush(),
    );
}

class Union {
  private readonly seen = new TripleSet();
  private readonly relations = new Map<string, number>();

  constructor(
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
  ) {}

  addQuestion(value: unknown, place: Place): void {
    if (typeof value !== "object" || value === null) throw new ReasonError(message("line-not-object"));
    const { graph, paths } = value as { graph?: unknown; paths?: unknown };
    if (graph === undefined && paths === undefined) throw new ReasonError(message("line-no-graph"));
    this.addTriples(graph ?? [], "graph", place);
    if (paths !== undefined && !Array.isArray(paths))
      throw new ReasonError(message("not-a-list", { item: "paths" }));
    (paths as unknown[] | undefined)?.forEach((path, at) => this.addTriples(path, `paths[${at}]`, place));
  }

  private addTriples(triples: unknown, what: string, place: Place): void {
    if (!Array.isArray(triples)) throw new ReasonError(message("not-a-list", { item: what }));
    this.run.elements.of(place.file).edges += triples.length;
    triples.forEach((triple: unknown, at) => {
      const reason = this.addTriple(triple, `${what}[${at}]`, place);
      if (reason) this.run.rejects.add(place.file, place.line, reason);
    });
  }

  private addTriple(triple: unknown, item: string, place: Place): Message | undefined {
    if (!Array.isArray(triple) || triple.length !== 3) return message("item-not-triple", { item });
    const names = (triple as unknown[]).map((item) => (typeof item === "number" ? String(item) : item));
    if (!names.every((name) => typeof name === "string" && name !== ""))
      return message("item-not-name", { item });
    const [source, relation, target] = names as [string, string, string];
    const large = (names as string[]).find((name) => name.length > MAX_CELL);
    if (large !== undefined) return message("item-large", { item, length: large.length, most: MAX_CELL });
    const ends = { source: this.graph.mention(source), target: this.graph.mention(target) };
    if (this.seen.add(ends.source, this.relation(relation), ends.target))
      this.graph.edge({ ...ends, relation }, place);
    return undefined;
  }

  private relation(name: string): number {
    const known = this.relations.get(name);
    if (known !== undefined) return known;
    this.relations.set(name, this.relations.size);
    return this.relations.size - 1;
  }
}
