/** What the trained reader makes of pairs of names in a sentence of which no rule says anything. */
import type { LanguagePack } from "../../language/pack";
import {
  GOVERNORS,
  isClauseWord,
  objectStart,
  isPlainlySaid,
  isQuestion,
  SAINT,
  type Finding,
} from "../clause";
import type { Sentence, SentenceMention } from "../sentence";
import { tellerIn } from "./teller";
import type { RelationReader } from "./relation-reader";
import { NAME, OBLIQUE } from "./word-rows";

/** From these shares of belief on a relation is told: where a word near the names hints at it, and where none does. */
const BELIEVED = { hinted: 0.5, bare: 0.6 };
/** What is believed in by so much was right 9 times of 10 on texts that were looked at, what less is believed in 9 of 11. */
const [SURE, SURELY, LIKELY] = [0.6, 0.85, 0.75];
export const TRAINED = "trained";
/** Two names farther apart, or in a longer row of names, are seldom told of each other. */
const FAR = 12;
const MOST_NAMES = 6;
/** What a possessive or genitive may tell of whose it is. */
const OF_SOMEBODY: ReadonlySet<string> = new Set(
  "DESCENDS_FROM SIBLING_OF MARRIED_TO BETROTHED_TO GRANDCHILD_OF NEPHEW_OF COUSIN_OF RELATED_TO FRIEND_OF WORKS_FOR".split(
    " ",
  ),
);
const TO_PLACE: ReadonlySet<string> = new Set(["LOCATED_IN", "TRAVELS_TO"]);
/** "Veni din Arad", "merse de la Arad la Lipova": where one goes from, or only where somebody else is from. */
const FROM: ReadonlySet<string> = new Set(["din", "dela", "from", "of"]);
/** "Era cel mai bogat negustor din Arad": so many words between at most. */
const OF_THERE = 6;
/** Of a group as well as of a person. */
const TO_GROUP: ReadonlySet<string> = new Set(["WORKS_FOR"]);
/** What else the reader learned, by what the graph calls it: who gives to somebody or teaches them deals with them; where one is from one is at home. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ TEACHES: "INTERACTS_WITH", GIVES_TO: "INTERACTS_WITH" },
  ...{ BORN_IN: "LOCATED_IN", COMES_FROM: "LOCATED_IN" },
};
const HOME: ReadonlySet<string> = new Set(["BORN_IN", "COMES_FROM"]);
/** What one says and another tells, what is asked, and what somebody else does meanwhile. */
const PARTED = /^(?:["—–?!]|iar|while|whereas)$/;

/** `isTold`: whether something is known of two chains already. */
export function trainedRelations(
  sentence: Sentence,
  pack: LanguagePack,
  reader: RelationReader,
  isTold: (a: number, b: number) => boolean,
): Finding[] {
  const { mentions } = sentence;
  const tellers = tellerIn(sentence, pack.code);
  const people = tellers.length > 0 || mentions.some(({ type }) => type === "PER");
  if (!people || mentions.length > MOST_NAMES || isQuestion(sentence)) return [];
  const { keys, places } = readable(sentence.keys, [...mentions, ...tellers]);
  const found: Finding[] = [];
  for (const [at, a] of mentions.entries())
    for (const b of [...mentions.slice(at + 1), ...nearest(tellers, a)]) {
      if (a.chain === b.chain || isTold(a.chain, b.chain) || !mayBeTold(sentence, a, b, pack)) continue;
      const [first, second] = [places.get(a)!, places.get(b)!];
      const read = reader.read({ language: pack.code, keys }, first, second);
      const relation = CALLED[read.relation] ?? read.relation;
      const [source, target] = read.isTurned ? [b, a] : [a, b];
      if (
        read.p < (read.isHinted ? BELIEVED.hinted : BELIEVED.bare) ||
        !fits(sentence, { source, relation, target }, HOME.has(read.relation), pack)
      )
        continue;
      found.push({
        source,
        relation,
        target,
        rule: read.isHinted ? "trained reader" : "trained reader, no hint",
        confidence: read.p >= SURE ? SURELY : LIKELY,
      });
    }
  return found;
}

function fits(
  sentence: Sentence,
  { source, relation, target }: Omit<Finding, "rule" | "confidence">,
  isHome: boolean,
  pack: LanguagePack,
): boolean {
  if (source.type !== "PER") return false;
  // "a sărutat-o pe Ana și a plecat la Arad": not Ana.
  const start = objectStart(sentence, source, pack);
  const isObject = GOVERNORS.has(sentence.keys[start - 1] ?? "") || isOblique(sentence.keys, source);
  if (TO_PLACE.has(relation))
    return (
      target.type === "LOC" &&
      !isObject &&
      !isAnothersWay(sentence, source, target, pack) &&
      (isHome || isReached(sentence, relation, source, target))
    );
  // "Her father, Dan, had a boat": not hers.
  if (isOblique(sentence.keys, source) && !OF_SOMEBODY.has(relation)) return false;
  // "Ana's friend and Dan's cousin"
  if (isOblique(sentence.keys, source) && isOblique(sentence.keys, target)) return false;
  return target.type === "PER" || (TO_GROUP.has(relation) && target.type === "ORG");
}

/** "Eu îi spun că Radu a plecat la Arad": behind "că" it is told of who is named there. */
function isAnothersWay(
  sentence: Sentence,
  { end, chain }: SentenceMention,
  { first }: SentenceMention,
  pack: LanguagePack,
): boolean {
  const { keys, mentions } = sentence;
  return mentions.some((other) => {
    const isBetween =
      other.type === "PER" && other.chain !== chain && other.first >= end && other.end <= first;
    const start = objectStart(sentence, other, pack);
    const isFree = !isOblique(keys, other) && !GOVERNORS.has(keys[start - 1] ?? "");
    return isBetween && isFree && keys.slice(end, start).some(isClauseWord);
  });
}

/** Where one comes from is not where one goes; who stands near "din Arad" may be of there. */
function isReached(
  { keys }: Sentence,
  relation: string,
  source: SentenceMention,
  { first }: SentenceMention,
): boolean {
  // "Coborî din trenul de Arad"
  const isOfOrigin = keys[first - 1] === "de" && FROM.has(keys[first - 3] ?? "");
  const isFrom =
    isOfOrigin || FROM.has(keys[first - 1] ?? "") || (keys[first - 2] === "de" && keys[first - 1] === "la");
  return !isFrom || (relation === "LOCATED_IN" && first > source.first && first - source.end <= OF_THERE);
}

function nearest(tellers: readonly SentenceMention[], name: SentenceMention): SentenceMention[] {
  const far = ({ first, end }: SentenceMention) => (first < name.first ? name.first - end : first - name.end);
  const [one] = [...tellers].sort((a, b) => far(a) - far(b));
  return one ? [one] : [];
}

/** Near each other, nothing between them is said by somebody else, denied or only wished. */
function mayBeTold(sentence: Sentence, a: SentenceMention, b: SentenceMention, pack: LanguagePack): boolean {
  const [one, other] = a.first <= b.first ? [a, b] : [b, a];
  if ((a.type !== "PER" && b.type !== "PER") || other.first - one.end > FAR || other.first < one.end)
    return false;
  const { keys } = sentence;
  if ([a, b].some(({ first }) => SAINT.test(keys[first - 1] ?? ""))) return false;
  const between = keys.slice(one.end, other.first);
  return !between.some((key) => PARTED.test(key)) && isPlainlySaid(sentence, one.first, other.end, pack);
}

/** "Anei", "Ana's" */
function isOblique(keys: readonly string[], mention: SentenceMention): boolean {
  return mention.isOblique || /'s?$/.test(keys[mention.end - 1] ?? "");
}

/** The sentence's words with each name as one, and where each is. */
function readable(
  keys: readonly string[],
  mentions: readonly SentenceMention[],
): {
  keys: readonly string[];
  places: ReadonlyMap<SentenceMention, number>;
} {
  const read: string[] = [];
  const places = new Map<SentenceMention, number>();
  let at = 0;
  for (const mention of [...mentions].sort((a, b) => a.first - b.first)) {
    const { first, end } = mention;
    while (at < first) read.push(keys[at++]!);
    if (isOblique(keys, mention)) read.push(OBLIQUE);
    places.set(mention, read.length);
    read.push(NAME);
    at = Math.max(at, end);
  }
  return { keys: [...read, ...keys.slice(at)], places };
}
