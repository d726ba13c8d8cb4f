import { mkdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import type { Command } from "commander";
import { BUILD_STAGES, buildRecipeSchema, type BuildReport } from "../../shared/texts/build";
import {
  changeSchema,
  listCorrections,
  placesOf,
  type Change,
  type ListedCorrection,
} from "../../shared/texts/corrections";
import { FailureError, reasonOf } from "../../shared/failure";
import type { Overrides } from "../../shared/recipe";
import { message, type Reason } from "../../shared/sentences/sentences";
import { addChange } from "../engine/build/corrections/add-change";
import { CorrectionFiles } from "../engine/build/corrections/correction-files";
import { trainingOf } from "../engine/build/corrections/training";
import { buildGraph } from "../engine/build/build-graph";
import { readApplied, readBuilt } from "../engine/build/rebuild";
import { showGraph } from "../engine/build/show-graph";
import { writeTextFiles } from "../engine/export/text-file";
import { readWholeText } from "../engine/import/source/whole-text";
import { override } from "../engine/runner/recipe-overrides";
import { checkRecipe } from "../engine/runner/recipe-files";
import { correctionsFolder, productFolders } from "../engine/server/folders";
import { act } from "./action";
import { graphToRead, graphToWrite } from "./graph-argument";
import { collectOverride } from "./options";
import { plain, print, printJson, showProgress } from "./terminal";

interface CorrectOptions {
  readonly add?: string;
  readonly undo?: string;
  readonly training?: string;
  readonly json?: true;
}

/** `dragoman build correct GRAPH`, `dragoman build again GRAPH` */
export function addCorrect(build: Command, printReport: (report: BuildReport) => void): void {
  build
    .command("correct")
    .description("list, add and take back corrections of a graph built from texts; the next build has them")
    .argument("<graph>", "name of the graph, or a .duckdb file")
    .option(
      "--add <file>",
      "JSON lines of corrections: kind, at {work, start, end}, and what the kind asks for",
    )
    .option("--undo <id>", "take one back")
    .option("--training <folder>", "write what they teach: names.jsonl and relations.jsonl")
    .option("--json", "print one JSON document")
    .action((graph: string, options: CorrectOptions) => act((signal) => correct(graph, options, signal)));
  build
    .command("again")
    .description("build a graph anew from its own texts, with its recipe and all corrections")
    .argument("<graph>", "name of the graph, or a .duckdb file")
    .option("--set <stage.param=value>", "change one parameter (may be repeated)", collectOverride)
    .option("--json", "print one JSON document")
    .action((graph: string, { set, json }: { set?: Overrides; json?: true }) =>
      act(async (signal) => {
        const report = await again(graph, set ?? {}, signal);
        if (json) printJson(report);
        else printReport(report);
      }),
    );
}

async function correct(
  nameOrFile: string,
  { add, undo, training, json }: CorrectOptions,
  signal: AbortSignal,
): Promise<void> {
  const folders = productFolders();
  const { name, path } = graphToRead(nameOrFile, folders);
  const files = new CorrectionFiles(correctionsFolder(folders));
  const { works, applied } = await readApplied(path, name);
  const ids = works.map(({ id }) => id);
  if (add !== undefined) for (const change of await readChanges(add)) addChange(files, works, change);
  if (undo !== undefined && !files.remove(undo, ids))
    throw new FailureError({ kind: "invalid-request", reason: message("correction-missing") });
  const all = files.of(ids);
  if (training !== undefined) {
    const { names, relations } = trainingOf(await showGraph(path, name), all);
    const file = (name: string, rows: readonly string[]) =>
      [join(training, name), Readable.from([lines(rows)])] as const;
    await writeTextFiles([file("names.jsonl", names), file("relations.jsonl", relations)], signal);
  }
  const list = listCorrections(all, applied);
  if (json) return printJson(list);
  for (const one of list.corrections) print(plain(told(one)));
  print(
    `${list.corrections.length.toString()} corrections, ${list.takenBack.toString()} taken back since the build`,
  );
}

function told({ id, change, state, reason }: ListedCorrection): string {
  const about = placesOf(change)
    .map(({ form }) => `“${form.slice(0, 60)}”`)
    .join(", ");
  return `${id} ${state} ${change.kind} ${about}${reason === "" ? "" : `: ${reason}`}`;
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join("");
}

/** Refuses a file with a line that is no correction. */
async function readChanges(path: string): Promise<Change[]> {
  const refuse = (reason: Reason): never => {
    throw new FailureError({ kind: "file-refused", file: basename(path), reason });
  };
  const text = await readWholeText(path).catch((fault: unknown) => refuse(reasonOf(fault)));
  return text.split("\n").flatMap((line, at) => {
    if (line.trim() === "") return [];
    try {
      return [changeSchema.parse(JSON.parse(line))];
    } catch {
      return refuse(message("correction-line", { line: at + 1 }));
    }
  });
}

async function again(nameOrFile: string, set: Overrides, signal: AbortSignal): Promise<BuildReport> {
  const folders = productFolders();
  const { name, path } = graphToRead(nameOrFile, folders);
  const { works, recipe } = await readBuilt(path, name);
  const asked = checkRecipe(override(recipe, set, BUILD_STAGES), recipe.name, buildRecipeSchema);
  const target = graphToWrite(nameOrFile, folders);
  const files = new CorrectionFiles(correctionsFolder(folders));
  await mkdir(folders.graphs, { recursive: true });
  return buildGraph({
    ...{ files: { works }, recipe: asked, into: target.name, target: target.path, limit: Infinity },
    ...{ models: folders.models, cache: folders.readings, signal, progress: showProgress },
    corrections: (ids) => files.of(ids),
  });
}
