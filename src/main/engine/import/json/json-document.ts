/** One JSON document, read whole; of a file's beginning alone, the part that is complete. */
import { isUtf8 } from "node:buffer";
import { message } from "../../../../shared/sentences/sentences";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import { fileBytes } from "../source/file-bytes";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import { withoutMark } from "../source/text-blocks";
import { readJson, withoutNaN } from "../values/json-values";

/** Most bytes of a document: it is held in memory as a whole. */
const MAX_DOCUMENT = 256 * 1024 * 1024;

/** The file's value; `lists` stand around its items. Refuses what is no JSON or larger than 256 MiB. */
export async function readDocument(file: SourceFile, run: ImportRun, lists = 1): Promise<unknown> {
  const whole = await readDocumentText(file, run);
  const text = run.isCut === true ? closedJson(whole, lists) : whole;
  try {
    return readJson(text, message("the-document"));
  } catch (fault) {
    const line = brokenLine(text);
    return refuse(file, line === undefined ? reasonOf(fault) : message("document-broken", { line }));
  }
}

/** The line on which a text stops being JSON, its last one where it ends too soon; undefined where it is JSON. */
function brokenLine(text: string): number | undefined {
  try {
    JSON.parse(withoutNaN(text));
    return undefined;
  } catch (fault) {
    const at = / at position (\d+)/.exec(String(fault))?.[1];
    return text.slice(0, at === undefined ? text.length : Number(at)).split("\n").length;
  }
}

/** The file's text. Refuses more than 256 MiB, and what is not written in UTF-8. */
export async function readDocumentText(file: SourceFile, run: ImportRun): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of fileBytes(file, run.signal, run.onBytes)) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_DOCUMENT) refuse(file, message("document-long", { most: MAX_DOCUMENT }));
  }
  const bytes = withoutMark(Buffer.concat(chunks));
  // A beginning may break off inside a letter.
  if (run.isCut !== true && !isUtf8(bytes)) refuse(file, message("encoding-not-utf8"));
  return bytes.toString("utf8");
}

/** What the work gives; a ReasonError that it throws refuses the file. */
export function orRefuse<T>(file: SourceFile, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    return refusing(file)(fault);
  }
}

/** The same for a promise's catch. */
export const refusing =
  (file: SourceFile) =>
  (fault: unknown): never => {
    if (fault instanceof ReasonError) refuse(file, reasonOf(fault));
    throw fault;
  };

const TOKENS = /"(?:[^"\\]|\\[^])*(?:"|$)|[[\]{},]/g;

/** The beginning of a JSON text up to the last whole item of its lists (those inside `lists` - 1 others), with all that is open closed; "" where there is none. */
export function closedJson(text: string, lists = 1): string {
  const open: string[] = [];
  let [end, closers] = [0, ""];
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token.startsWith('"')) continue;
    if (token === "{") open.push("}");
    else if (token === "[") open.push("]");
    else if (token !== ",") open.pop();
    if (open.length === 0) return text;
    // Lists inside an item would break off in the middle of it.
    if (token !== "," || open.at(-1) !== "]" || open.filter((one) => one === "]").length !== lists) continue;
    end = index;
    closers = [...open].reverse().join("");
  }
  return text.slice(0, end) + closers;
}
