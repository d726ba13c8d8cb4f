/** What a question for one number of many must not say beside it. */
import { Unread } from "../../execute/world";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { Asking } from "./aggregate-read";

/** Throws Unread where a bound stands right behind what is measured: "films with an average rating above 5". */
export function checkUnbounded(found: readonly Token[], asking: readonly Token[], { tokens }: Asking): void {
  const last = Math.max(...[...found, ...asking].map((token) => tokens.indexOf(token)));
  const next = tokens.slice(last + 1).find((token) => !marked(token, "empty", "aux"));
  const isBound = marked(
    next,
    "above",
    "below",
    "atLeast",
    "atMost",
    "exactly",
    "between",
    "more",
    "fewer",
    "than",
  );
  if (isBound) throw new Unread([...asking, next!]);
}

/** Throws Unread for a number that is not asked for but compared with, or asked about. */
export function checkAsked({ tokens }: Asking, asking: readonly Token[]): void {
  const first = tokens.find((token) => !marked(token, "empty", "lead"));
  const before = tokens.slice(0, tokens.indexOf(asking[0]!)).findLast((token) => !marked(token, "empty"));
  const isCompared = marked(
    before,
    "above",
    "below",
    "than",
    "more",
    "fewer",
    "before",
    "after",
    "atLeast",
    "atMost",
  );
  const isAfter = tokens.some(
    (token) => marked(token, "than", "above", "below") && tokens.indexOf(token) < tokens.indexOf(asking[0]!),
  );
  if (
    isCompared ||
    isAfter ||
    marked(first, "check") ||
    (marked(first, "aux") && !/^(what|who)/.test(first!.word))
  )
    throw new Unread(asking);
}

/** Throws Unread for what sets of things do not tell. */
export function checkSet(set: readonly Token[]): void {
  const beyond = set.filter(
    (token) =>
      token.pole?.degree === "most" ||
      marked(
        token,
        "most",
        "fewest",
        "ordered",
        "falling",
        "often",
        "why",
        "when",
        "where",
        "how",
        "advice",
        "arithmetic",
        "check",
      ),
  );
  if (beyond.length > 0) throw new Unread(beyond);
}
