/** Relations and kinds as they are read in the language of the window: in Romanian by Romanian words where the vocabulary is a known one, else as the graph has them. */
import { relationWords, withoutNamespace } from "../../../shared/relation-words";
import { LANGUAGE } from "../language";
import { KINDS_ROMANIAN, RELATIONS_ROMANIAN } from "./relations-romanian";

/** "directed_by" → "directed by", in a Romanian window "regizat de". */
export function relationSaid(relation: string): string {
  return inLanguage(relationWords(relation), RELATIONS_ROMANIAN, (words) => words.toLowerCase());
}

/** "biolink:Drug" → "Drug", in a Romanian window "Medicament". */
export function kindSaid(label: string): string {
  return inLanguage(withoutNamespace(label), KINDS_ROMANIAN, (name) =>
    name.replace(/[\s_]+/gu, "").toLowerCase(),
  );
}

/** A way over several relations: "directed by →, ← written by". */
export function pathSaid(path: string): string {
  return path
    .split(", ")
    .map((step) =>
      step.replace(/[^←→]+/u, (words) => words.replace(words.trim(), relationSaid(words.trim()))),
    )
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
