/** What a schema finds wrong with a value, as a reason: what is wanted in its place, never the schema library's own words. */
import type { z } from "zod";
import { inEnglish, message, type Message, type Reason, say } from "./sentences";

type Issue = z.core.$ZodIssue;
/** How the schema library begins; any other word of an issue is one of ours. */
const LIBRARY = /^(?:Invalid|Too|Unrecognized)\b/;
const WANTED = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
} as const;

/** The first thing wrong, with its place; `nowhere` names the whole value. */
export function issueReason(error: z.ZodError, nowhere: Reason = message("value-whole")): Reason {
  const issue = error.issues[0]!;
  const place = issue.path.length > 0 ? issue.path.join(".") : nowhere;
  return reasonAt(place, issue);
}

function reasonAt(place: Reason, issue: Issue): Reason {
  if (issue.message === say("file-empty")) return message("value-empty", { place });
  if (!LIBRARY.test(issue.message)) return `${inEnglish(place)}: ${issue.message}`;
  switch (issue.code) {
    case "invalid_type":
      return ofKind(place, issue.expected);
    case "too_small":
      return atLeast(place, issue);
    case "too_big":
      return message(issue.origin === "string" ? "value-longest" : "value-most", {
        place,
        most: Number(issue.maximum),
      });
    case "invalid_value":
      return oneOf(place, issue.values.map(String));
    case "invalid_union":
      return "options" in issue ? oneOf(place, issue.options as string[]) : message("value-unfit", { place });
    case "unrecognized_keys":
      return message("value-stray", { place, name: issue.keys[0]! });
    default:
      return message("value-unfit", { place });
  }
}

function ofKind(place: Reason, expected: string): Message {
  if (expected === "int") return message("value-whole-number", { place });
  if (!isNamed(expected)) return message("value-unfit", { place });
  return message("value-kind", { place, wanted: WANTED[expected] });
}

function isNamed(kind: string): kind is keyof typeof WANTED {
  return Object.hasOwn(WANTED, kind);
}

type TooSmall = Extract<Issue, { code: "too_small" }>;

function atLeast(place: Reason, { origin, minimum, inclusive }: TooSmall): Message {
  const least = Number(minimum);
  if (least === 1 && ["string", "array"].includes(origin)) return message("value-empty", { place });
  return message(inclusive === false ? "value-above" : "value-least", { place, least });
}

function oneOf(place: Reason, names: string[]): Message {
  return message("value-choice", { place, choices: { names, more: 0 } });
}
