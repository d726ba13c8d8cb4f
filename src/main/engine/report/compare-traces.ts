/** Two traces of one question, line by line. */

export interface LineDifference {
  /** From 1. */
  readonly line: number;
  /** What kind of line it is, and where in it the first difference lies, as "edge 7, prize". */
  readonly place: string;
  /** The two values as JSON; "nothing" where one has none. */
  readonly recorded: string;
  readonly replayed: string;
}

export interface TraceComparison {
  readonly lines: number;
  /** Lines that differ, those that only one trace has included. */
  readonly differing: number;
  readonly first?: LineDifference;
}

/** Compares to the byte, all but the times of stages. */
export async function compareTraces(
  recorded: AsyncIterable<string>,
  replayed: AsyncIterable<string>,
): Promise<TraceComparison> {
  const [before, after] = [recorded[Symbol.asyncIterator](), replayed[Symbol.asyncIterator]()];
  let [lines, differing] = [0, 0];
  let first: LineDifference | undefined;
  for (;;) {
    const [a, b] = [await before.next(), await after.next()];
    if (a.done === true && b.done === true) break;
    lines++;
    const [old, now] = [a.done === true ? undefined : a.value, b.done === true ? undefined : b.value];
    if (withoutTime(old) === withoutTime(now)) continue;
    differing++;
    first ??= differenceOf(lines, old, now);
  }
  return { lines, differing, ...(first && { first }) };
}

/** The times are the last keys of a stage's line. */
function withoutTime(line: string | undefined): string | undefined {
  return line?.startsWith('{"kind":"stage"') === true
    ? line.replace(/,"ms":[-+.\deE]+(?:,"parts":\[[^\]]*\])?\}$/, "}")
    : line;
}

function differenceOf(line: number, old: string | undefined, now: string | undefined): LineDifference {
  const [before, after] = [parse(withoutTime(old)), parse(withoutTime(now))];
  const path = firstPath(before, after);
  return {
    line,
    place: [nameOf(before ?? after), ...(path.length > 0 ? [path.join(".")] : [])].join(", "),
    recorded: textAt(before, path),
    replayed: textAt(after, path),
  };
}

function parse(line: string | undefined): unknown {
  if (line === undefined) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return line;
  }
}

function nameOf(line: unknown): string {
  const { kind, row, name } = isObject(line) ? line : {};
  if (kind === "edge") return `edge ${String(row)}`;
  if (kind === "stage") return `stage ${String(name)}`;
  return kind === "result" ? "result" : kind === "dragoman-trace" ? "header" : "line";
}

/** Where two values first differ; empty when they differ as a whole, or in spelling only. */
function firstPath(a: unknown, b: unknown): string[] {
  if (!isObject(a) || !isObject(b)) return [];
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  const name = names.find((one) => JSON.stringify(a[one]) !== JSON.stringify(b[one]));
  return name === undefined ? [] : [name, ...firstPath(a[name], b[name])];
}

const LONGEST = 200;

function textAt(value: unknown, path: readonly string[]): string {
  const found = path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
  const text = found === undefined ? "nothing" : JSON.stringify(found);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
