/** Values that say whether what they stand under holds. */
import { fold } from "../../../../../shared/fold";

const [YES, NO] = [/^(?:yes|true|da|adevarat)$/, /^(?:no|false|nu|fals)$/];

/** Whether a value says that what its property is called holds. */
export const saysYes = (value: string): boolean => YES.test(fold(value));

/** What values say that are all yes or all no; undefined of others. */
export function yesOrNo(values: readonly string[]): boolean | undefined {
  const said = values.map(fold);
  if (said.length === 0) return undefined;
  return said.every((value) => YES.test(value))
    ? true
    : said.every((value) => NO.test(value))
      ? false
      : undefined;
}
