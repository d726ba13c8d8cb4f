/** What stages, methods, parameters and choices are called and mean, as their declarations say it. */
import type { Language } from "../../../shared/languages/language";
import type { Parameter } from "../../../shared/parameters/parameter";
import { RECIPE_STAGES } from "../../../shared/recipe";

/** One value for every number of nodes and of edges, by name. */
export type NumbersOf<T> = Readonly<Record<"node" | "edge", Readonly<Record<string, T>>>>;

/** What a parameter is called and does, and what its choices are called. */
export interface ParameterText {
  readonly name: string;
  readonly meaning: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** What the stages of a question are called, by stage. */
export function stageNames(language: Language): Readonly<Record<string, string>> {
  return mapValues(RECIPE_STAGES, (stage) => stage[language][0]);
}

/** What the stages of a question do, by stage. */
export function stageMeanings(language: Language): Readonly<Record<string, string>> {
  return mapValues(RECIPE_STAGES, (stage) => stage[language][1]);
}

/** What score methods add to the meaning of numbers, by method. */
export function numbersByMethod(language: Language): Readonly<Record<string, NumbersOf<string>>> {
  const notes = RECIPE_STAGES.score.sets.map(({ method = "", numbers = {} }) => {
    const of = (kind: "node" | "edge") => mapValues(numbers[kind] ?? {}, (words) => words[language]);
    return [method, { node: of("node"), edge: of("edge") }] as const;
  });
  return Object.fromEntries(notes);
}

/** Texts by path, "score.cost"; methods of one stage that have a parameter of the same name mean the same by it. */
export function parameterNames(language: Language): Readonly<Record<string, ParameterText>> {
  const texts = Object.entries(RECIPE_STAGES).flatMap(([stage, { sets }]) =>
    sets.flatMap(({ parameters }) =>
      Object.entries(parameters).map(
        ([name, parameter]) => [`${stage}.${name}`, textOf(parameter, language)] as const,
      ),
    ),
  );
  return Object.fromEntries(texts);
}

function textOf(parameter: Parameter, language: Language): ParameterText {
  const [name, meaning] = parameter[language];
  const choices = parameter.kind === "choice" ? parameter.choices : {};
  return { name, meaning, choices: mapValues(choices, (words) => words[language]) };
}

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
