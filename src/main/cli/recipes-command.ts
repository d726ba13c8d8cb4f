import type { Command } from "commander";
import { describeStages, type DescribedParameter } from "../../shared/parameters/describe";
import { RECIPE_STAGES } from "../../shared/recipe";
import { explain } from "../../shared/failure";
import { loadRecipes, unreadRecipes } from "../engine/ask/recipes";
import { productFolders } from "../engine/server/folders";
import { act } from "./action";
import { print, printJson, remark } from "./terminal";

/** `dragoman recipes` */
export function addRecipes(program: Command): void {
  program
    .command("recipes")
    .description("list the recipes that come along, and every parameter that --set can change")
    .option("--json", "print one JSON document")
    .action((options: { readonly json?: true }) => act(() => list(options.json === true)));
}

async function list(asJson: boolean): Promise<void> {
  const folder = productFolders().recipes;
  const recipes = await loadRecipes(folder);
  for (const failure of await unreadRecipes(folder)) remark(explain(failure));
  const stages = describeStages(RECIPE_STAGES);
  if (asJson) {
    printJson({ recipes, stages });
    return;
  }
  for (const { name, description } of recipes) print(`${name}  ${description}`);
  for (const { title, summary, parameters } of stages) {
    print(`\n${title}  ${summary}`);
    for (const parameter of parameters) print(lineOf(parameter));
  }
}

function lineOf({ path, meaning, takes, standard, when }: DescribedParameter): string {
  const unset = standard === undefined ? "" : `; ${JSON.stringify(standard)} unless set`;
  return `  ${path}  ${takes}${unset}${when === "" ? "" : `; ${when}`}\n    ${meaning}`;
}
