/** What works are called as nodes: their titles as people say them. */
import { fold } from "../../../../shared/fold";
import type { Entity } from "../build-stage";
import type { Work } from "../ingest/work";

/** Behind the title proper: what edition or kind of book it is, or another title. */
const BEHIND = /(?::| SAU | sau |\. (?:Roman|Nuvel|Schi|Pove|Narațiune|Scriere)).*$/su;

const TEXT: Readonly<Record<Work["language"], string>> = { ro: "textul", en: "the text" };

/** A title without what stands behind it; whole where nothing else is left, or where one of the graph's entities is ever called so ("Mara"). */
export function workNames(
  entities: readonly Entity[],
): (title: string, language: Work["language"]) => string {
  const taken = new Set(entities.flatMap(({ name, forms }) => [name, ...forms.keys()].map(fold)));
  return (title, language) => {
    const short = title.replace(BEHIND, "").trim();
    if (short !== "" && !taken.has(fold(short))) return short;
    // A novel called by its hero's whole name is asked for as the novel.
    return taken.has(fold(title)) ? `${title} (${TEXT[language]})` : title;
  };
}
