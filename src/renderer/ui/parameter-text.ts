/** What a parameter of a recipe and its choices are called, in the language spoken. */
import type { ParameterText } from "./texts/parameter-names-english";
import { TEXTS } from "./texts/texts";

/** Name and meaning of a parameter by its path, "score.cost". */
export function parameterText(path: string): ParameterText {
  return TEXTS.parameterNames.parameters[path] ?? { name: path, meaning: "" };
}

/** Name of a choice of a parameter. */
export function choiceText(choice: string): string {
  return TEXTS.parameterNames.choices[choice] ?? choice;
}
