/** A configuration that a window hands over with the files it names: nothing else of the machine is read, and what is made stays in one folder. */
import { basename, isAbsolute, relative, resolve } from "node:path";
import { FailureError } from "../../../shared/failure";
import { message, type Message } from "../../../shared/sentences/sentences";
import type { SourceFile } from "../import/source/import-run";
import { isS3Address } from "../artifacts/s3-address";
import type { Configuration, ReadConfiguration } from "./configuration";

/** The file's own name, whichever system the path was written on. */
function nameOf(named: string): string {
  return basename(named.replaceAll("\\", "/"));
}

/** Every file that the configuration names, as it names them. */
export function namedFiles({ sources, questions, recipe }: Configuration): string[] {
  const schema = sources?.schema === undefined ? [] : [sources.schema];
  const recipes = isRecipeFile(recipe) ? [recipe] : [];
  return [...new Set([...(sources?.files ?? []), ...schema, questions.file, ...recipes])];
}

/** Whether a recipe is a file of the person's, and none of the product. */
export function isRecipeFile(recipe: string): boolean {
  return /\.json$|[\\/]/.test(recipe);
}

/** Named files that are not among the chosen ones. */
export function missingFiles(configuration: Configuration, chosen: readonly SourceFile[]): string[] {
  return namedFiles(configuration).filter((named) => !chosen.some(({ name }) => name === nameOf(named)));
}

/** Where a named file lies by its own name; throws FailureError invalid-request where it was not chosen. */
export function chosenPath(named: string, chosen: readonly SourceFile[]): string {
  const found = chosen.find(({ name }) => name === nameOf(named));
  if (found === undefined) throw refused(message("pipeline-not-chosen", { file: named }));
  return found.path;
}

/** The same configuration with its results below `folder`. Throws FailureError invalid-request for one that reaches further than a window may. */
export function confined(read: ReadConfiguration, folder: string): ReadConfiguration {
  const { configuration } = read;
  const { artifacts, store } = configuration;
  const remote = store?.neptune ?? (isS3Address(artifacts) ? artifacts : undefined);
  if (remote !== undefined) throw refused(message("pipeline-remote", { place: remote }));
  // Of another system's paths "C:\x" is no absolute one, and "..\x" leads nowhere.
  const inside = relative(folder, resolve(folder, artifacts));
  if (inside.startsWith("..") || isAbsolute(inside) || /[\\:]/.test(artifacts))
    throw refused(message("pipeline-results", { folder: artifacts }));
  const names = namedFiles(configuration).map(nameOf);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw refused(message("pipeline-same-name", { file: twice }));
  return { ...read, folder };
}

function refused(reason: Message): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
