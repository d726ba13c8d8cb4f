/** Relations and kinds as they are read in the language of the window: in Romanian by Romanian words where the vocabulary is a known one, else as the graph has them. */
import { relationWords, withoutNamespace } from "../../../shared/relation-words";
import type { Language } from "../../../shared/languages/language";
import { LANGUAGE } from "../language";
import { KINDS_ROMANIAN, RELATIONS_ROMANIAN } from "./relations-romanian";

const READERS: Readonly<Record<Language, (relation: string) => string>> = {
  en: relationWords,
  ro: (relation) => inLanguage(relationWords(relation), RELATIONS_ROMANIAN, (words) => words.toLowerCase()),
};

/** What reads relations in the language of now: another function in another language, for those who keep what they drew. */
export const relationReader = (): ((relation: string) => string) => READERS[LANGUAGE];

/** "directed_by" → "directed by", in a Romanian window "regizat de". */
export const relationSaid = (relation: string): string => READERS[LANGUAGE](relation);

/** "biolink:BiologicalProcess" → "Biological process", in a Romanian window "Proces biologic". */
export function kindSaid(label: string): string {
  const own = withoutNamespace(label);
  const said = inLanguage(own, KINDS_ROMANIAN, (name) => name.replace(/[\s_]+/gu, "").toLowerCase());
  return said === own ? wordsOf(own) : said;
}

/** Words written together with a capital each, as a vocabulary writes its kinds; what is written otherwise stays ("miRNA"). */
function wordsOf(kind: string): string {
  if (!/^(?:\p{Lu}\p{Ll}{2,}){2,}$/u.test(kind)) return kind;
  return kind.replace(/(?<=\p{Ll})\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`);
}

/** A way over several relations: "directed by →, ← written by". */
export function pathSaid(path: string): string {
  return path
    .split(", ")
    .map((step) => step.replace(/[^←→\s](?:[^←→]*[^←→\s])?/gu, (words) => relationSaid(words)))
    .join(", ");
}

function inLanguage(
  own: string,
  romanian: Readonly<Record<string, string>>,
  keyOf: (own: string) => string,
): string {
  const key = keyOf(own);
  return LANGUAGE === "ro" && Object.hasOwn(romanian, key) ? romanian[key]! : own;
}
