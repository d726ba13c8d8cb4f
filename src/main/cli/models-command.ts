import type { Command } from "commander";
import { DEVICE_NAMES, explainTrial, type DevicesReport } from "../../shared/devices";
import { listModels, type ModelEntry } from "../engine/models/manifest";
import { DEVICE_VARIABLE } from "../engine/server/devices";
import { productFolders } from "../engine/server/folders";
import { openWorkplace } from "../engine/server/workplace";
import { act } from "./action";
import { plain, print, printJson } from "./terminal";

interface ModelsOptions {
  readonly json?: true;
  readonly devices?: true;
}

/** `dragoman models` */
export function addModels(program: Command): void {
  program
    .command("models")
    .description("list the models that are installed, what they were trained on and how good they are")
    .option("--devices", "try what else than the CPU could run them, and say what is used and why")
    .option("--json", "print one JSON document")
    .action((options: ModelsOptions) =>
      act(() => (options.devices ? tryDevices(options.json === true) : listInstalled(options.json === true))),
    );
}

async function listInstalled(asJson: boolean): Promise<void> {
  const models = await listModels(productFolders().models);
  if (asJson) {
    printJson(models);
    return;
  }
  for (const model of models) {
    const { name, task, licence, trainingData, accuracy } = model;
    print(`${name}  ${task}, ${(bytesOf(model) / 1e6).toFixed(0)} MB, ${licence}`);
    print(`  trained on: ${trainingData}\n  measured: ${accuracy}`);
  }
}

/** Looks anew, whatever was found before: it is asked for when a driver came or went. */
async function tryDevices(asJson: boolean): Promise<void> {
  const workplace = openWorkplace();
  try {
    const report = await workplace.devices.look();
    if (asJson) printJson(report);
    else printDevices(report);
  } finally {
    await workplace.close();
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
