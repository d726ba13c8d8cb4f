/** What the shape of a title says of its column, whatever its words mean. */
import { words } from "../../../../shared/fold";
import { isNamingWord } from "../../../../shared/languages/naming-words";

/** A title that says that its column holds ids ("stop_id", "tripId"); "steroid" does not. */
export const ID_TITLE = /.(?:ID|Id|[\s_.-]id)$/;

/** A title over ids of documents that are no PMIDs. */
export const DOCUMENT_TITLE = /^(?:pmc[\s_]?ids?|doc(?:ument)?s?|doc(?:ument)?[\s_]?ids?)$/i;

/** A title over one half of a person's name: it names nobody alone. */
export const PART_OF_NAME =
  /^(?:first|last|given|family|middle)[\s_.-]*name$|^(?:sur|fore)name$|^pre?nume$|^nume de familie$/i;

/** A title over what somebody remarks on a row: it names nothing, however short it is. */
export const NOTE_TITLE =
  /^(?:notes?|comments?|remarks?|details|observations?|observa[țţt]i[ei]|not[ăe]|comentari[iu]|men[țţt]iun[ei]|detalii)$/iu;

/** Words that lead on to what stands under them: "flows into", "born in", "se varsă în". */
const LEADING =
  /^(?:is|has|are|este|are) \S|\S (?:of|to|in|into|onto|from|by|with|at|on|for|de|din|la|[îi]n|pe|cu|lui|c[ăa]tre|spre)$/iu;

/** Whether a title says how what stands under it belongs to something else in its row. */
export function isVerbPhrase(title: string): boolean {
  return LEADING.test(title.trim().replace(/[_\s]+/g, " "));
}

/** Whether a title says that rows are numbered or coded by what stands under it: "Nr. crt.", "Acc. no.", "#". */
export function isNumberTitle(title: string): boolean {
  return title.trim() === "#" || words(title).some(isNamingWord);
}

/** Columns of PMIDs. */
export const PMID_TITLE = /^(?:pmids?|pub_?med_?ids?)$/i;
