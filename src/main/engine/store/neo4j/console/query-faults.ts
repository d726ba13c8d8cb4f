/** What went wrong with a person's own query, told of the query and not of the connection. */
import { FailureError } from "../../../../../shared/failure";

/** Lines of ours before the person's first one. */
export interface Shift {
  readonly lines: number;
  readonly seconds: number;
}

/** A fault of the driver as a FailureError where the query is to blame; any other fault as it is. */
export function toQueryFault(fault: unknown, { lines, seconds }: Shift): unknown {
  if (fault instanceof FailureError || !(fault instanceof Error)) return fault;
  const code = "code" in fault ? String(fault.code) : "";
  const { message } = fault;
  if (/AccessMode|Writing in read access mode/.test(`${code} ${message}`)) return refused("writes");
  if (/conflicting values for execution mode/i.test(message)) return refused("profile");
  if (/TransactionTimedOut/.test(code)) return new FailureError({ kind: "query-ended", seconds });
  if (!/^Neo\.ClientError\.(Statement|Procedure|Schema)\./.test(code)) return fault;
  if (/UnsupportedAdministrationCommand|NotSystemDatabase/.test(code)) return refused("administration");
  const [, line = 0, column = 0] = (PLACE.exec(message) ?? []).map(Number);
  const isKnown = line > lines && column > 0;
  return new FailureError({
    kind: "query-wrong",
    ...(isKnown ? { line: line - lines, column } : { line: 0, column: 0 }),
    reason: sentenceOf(message),
  });
}

const PLACE = /\(line (\d+), column (\d+) \(offset: \d+\)\)/;
const MOST_EXPECTED = 4;
const LONGEST = 400;

/** The first sentence, without the place and the quoted text; of a long list of what was expected the first few. */
function sentenceOf(message: string): string {
  const text = message
    .replace(/\(line \d+, column \d+[^]*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return shortened(text)
    .replace(/[.\s]+$/, "")
    .slice(0, LONGEST);
}

function shortened(text: string): string {
  const [, start, list] = /^(.*?expected )(.*)$/.exec(text) ?? [];
  const options = list?.split(/, | or /) ?? [];
  if (start === undefined || options.length <= MOST_EXPECTED) return text;
  return `${start}${options.slice(0, MOST_EXPECTED).join(", ")} or one of ${String(options.length - MOST_EXPECTED)} others`;
}

function refused(because: "writes" | "profile" | "administration"): FailureError {
  return new FailureError({ kind: "query-refused", because, what: "" });
}
