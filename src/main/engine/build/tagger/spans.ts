/** Labels of tokens → spans of names. */
import { NAME_TYPES, type NameType } from "../build-stage";

export interface NameSpan {
  readonly first: number;
  readonly end: number;
  readonly type: NameType;
}

/** Spans of persons, places and organizations without the small words at their edges; an I- that opens a span counts as its B-. */
export function nameSpans(labels: readonly string[], tokens: readonly string[]): NameSpan[] {
  const spans: { first: number; end: number; type: string }[] = [];
  labels.forEach((label, at) => {
    if (label === "O") return;
    const open = spans.at(-1);
    if (label.startsWith("I-") && open?.end === at && open.type === label.slice(2)) open.end++;
    else spans.push({ first: at, end: at + 1, type: label.slice(2) });
  });
  return spans.flatMap((span) => trimmed(span, tokens));
}

/** What file formats call a class, as one of our types. */
export const CLASSES: Readonly<Record<string, NameType>> = {
  PER: "PER",
  PERS: "PER",
  PERSON: "PER",
  LOC: "LOC",
  GPE: "LOC",
  FAC: "LOC",
  FACILITY: "LOC",
  LOCATION: "LOC",
  ORG: "ORG",
  ORGANIZATION: "ORG",
};

function trimmed(
  { first, end, type }: { first: number; end: number; type: string },
  tokens: readonly string[],
): NameSpan[] {
  const known = CLASSES[type];
  if (known === undefined || !NAME_TYPES.includes(known)) return [];
  let [from, to] = [first, end];
  while (from < to && isSmall(tokens[from]!)) from++;
  while (to > from && isSmall(tokens[to - 1]!)) to--;
  return from < to ? [{ first: from, end: to, type: known }] : [];
}

function isSmall(token: string): boolean {
  return !/\p{Lu}/u.test(token);
}
