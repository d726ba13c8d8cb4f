/** Killing told of somebody whom a pronoun takes up: "Ion îl prinse pe Radu și-l ucise", "Sikes seized Nancy and killed her". */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isPlain, isQuestion, isSubject, pairs, type Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

/** Between the one who is taken up and the killing so many words at most. */
const FAR = 10;

/** "Ion trase în Radu, omorându-l": what is told in passing of the last one named. */
export function killingBehind(sentence: Sentence, pack: LanguagePack): Finding[] {
  return pairs(sentence).flatMap(([a, b]) => {
    const from = sentence.keys[b.end] === "," ? b.end + 1 : b.end;
    const key = sentence.keys[from];
    const isKilled = key !== undefined && pack.killing.test(key);
    return isKilled && isTwo(sentence, a, b) && isPlain(sentence, a.end, b.first, pack)
      ? [told(a, b, "killing in passing")]
      : [];
  });
}

/** The same across a conjunction, where the sentence names nobody else. */
export function killingOfNamed(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  const verb = keys.findIndex((key) => pack.kills.test(key));
  if (verb < 0 || isQuestion(sentence)) return [];
  const people = mentions.filter(({ type }) => type === "PER");
  const [a, b] = people;
  if (!a || !b || people.length !== 2 || a.chain === b.chain || !isTwo(sentence, a, b)) return [];
  if (b.end > verb || verb - b.end > FAR || !isTakenUp(keys, b.end, verb, b, pack)) return [];
  const isSame = !keys.slice(b.end, verb).some((key) => ANOTHER.test(key));
  const isSaid = isPlainWords(sentence, b.end, verb, pack) && isAsserted(sentence, verb, pack);
  return isSame && isSaid ? [told(a, b, "killing of one named")] : [];
}
/** Somebody else comes in. */
const ANOTHER = /^(?:ace(?:sta|asta|la|ea|stia|stea)|el|ea|care|cine|dar|he|she|who|they|but|ei|ele)$/;

/** "[l-a] ucis", "[o] ucise"; "killed [her]": a pronoun of the one named last. */
function isTakenUp(
  keys: readonly string[],
  from: number,
  verb: number,
  { gender }: SentenceMention,
  pack: LanguagePack,
): boolean {
  const words = pack.ownFirst ? keys.slice(verb + 1, verb + 2) : keys.slice(Math.max(from, verb - 3), verb);
  const { men, women } = pack.objects;
  return words.some((key) => (men.has(key) && gender !== "f") || (women.has(key) && gender !== "m"));
}

function isPlainWords({ keys, ...rest }: Sentence, from: number, to: number, pack: LanguagePack): boolean {
  // Commas and conjunctions join what one and the same does.
  const plain = keys.map((key, at) => (at >= from && (key === "," || pack.joints.has(key)) ? "si" : key));
  return isPlain({ keys: plain, ...rest }, from, to, pack);
}

function isTwo(sentence: Sentence, a: SentenceMention, b: SentenceMention): boolean {
  return isSubject(sentence, a) && a.type === "PER" && b.type === "PER" && !b.isOblique;
}

function told(source: SentenceMention, target: SentenceMention, rule: string): Finding {
  return { source, relation: "KILLS", target, rule, confidence: 0.8 };
}
