/** What a schema finds wrong with a value, as a reason. */
import type { z } from "zod";
import { inEnglish, message, type Reason } from "./sentences";

/** The schema library's commonest words, read once and only here: it hands over no kind of the value it was given. */
const KINDS =
  /^Invalid input: expected (string|number|boolean|array|object), received (undefined|null|string|number|boolean|array|object|NaN)$/;

/** The first thing wrong, with its place; `nowhere` names the whole value, "" where it needs no name. */
export function issueReason(error: z.ZodError, nowhere: Reason = ""): Reason {
  const { path, message: words } = error.issues[0]!;
  const place = path.length > 0 ? path.join(".") : nowhere;
  if (place === "") return words;
  if (words === "Invalid input") return message("value-unfit", { place });
  if (words === inEnglish(message("file-empty"))) return message("value-empty", { place });
  const [, wanted, found] = KINDS.exec(words) ?? [];
  if (wanted === undefined) return `${inEnglish(place)}: ${words}`;
  return { kind: "value-kind", values: { place, wanted, found: found! } };
}
