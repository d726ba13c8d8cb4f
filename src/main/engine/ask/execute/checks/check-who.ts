/** "Who" asks for somebody: where all that the verb tells is a number or a time of the thing named, the stages behind would answer with it. */
import { toNumber } from "../measures/numbers";
import { byStem } from "../word-fit";
import { isContent } from "../../understand/question-parts";
import { Unread, type World } from "../world";

/** Throws Unread where "who" is asked of one thing, and the verb tells nothing but its numbers: "who discovered A", where the year is all that is told. */
export function checkWho({ parts, facts }: Pick<World, "parts" | "facts">): void {
  const { tokens, named, kind, bounds, form } = parts;
  // "Who was born first, A or B": by these numbers.
  if (form === "comparison" || form === "superlative") return;
  if (!kind?.isWho || bounds.length > 0 || named.length === 0) return;
  if (named.some(({ text }) => toNumber(text) !== undefined)) return;
  const told = facts.relations.filter((one) =>
    tokens.some((token) => isContent(token) && byStem(token, one) > 0),
  );
  if (told.length > 0 && told.every(({ isNumeric }) => isNumeric)) throw new Unread(kind.tokens, "way");
}
