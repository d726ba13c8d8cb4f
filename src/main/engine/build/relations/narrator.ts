/** Who tells a story in the first person: whoever tells their own name outside of speech. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { isSelfNamed } from "../names/self-named";
import { tokenText } from "../names/token-text";
import { OPENS } from "./address";

interface Telling {
  /** The mention by which the name is told. */
  readonly mention: number;
  readonly chapter: number;
}

/** The mention that names the narrator of a chapter, by chapter: of the whole work where nobody else tells theirs. */
export function narratorOf(text: LinkedText, pack: LanguagePack): (chapter: number) => number | undefined {
  const tellings = tellingsIn(text, pack);
  const isOne = new Set(tellings.map(({ mention }) => text.of[mention])).size === 1;
  return (chapter) => {
    const own = tellings.filter((one) => isOne || one.chapter === chapter);
    return new Set(own.map(({ mention }) => text.of[mention])).size === 1 ? own[0]!.mention : undefined;
  };
}

function tellingsIn(text: LinkedText, pack: LanguagePack): Telling[] {
  const { paragraphs } = text.tokens;
  const found: Telling[] = [];
  let paragraph = 0;
  text.mentions.forEach(({ first, type, chunk }, mention) => {
    while ((paragraphs[paragraph + 1] ?? Infinity) <= first) paragraph++;
    const isSpeech = isSaid(text, paragraphs[paragraph]!, first);
    if (type === "PER" && !isSpeech && isSelfNamed(text, first, pack))
      found.push({ mention, chapter: text.chunks[chunk]!.chapter });
  });
  return found;
}

/** Whether a word of a paragraph is in speech: the paragraph begins so, or a quotation is open before it: 'He smiled. "My name is …' */
function isSaid(text: LinkedText, first: number, token: number): boolean {
  const { starts } = text.tokens;
  const before = text.normal.text.slice(starts[first], starts[token]);
  return OPENS.test(tokenText(text, first)) || before.split('"').length % 2 === 0;
}
