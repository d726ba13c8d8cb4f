/** How far an answer may be trusted, in one line: no answer of a graph is judged in the window yet, so none is proven. */
import type { RunView } from "../../../shared/trace";
import { clipText, unturned } from "../../ui/name";
import { ANSWERS_TEXTS } from "./answers-texts";

const LONGEST_NAME = 60;

export function trustText({ ignored = [] }: Pick<RunView, "ignored">): string {
  const { trust } = ANSWERS_TEXTS;
  const names = ignored.map((name) => clipText(unturned(name), LONGEST_NAME));
  return [trust.unproven, ...(names.length > 0 ? [trust.ignored(names)] : [])].join("; ");
}
