/** The answer in a word, as a sentence for those who hear it. */
import type { RunView } from "../../../shared/trace";
import { formatNumber } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { headlineOf } from "./understood";
import { UNDERSTOOD_TEXTS } from "./understood-texts";

/** More are read in the table. */
const GROUPS_SAID = 5;

/** "" where the list is the answer. */
export function headlineText(
  run: Pick<RunView, "answer" | "understanding"> & Partial<Pick<RunView, "clauses">>,
): string {
  const found = headlineOf(run);
  const words = UNDERSTOOD_TEXTS.headline;
  if (found === null) return "";
  if (found.kind === "count")
    return [words.count(found.value, found.atLeast), ...(found.read ? [words.ifRead] : [])].join(" ");
  if (found.kind === "groups")
    return found.groups
      .slice(0, GROUPS_SAID)
      .map(({ name, value }) => `${name}: ${formatNumber(value)}`)
      .join("; ");
  if (found.kind === "refused") return `${words.refused}: ${TEXTS.said(found.refused)}`;
  if (found.kind === "read") return found.words;
  if (!found.sure && !found.read) return `${words.unsure}: ${found.value ? words.unsureYes : words.unsureNo}`;
  const word = found.value ? words.yes : words.no;
  return found.read ? `${word} ${words.ifRead}` : word;
}
