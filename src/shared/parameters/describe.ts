/** Parameters in English words, for the command line and docs/parameters.md. */
import { z } from "zod";
import type { Parameter } from "./parameter";
import type { Stage } from "./stage";

export interface DescribedParameter {
  /** "stage.name", as `--set` takes it. */
  readonly path: string;
  readonly name: string;
  readonly meaning: string;
  readonly takes: string;
  /** What it is where a recipe says nothing; absent where a recipe has to say it. */
  readonly standard?: unknown;
  /** "with method pcst"; empty where it always counts. */
  readonly when: string;
  readonly shown: Parameter["shown"];
  /** Whether "Why not?" moves it. */
  readonly tried: boolean;
}

/** One method's parameters, or a stage's whose methods share theirs. */
export interface DescribedSet {
  /** "score with method rank-prizes" where the method has parameters of its own, else the stage. */
  readonly title: string;
  readonly summary: string;
  readonly parameters: readonly DescribedParameter[];
}

const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** Every set of parameters, in the order of the stages and of their methods. */
export function describeStages(stages: Readonly<Record<string, Stage>>): DescribedSet[] {
  return Object.entries(stages).flatMap(([stage, { sets, en }]) =>
    sets.map(({ method, summary = en[1], parameters, search }) => ({
      title: method === undefined ? stage : `${stage} with method ${method}`,
      summary,
      parameters: Object.entries(parameters).map(([name, parameter]) => ({
        path: `${stage}.${name}`,
        name: parameter.en[0],
        meaning: parameter.en[1],
        takes: takesOf(parameter),
        ...standardOf(parameter),
        when: whenOf(parameter),
        shown: parameter.shown,
        tried: name in search,
      })),
    })),
  );
}

/** "whole number, 1 to 1000". */
export function takesOf(parameter: Parameter): string {
  switch (parameter.kind) {
    case "number":
      return numberOf(parameter.schema, parameter.unit);
    case "choice":
      return `one of ${Object.keys(parameter.choices).join(", ")}`;
    case "switch":
      return "true or false";
    case "data":
      return parameter.takes;
  }
}

function numberOf(schema: z.ZodType, unit: string | undefined): string {
  const { type, minimum, exclusiveMinimum, maximum = Infinity } = z.toJSONSchema(schema, { io: "input" });
  const kind = `${type === "integer" ? "whole number" : "number"}${unit === undefined ? "" : ` of ${unit}`}`;
  if (exclusiveMinimum !== undefined) return `${kind}, above ${String(exclusiveMinimum)}`;
  if (minimum === undefined) return kind;
  // Whole numbers without a limit of their own end where they are no longer exact.
  const isOpen = maximum >= Number.MAX_SAFE_INTEGER;
  return isOpen
    ? `${kind}, at least ${String(minimum)}`
    : `${kind}, ${String(minimum)} to ${String(maximum)}`;
}

function standardOf({ schema }: Parameter): { readonly standard?: unknown } {
  const parsed = schema.safeParse(undefined);
  return parsed.success ? { standard: parsed.data } : {};
}

function whenOf({ when = {} }: Parameter): string {
  const conditions = Object.entries(when).map(([name, values]) => `${name} ${OR.format(values.map(String))}`);
  return conditions.length === 0 ? "" : `with ${conditions.join(" and ")}`;
}
