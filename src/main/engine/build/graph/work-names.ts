/** What works are called as nodes: their titles as people say them. */
import { fold } from "../../../../shared/fold";
import type { Entity } from "../build-stage";

/** Behind the title proper: what edition or kind of book it is, or another title. */
const BEHIND = /(?::| SAU | sau |\. (?:Roman|Nuvel|Schi|Pove|Narațiune|Scriere)).*$/su;

/** A title without what stands behind it; whole where nothing else is left, or where one of the graph's entities is ever called so ("Mara"). */
export function workNames(entities: readonly Entity[]): (title: string) => string {
  const taken = new Set(entities.flatMap(({ name, forms }) => [name, ...forms.keys()].map(fold)));
  return (title) => {
    const short = title.replace(BEHIND, "").trim();
    return short === "" || taken.has(fold(short)) ? title : short;
  };
}
