/** Who tells a story in the first person: whoever tells their own name outside of speech. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { isSelfNamed } from "../names/self-named";
import { keyOf } from "../language/words";
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
    const isOwn = isSelfNamed(text, first, pack) || isSigned(text, paragraph, mention, pack);
    if (type === "PER" && !isSpeech && isOwn) found.push({ mention, chapter: text.chunks[chunk]!.chapter });
  });
  return found;
}

/** "Your affectionate sister, Harriet Lisle", "Al tău prieten, Ion": a short paragraph that ends with who wrote the letter. */
function isSigned(text: LinkedText, paragraph: number, mention: number, { signing }: LanguagePack): boolean {
  const { paragraphs } = text.tokens;
  const [first, end] = [paragraphs[paragraph]!, paragraphs[paragraph + 1]!];
  if (end - first > SIGNATURE || text.mentions[mention]!.end < end - 1) return false;
  return signing.test(keyOf(tokenText(text, first)));
}
/** Words and signs of a signature at most. */
const SIGNATURE = 10;

/** Whether a word of a paragraph is in speech: the paragraph begins so, or a quotation is open before it: 'He smiled. "My name is …' */
function isSaid(text: LinkedText, first: number, token: number): boolean {
  const { starts } = text.tokens;
  const before = text.normal.text.slice(starts[first], starts[token]);
  return OPENS.test(tokenText(text, first)) || before.split('"').length % 2 === 0;
}
