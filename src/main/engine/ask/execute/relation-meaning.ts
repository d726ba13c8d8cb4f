/** What the words of a relation or a kind say of it: a place, or what its sources do. */
import { fold } from "../../../../shared/fold";

/** What is read of a relation. */
interface Worded {
  readonly words: string;
}

/** Words of relations and kinds that a place is told by, English and Romanian, as their beginnings. */
const PLACE =
  /^(?:place|locat|locali|countr|cit(?:y|i)|town|villag|region|area|state|count(?:y|i)|district|provinc|street|address|contin|river|lake|sea|island|mountain|site|seat|capital|venue|birth|born|live|resid|home|headquart|based|office|nation|origin|geograph|anatom|tissue|organ$|compartment|travel|loc|oras|tar(?:a|i)|judet|regiun|nascut|sat|rau|munte|strada|appear|chapter|capitol|apare|lies|lie|at$|near$|universit|school|college|museum|stadium|hospital|where|find|found|occur|present|express)/;

/** Whether words of a relation or a kind tell a place. */
export function tellsPlace({ words }: Worded): boolean {
  return fold(words)
    .split(" ")
    .some((word) => PLACE.test(word));
}

/** "Scris de", "este condus de către": a participle and who does it, folded. */
const DONE_IN_ROMANIAN = /^(?:(?:a|au|este|e|fost) )*\w+(?:[aiu]t|s|rt|pt)[aei]? de(?: catre)?$/;
/** "Se varsă în", "trece prin": what Romanian verbs are followed by and English words are not. */
const DOES_IN_ROMANIAN =
  /^(?:se|isi) \p{L}|^\p{L}+(?: \p{L}+)? (?:în|din|prin|la|pe|cu|spre|către|catre|peste)\b/u;

/** Whether its words are what is done to its sources: "directed by", "scris de". */
export function tellsDone({ words }: Worded): boolean {
  return /\bby\b/.test(words) || DONE_IN_ROMANIAN.test(fold(words));
}

/** Whether its words are a verb that its sources do: "hates", "treats", "se varsă în" (but not "parent of", "directed by"). */
export function isActive(relation: Worded): boolean {
  const { words } = relation;
  if (tellsDone(relation) || /^\w+ of\b/.test(words)) return false;
  return /^\w+[^s\W]s\b/.test(words) || DOES_IN_ROMANIAN.test(words);
}

/** Whether its words say which end is which, whatever kinds stand there: "slain by", "eats", "father of". */
export function tellsItsWay(relation: Worded): boolean {
  return tellsDone(relation) || isActive(relation) || / of$/.test(relation.words);
}

/** The same where a plural noun ("parents") cannot be taken for a verb. */
export function tellsDoing(relation: Worded & { readonly isPlural: boolean }): boolean {
  return isActive(relation) && !relation.isPlural;
}

const JOINING = new Set("of in by to for from with on at as into is are has de la din pe cu".split(" "));
const SHORTEST_NOUN = 3;

/** "Mineral" of "mineral class", "team" of "team coach": the noun before another, which says of what that is; undefined where a name is no such pair. */
export function ownerNoun(relation: Worded & { readonly isPlural?: boolean }): string | undefined {
  const [owner, owned, ...more] = fold(relation.words).split(" ");
  const isPair = owner !== undefined && owned !== undefined && more.length === 0;
  const isOfDeed = isPair && (/(?:ed|ing)$/.test(owner) || /(?:ed|ing|[^su]s)$/.test(owned));
  return isPair &&
    owner.length >= SHORTEST_NOUN &&
    !isOfDeed &&
    !JOINING.has(owner) &&
    !JOINING.has(owned) &&
    !isActive(relation)
    ? owner
    : undefined;
}
