/** The value of a JSON text; throws a plain Error that names the place of what is wrong, within `what`. */
export function parseJson(schema, text, what) {
  return checkJson(schema, readJson(text, what), what);
}
/** JSON text as a value; lone surrogates, which no file can hold, become U+FFFD. */
export function readJson(text, what) {
  // Only an escape can bring one in: the text itself was valid UTF-8.
  const parse = text.includes("\\u") ? (value) => JSON.parse(value, wellFormed) : JSON.parse;
  try {
    return parse(text);
  } catch (fault) {
    throw fault instanceof NulError ? fault : new Error(`${what} is not valid JSON`);
  }
}
/** The value if it fits the schema; throws a plain Error otherwise. */
export function checkJson(schema, value, what) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`${what}${issue.path.length > 0 ? `.${issue.path.join(".")}` : ""}: ${issue.message}`);
}
class NulError extends Error {
  message = "contains a NUL character";
}
function wellFormed(_key, value) {
  if (typeof value !== "string") return value;
  if (value.includes("\0")) throw new NulError();
  return value.replace(/\p{Surrogate}/gu, "\uFFFD");
}
