/** What stands around a sentence that its own words point to: who speaks, and who was named right before. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { isSelfNamed } from "../names/self-named";
import { tokenText } from "../names/token-text";
import { isSpeaker, OPENS } from "./address";
import { husbandsOf } from "./couples";
import { narratorOf } from "./narrator";
import type { KnownKin } from "./meant/known-kin";
import type { Nominals } from "./nominals";
import { isSubject } from "./clause";
import { Meant } from "./meant/meant";
import type { MeantModel } from "./meant/meant-model";
import { withPronouns } from "./pronouns";
import type { PersonBefore, Sentence, SentenceMention } from "./sentence";
import { isShort } from "./meant/short-text";
import { Dialogue } from "./speech/dialogue";
import type { Together } from "./together";
import { Topic } from "./topic";

/** So many sentences back in the same paragraph somebody may still be meant by "his"; and so many where nobody else can be. */
const BACK = 3;
const LONG_BACK = 10;

/** What was learned, and what is known of the sentences read so far. */
interface Told {
  readonly model?: MeantModel | undefined;
  readonly together?: Together;
  readonly nominals?: Nominals;
  readonly kin?: KnownKin;
}

/** The sentences with who speaks them and who was named before them; they come in the order of the text. */
export function* inContext(
  text: LinkedText,
  sentences: Iterable<Sentence>,
  pack: LanguagePack,
  { model, together, nominals, kin }: Told = {},
): Generator<Sentence> {
  const meant = model && new Meant(pack, (choices) => model.likeliest(choices));
  const speakers = speakersOf(text, pack);
  const husbands = husbandsOf(text, pack);
  const narrator = narratorOf(text, pack);
  const topic = new Topic(text, pack);
  const isShortText = isShort(text);
  const dialogue = new Dialogue(pack, isShortText);
  let [paragraph, recent]: [number, Sentence[]] = [-1, []];
  let wasSpeech = false;
  for (const plain of sentences) {
    const sentence = nominals?.in(plain) ?? plain;
    const here = paragraphOf(text, text.tokens.sentences[sentence.index]!);
    const isSpeech = OPENS.test(tokenText(text, text.tokens.paragraphs[here]!));
    // What is told right before, in the paragraph before this one, goes on where nobody spoke between.
    if (here !== paragraph)
      [paragraph, recent] = [here, isSpeech || wasSpeech || here !== paragraph + 1 ? [] : recent];
    wasSpeech = isSpeech;
    const isInQuotes = isQuoted(text, here, sentence.index);
    const read = isSpeech ? undefined : meant?.read(sentence, isInQuotes);
    const others = read?.mentions ?? [];
    const said = isSpeech ? dialogue.hear(sentence, here) : undefined;
    if (!isSpeech) dialogue.tell(sentence, here, read?.places ?? []);
    if (said) meant?.hear(sentence, said.speaker);
    const mayMean = isShortText && read?.places.some(({ choices }) => choices.length > 0) === true;
    if (sentence.mentions.length === 0 && !mayMean && !said) continue;
    recent = recent.filter(({ index }) => index >= sentence.index - LONG_BACK);
    const known = {
      ...sentence,
      husbands,
      speaker: isSpeech ? speakers.get(here) : undefined,
      narrator: isSpeech ? undefined : mentionAt(text, narrator(text.chunks[sentence.chunk]!.chapter)),
      before: isSpeech ? [] : peopleOf(recent.filter(({ index }) => index >= sentence.index - BACK)),
      longBefore: isSpeech ? [] : peopleOf(recent),
      there: isSpeech ? undefined : thereOf(sentence, recent.at(-1)),
      ...(together && !isSpeech && { together: together.of(sentence) }),
      topic: isSpeech ? undefined : topic.of(sentence),
      ...(read && isShortText && { places: read.places }),
      ...(said && { said }),
    };
    if (sentence.mentions.length > 0) {
      if (isSpeech) topic.speak(sentence);
      else topic.tell(sentence);
    }
    const told = isSpeech ? known : withMeant(withPronouns(known, isInQuotes, pack), others);
    yield isSpeech ? told : (kin?.in(told) ?? told);
    if (sentence.mentions.length > 0) recent.push(sentence);
  }
}

/** What "acolo" means: the only place named, in the sentence right before. */
function thereOf({ index }: Sentence, before: Sentence | undefined): SentenceMention | undefined {
  const places = before?.index === index - 1 ? before.mentions.filter(({ type }) => type === "LOC") : [];
  return places.length === 1 ? places[0] : undefined;
}

/** With whom the model says that words mean which no rule has taken up. */
function withMeant(sentence: Sentence, meant: readonly SentenceMention[]): Sentence {
  const isTaken = ({ first }: SentenceMention): boolean =>
    sentence.mentions.some((one) => one.isPronoun && one.first <= first && first <= one.end);
  const more = meant.filter((one) => !isTaken(one) && !isAgainstTopic(sentence, one));
  return more.length === 0 ? sentence : { ...sentence, meant: more };
}

/** A verb without a subject that begins a sentence is told of whom it goes on about: where the model says another, neither is sure. */
function isAgainstTopic({ topic }: Sentence, { first, end, chain }: SentenceMention): boolean {
  return topic !== undefined && first === end && first <= MOST_BEFORE_VERB && topic.chain !== chain;
}
const MOST_BEFORE_VERB = 2;

/** Whether a quotation is open where a sentence begins. */
function isQuoted({ tokens, normal }: LinkedText, paragraph: number, sentence: number): boolean {
  const [first, start] = [tokens.paragraphs[paragraph]!, tokens.sentences[sentence]!];
  return normal.text.slice(tokens.starts[first], tokens.starts[start]).split('"').length % 2 === 0;
}

/** One mention of each, the one by which somebody does something where there is one. */
function peopleOf(sentences: readonly Sentence[]): PersonBefore[] {
  const people = new Map<number, PersonBefore>();
  for (const sentence of sentences)
    for (const mention of sentence.mentions) {
      const known = people.get(mention.chain);
      if (mention.type !== "PER" || known?.acts) continue;
      people.set(mention.chain, { ...mention, acts: isSubject(sentence, mention) });
    }
  return [...people.values()];
}

/** The paragraph that a token stands in. */
function paragraphOf({ tokens: { paragraphs } }: LinkedText, token: number): number {
  let [low, high] = [0, paragraphs.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (paragraphs[middle]! <= token) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Who speaks each paragraph of speech: the one speaker named in it or right behind it; who spoke before where the quotation was left
 * open; and in a chapter in which somebody told their name, that one where a tale over several paragraphs begins.
 */
function speakersOf(text: LinkedText, pack: LanguagePack): Map<number, SentenceMention> {
  const found = new Map<number, SentenceMention>();
  const named = speakersNamed(text, pack);
  const { paragraphs } = text.tokens;
  let [teller, chapter]: [SentenceMention | undefined, number] = [undefined, -1];
  for (let paragraph = 0; paragraph + 1 < paragraphs.length; paragraph++) {
    const first = paragraphs[paragraph]!;
    if (!OPENS.test(tokenText(text, first))) continue;
    const { speaker, isTold, at } = named.get(paragraph) ?? {};
    const here = at === undefined ? chapter : text.chunks[text.mentions[at]!.chunk]!.chapter;
    if (here !== chapter) [teller, chapter] = [undefined, here];
    if (isTold) teller = speaker;
    const goesOn = isOpen(text, paragraph - 1) ? found.get(paragraph - 1) : undefined;
    const tells = isOpen(text, paragraph) && !isOpen(text, paragraph - 1) ? teller : undefined;
    const one = named.has(paragraph) ? speaker : (goesOn ?? tells);
    if (one) found.set(paragraph, one);
  }
  return found;
}

interface Named {
  /** Undefined where more than one is named. */
  readonly speaker: SentenceMention | undefined;
  /** Whether it tells its own name. */
  readonly isTold: boolean;
  readonly at: number;
}

/** By paragraph of speech who is named as its speaker, there or in the paragraph behind it: "— Să-l prindem! / Strigă Dănilă." */
function speakersNamed(text: LinkedText, pack: LanguagePack): ReadonlyMap<number, Named> {
  const found = new Map<number, Named>();
  const { paragraphs } = text.tokens;
  text.mentions.forEach(({ first }, at) => {
    const isTold = text.mentions[at]!.type === "PER" && isSelfNamed(text, first, pack);
    if (!isTold && !isSpeaker(text, at, pack)) return;
    const own = paragraphOf(text, first);
    const isSpeech = OPENS.test(tokenText(text, paragraphs[own]!));
    const place = !isSpeech && paragraphs[own] === first - 1 ? own - 1 : own;
    const speaker = mentionOf(text, at);
    const known = found.get(place);
    const isOther = known !== undefined && known.speaker?.chain !== speaker.chain;
    found.set(place, { speaker: isOther ? undefined : speaker, isTold, at });
  });
  return found;
}

/** A quotation that goes on in the next paragraph is not closed at the end of its own. */
function isOpen({ tokens, normal }: LinkedText, paragraph: number): boolean {
  const [first, end] = [tokens.paragraphs[paragraph], tokens.paragraphs[paragraph + 1]];
  if (first === undefined || end === undefined) return false;
  const own = normal.text.slice(tokens.starts[first], tokens.ends[end - 1]);
  return own.startsWith('"') && own.split('"').length % 2 === 0;
}

function mentionAt(text: LinkedText, at: number | undefined): SentenceMention | undefined {
  return at === undefined ? undefined : mentionOf(text, at);
}

function mentionOf(text: LinkedText, at: number): SentenceMention {
  const { type } = text.mentions[at]!;
  return { first: 0, end: 0, chain: text.of[at]!, type, isOblique: false, isFeminine: false };
}
