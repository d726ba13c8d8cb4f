/** What the words of a relation or a kind say of it: a place, or what its sources do. */
import { fold } from "../../../../shared/fold";
import type { RelationFacts } from "./graph-facts";

/** Words of relations and kinds that a place is told by, English and Romanian, as their beginnings. */
const PLACE =
  /^(?:place|locat|locali|countr|cit(?:y|i)|town|villag|region|area|state|count(?:y|i)|district|provinc|street|address|contin|river|lake|sea|island|mountain|site|seat|capital|venue|birth|born|live|resid|home|headquart|based|office|nation|origin|geograph|anatom|tissue|organ$|compartment|travel|loc|oras|tar(?:a|i)|judet|regiun|nascut|sat|rau|munte|strada|appear|chapter|capitol|apare|lies|lie|at$|near$|universit|school|college|museum|stadium|hospital|where|find|found|occur|present|express)/;

/** Whether words of a relation or a kind tell a place. */
export function tellsPlace({ words }: { readonly words: string }): boolean {
  return fold(words)
    .split(" ")
    .some((word) => PLACE.test(word));
}

/** Whether its words are a verb that its sources do: "hates", "treats" (but not "parent of", "directed by"). */
export function isActive({ words }: Pick<RelationFacts, "words">): boolean {
  return /^\w+[^s\W]s\b/.test(words) && !/\bby\b|^\w+ of\b/.test(words);
}

/** The same where a plural noun ("parents") cannot be taken for a verb. */
export function tellsDoing(relation: Pick<RelationFacts, "words" | "isPlural">): boolean {
  return isActive(relation) && !relation.isPlural;
}
