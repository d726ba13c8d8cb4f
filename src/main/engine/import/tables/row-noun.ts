/** What each row of a table of nodes is, as its header or its file tells it: for somebody to look at. */
import { fold } from "../../../../shared/fold";
import type { MappingRole } from "../../../../shared/import/preview";
import { isNamingWord, tellsWhichNumber } from "../../../../shared/languages/naming-words";

interface Rows {
  readonly file: { readonly name: string };
  readonly header: boolean;
  readonly kind: "nodes" | "edges";
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  readonly isNumbered: boolean;
}

/** Words beside them that say which name it is. */
const WHICH = new Set(
  "full first last family common scientific short long original unique row complet comun stiintific intreg rand".split(
    " ",
  ),
);
const SHORTEST = 4;
/** Names of files that end so are no plurals. */
const NO_PLURAL = /(?:ss|us|is|news|series|species)$/;

/** One word for one row ("loan"); "" where nothing tells it. */
export function rowNoun({ file, header, kind, names, roles, isNumbered }: Rows): string {
  if (kind === "edges") return "";
  const keys = header && !isNumbered ? keyTitles(names, roles) : [];
  const titles = keys.filter((title) => !tellsWhichNumber(title, file.name));
  const ofFile = singularOf(lettersIn(file.name.replace(/\..*$/s, "")).at(-1) ?? "");
  const named = titles.map(ownOf).find((own) => own !== "");
  const only = titles.map(onlyOf).find((own) => own !== "") ?? "";
  // "Knife" of "knives.csv": the title knows the singular.
  const isSame = only.length >= SHORTEST && ofFile.startsWith(only.slice(0, -2));
  return named ?? (ofFile === "" || isSame ? only : ofFile);
}

/** What a column is called that has no title of its own. */
const NO_TITLE = /^column \d+$/;

const keyTitles = (names: readonly string[], roles: readonly MappingRole[]): string[] =>
  (["id", "name"] as const)
    .flatMap((role) => names[roles.indexOf(role)] ?? [])
    .filter((title) => !NO_TITLE.test(title));

const lettersIn = (text: string): string[] =>
  text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .toLowerCase()
    .match(/\p{L}{2,}/gu) ?? [];

const isNaming = (word: string): boolean => isNamingWord(fold(word));

/** "Book" of "Book title"; "" of a title that names in other words, or tells nothing else. */
function ownOf(title: string): string {
  const all = lettersIn(title);
  if (!all.some(isNaming)) return "";
  const [own = "", ...more] = all.filter((word) => !isNaming(word) && !WHICH.has(fold(word)));
  return more.length > 0 ? "" : own;
}

/** "Dog" where the title is this one word. */
function onlyOf(title: string): string {
  const [own = "", ...more] = lettersIn(title);
  return more.length > 0 || isNaming(own) ? "" : own;
}

/** "Loan" of "loans"; "" of what is no English plural. */
function singularOf(word: string): string {
  if (word.length < SHORTEST || !word.endsWith("s") || NO_PLURAL.test(word)) return "";
  if (word.endsWith("ies")) return word.replace(/ies$/, "y");
  if (/(?:can|her|mat|tat|ech|quit|ped)oes$/.test(word) && word !== "canoes") return word.slice(0, -2);
  return word.replace(/(?<=x|ch|sh|ss)es$|s$/, "");
}
