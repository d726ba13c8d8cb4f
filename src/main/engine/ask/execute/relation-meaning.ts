/** What the words of a relation or a kind say of it: a place, or what its sources do. */
import { fold, words } from "../../../../shared/fold";
import { asksAgainst } from "../score/paths/denying-relations";

/** What is read of a relation. */
interface Worded {
  readonly words: string;
}

/** Words of relations and kinds that a place is told by, English and Romanian, as their beginnings. */
const PLACE =
  /^(?:place|locat|locali|countr|cit(?:y|i)|town|villag|region|area|state|count(?:y|i)|district|provinc|street|address|contin|river|lake|sea|island|mountain|site|seat|capital|venue|birth|born|live|resid|home|headquart|based|office|nation|origin|geograph|anatom|tissue|organ$|compartment|travel|loc|oras|tar(?:a|i)|judet|regiun|nascut|sat|rau|munte|strada|appear|chapter|capitol|apare|lies|lie|at$|near$|universit|school|college|museum|stadium|hospital|where|find|found|occur|present|express|comes?$)/;

/** Whether words of a relation or a kind tell a place. */
export function tellsPlace({ words: text }: Worded): boolean {
  return fold(text)
    .split(" ")
    .some((word) => PLACE.test(word));
}

/** "Scris de", "este condus de către": a participle and who does it, folded. */
const DONE_IN_ROMANIAN = /^(?:(?:a|au|este|e|fost) )*\w+(?:[aiu]t|s|rt|pt)[aei]? de(?: catre)?$/;
/** "Se varsă în", "trece prin": what Romanian verbs are followed by and English words are not. */
const DOES_IN_ROMANIAN =
  /^(?:se|isi) \p{L}|^\p{L}+(?: \p{L}+)? (?:în|din|prin|la|pe|cu|spre|către|catre|peste)\b/u;

/** "L-a învins pe", "îi datorează", "a scris": a Romanian verb by what stands before it: pronouns that repeat its object, and what helps it. */
const VERB_IN_ROMANIAN =
  /^(?:(?:i|ii|l|il|o|le|s|se|si|isi) (?:(?:a|au) )?\w+|(?:a|au) (?!fost |\w+ of\b)\w+[ts]\b)/;
/** Pronouns that repeat an object, before or behind the verb: of whom, or to whom, a thing is done, who may well do it too. */
const REPEATED = /^(?:i|ii|l|il|o|le) |^a \w+t o\b/;
/** Those for whom it is done. */
const GIVEN = /^(?:i|ii|le) /;

/** Its words apart ("i-a scris" as "i a scris"), folded. */
const apart = (text: string): string => words(text).join(" ");

/** Whether its object is somebody, as Romanian says it: "l-a învins pe", "i-a scris". */
export const isDoneToSomebody = ({ words: text }: Worded): boolean =>
  /^(?!de ).* pe$/.test(apart(text)) || REPEATED.test(apart(text));

/** Whether it is done for or told to somebody: "i-a scris", "îi datorează bani"; not "i-a învins pe". */
export const isGiven = ({ words: text }: Worded): boolean =>
  GIVEN.test(apart(text)) && !/ pe$/.test(apart(text));

/** Whether its words are what is done to its sources: "directed by", "scris de". */
export function tellsDone({ words: text }: Worded): boolean {
  return /\bby\b/.test(text) || DONE_IN_ROMANIAN.test(fold(text));
}

/** Whether its words are a verb that its sources do: "hates", "treats", "se varsă în" (but not "parent of", "directed by"). */
export function isActive(relation: Worded): boolean {
  const { words: text } = relation;
  if (tellsDone(relation) || /^\w+ of\b/.test(text)) return false;
  return /^\w+[^s\W]s\b/.test(text) || DOES_IN_ROMANIAN.test(text) || VERB_IN_ROMANIAN.test(apart(text));
}

/** Whether its words say which end is which, whatever kinds stand there: "slain by", "eats", "father of". */
export function tellsItsWay(relation: Worded): boolean {
  return tellsDone(relation) || isActive(relation) || / of$/.test(relation.words);
}

/** The same where a plural noun ("parents") cannot be taken for a verb. */
export function tellsDoing(relation: Worded & { readonly isPlural: boolean }): boolean {
  return isActive(relation) && !relation.isPlural;
}

/** What a part of the world is called. */
const REGION =
  "country|state|region|county|province|continent|district|area|tara|judet|judetul|regiune|regiunea|continentul";
const WITHIN = new RegExp(
  `^(?:(?:is|lies|se afla|este) )?(?:(?:located|situated|situat|situata|asezat|asezata) )?(?:in|within|inside|part of|parte din)(?: (?:${REGION}))?$|^(?:has )?(?:${REGION})$`,
);

/** Whether its sources lie in its targets: what is done in a part is done in the whole. */
export const tellsWithin = ({ words }: Worded): boolean => WITHIN.test(fold(words));

const JOINING = new Set("of in by to for from with on at as into is are has de la din pe cu".split(" "));
const SHORTEST_NOUN = 3;

/** "Mineral" of "mineral class", "team" of "team coach": the noun before another, which says of what that is; undefined where a name is no such pair. */
export function ownerNoun(relation: Worded): string | undefined {
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

/** Whether words can mean a relation: one that speaks against something is meant where they deny, or ask by its own word ("contraindicated in"). */
export function isMeantBy(
  asked: { readonly words: readonly { readonly english: readonly string[] }[]; readonly isDenied?: boolean },
  relation: Worded & { readonly denies: boolean },
): boolean {
  const said = asked.words.map(({ english: [own = ""] }) => own).join(" ");
  return (relation.denies && !asksAgainst(said, relation.words)) === (asked.isDenied === true);
}
