import type { Command } from "commander";
import { listModels } from "../engine/models/manifest";
import type { ModelEntry } from "../engine/models/manifest";
import { productFolders } from "../engine/server/folders";
import { act } from "./action";
import { print, printJson } from "./terminal";

/** `dragoman models` */
export function addModels(program: Command): void {
  program
    .command("models")
    .description("list the models that are installed, what they were trained on and how good they are")
    .option("--json", "print one JSON document")
    .action((options: { readonly json?: true }) => act(() => listInstalled(options.json === true)));
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

function bytesOf(model: ModelEntry): number {
  if (model.task === "embedder") return model.bytes;
  return Object.values(model.files).reduce((sum, { bytes }) => sum + bytes, 0);
}
