import type { Command } from "commander";
import { listModels } from "../engine/models/manifest";
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
  for (const { name, task, bytes, width, licence, trainingData, accuracy } of models) {
    print(`${name}  ${task}, ${(bytes / 1e6).toFixed(0)} MB, ${width.toString()} numbers a text, ${licence}`);
    print(`  trained on: ${trainingData}\n  measured: ${accuracy}`);
  }
}
