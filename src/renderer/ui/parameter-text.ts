/** What a parameter of a recipe and its choices are called, in the language spoken. */
import type { ParameterText } from "./texts/stage-texts";
import { TEXTS } from "./texts/texts";

/** Name and meaning of a parameter by its path, "score.cost". */
export function parameterText(path: string): ParameterText {
  return TEXTS.parameterNames[path] ?? { name: path, meaning: "", choices: {} };
}

/** Name of a choice of the parameter `path`. */
export function choiceText(path: string, choice: string): string {
  return parameterText(path).choices[choice] ?? choice;
}
