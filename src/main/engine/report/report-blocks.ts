/** What a report says, in the order it says it. */
import { STAGES } from "../../../shared/recipe";
import { type Block, type Line, type Table, shownNumber } from "./blocks";
import { evidenceBlocks } from "./evidence-blocks";
import { hypothesisBlocks } from "./hypothesis-blocks";
import { drawPicture } from "./picture";
import { REPORT_WORDS, type ReportWords } from "./report-words";
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
  const words = REPORT_WORDS[run.language ?? "en"];
  return [
    { kind: "title", text: run.question, language: words.language },
    { kind: "paragraph", line: graphLine(run, words) },
    ...answerBlocks(run, numberOf, words),
    ...hypothesisBlocks(run),
    ...(svg === undefined
      ? []
      : [
          { kind: "heading", text: words.picture } as const,
          { kind: "picture", svg, elsewhere: words.pictureElsewhere } as const,
        ]),
    ...tripleBlocks(run, edges, await toldColumns(run.rows), words),
    ...evidenceBlocks(edges, run, words),
    ...runBlocks(run, words),
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

function graphLine({ origin, about }: RunDocument, words: ReportWords): Line {
  const rights = [about.licence, about.attribution].filter((text) => text !== "").join("; ");
  return words.graph(about.title || origin.graph, about.nodes, about.edges, rights);
}

function answerBlocks(
  { answers, answersTotal, clauses }: RunDocument,
  numberOf: ReadonlyMap<number, number>,
  words: ReportWords,
): Block[] {
  const rows = answers.map(({ name, id, score }, at): Line[] => [
    ...[[(at + 1).toString()], [{ strong: name || id }], [id], [shownNumber(score, words.language)]],
  ]);
  const cut: Block = { kind: "paragraph", line: [words.answersListed(rows.length, answersTotal)] };
  const none: Block = { kind: "paragraph", line: [words.noAnswer] };
  const table: Table = { kind: "table", head: words.answerHead, rows, numbers: [0, 3] };
  const items = clauses.map(({ text, edges }) => {
    const triples = edges.flatMap((row) => numberOf.get(row) ?? []);
    const behind: Line = [
      words.restsOn,
      ...triples.flatMap((triple, at) => [at > 0 ? ", " : "", { triple }]),
    ];
    return {
      line: [text],
      under: [triples.length > 0 ? behind : [words.unsupported]],
    };
  });
  return [
    { kind: "heading", text: words.answers },
    ...(rows.length < answersTotal ? [cut] : []),
    rows.length > 0 ? table : none,
    { kind: "heading", text: words.because },
    { kind: "list", items },
  ];
}

function tripleBlocks(
  run: RunDocument,
  edges: readonly RunEdgeRow[],
  columns: readonly string[],
  words: ReportWords,
): Block[] {
  const { names, edgeCount } = run.rows;
  const numbers = columns.filter((name) => name !== "verdict" && name !== "key");
  const rows = edges.map(({ source, relation, target, told }, at): Line[] => [
    [(at + 1).toString()],
    ...[[names[source]!], [relation], [names[target]!], [told.verdict]],
    ...numbers.map((name): Line => [
      typeof told[name] === "number" ? shownNumber(told[name], words.language) : "",
    ]),
  ]);
  const head = [...words.tripleHead, ...numbers];
  const told = words.triplesTold(edgeCount, run.candidates.edges, edges.length);
  return [
    { kind: "heading", text: words.triples },
    { kind: "paragraph", line: [told] },
    { kind: "table", head, rows, numbers: [0, ...numbers.map((_, at) => at + 5)], triples: true },
  ];
}

/** How it came about: recipe, parameters, seed, stages, verdicts, notes, models, product. */
function runBlocks(run: RunDocument, words: ReportWords): Block[] {
  const { origin, stages, verdicts, notes, bound, graph } = run;
  const { recipe, seed, models, product } = origin;
  const facts = [
    [words.recipe, recipe.title === "" ? recipe.name : `${recipe.title} (${recipe.name})`],
    [words.seed, seed.toString()],
    [words.graphName, graph],
    [words.candidates, words.size(run.candidates.nodes, run.candidates.edges)],
    ...(bound ? [[words.gap, words.atMost(shownNumber(100 * bound.gap, words.language))]] : []),
    ...models.map(({ name, fingerprint }) => [words.model, `${name} ${fingerprint}`]),
    ["Dragoman", product],
  ];
  return [
    { kind: "heading", text: words.how },
    plainTable(words.howHead, facts, []),
    { kind: "heading", text: words.parameters },
    plainTable(words.parameterHead, parametersOf(recipe), []),
    ...pinBlocks(run, words),
    { kind: "heading", text: words.stages },
    plainTable(
      words.stageHead,
      stages.flatMap(({ name, ms, nodes, edges, parts = [] }) => [
        [name, shownNumber(ms, words.language), nodes.toString(), edges.toString()],
        ...parts.map((part) => [
          `${name}: ${part.name}`,
          shownNumber(part.ms, words.language),
          part.found.toString(),
          "",
        ]),
      ]),
      [1, 2, 3],
    ),
    { kind: "heading", text: words.verdicts },
    plainTable(
      words.verdictHead,
      Object.entries(verdicts).map(([name, count]) => [name, count.toString()]),
      [1],
    ),
    ...(notes.length === 0 ? [] : [{ kind: "heading", text: words.notes } as const]),
    ...(notes.length === 0
      ? []
      : [{ kind: "list", items: notes.map((note) => ({ line: [note], under: [] })) } as const]),
  ];
}

/** What was pinned, where anything was. */
function pinBlocks({ origin: { recipe }, rows }: RunDocument, words: ReportWords): Block[] {
  if (!recipe.pins) return [];
  const { nodesIn, nodesOut, edgesIn, edgesOut } = recipe.pins;
  const placeOf = new Map(rows.ids.map((id, place) => [id, place]));
  const nameOf = (id: string) => rows.names[placeOf.get(id) ?? -1] ?? "";
  const { pinned } = words;
  const told = [
    ...nodesIn.map((id) => [pinned.in, pinned.node, id, nameOf(id)]),
    ...nodesOut.map((id) => [pinned.out, pinned.node, id, nameOf(id)]),
    ...edgesIn.map((key) => [pinned.in, pinned.edge, key, ""]),
    ...edgesOut.map((key) => [pinned.out, pinned.edge, key, ""]),
  ];
  return [{ kind: "heading", text: words.pins }, plainTable(words.pinHead, told, [])];
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
    Object.entries(recipe[stage] ?? {}).map(([name, value]) => [
      ...[stage, name, typeof value === "string" ? value : JSON.stringify(value)],
    ]),
  );
}
