/** Which end of a relation a noun tells: "directors", "actors", "treatments". */
import { fold, words } from "../../../../../shared/fold";
import type { GraphFacts } from "../../execute/graph-facts";
import { tellsDoing, tellsDone } from "../../execute/relation-meaning";
import type { RelationStep } from "../../execute/relation-path";
import { byStem } from "../../execute/word-fit";
import type { Token } from "../tokens/read-tokens";
import { stem } from "../stem";
import { isDoer } from "./read-who";
import { romanianKey } from "../words/native-words";
import { alikeWords } from "../words/alike";

/** "Treatments". */
const NOUN_OF_DEED = /ments?$/;
/** "Dependencies", "employees", "ingredients": to whom or what it is done. */
const NOUN_OF_DONE = /(ees?|enc(y|ies)|ingredients?|components?|constituents?|contents?)$/;
const MANY = 2;
/** What stands before what a relation leads to. */
const LEADING = /^(?:in|la|din|pe|spre)$/;
/** Who is called so with one of these before it is not what the noun alone tells: a vice president is no president. */
const LESSENING =
  /^(vice|deputy|former|ex|acting|assistant|under|sub|step|half|foster|god|grand|great|runner|non|anti|pseudo)$/;

/** "directors": the doers of "directed by"; "actors": what "starred actors" leads to; "treatments": what treats. */
export function roleOf(token: Token, { relations: all }: GraphFacts): RelationStep | undefined {
  // "Plays in club inverse" has the words of the other way, and its ends the wrong way round.
  const relations = all.filter(({ isInverse }) => !isInverse);
  // "The father of A": the noun tells how the thing asked for stands to A, and is read with it.
  const isKin = ({ ofTarget, ofSource }: (typeof relations)[number]) =>
    byStem(token, { stems: ofTarget }) + byStem(token, { stems: ofSource }) > 0;
  if (relations.some(isKin)) return undefined;
  const fits = relations.map((relation) => ({ relation, share: byStem(token, relation) }));
  const best = Math.max(0, ...fits.map(({ share }) => share));
  if (best === 0) return undefined;
  const alike = fits.filter(({ share }) => share === best);
  // "The word | for girl": of "borrowed words from" and "word for girl" that which begins so.
  const isOwn = ({ relation: { words: text } }: (typeof fits)[number]) =>
    text.startsWith(`${token.word} `) || (token.native !== undefined && words(text).includes(token.word));
  const own = alike.filter(isOwn);
  const [{ relation } = fits[0]!, ...others] = own.length === 1 ? own : alike;
  // A word of many relations ("activity") tells no end of one.
  if (others.length >= MANY) return undefined;
  const told = endOfPath(token, relation);
  if (told) return told;
  const parts = fold(relation.words).split(" ");
  const [first = "", ...near] = token.english;
  const isLiteral = token.english.some(
    (word) =>
      parts.includes(word) ||
      parts.includes(`${word}s`) ||
      parts.includes(word.replace(/s$/, "")) ||
      parts.includes(word.replace(/ies$/, "y")),
  );
  const isPassive = tellsDone(relation);
  const isNoun = isDoer(token) || NOUN_OF_DEED.test(token.word) || NOUN_OF_DONE.test(token.word);
  // Words of one meaning with it are no nouns near to it.
  const meant = alikeWords(first);
  if (!isLiteral && !isNoun && !near.some((word) => !meant.includes(word))) return undefined;
  // "X is a manifestation of Y": the noun names what stands before it; so it does in "A reports to B", but the director of A is what "director" leads to.
  // A near word ("symptom") stands where the relation's own does.
  const said = token.stems.find((one) => parts.some((part) => stem(part) === one));
  const at = parts.findIndex((part) => stem(part) === said);
  if (LESSENING.test(parts[at - 1] ?? "")) return undefined;
  if (isOfBothEnds(token, relation)) return undefined;
  // "Decreases activity of": a noun behind the verb names neither end.
  if (isLiteral && at > 0 && parts[at + 1] === "of" && tellsDoing(relation)) return undefined;
  const isOfDone = NOUN_OF_DONE.test(token.word) && tellsDoing(relation);
  if (isOwnNoun(token, parts, relation)) return { relation: relation.handle, backward: false };
  const isSource = isLiteral
    ? (parts[at + 1] === "of" && parts.length === at + 2) || (at === 0 && tellsDoing(relation))
    : !isPassive;
  return { relation: relation.handle, backward: isSource && !isOfDone };
}

/** "Ce meserie are A", "în ce județ este A" of "meserie", "în județul": a noun in the question's own language, alone or behind what leads there. */
function isOwnNoun(
  { native }: Token,
  parts: readonly string[],
  relation: GraphFacts["relations"][number],
): boolean {
  const at = native === undefined ? -1 : parts.findIndex((part) => romanianKey(part) === native);
  const isLast = at >= 0 && at === parts.length - 1;
  return isLast && (at === 0 ? !tellsDoing(relation) && !tellsDone(relation) : LEADING.test(parts[at - 1]!));
}

/** "Sister | ship", "twin | town": of a relation between things of one kind the noun behind another is what stands at both ends, and no role. */
export function isOfBothEnds({ stems }: Token, relation: GraphFacts["relations"][number]): boolean {
  const parts = relation.words.split(" ");
  const isLast = parts.length > 1 && stems.includes(stem(parts.at(-1)!));
  return isLast && relation.isTwoWay && !tellsDoing(relation) && !tellsDone(relation);
}

/** "/film/director/film": what it leads to is called so at the end of such a name, and what it leads from before that. */
export function endOfPath(
  token: Token,
  { handle, name }: GraphFacts["relations"][number],
): RelationStep | undefined {
  const [, source, target] = /^\/\w+\/(\w+)\/(?:.*\/)?(\w+)$/.exec(name) ?? [];
  if (source === undefined || target === undefined) return undefined;
  const isOf = (part: string) => byStem(token, { stems: part.split("_").map(stem) }) > 0;
  if (isOf(target)) return { relation: handle, backward: false };
  return isOf(source) ? { relation: handle, backward: true } : undefined;
}
