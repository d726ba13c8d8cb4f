/** Options that commands share, and readers of their values; a value that does not fit is wrong usage (exit code 2). */
import { InvalidArgumentError, type Command } from "commander";
import { explain, toFailure } from "../../shared/failure";
import { NO_PINS } from "../../shared/pins";
import { DEFAULT_RECIPE, type Overrides, type Recipe } from "../../shared/recipe";
import { GRAPH_ARGUMENT } from "../../shared/stores";
import { applyOverrides, withPins } from "../engine/ask/recipe-overrides";
import { findRecipe } from "../engine/ask/recipes";
import { parseOverride } from "../engine/runner/recipe-overrides";
import type { Folders } from "../engine/server/folders";
import { pinsOf } from "./pin-options";
import { graphToRead, type NamedGraph } from "./graph-argument";

/** What every command that asks a graph is told: which one, and how. */
export interface RunOptions {
  readonly graph: string;
  readonly recipe: string;
  readonly set?: Overrides;
  readonly seed: number;
  readonly pinIn?: readonly string[];
  readonly pinOut?: readonly string[];
  readonly json?: true;
}

/** The command with the options of `RunOptions`. */
export function withRunOptions(command: Command): Command {
  return command
    .requiredOption(`--graph <${GRAPH_ARGUMENT}>`, "the graph to ask")
    .option("--recipe <name|file>", "how to answer", DEFAULT_RECIPE)
    .option(
      "--set <stage.param=value>",
      "change one parameter (may be repeated; `dragoman recipes` lists them)",
      collectOverride,
    )
    .option("--seed <n>", "seed of stages that draw", wholeNumber(0), 0)
    .option("--json", "print one JSON document");
}

/** The graph and the recipe, changed as asked; throws graph-missing, recipe-missing or recipe-invalid. */
export async function graphAndRecipe(
  { graph, recipe, set = {}, pinIn, pinOut }: RunOptions,
  folders: Folders,
): Promise<{ graph: NamedGraph; recipe: Recipe }> {
  const named = graphToRead(graph, folders);
  const found = applyOverrides(await findRecipe(recipe, folders.recipes), set);
  return { graph: named, recipe: withPins(found, pinsOf(found.pins ?? NO_PINS, pinIn, pinOut)) };
}

/** A whole number of at least `least`. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least || value > most || text.trim() === "")
      throw new InvalidArgumentError(
        `a whole number of at least ${least.toString()}${most < 1e9 ? ` and at most ${most.toString()}` : ""} is wanted.`,
      );
    return value;
  };
}

/** Collects `--set stage.param=value`, which may be given many times. */
export function collectOverride(text: string, sofar: Overrides = {}): Overrides {
  try {
    const [name, value] = parseOverride(text);
    return { ...sofar, [name]: value };
  } catch (thrown) {
    throw new InvalidArgumentError(explain(toFailure(thrown)));
  }
}
