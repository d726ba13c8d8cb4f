/** "Where" asks for a place: in a graph that tells none, whatever the stages behind would find is something else. */
import { fold } from "../../../../shared/fold";
import { isContent, marked } from "../understand/question-parts";
import { Unread, type World } from "./world";

/** Words of relations and kinds that a place is told by, English and Romanian, as their beginnings. */
const PLACE =
  /^(?:place|locat|locali|countr|cit(?:y|i)|town|villag|region|area|state|count(?:y|i)|district|provinc|street|address|contin|river|lake|sea|island|mountain|site|seat|capital|venue|birth|born|live|resid|home|headquart|based|office|nation|origin|geograph|anatom|tissue|organ$|compartment|travel|loc|oras|tar(?:a|i)|judet|regiun|nascut|sat|rau|munte|strada|appear|chapter|capitol|apare|lies|lie|where|find|found|occur|present|express)/;

/** Throws Unread where "where" is asked of a graph in which no relation and no kind tells a place. */
export function checkPlace({ parts, facts }: Pick<World, "parts" | "facts">): void {
  const [first, second] = parts.tokens;
  // "From where", but not "films where".
  const where = [first, first && !isContent(first) ? second : undefined].find((one) => marked(one, "where"));
  if (!where) return;
  if (![...facts.relations, ...facts.labels].some(tellsPlace)) throw new Unread([where], "way");
}

/** Whether words of a relation or a kind tell a place. */
export function tellsPlace({ words }: { readonly words: string }): boolean {
  return fold(words)
    .split(" ")
    .some((word) => PLACE.test(word));
}
