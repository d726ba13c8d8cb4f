/** Who speaks to whom: "— Trică! zise Mara". */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { tokenText } from "../names/token-text";

export interface Address {
  /** Mentions by their place in the text. */
  readonly speaker: number;
  readonly addressed: number;
}

const OPENS = /^[—–-]$/;
const AROUND = /^[,!?.;:—–"-]|^\.{2,}$/;

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
    if (pack.speech.test(keyOf(before))) speakers.push(at);
    else if ((start - 1 === first || AROUND.test(before)) && /^[,!?]/.test(after)) addressed.push(at);
  }
  // With two speakers or two names called it is not plain who is meant.
  const [speaker] = speakers;
  const [called] = addressed;
  const isPlain = speakers.length === 1 && new Set(addressed.map((at) => text.of[at])).size === 1;
  return isPlain && text.of[speaker!] !== text.of[called!] ? [{ speaker: speaker!, addressed: called! }] : [];
}
