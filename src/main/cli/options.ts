/** Readers of option values; a value that does not fit is wrong usage (exit code 2). */
import { InvalidArgumentError } from "commander";
import { explain, toFailure } from "../../shared/failure";
import type { Overrides } from "../../shared/recipe";
import { parseOverride } from "../engine/ask/recipe-overrides";

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
