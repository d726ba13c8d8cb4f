/** JSON from files, parsed against a schema, with reasons a person can act on. */
import { issueReason } from "../../../../shared/sentences/value-issues";
import type { z } from "zod";
import { propertyValueSchema, type PropertyValue } from "../../../../shared/graph";
import { ReasonError } from "../../../../shared/failure";
import { message, type Reason } from "../../../../shared/sentences/sentences";

/** The value of a JSON text; throws a plain Error that names the place of what is wrong, within `what`. */
export function parseJson<T>(schema: z.ZodType<T>, text: string, what: Reason): T {
  return checkJson(schema, readJson(text, what), what);
}

/** Whole numbers long enough to be beyond 2^53, and texts, in which they are none. */
const LONG_NUMBERS = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d{16,}(?![\d.eE])/g;

/** Whole numbers beyond 2^53, which are ids more often than counts, in quotes: read as numbers, several would be one. */
function withLongNumbers(text: string): string {
  return text.replace(LONG_NUMBERS, (found, at: number) => {
    const isWhole = !found.startsWith('"') && !/[\d.eE+-]/.test(text[at - 1] ?? "");
    return isWhole && !Number.isSafeInteger(Number(found)) ? `"${found}"` : found;
  });
}

/** Whether some JSON may hold what JSON.parse alone reads otherwise than readJson: asked of a block, its many lines need not be asked. */
export function asksForCare(text: string): boolean {
  // Only an escape can bring in a surrogate: the text itself was valid UTF-8.
  return text.includes("\\u") || /\d{16}/.test(text);
}

/** Numbers as Python writes what JSON has no word for, and texts, in which they are words. */
const NO_NUMBERS = /"[^"\\]*(?:\\[^][^"\\]*)*"|\bNaN\b|\bInfinity\b/g;

/** Python's NaN as no value, its Infinity as a number too large to be one. */
export function withoutNaN(text: string): string {
  return text.replace(NO_NUMBERS, (found) =>
    found === "NaN" ? "null" : found === "Infinity" ? "1e999" : found,
  );
}

/** JSON text as a value; lone surrogates, which no file can hold, become U+FFFD, whole numbers beyond 2^53 texts. */
export function readJson(text: string, what: Reason, isCareful = asksForCare(text)): unknown {
  try {
    if (!isCareful) return JSON.parse(text) as unknown;
    const numbered = withLongNumbers(text);
    return (text.includes("\\u") ? JSON.parse(numbered, wellFormed) : JSON.parse(numbered)) as unknown;
  } catch (fault) {
    if (fault instanceof NulError) throw fault;
    const mended = withoutNaN(text);
    if (mended !== text) return readJson(mended, what, isCareful);
    throw new ReasonError(message("not-json", { what }));
  }
}

/** The value if it fits the schema; throws a plain Error that names the place otherwise. */
export function checkJson<T>(schema: z.ZodType<T>, value: unknown, what: Reason): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const reason = issueReason(parsed.error, what);
  throw typeof reason === "string" ? new Error(reason) : new ReasonError(reason);
}

/** Never a fault of the JSON itself. */
class NulError extends ReasonError {}

function wellFormed(_key: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.includes("\0")) throw new NulError(message("nul-character"));
  return value.replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Whether a value is an object, and neither a list nor null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Values as properties: those that no property can hold become their JSON and are counted, nulls nothing. */
export function plainValues(
  values: Readonly<Record<string, unknown>>,
  counts: { textValues: number },
): Record<string, PropertyValue> {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => {
      if (typeof value === "string" || typeof value === "boolean" || Number.isFinite(value))
        return [key, value as PropertyValue];
      const fits = propertyValueSchema.safeParse(value);
      if (fits.success) return [key, fits.data];
      counts.textValues++;
      // A number too large to be one has no JSON.
      return [key, typeof value === "number" ? String(value) : JSON.stringify(value)];
    }),
  );
}
