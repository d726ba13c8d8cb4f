/** How a candidate stands in its sentence: what governs it, in which form, and what near it tells of the question. */
import { isOtherMeasure, measureOf } from "./asked-measure";
import type { AskedSpan } from "./asked-span";
import type { SpanCandidate } from "./span-candidates";
import type { PlacedSpan } from "./placed-span";
import type { SpanToken } from "./span-tokens";

const OBLIQUE = /(?:ei|ii|ului|lui|lor)$/;
const FROM = /^(?:din|de la|dintre|from)$/;
export const BY = /^(?:de|by|catre)$/;
const NAMING = /^(?:num|chem|cheam|nam|call)/;
const NEGATIVE = /^(?:nu|n|not|never|niciodata|nici|t)$/;

/** Whether a candidate cannot answer: under another preposition than asked, where one comes from though not asked so, or in what asks the same. */
export function isBarred(
  { candidate, sentence: { tokens, told }, step }: Pick<PlacedSpan, "candidate" | "sentence" | "step">,
  { kind, role, preposition, words }: AskedSpan,
): boolean {
  const before = prepositionBefore(candidate.from, tokens);
  if (kind === "number" && isOtherMeasure(candidate.from, candidate.to, tokens, measureOf([...words])))
    return true;
  // Whose name is told stands beside it.
  if (kind === "name" && step !== 0 && !tokens.some(({ word }) => NAMING.test(word))) return true;
  if (kind === "place") {
    // "The school of Port Annan was held in …": whose it is, and not where.
    if (before === "of" && told[candidate.from - 2]! > 0) return true;
    return preposition === "" && FROM.test(before) && isOfVerb(candidate.from, tokens);
  }
  const anchor = nearestTold(candidate, told);
  const clause = tokens.slice(0, Math.max(anchor, 0)).map(({ word }) => word);
  if (role === "object" && isOfMany(anchor, tokens, words)) return true;
  if (step === 0 && isClaimed(clause) && !asksOfClaims([...words])) return true;
  if (
    step === 0 &&
    anchor >= 0 &&
    tokens.slice(0, anchor).some(({ word }) => ASKS.test(word)) &&
    isAsked(tokens)
  )
    return true;
  return (kind === "person" || kind === "thing") && preposition !== "" && before !== preposition;
}

/** What is only said, feared or dreamt: "he boasted that he had killed it". */
const CLAIMS =
  /^(?:laud|fali|pretin|mint|minti|acuz|invinu|banui|cred|crez|inchipui|vis|boast|claim|pretend|accus|suspect|believ|thought|think|imagin|dream|dreamt|fear|suppos|threat|amenin)\p{L}*$/u;
const THAT = /^(?:ca|that|sa|cum|of|de)$/;

/** Whether folded words end in what is only claimed: a verb of claiming, with "that" behind it. */
export function isClaimed(words: readonly string[]): boolean {
  const claim = words.findLastIndex((word) => CLAIMS.test(word));
  return claim >= 0 && words.slice(claim + 1).some((word) => THAT.test(word));
}

export const asksOfClaims = (words: readonly string[]): boolean => words.some((word) => CLAIMS.test(word));

/** "plecă din Brezoi", where "târgul din Brezoi" is there. */
function isOfVerb(from: number, tokens: readonly SpanToken[]): boolean {
  const at = tokens
    .slice(0, from)
    .findLastIndex(({ upos }) => ["VERB", "NOUN", "PROPN", "PUNCT"].includes(upos));
  return at >= 0 && tokens[at]!.upos === "VERB";
}

const ASKS = /^(?:cine|cui|unde|cand|who|whom|whose|where|when)$/;
const isAsked = (tokens: readonly SpanToken[]): boolean =>
  tokens[0]?.isSpoken === true || tokens.at(-1)?.text === "?" || tokens.some(({ text }) => text === "?");

/** The token outside a candidate that tells most for its distance; −1 without one. */
export function nearestTold({ from, to }: SpanCandidate, told: readonly number[]): number {
  let [best, most] = [-1, 0];
  for (const [at, weight] of told.entries()) {
    if (weight === 0 || (at >= from && at < to)) continue;
    const worth = weight / (2 + (at < from ? from - at : at - to + 1));
    if (worth > most) [best, most] = [at, worth];
  }
  return best;
}

export function distanceToNamed({ from, to }: SpanCandidate, named: readonly boolean[]): number {
  return named.reduce(
    (least, isNamed, at) =>
      isNamed ? Math.min(least, at < from ? from - at : Math.max(0, at - to + 1)) : least,
    Infinity,
  );
}

/** The preposition that governs what begins here, with articles and titles between; "" without one. */
export function prepositionBefore(from: number, tokens: readonly SpanToken[]): string {
  for (let at = from - 1; at >= 0 && at >= from - 3; at--) {
    const { upos, word } = tokens[at]!;
    if (upos === "ADP" || BY.test(word)) {
      const second = tokens[at - 1];
      return word === "la" && second?.word === "de" ? "de la" : word;
    }
    if (!["DET", "ADJ", "NUM", "NOUN"].includes(upos)) return "";
  }
  return "";
}

/** "lui Dan", "Anei": Romanian genitives and datives; "Dan's". */
export function isObliqueAt({ from, to, by }: SpanCandidate, tokens: readonly SpanToken[]): boolean {
  const first = tokens[from]!;
  return (
    tokens[from - 1]?.word === "lui" ||
    (by === "name" ? OBLIQUE.test(first.word) : OBLIQUE.test(first.word) && first.upos === "NOUN") ||
    (tokens[to]?.text === "'" && tokens[to + 1]?.word === "s")
  );
}

/** "Pistolul | l-am vândut": what stands before a verb and is taken up by its pronoun is whom or what it is done to. */
export function isTakenUp({ to }: SpanCandidate, tokens: readonly SpanToken[]): boolean {
  return /^(?:l|il|o|i|ii|le)$/.test(tokens[to]?.word ?? "");
}

/** "Au" of many, where one is asked about: "pe Radu | l-au împușcat" says not who of them. */
export function isOfMany(anchor: number, tokens: readonly SpanToken[], asked: ReadonlySet<string>): boolean {
  const before = tokens.slice(Math.max(0, anchor - 2), anchor).map(({ word }) => word);
  return before.includes("au") && asked.has("a") && !asked.has("au");
}

export const isDenied = (anchor: number, tokens: readonly SpanToken[]): boolean =>
  tokens.slice(Math.max(0, anchor - 3), anchor).some(({ word }) => NEGATIVE.test(word));
