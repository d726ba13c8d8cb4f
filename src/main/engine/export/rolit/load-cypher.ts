/**
 * `constraints.cypher` and `load.cypher` in the reference's two shapes: with every mention,
 * (Work)-[:HAS_MENTION]->(Mention)-[:REFERS_TO]->(Entity), or with characters alone, (Work)-[:HAS_CHARACTER]->(Character). Loading twice changes nothing.
 */
import type { PropertyValue } from "../../../../shared/graph";
import { quoteName } from "../../store/remote/cypher-names";
import { cypherMap, cypherText } from "../cypher-text";
import { toPlainJson } from "../exact-parts";
import type { EdgeRow, MentionRow, NodeRow } from "../graph-rows";
import type { BuiltRows } from "./built-graph";
import { mentionIds } from "./mention-ids";

export const SHAPES = ["mentions", "characters"] as const;
export type Shape = (typeof SHAPES)[number];

/** More take the planner longer than they save. */
const ROWS_PER_STATEMENT = 100;
/** What nodes are found by: every entity has the label Entity beside its own. */
const FOUND_BY = ["Work", "Chapter", "Theme", "Motif", "Entity", "Mention"] as const;

export function constraintsText(): string {
  return FOUND_BY.map(
    (label) =>
      `CREATE CONSTRAINT rolit_${label.toLowerCase()} IF NOT EXISTS FOR (n:${quoteName(label)}) REQUIRE n.id IS UNIQUE;\n`,
  ).join("");
}

/** Statements that need `constraintsText` to be run before, for speed and so that nothing stands there twice. */
export async function* loadText(built: BuiltRows, shape: Shape): AsyncGenerator<string> {
  await Promise.resolve();
  for (const [labels, nodes] of grouped(built.nodes, foundFirst))
    yield* statements(
      nodes.map(nodeMap),
      `MERGE (n:${labels[0]!} {id: row.id}) SET ${labelled(labels)}n += row`,
    );
  if (shape === "mentions") yield* mentionStatements(built);
  const ends = built.nodes.map((node) => foundFirst(node)[0]!);
  const kinds = grouped(built.edges, (edge) => [
    ends[edge.source]!,
    quoteName(edge.relation),
    ends[edge.target]!,
  ]);
  for (const [[source, relation, target], edges] of kinds)
    yield* statements(
      edges.map((edge) => edgeMap(edge, built.nodes)),
      `MATCH (a:${source!} {id: row.a}) MATCH (b:${target!} {id: row.b}) MERGE (a)-[e:${relation!} {doc_id: row.p.doc_id, chunk_id: row.p.chunk_id, start_char: row.p.start_char, end_char: row.p.end_char, rule: row.p.rule}]->(b) SET e += row.p`,
    );
}

function* mentionStatements({ mentions, works }: BuiltRows): Generator<string> {
  const ids = mentionIds(mentions);
  const texts = new Map(works.map(({ id, text }) => [id, text]));
  yield* statements(
    mentions.map((mention, at) => mentionMap(mention, ids[at]!, texts)),
    // Not by MERGE, which looks through all that a work has for every mention.
    "WITH row WHERE NOT EXISTS { MATCH (:`Mention` {id: row.p.id}) } MATCH (w:`Work` {id: row.p.doc_id}) MATCH (e:`Entity` {id: row.entity}) CREATE (w)-[:HAS_MENTION]->(m:`Mention`)-[:REFERS_TO]->(e) SET m = row.p",
  );
  yield* statements(
    chained(mentions).map(([from, to]) =>
      cypherMap([
        ["a", ids[from]!],
        ["b", ids[to]!],
      ]),
    ),
    "MATCH (a:`Mention` {id: row.a}) MATCH (b:`Mention` {id: row.b}) MERGE (a)-[:COREFERS_WITH]->(b)",
  );
}

/** Each mention of an entity with its next one in the same text. */
function chained(mentions: readonly MentionRow[]): [number, number][] {
  const last = new Map<string, number>();
  return mentions.flatMap(({ document, entity }, at) => {
    const key = `${document} ${entity}`;
    const before = last.get(key);
    last.set(key, at);
    return before === undefined ? [] : [[before, at] as [number, number]];
  });
}

function mentionMap(mention: MentionRow, id: string, texts: ReadonlyMap<string, string>): string {
  const { document, chunk, start, end, type, entity } = mention;
  const own = cypherMap([
    ...[["id", id] as const, ["doc_id", document] as const, ["chunk_id", chunk] as const],
    ...[["start_char", start] as const, ["end_char", end] as const],
    ...[["text", texts.get(document)!.slice(start, end)] as const, ["type", type] as const],
  ]);
  return `{entity: ${cypherText(entity)}, p: ${own}}`;
}

/** Quoted labels, the one a node is found by first. */
function foundFirst({ labels }: NodeRow): string[] {
  const first = FOUND_BY.find((label) => labels.includes(label)) ?? labels[0]!;
  return [first, ...labels.filter((label) => label !== first)].map(quoteName);
}

function labelled(labels: readonly string[]): string {
  return labels
    .slice(1)
    .map((label) => `n:${label}, `)
    .join("");
}

function nodeMap({ id, name, text, properties }: NodeRow): string {
  return cypherMap([
    ...Object.entries(properties).filter(([key]) => !["id", "name", "text"].includes(key)),
    ...[["id", id] as const, ["name", name] as const],
    ...(text === "" ? [] : [["text", text] as const]),
  ]);
}

/** What the reference calls an edge's properties; `import/pull-rolit.ts` reads them back. */
const REFERENCE_NAMES: Readonly<Record<string, string>> = {
  work: "doc_id",
  chunk: "chunk_id",
  start: "start_char",
  end: "end_char",
  engine: "source",
};

function edgeMap({ source, target, properties, evidence }: EdgeRow, nodes: readonly NodeRow[]): string {
  const own = Object.entries(properties).map(([key, value]): [string, PropertyValue] => [
    REFERENCE_NAMES[key] ?? key,
    value,
  ]);
  // What an edge is found by again must be there.
  const keys = {
    doc_id: "",
    chunk_id: "",
    start_char: -1,
    end_char: -1,
    rule: "",
    ...Object.fromEntries(own),
  };
  const [first, ...more] = evidence;
  const passages: [string, PropertyValue][] = first
    ? [
        ["evidence_text", first.text],
        ["evidence_source", first.source],
        ["evidence_refs", [...first.references]],
      ]
    : [];
  if (more.length > 0) passages.push(["evidence_more", more.map(toPlainJson)]);
  const map = cypherMap([...Object.entries(keys), ...passages]);
  return `{a: ${cypherText(nodes[source]!.id)}, b: ${cypherText(nodes[target]!.id)}, p: ${map}}`;
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => readonly string[]): [readonly string[], T[]][] {
  const groups = new Map<string, [readonly string[], T[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key.join(" ")) ?? [key, []];
    groups.set(key.join(" "), group);
    group[1].push(row);
  }
  return [...groups.values()];
}

function* statements(maps: readonly string[], action: string): Generator<string> {
  for (let start = 0; start < maps.length; start += ROWS_PER_STATEMENT)
    yield `UNWIND [\n${maps.slice(start, start + ROWS_PER_STATEMENT).join(",\n")}\n] AS row ${action};\n`;
}
