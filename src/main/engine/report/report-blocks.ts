/** What a report says, in the order it says it. */
import { STAGES } from "../../../shared/recipe";
import type { Block, Line, Table } from "./blocks";
import { shownNumber } from "./blocks";
import { evidenceBlocks } from "./evidence-blocks";
import { drawPicture } from "./picture";
import type { RunDocument } from "./run-document";
import type { RunEdgeRow, RunNodeRow } from "./run-rows";
import { toldColumns } from "./triples-csv";

/** Most triples listed; more belong in a table of their own. */
const MOST_TRIPLES = 5000;

/** The whole report; throws what the store throws. */
export async function reportBlocks(run: RunDocument): Promise<Block[]> {
  const nodes = await firstOf<RunNodeRow>(run.rows.nodes(), Number.POSITIVE_INFINITY);
  const edges = await firstOf<RunEdgeRow>(run.rows.edges(), MOST_TRIPLES);
  const numberOf = new Map(edges.map(({ row }, at) => [row, at + 1]));
  const svg = drawPicture(nodes, edges, run.rows.names);
  return [
    { kind: "title", text: run.question },
    { kind: "paragraph", line: graphLine(run) },
    ...answerBlocks(run, numberOf),
    ...(svg === undefined
      ? []
      : [{ kind: "heading", text: "Picture" } as const, { kind: "picture", svg } as const]),
    ...tripleBlocks(run, edges, await toldColumns(run.rows)),
    ...evidenceBlocks(edges, run.rows.names),
    ...runBlocks(run),
  ];
}

/** The first rows of lists that come one after the other. */
async function firstOf<T>(lists: AsyncIterable<readonly T[]>, most: number): Promise<T[]> {
  const found: T[] = [];
  for await (const rows of lists) {
    for (const row of rows) if (found.length < most) found.push(row);
    if (found.length >= most) break;
  }
  return found;
}

function graphLine({ origin, about }: RunDocument): Line {
  const size = `${about.nodes.toString()} nodes, ${about.edges.toString()} edges`;
  const rights = [about.licence, about.attribution].filter((text) => text !== "").join("; ");
  return [
    "Asked of the graph ",
    { strong: about.title || origin.graph },
    ` (${size}${rights === "" ? "" : `; ${rights}`}).`,
  ];
}

function answerBlocks({ answers, clauses }: RunDocument, numberOf: ReadonlyMap<number, number>): Block[] {
  const rows = answers.map(({ name, id, score }, at): Line[] => [
    ...[[(at + 1).toString()], [{ strong: name || id }], [id], [shownNumber(score)]],
  ]);
  const none: Block = { kind: "paragraph", line: ["No node of the kept subgraph answers the question."] };
  const table: Table = { kind: "table", head: ["Rank", "Answer", "Id", "Score"], rows, numbers: [0, 3] };
  const items = clauses.map(({ text, edges }) => {
    const triples = edges.flatMap((row) => numberOf.get(row) ?? []);
    const behind: Line = ["rests on ", ...triples.flatMap((triple, at) => [at > 0 ? ", " : "", { triple }])];
    return {
      line: [text],
      under: [triples.length > 0 ? behind : ["unsupported: no kept triple is behind it"]],
    };
  });
  return [
    { kind: "heading", text: "Answers" },
    rows.length > 0 ? table : none,
    { kind: "heading", text: "Because" },
    { kind: "list", items },
  ];
}

function tripleBlocks(run: RunDocument, edges: readonly RunEdgeRow[], columns: readonly string[]): Block[] {
  const { names, edgeCount } = run.rows;
  const numbers = columns.filter((name) => name !== "verdict" && name !== "key");
  const rows = edges.map(({ source, relation, target, told }, at): Line[] => [
    [(at + 1).toString()],
    ...[[names[source]!], [relation], [names[target]!], [told.verdict]],
    ...numbers.map((name): Line => [typeof told[name] === "number" ? shownNumber(told[name]) : ""]),
  ]);
  const head = ["#", "Source", "Relation", "Target", "Verdict", ...numbers];
  const told = `${edgeCount.toString()} of ${run.candidates.edges.toString()} candidate edges.`;
  const cut = edges.length < edgeCount ? ` The first ${edges.length.toString()} are listed.` : "";
  return [
    { kind: "heading", text: "Triples" },
    { kind: "paragraph", line: [`${told}${cut} Numbers are rounded to six digits; the trace has them all.`] },
    { kind: "table", head, rows, numbers: [0, ...numbers.map((_, at) => at + 5)], triples: true },
  ];
}

/** How it came about: recipe, parameters, seed, stages, verdicts, notes, models, product. */
function runBlocks(run: RunDocument): Block[] {
  const { origin, stages, verdicts, notes, bound, graph } = run;
  const { recipe, seed, models, product } = origin;
  const facts = [
    ["Recipe", recipe.title === "" ? recipe.name : `${recipe.title} (${recipe.name})`],
    ["Seed", seed.toString()],
    ["Graph", graph],
    ["Candidates", `${run.candidates.nodes.toString()} nodes, ${run.candidates.edges.toString()} edges`],
    ...(bound ? [["Gap to the optimum", `at most ${shownNumber(100 * bound.gap)} %`]] : []),
    ...models.map(({ name, fingerprint }) => ["Model", `${name} ${fingerprint}`]),
    ["Dragoman", product],
  ];
  return [
    { kind: "heading", text: "How it was answered" },
    plainTable(["What", "Value"], facts, []),
    { kind: "heading", text: "Parameters" },
    plainTable(["Stage", "Parameter", "Value"], parametersOf(recipe), []),
    ...pinBlocks(run),
    { kind: "heading", text: "Stages" },
    plainTable(
      ["Stage", "ms", "Nodes", "Edges"],
      stages.map(({ name, ms, nodes, edges }) => [name, shownNumber(ms), nodes.toString(), edges.toString()]),
      [1, 2, 3],
    ),
    { kind: "heading", text: "What became of the candidate edges" },
    plainTable(
      ["Verdict", "Edges"],
      Object.entries(verdicts).map(([name, count]) => [name, count.toString()]),
      [1],
    ),
    ...(notes.length === 0 ? [] : [{ kind: "heading", text: "Notes" } as const]),
    ...(notes.length === 0
      ? []
      : [{ kind: "list", items: notes.map((note) => ({ line: [note], under: [] })) } as const]),
  ];
}

/** What was pinned, where anything was. */
function pinBlocks({ origin: { recipe }, rows }: RunDocument): Block[] {
  if (!recipe.pins) return [];
  const { nodesIn, nodesOut, edgesIn, edgesOut } = recipe.pins;
  const placeOf = new Map(rows.ids.map((id, place) => [id, place]));
  const nameOf = (id: string) => rows.names[placeOf.get(id) ?? -1] ?? "";
  const told = [
    ...nodesIn.map((id) => ["in", "node", id, nameOf(id)]),
    ...nodesOut.map((id) => ["out", "node", id, nameOf(id)]),
    ...edgesIn.map((key) => ["in", "edge", key, ""]),
    ...edgesOut.map((key) => ["out", "edge", key, ""]),
  ];
  return [
    { kind: "heading", text: "Pins" },
    plainTable(["Pinned", "What", "Id or edge key", "Name"], told, []),
  ];
}

function plainTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
): Table {
  return { kind: "table", head, rows: rows.map((cells) => cells.map((text): Line => [text])), numbers };
}

/** Every parameter of every stage; texts as they are, everything else as JSON. */
function parametersOf(recipe: RunDocument["origin"]["recipe"]): string[][] {
  return STAGES.flatMap((stage) =>
    Object.entries(recipe[stage]).map(([name, value]) => [
      ...[stage, name, typeof value === "string" ? value : JSON.stringify(value)],
    ]),
  );
}
