/** A scholar's questions asked of graphs built from novels: how many are right, wrong in silence, refused. `scripts/measure-scholar.mjs` starts it. */
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runRecipe } from "../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { toRunReport, type RunReport } from "../src/main/engine/ask/run/run-report";
import { buildGraph } from "../src/main/engine/build/build-graph";
import { namedChapters } from "../src/main/engine/build/graph/chapters";
import { readBuilt } from "../src/main/engine/build/rebuild";
import { recipeAt } from "../src/main/engine/runner/recipe-files";
import { portsFor } from "../src/main/engine/server/past-runs";
import { openWorkspace, type Workspace } from "../src/main/engine/server/workspace";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import { fold, words } from "../src/shared/fold";
import { buildRecipeSchema } from "../src/shared/texts/build";
import { DEFAULT_RECIPE } from "../src/shared/recipe";

const SIGNAL = new AbortController().signal;

interface Question {
  readonly id: number;
  /** ELTeC's number, ROM071, how else its file begins, or a folder's name. */
  readonly novel: string;
  readonly language: string;
  readonly question: string;
  /** Gold: numbers of chapters, names (each, or a name with all its words), or a value. */
  readonly chapters?: readonly number[];
  readonly names?: readonly string[];
  readonly value?: number | boolean;
  /** The text cannot say: a refusal is right. */
  readonly none?: true;
  /** Words of the passage that answers, as they stand in the text. */
  readonly passage?: string;
  /** Kept apart while the rules were written. */
  readonly apart: boolean;
}

type Verdict = "right" | "wrong" | "refused";

interface Judged {
  readonly verdict: Verdict;
  readonly isShown?: boolean;
  /** Answered by a whole sentence, from which no word was picked. */
  readonly isQuoted: boolean;
  readonly language: string;
  readonly apart: boolean;
}

/** Prints a line for each question and the totals. `novels` is the folder of ELTeC's files. */
export async function measureScholar(novels: string, file: string, apart: string, name = DEFAULT_RECIPE) {
  const questions = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Question)
    .filter((one) => apart === "with" || one.apart === (apart === "only"));
  const workspace = openWorkspace();
  const judged: (Question & Judged)[] = [];
  for (const novel of new Set(questions.map((one) => one.novel))) {
    const path = await graphOf(novel, novels, workspace);
    const { works } = await readBuilt(path, novel);
    const chapters = new Map(works.flatMap(namedChapters).map(({ id, number }) => [id, number]));
    const store = await openBuiltInStore(path);
    for (const one of questions.filter((other) => other.novel === novel)) {
      const report = await ask(one.question, name, store, workspace);
      const isQuoted = isSentence(report);
      const isShown = shows(report, one.passage);
      const judgement = judge(one, report, chapters);
      // A sentence beside the one that answers is as good as the passages beside a refusal.
      const verdict = isQuoted && isShown && judgement === "wrong" ? "refused" : judgement;
      judged.push({ ...one, verdict, isShown, isQuoted });
      console.log(
        `${verdict.padEnd(7)} ${isQuoted ? "quoted " : ""}${isShown ? "shown " : ""}${one.id} ${one.question} → ${said(report)}`,
      );
      if (process.env["SCHOLAR_TEXT"] !== undefined) console.log(`        ${report.text}`);
    }
    await store.close();
  }
  await workspace.close();
  for (const [what, some] of [
    ["all", judged],
    ["Romanian", judged.filter(({ language }) => language === "ro")],
    ["English", judged.filter(({ language }) => language === "en")],
    ["apart", judged.filter((one) => one.apart)],
  ] as const)
    console.log(`${what}: ${told(some)}`);
}

function told(some: readonly Judged[]): string {
  const count = (verdict: Verdict) => some.filter((one) => one.verdict === verdict).length;
  const shown = some.filter(({ verdict, isShown }) => verdict === "refused" && isShown).length;
  const quoted = some.filter(({ verdict, isQuoted }) => verdict === "right" && isQuoted).length;
  return `${count("right")} of ${some.length} right (${quoted} by quoting a sentence), ${count("wrong")} wrong, ${count("refused")} refused, ${shown} of these with the passage that answers`;
}

function fileOf(novel: string, novels: string): string {
  const file = readdirSync(novels).find((name) => name === novel || name.startsWith(`${novel}.`));
  if (file === undefined) throw new Error(`${novels} holds no text ${novel}`);
  return file;
}

/** Built once where SCHOLAR_GRAPHS names a folder to keep graphs in: then only what answers is measured anew. */
async function graphOf(novel: string, novels: string, workspace: Workspace): Promise<string> {
  const folder = process.env["SCHOLAR_GRAPHS"];
  const kept = folder === undefined ? undefined : join(folder, `${novel}.duckdb`);
  if (kept !== undefined && existsSync(kept)) return kept;
  const path = await built(join(novels, fileOf(novel, novels)), workspace);
  if (kept !== undefined) copyFileSync(path, kept);
  return path;
}

async function built(file: string, { folders }: Workspace): Promise<string> {
  const target = join(mkdtempSync(join(tmpdir(), "dragoman-scholar-")), "novel.duckdb");
  await buildGraph({
    ...{
      files: [file],
      into: "novel",
      target,
      limit: Infinity,
      models: folders.models,
      cache: folders.readings,
    },
    recipe: await recipeAt("rolit", join(folders.recipes, "build"), buildRecipeSchema),
    ...{ signal: SIGNAL, progress: () => undefined },
  });
  return target;
}

async function ask(
  question: string,
  name: string,
  store: GraphStore,
  workspace: Workspace,
): Promise<RunReport> {
  const recipe = await findRecipe(name, workspace.folders.recipes);
  const ports = await portsFor(store, { signal: SIGNAL, progress: () => undefined }, workspace);
  const finished = await runRecipe(question, recipe, 0, ports);
  return toRunReport(finished, { graph: "novel", recipe: recipe.name, seed: 0, trace: false }, store, SIGNAL);
}

function said({ answer, answers }: RunReport): string {
  const names = [...(answer?.values ?? []), ...answers.map(({ name }) => name)].join("; ");
  return `${String(answer?.value ?? "")} ${names.slice(0, 160)} ${answer?.refused ?? ""}`;
}

/** Whether what is told as the answer is the passage itself. */
const isSentence = ({ text, answer }: RunReport): boolean =>
  (answer?.values ?? []).some((one) => text.includes(`“${one}” (`) && one.includes(" "));

/** Whether the passage that answers is among what is told. */
function shows({ text }: RunReport, passage: string | undefined): boolean {
  return passage !== undefined && passage !== "" && fold(text).includes(fold(passage));
}

/** Right with passages: every edge of a graph built from texts carries its own, so an answer counts when edges were kept. */
function judge(gold: Question, report: RunReport, chapters: ReadonlyMap<string, number>): Verdict {
  const { answer, answers, subgraph } = report;
  const told = answer?.values ?? [];
  if (answer?.refused !== undefined || (answer?.value === undefined && answers.length + told.length === 0))
    return gold.none === true ? "right" : "refused";
  if (gold.none === true) return "wrong";
  const isRight = gold.chapters
    ? hasChapters(gold.chapters, answers, chapters)
    : gold.names
      ? hasNames(gold.names, answers.length > 0 ? answers : told.map((name) => ({ name })))
      : answer?.value === gold.value;
  const isShown = subgraph.edges.length > 0 || answer?.passage !== undefined;
  return isRight && isShown ? "right" : "wrong";
}

/** At least .9 of those given are right, and .8 of the right ones given. */
function hasChapters(
  gold: readonly number[],
  answers: RunReport["answers"],
  chapters: ReadonlyMap<string, number>,
) {
  const right = answers.filter(({ id }) => gold.includes(chapters.get(id) ?? 0)).length;
  return right >= 0.9 * answers.length && right >= 0.8 * gold.length;
}

/** The first is right, and .8 of those given. */
function hasNames(gold: readonly string[], answers: readonly { readonly name: string }[]): boolean {
  const isGold = ({ name }: { readonly name: string }) =>
    gold.some((one) => words(one).every((word) => words(name).includes(word)));
  const [first] = answers;
  return first !== undefined && isGold(first) && answers.filter(isGold).length >= 0.8 * answers.length;
}
