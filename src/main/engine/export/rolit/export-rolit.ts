/** A graph built from texts as a folder for other programs: Cypher to load it, a report, triples and questions. */
import { join } from "node:path";
import { writeTextFiles, type TextFile } from "../text-file";
import { analyse } from "./analytics";
import { readBuiltGraph, type BuiltRows } from "./built-graph";
import { evaluationLine, heuristicsLine, questionsOf, triplesOf, type KgqaQuestion } from "./kgqa";
import { constraintsText, loadText, type Shape } from "./load-cypher";
import { reportMarkdown } from "./report-markdown";
import { starterQueries } from "./starter-queries";

export interface RolitRequest {
  /** Path of the graph's file. */
  readonly graph: string;
  readonly name: string;
  /** The folder that gets the files. */
  readonly out: string;
  readonly shape: Shape;
  readonly signal: AbortSignal;
}

export interface RolitReport {
  readonly shape: Shape;
  readonly files: readonly string[];
  readonly nodes: number;
  readonly edges: number;
  readonly mentions: number;
  readonly starterQueries: number;
  readonly questions: number;
  readonly ms: number;
}

/** Writes all files or none. Throws FailureError graph-missing, graph-unreadable or export-failed, an AbortError when cancelled. */
export async function exportRolit({ graph, name, out, shape, signal }: RolitRequest): Promise<RolitReport> {
  const start = performance.now();
  const built = await readBuiltGraph(graph, name);
  const questions = questionsOf(built);
  const starters = starterQueries(built, shape);
  const files = filesOf(out, { built, questions, starters, shape });
  await writeTextFiles(files, signal);
  return {
    ...{ shape, files: files.map(([path]) => path) },
    ...{ nodes: built.nodes.length, edges: built.edges.length, mentions: built.mentions.length },
    ...{ starterQueries: starters.split(/^\/\/ /m).length - 1, questions: questions.length },
    ms: performance.now() - start,
  };
}

interface Written {
  readonly built: BuiltRows;
  readonly questions: readonly KgqaQuestion[];
  readonly starters: string;
  readonly shape: Shape;
}

function filesOf(out: string, { built, questions, starters, shape }: Written): TextFile[] {
  const report = analyse(built);
  return [
    [join(out, "cypher", "constraints.cypher"), pieces([constraintsText()])],
    [join(out, "cypher", "load.cypher"), loadText(built, shape)],
    [join(out, "cypher", "starter_queries.cypher"), pieces([starters])],
    [join(out, "report.json"), pieces([`${JSON.stringify(report, null, 2)}\n`])],
    [join(out, "report.md"), pieces([reportMarkdown(report)])],
    [join(out, "kgqa", "triples.tsv"), pieces(tripleLines(built))],
    [join(out, "kgqa", "questions.jsonl"), pieces(questions.map(evaluationLine))],
    [join(out, "kgqa", "heuristics.jsonl"), pieces(questions.map(heuristicsLine))],
  ];
}

function tripleLines(built: BuiltRows): string[] {
  const rows = triplesOf(built).map((triple) => triple.map((cell) => cell.replace(/\s+/g, " ")).join("\t"));
  return ["source\trelation\ttarget", ...new Set(rows)].map((row) => `${row}\n`);
}

async function* pieces(texts: readonly string[]): AsyncGenerator<string> {
  await Promise.resolve();
  yield* texts;
}
