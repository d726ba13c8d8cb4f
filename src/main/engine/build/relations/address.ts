/** Who speaks to whom: "— Trică! zise Mara". */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { isOblique } from "./sentence";
import { tokenText } from "../names/token-text";

export interface Address {
  /** Mentions by their place in the text. */
  readonly speaker: number;
  readonly addressed: number;
}

/** What paragraphs of speech begin with. */
export const OPENS = /^[—–"„“«-]$/;
const AROUND = /^[,!?.;:—–"-]|^\.{2,}$/;

/** Who speaks in turn with whom: the named speakers of two paragraphs of speech, one right behind the other; each is named in its own, or where the next begins: "Strigă Dănilă." */
export function findTurns(text: LinkedText, pack: LanguagePack): Address[] {
  const found: Address[] = [];
  // Who spoke last, and who before a paragraph that names nobody.
  let [before, earlier]: [number | undefined, number | undefined] = [undefined, undefined];
  let [from, wasSpeech] = [0, false];
  const spoke = (speaker: number, other: number | undefined): void => {
    if (other !== undefined && text.of[other] !== text.of[speaker]) found.push({ speaker, addressed: other });
    [before, earlier] = [speaker, undefined];
  };
  for (let paragraph = 0; paragraph + 1 < text.tokens.paragraphs.length; paragraph++) {
    const [first, end] = [text.tokens.paragraphs[paragraph]!, text.tokens.paragraphs[paragraph + 1]!];
    let speaker: number | undefined;
    while ((text.mentions[from]?.first ?? end) < first) from++;
    const label = isLabel(text, from, first) ? from : undefined;
    for (; (text.mentions[from]?.first ?? end) < end; from++)
      if (isSpeaker(text, from, pack)) speaker ??= from;
    speaker = label ?? speaker;
    const isSpeech = label !== undefined || OPENS.test(tokenText(text, first));
    const isBehind = !isSpeech && wasSpeech && before === undefined;
    if (isSpeech && speaker !== undefined) spoke(speaker, before);
    else if (isSpeech) [before, earlier] = [undefined, before];
    else if (isBehind && speaker !== undefined && text.mentions[speaker]!.first === first + 1)
      spoke(speaker, earlier);
    else [before, earlier] = [undefined, undefined];
    wasSpeech = isSpeech;
  }
  return found;
}

/** "Tipătescu (indignat): …", as plays have it; a name that a colon follows elsewhere opens no turn, for nobody answers in the next paragraph. */
function isLabel(text: LinkedText, at: number, first: number): boolean {
  const mention = text.mentions[at];
  if (mention?.first !== first || mention.type !== "PER") return false;
  let behind = mention.end;
  if (tokenText(text, behind) === "(")
    while (behind - mention.end < MOST_MEANWHILE && tokenText(text, behind++) !== ")");
  return tokenText(text, behind) === ":";
}
/** Words in brackets between a speaker and the colon. */
const MOST_MEANWHILE = 25;

/** "zise Mara": the name right behind a verb of saying, which is behind the words said. */
export function isSpeaker(text: LinkedText, at: number, pack: LanguagePack): boolean {
  const { first, end, type, form } = text.mentions[at]!;
  // "zise fratele Aneuței": somebody else of hers.
  let verb = first - 1;
  // "zise domnul Radu", "added little Amy".
  while ([pack.titles, pack.personNouns].some((words) => words.has(keyOf(tokenText(text, verb))))) verb--;
  const isAnother = isOblique(form, verb === first - 1 ? text.chains[text.of[at]!]!.name : "");
  // "said Catherine and Lydia": two at once, and neither to the other.
  const isBoth = /^(?:si|and)$/.test(keyOf(tokenText(text, end))) && text.mentions[at + 1]?.first === end + 1;
  if (type !== "PER" || isAnother || isBoth) return false;
  const isBehindWords = /^[,!?.…—–"-]|^\.{2,}$/.test(tokenText(text, verb - 1));
  // '… ," Letitia said': behind the closed quotation.
  const isBefore = tokenText(text, verb) === '"' && pack.speech.test(keyOf(tokenText(text, end)));
  return isBefore || (pack.speech.test(keyOf(tokenText(text, verb))) && isBehindWords);
}

/** In paragraphs of speech: a name set apart as an address, and a name behind a verb of saying. */
export function findAddresses(text: LinkedText, pack: LanguagePack): Address[] {
  const found: Address[] = [];
  let from = 0;
  for (let paragraph = 0; paragraph + 1 < text.tokens.paragraphs.length; paragraph++) {
    const [first, end] = [text.tokens.paragraphs[paragraph]!, text.tokens.paragraphs[paragraph + 1]!];
    while ((text.mentions[from]?.first ?? end) < first) from++;
    let to = from;
    while ((text.mentions[to]?.first ?? end) < end) to++;
    if (OPENS.test(tokenText(text, first)) && to - from >= 2)
      found.push(...inParagraph(text, from, to, first, pack));
    from = to;
  }
  return found;
}

/** So many mentions make a name somebody that can be spoken to, and no cry or name that is only said. */
const KNOWN = 3;

/** "Trică! …", "…, Trică, …"; but "— Trică, răspunse Mara" says a name, and calls nobody. */
function isCall(text: LinkedText, at: number, after: string, pack: LanguagePack): boolean {
  const { end } = text.mentions[at]!;
  const count = [...text.chains[text.of[at]!]!.forms.values()].reduce((sum, n) => sum + n, 0);
  const isAnswer = after === "," && pack.speech.test(keyOf(tokenText(text, end + 1)));
  return count >= KNOWN && /^[,!]/.test(after) && !isAnswer;
}

function inParagraph(
  text: LinkedText,
  from: number,
  to: number,
  first: number,
  pack: LanguagePack,
): Address[] {
  const speakers: number[] = [];
  const addressed: number[] = [];
  for (let at = from; at < to; at++) {
    const { first: start, end, type } = text.mentions[at]!;
    if (type !== "PER") continue;
    const before = tokenText(text, start - 1);
    const after = tokenText(text, end);
    if (isSpeaker(text, at, pack)) speakers.push(at);
    else if ((start - 1 === first || AROUND.test(before)) && isCall(text, at, after, pack))
      addressed.push(at);
  }
  // With two speakers or two names called it is not plain who is meant.
  const [speaker] = speakers;
  const [called] = addressed;
  const isPlain = speakers.length === 1 && new Set(addressed.map((at) => text.of[at])).size === 1;
  return isPlain && text.of[speaker!] !== text.of[called!] ? [{ speaker: speaker!, addressed: called! }] : [];
}
