import { Option, type Command } from "commander";
import { DEVICE_NAMES, explainTrial, type DevicesReport } from "../../shared/devices";
import {
  addEmbedder,
  listInstalled,
  nameGiven,
  removeEmbedder,
} from "../engine/models/install/installed-embedders";
import { listModels, POOLINGS, type EmbedderEntry, type ModelEntry } from "../engine/models/manifest";
import { DEVICE_VARIABLE } from "../engine/server/devices/devices";
import { productFolders } from "../engine/server/folders";
import { openWorkspace } from "../engine/server/workspace";
import { act } from "./action";
import { wholeNumber } from "./options";
import { plain, print, printJson } from "./terminal";

interface ModelsOptions {
  readonly json?: true;
  readonly devices?: true;
}

/** `dragoman models`, `models add FOLDER|FILE.zip`, `models list`, `models remove NAME` */
export function addModels(program: Command): void {
  const models = program
    .command("models")
    .description("list the models that are installed, what they were trained on and how good they are")
    .option("--devices", "try what else than the CPU could run them, and say what is used and why")
    .option("--json", "print one JSON document")
    .action((options: ModelsOptions) =>
      act(() => (options.devices ? tryDevices(options.json === true) : list(options.json === true))),
    );
  models
    .command("add")
    .description("install an embedder: its ONNX file, tokenizer.json and card; tried before it is taken over")
    .argument("<folder|file.zip>", "as model hubs and sentence-transformers write it")
    .option("--name <name>", "what to call it; the folder's or file's own name if not given")
    .addOption(
      new Option("--pooling <how>", "how the vectors of tokens become one, where no file says it").choices([
        ...POOLINGS,
      ]),
    )
    .option("--max-tokens <n>", "tokens of a text that are read, at most", wholeNumber(2, 8192))
    .option("--json", "print one JSON document")
    .action((path: string, _: object, command: Command) => act((signal) => add(path, signal, command)));
  models
    .command("list")
    .description("the same as without a word")
    .option("--json", "print one JSON document")
    .action((_: object, command: Command) => act(() => list(isJson(command))));
  models
    .command("remove")
    .description("remove an embedder that was added; those that came with the product stay")
    .argument("<name>")
    .option("--json", "print one JSON document")
    .action((name: string, _: object, command: Command) => act(() => remove(name, isJson(command))));
}

/** `--json` may stand before or behind the word. */
function isJson(command: Command): boolean {
  return command.optsWithGlobals<{ readonly json?: true }>().json === true;
}

interface AddOptions {
  readonly name?: string;
  readonly pooling?: (typeof POOLINGS)[number];
  readonly maxTokens?: number;
}

async function add(path: string, signal: AbortSignal, command: Command): Promise<void> {
  const folders = productFolders();
  const taken = (await listModels(folders.models)).map(({ name }) => name);
  const entry = await addEmbedder(folders.ownModels, taken, { path, ...command.opts<AddOptions>(), signal });
  if (isJson(command)) printJson(reportOf(entry));
  else printModel(entry);
}

async function remove(name: string, asJson: boolean): Promise<void> {
  const entry = await removeEmbedder(productFolders().ownModels, name);
  if (asJson) printJson(reportOf(entry));
  else
    print(
      `${nameGiven(entry)} is removed: graphs that it embedded are asked by names until they are embedded anew`,
    );
}

async function list(asJson: boolean): Promise<void> {
  const { models, ownModels } = productFolders();
  const own = await listInstalled(ownModels);
  const found = [...(await listModels(models)), ...own];
  if (asJson) printJson(found.map((model) => (model.task === "embedder" ? reportOf(model) : model)));
  else found.forEach(printModel);
}

/** With the name to choose it by, and as graphs keep it. */
function reportOf(entry: EmbedderEntry): object {
  const named = nameGiven(entry);
  return named === entry.name ? entry : { ...entry, name: named, id: entry.name };
}

function printModel(model: ModelEntry): void {
  const { task, licence, trainingData, accuracy } = model;
  const kind = model.task === "embedder" ? `${task}, ${shapeOf(model)}` : task;
  print(
    plain(
      `${model.task === "embedder" ? nameGiven(model) : model.name}  ${kind}, ${(bytesOf(model) / 1e6).toFixed(0)} MB, ${licence}`,
    ),
  );
  if (model.task === "embedder" && model.pooling !== undefined) print(`  SHA-256: ${model.sha256}`);
  print(plain(`  trained on: ${trainingData}\n  measured: ${accuracy}`));
}

function shapeOf({ width, pooling }: EmbedderEntry): string {
  return `${width.toString()} wide${pooling === "mean" || pooling === "cls" ? `, pooled by ${pooling}` : ""}`;
}

/** Looks anew, whatever was found before: it is asked for when a driver came or went. */
async function tryDevices(asJson: boolean): Promise<void> {
  const workspace = openWorkspace();
  try {
    const report = await workspace.devices.look();
    if (asJson) printJson(report);
    else printDevices(report);
  } finally {
    await workspace.close();
  }
}

function printDevices({ choice, fixed, asking, importing, trials }: DevicesReport): void {
  for (const trial of trials ?? []) print(plain(explainTrial(trial)));
  const used =
    asking === importing
      ? DEVICE_NAMES[asking]
      : `${DEVICE_NAMES[asking]} for questions, ${DEVICE_NAMES[importing]} for imports`;
  const who = choice === "auto" ? "whatever was measured faster" : DEVICE_NAMES[choice];
  print(`Used: ${used}. Asked for: ${who}${fixed ? ` (${DEVICE_VARIABLE})` : ""}.`);
}

function bytesOf(model: ModelEntry): number {
  if (model.task !== "retriever") return model.bytes;
  return Object.values(model.files).reduce((sum, { bytes }) => sum + bytes, 0);
}
