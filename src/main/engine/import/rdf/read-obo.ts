/** Ontologies in OBO's flat files (format 1.2 and 1.4): terms with what is said of them, "is_a" and relationships as edges. */
import type { PropertyValue } from "../../../../shared/graph";
import { reasonOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun, SourceFile } from "../source/import-run";
import { eachLine } from "../source/text-lines";
import { relationsOf, stanzaTaker, type OboTag, type Stanza } from "./obo-stanzas";

/** Terms that are added before the graph is written on. */
const BLOCK = 10_000;

/** Reads all files into the builder; rejects stanzas without an id. Relations are called as their own stanzas say. */
export async function readObo(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const stanzas: Stanza[] = [];
    const take = stanzaTaker((stanza) => void stanzas.push(stanza));
    await eachLine(file, run, take);
    const relations = relationsOf(stanzas);
    const things = stanzas.filter(({ kind }) => kind === "Term" || kind === "Instance");
    for (const [at, stanza] of things.entries()) {
      addStanza(stanza, relations, file, graph, run);
      if (at % BLOCK === BLOCK - 1) await graph.flush();
      run.signal.throwIfAborted();
    }
    await graph.flush();
  }
}

/** Tags that lead to another term; any other is a value. */
const EDGES: ReadonlySet<string> = new Set(["is_a", "instance_of", "relationship"]);

function addStanza(
  { tags, line }: Stanza,
  relations: ReadonlyMap<string, string>,
  file: SourceFile,
  graph: GraphBuilder,
  run: ImportRun,
): void {
  const place = { file: file.name, line };
  const count = run.elements.of(file.name);
  count.nodes++;
  const id = tags.find(({ name }) => name === "id")?.value ?? "";
  if (id === "") {
    run.rejects.add(file.name, line, message("obo-stanza"));
    return;
  }
  const labels = tags.filter(({ name }) => name === "namespace").map(({ value }) => value);
  const [name = id] = tags.filter((tag) => tag.name === "name").map(({ value }) => value);
  const [text = ""] = tags.filter((tag) => tag.name === "def").map(({ value }) => value);
  try {
    graph.define(
      { id, name, labels: labels.length > 0 ? labels : ["Term"], text, properties: valuesOf(tags) },
      place,
    );
  } catch (fault) {
    run.rejects.add(file.name, line, reasonOf(fault));
  }
  const source = graph.mention(id);
  for (const tag of tags.filter(({ name }) => EDGES.has(name))) {
    count.edges++;
    const [relation, target] = endOf(tag, relations);
    if (target === "") run.rejects.add(file.name, tag.line, message("obo-end", { tag: tag.name }));
    else {
      const properties = tag.rest === "" ? {} : { qualifiers: tag.rest };
      const ends = { source, target: graph.mention(target), relation, properties };
      graph.edge(ends, { file: file.name, line: tag.line });
    }
  }
}

/** The relation that a tag says, and what it leads to. */
function endOf({ name, value }: OboTag, relations: ReadonlyMap<string, string>): [string, string] {
  if (name !== "relationship") return [name, value];
  const [relation = "", target = ""] = value.split(/\s+/);
  return [relations.get(relation) ?? relation, target];
}

const TOLD: ReadonlySet<string> = new Set(["id", "name", "namespace", ...EDGES]);
/** What other programs call them, and questions look for. */
const CALLED: Readonly<Record<string, string>> = { synonym: "synonyms", def: "def_xref" };

function valuesOf(tags: readonly OboTag[]): Record<string, PropertyValue> {
  const found = new Map<string, string[]>();
  for (const { name, value, rest } of tags) {
    if (TOLD.has(name)) continue;
    const said = name === "def" ? rest : value;
    const key = CALLED[name] ?? name;
    if (said !== "") found.set(key, [...(found.get(key) ?? []), said]);
  }
  return Object.fromEntries(
    [...found].map(([key, all]) => {
      const [first = ""] = all;
      if (all.length > 1 || key === "synonyms") return [key, all];
      return [key, first === "true" || first === "false" ? first === "true" : first];
    }),
  );
}
