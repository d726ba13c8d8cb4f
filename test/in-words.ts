/** A value with every sentence in it said in English, as the command line says it: what a test compares. */
import { inEnglish, messageSchema } from "../src/shared/sentences/sentences";

/** Messages become their English, however deep they lie; the fields of a failure that was thrown, not the error itself. */
export function inWords(value: unknown): unknown {
  const message = messageSchema.safeParse(value);
  if (message.success) return inEnglish(message.data);
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inWords(inner)]));
}
