/** Changes to single parameters of a recipe of any list of stages: what `--set stage.param=value` and the sliders send. */
import { FailureError } from "../../../shared/failure";
import { takesOf } from "../../../shared/parameters/describe";
import { isMeaningful, parameterSet, type Stage } from "../../../shared/parameters/stage";
import type { Overrides } from "../../../shared/recipe";
import { message, type Reason } from "../../../shared/sentences/sentences";

type Json = Overrides[string];
type Stages = Readonly<Record<string, Stage>>;

/** The recipe with the overrides applied and not yet checked; throws FailureError recipe-invalid for an unknown name. */
export function override(
  recipe: { readonly name: string },
  overrides: Overrides,
  stages: Stages,
): Record<string, unknown> {
  const changed: Record<string, unknown> = { ...recipe };
  for (const stage of Object.keys(stages)) {
    const changes = Object.entries(overrides).filter(([name]) => name.startsWith(`${stage}.`));
    if (changes.length > 0)
      changed[stage] = changeStage(recipe.name, { stage, stages, own: changed[stage] }, changes);
  }
  const names = Object.keys(stages);
  const stray = Object.keys(overrides).find((name) => !names.some((stage) => name.startsWith(`${stage}.`)));
  if (stray !== undefined)
    throw invalid(recipe.name, message("no-stage", { name: clip(stray), stages: names.join(", ") }));
  return changed;
}

/** "prune.pruning=strong" as ["prune.pruning", "strong"]; values are JSON where they parse as JSON, otherwise text. Throws FailureError invalid-request. */
export function parseOverride(assignment: string): [name: string, value: Json] {
  const match = /^([a-z]+\.[A-Za-z]+)=(.*)$/s.exec(assignment);
  if (!match) {
    throw new FailureError({
      kind: "invalid-request",
      reason: message("override-form", { text: clip(assignment) }),
    });
  }
  return [match[1]!, jsonOrText(match[2]!)];
}

function changeStage(
  recipe: string,
  { stage, stages, own }: { readonly stage: string; readonly stages: Stages; readonly own: unknown },
  changes: readonly (readonly [string, Json])[],
): object {
  // A stage that a recipe leaves out stands at what its parameters are unless set.
  const current = (own ?? stages[stage]!.schema.parse({})) as Readonly<Record<string, unknown>>;
  const values = Object.fromEntries(changes.map(([name, value]) => [name.slice(stage.length + 1), value]));
  const newMethod = values["method"] !== undefined && values["method"] !== current["method"];
  // Methods that share no parameters: another one starts from nothing but what is given with it.
  const base = newMethod && stages[stage]!.sets.length > 1 ? {} : current;
  // One that a recipe's file leaves out is known all the same where it counts.
  const after = { ...current, ...values };
  const { parameters } = parameterSet(stages[stage]!, after);
  const counts = (name: string): boolean =>
    Object.hasOwn(parameters, name) && isMeaningful(parameters[name]!, after);
  const unknown = Object.keys(values).find((name) => !(name in current) && !newMethod && !counts(name));
  if (unknown !== undefined) {
    const known = [...new Set([...Object.keys(current), ...Object.keys(parameters).filter(counts)])].join(
      ", ",
    );
    throw invalid(recipe, message("no-parameter", { stage, name: clip(unknown), known }));
  }
  const changed = { ...base, ...values };
  for (const name of Object.keys(values)) {
    const takes = wantedFor(stages[stage]!, changed, name);
    const value = clip(String(values[name]));
    if (takes !== "")
      throw invalid(recipe, message("parameter-unfit", { name: `${stage}.${name}`, value, takes }));
  }
  return changed;
}

/** What a parameter takes, in English, where it does not take the value it has; else "". */
function wantedFor(stage: Stage, params: Readonly<Record<string, unknown>>, name: string): string {
  const methods = stage.sets.flatMap(({ method }) => method ?? []);
  if (name === "method" && methods.length > 0)
    return methods.includes(String(params[name])) ? "" : `one of ${methods.join(", ")}`;
  const parameter = parameterSet(stage, params).parameters[name];
  if (!parameter || parameter.schema.safeParse(params[name]).success) return "";
  return takesOf(parameter).replace(/^(?=whole|number)/, "a ");
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function invalid(recipe: string, reason: Reason): FailureError {
  return new FailureError({ kind: "recipe-invalid", recipe, reason });
}

function clip(text: string): string {
  return text.slice(0, 100);
}
