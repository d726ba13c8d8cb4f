/** Question files of benchmarks: every line brings its own small graph, and their union becomes the graph. */
import { MAX_CELL, tooLarge } from "./import-run";
import { readJsonLines } from "./json-lines";
import { TripleSet } from "./triple-set";
/** Reads the `graph` and the `paths` of every line; a triple that many questions share becomes one edge. */
export async function readKgqa(files, graph, run) {
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
  graph;
  run;
  seen = new TripleSet();
  relations = new Map();
  constructor(graph, run) {
    this.graph = graph;
    this.run = run;
  }
  addQuestion(value, place) {
    if (typeof value !== "object" || value === null) throw new Error("the line is not an object");
    const { graph, paths } = value;
    if (graph === undefined && paths === undefined) throw new Error("the line has neither graph nor paths");
    this.addTriples(graph ?? [], "graph", place);
    if (paths !== undefined && !Array.isArray(paths)) throw new Error("paths is not a list");
    paths?.forEach((path, at) => this.addTriples(path, `paths[${at}]`, place));
  }
  addTriples(triples, what, place) {
    if (!Array.isArray(triples)) throw new Error(`${what} is not a list`);
    triples.forEach((triple, at) => {
      const reason = this.addTriple(triple, place);
      if (reason) this.run.rejects.add(place.file, place.line, `${what}[${at}] ${reason}`);
    });
  }
  addTriple(triple, place) {
    if (!Array.isArray(triple) || triple.length !== 3) return "is not a triple";
    const names = triple.map((item) => (typeof item === "number" ? String(item) : item));
    if (!names.every((name) => typeof name === "string" && name !== ""))
      return "holds something that is not a name";
    const [source, relation, target] = names;
    const large = names.find((name) => name.length > MAX_CELL);
    if (large !== undefined) return `holds ${tooLarge(large.length)}`;
    const ends = { source: this.graph.mention(source), target: this.graph.mention(target) };
    if (this.seen.add(ends.source, this.relation(relation), ends.target))
      this.graph.edge({ ...ends, relation }, place);
    return undefined;
  }
  relation(name) {
    const known = this.relations.get(name);
    if (known !== undefined) return known;
    this.relations.set(name, this.relations.size);
    return this.relations.size - 1;
  }
}
