/** Whether numbers are within the bounds that a question tells. */
import type { Bound } from "../../understand/question-parts";
import { isYear } from "./numbers";

/** Whether a value is within a bound; a date within a year is of that year, and 7.2 is above 7. */
export function meets(value: number, bound: Pick<Bound, "comparison" | "values">): boolean {
  const [low = 0, high = low] = bound.values;
  const isOfYears = [low, high].every((one) => Number.isInteger(one) && isYear(one));
  return compares(isOfYears ? Math.floor(value) : value, bound);
}

/** Whether a number is within a bound, as the bound's numbers are. */
export function compares(
  value: number,
  { comparison, values }: Pick<Bound, "comparison" | "values">,
): boolean {
  const [low = 0, high = low] = values;
  switch (comparison) {
    case "<":
      return value < low;
    case "≤":
      return value <= low;
    case "=":
      return value === low;
    case "≥":
      return value >= low;
    case ">":
      return value > low;
    case "between":
      return value >= low && value <= high;
  }
}
