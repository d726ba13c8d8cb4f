/** Follows who speaks to whom: by names, roles and pronouns of those who are told to speak, their turns, and who else is there. */
import type { LanguagePack } from "../../language/pack";
import { isBreak, isClauseWord, isSubject, objectStart } from "../clause";
import { onePerChain, type MeantPlace, type Said, type Sentence, type SentenceMention } from "../sentence";
import { tagIn, type Tag } from "./tags";

/** So many sentences back somebody is still there. */
const THERE = 3;
/** From this share on somebody is taken for meant, to be there. */
const MEANT = 0.7;
/** A conversation goes on over a paragraph that tells, no more. */
const MOST_TELLING = 1;

type Turn = SentenceMention | undefined;

interface Present {
  readonly who: SentenceMention;
  readonly at: number;
  /** As one who does something. */
  readonly acts: boolean;
}

/** Sentences come in order, each with its paragraph and whether that begins as speech. */
export class Dialogue {
  private turns: Turn[] = [];
  private there: readonly Present[] = [];
  private paragraph = -1;
  private telling = 0;
  private isTagged = false;
  /** Whether a paragraph that tells stands between this turn and the one before. */
  private isApart = true;

  /** Where a text is long, only those are taken for speakers who are named, and only in turns. */
  constructor(
    private readonly pack: LanguagePack,
    private readonly isShort: boolean,
  ) {}

  /** Notes a sentence that tells, with whom its words mean. */
  tell(sentence: Sentence, paragraph: number, places: readonly MeantPlace[]): void {
    const { index } = sentence;
    if (paragraph !== this.paragraph) {
      [this.paragraph, this.telling, this.isApart] = [paragraph, this.telling + 1, true];
      if (this.telling > MOST_TELLING) this.turns = [];
    }
    const meant = places.flatMap(({ kind, choices }) => {
      const who = choices.find(({ share }) => share >= MEANT)?.who;
      return who ? [{ who, at: index, acts: kind === "subject" }] : [];
    });
    const named = sentence.mentions
      .filter(({ type }) => type === "PER")
      .map((who) => ({ who, at: index, acts: actsIn(sentence, who, this.pack) }));
    for (const one of [...named, ...meant]) {
      // Somebody else is there: another scene.
      if (this.turns.every((turn) => turn?.chain !== one.who.chain)) this.turns = [];
      this.see(one);
    }
  }

  /** Reads a sentence of speech. */
  hear(sentence: Sentence, paragraph: number): Said | undefined {
    if (paragraph !== this.paragraph) {
      this.isApart = this.turns.length === 0 || this.telling > 0;
      this.turns.push(this.untagged());
      [this.paragraph, this.telling, this.isTagged] = [paragraph, 0, false];
    }
    const tag = this.isTagged ? undefined : tagIn(sentence, this.pack);
    if (!tag) return undefined;
    this.isTagged = true;
    const before = this.turns.slice(0, -1);
    const speaker = this.speakerOf(tag, sentence.index, before);
    this.turns[this.turns.length - 1] = speaker;
    if (!speaker) return undefined;
    const listener = this.listenerOf(speaker, sentence, tag, before);
    this.see({ who: speaker, at: sentence.index, acts: true });
    return listener;
  }

  /** Whoever speaks next where nobody is told to: of two who speak in turn, the other. */
  private untagged(): Turn {
    const last = this.turns.at(-1);
    const known = distinct(this.turns);
    if (!last || known.length !== 2 || this.telling > 0) return undefined;
    return known.find(({ chain }) => chain !== last.chain);
  }

  private speakerOf({ who, gender }: Tag, index: number, before: readonly Turn[]): Turn {
    if (who) return who;
    if (!this.isShort) return undefined;
    const last = this.telling === 0 && !this.isApart ? before.at(-1) : undefined;
    const isPossible = (one: SentenceMention): boolean =>
      one.chain !== last?.chain &&
      (gender === undefined || one.gender === undefined || one.gender === gender);
    const speaking = distinct(before).filter(isPossible);
    if (speaking.length === 1 && distinct(before).length === 2) return speaking[0];
    return this.onlyNear(index, (one) => isPossible(one) && one.gender === gender);
  }

  private listenerOf(
    speaker: SentenceMention,
    { index, mentions, keys }: Sentence,
    { who, toWhom }: Tag,
    before: readonly Turn[],
  ): Said | undefined {
    const isOther = (one: SentenceMention): boolean =>
      one.chain !== speaker.chain &&
      one.type === "PER" &&
      (toWhom === undefined || one.gender === undefined || one.gender === toWhom);
    const [called, ...calledToo] = distinct(
      mentions.filter((one) => isOther(one) && isCalled(keys, one, this.pack)),
    );
    if (called && calledToo.length === 0)
      return { speaker, listener: called, rule: "called by name", confidence: 0.85 };
    const last = this.isApart ? undefined : before.at(-1);
    if (last && isOther(last))
      return { speaker, listener: last, rule: "turns, who is meant", confidence: 0.8 };
    const others = distinct(before).filter(isOther);
    if (others.length === 1)
      return { speaker, listener: others[0]!, rule: "conversation of two", confidence: 0.8 };
    if (others.length > 1) return undefined;
    if (!this.isShort || mentions.some(isOther)) return undefined;
    // Where neither is named the two would be guessed.
    const one = who && this.onlyNear(index, isOther);
    return one && { speaker, listener: one, rule: "spoken to, who is there", confidence: 0.75 };
  }

  /** The only one of the nearest sentence that has any: those who do something first. */
  private onlyNear(index: number, isMeant: (one: SentenceMention) => boolean): Turn {
    const near = this.there.filter(({ who, at }) => index - at <= THERE && isMeant(who));
    const acting = near.filter(({ acts }) => acts);
    const those = acting.length > 0 ? acting : near;
    const last = Math.max(...those.map(({ at }) => at));
    const here = those.filter(({ at }) => at === last);
    return here.length === 1 ? here[0]!.who : undefined;
  }

  private see(one: Present): void {
    const known = this.there.find(({ who }) => who.chain === one.who.chain);
    const isSame = known?.at === one.at && known.acts;
    this.there = [
      ...this.there.filter(({ who, at }) => who.chain !== one.who.chain && one.at - at <= THERE),
      isSame ? known : one,
    ];
  }
}

/** Whether a name begins a clause that goes on behind it: "și [Toader] nu putea dormi". */
function actsIn(sentence: Sentence, mention: SentenceMention, pack: LanguagePack): boolean {
  if (!isSubject(sentence, mention)) return false;
  const before = sentence.keys[objectStart(sentence, mention, pack) - 1] ?? ".";
  const isFirst =
    isBreak(before) || isClauseWord(before) || pack.joints.has(before) || pack.contrasts.has(before);
  return isFirst && !isBreak(sentence.keys[mention.end] ?? ".");
}

/** "Bine-ai venit, [Iordache], zise …": a name set apart on both sides. */
function isCalled(
  keys: readonly string[],
  { first, end, isPronoun }: SentenceMention,
  pack: LanguagePack,
): boolean {
  let start = first;
  while (pack.titles.has(keys[start - 1] ?? "")) start--;
  // "Unchiul meu, Costachi, …", "bunicu-tău, Ilarie, …": somebody that is talked of.
  const before = keys[start - 2] ?? "";
  // "Băiatul, Bandi, …"
  const isTold = /..(?:ul|ica|oara)$/.test(before);
  const isKin =
    isTold ||
    pack.mine.has(before) ||
    pack.own.has(before) ||
    pack.genitive.test(before) ||
    YOURS.test(before);
  // "— Costi, răspunse Ion": a name that is the answer.
  const isAnswer = keys[end] === "," && ANSWERS.test(keys[end + 1] ?? "");
  return (
    isPronoun !== true &&
    !isKin &&
    !isAnswer &&
    isBreak(keys[start - 1] ?? ".") &&
    /^[,!]/.test(keys[end] ?? "")
  );
}
const ANSWERS = /^(?:raspun|answer|repl)/;
const YOURS = /(?:tau|ta|meu|mea|sau|sa|su|your)$/;

const distinct = (turns: readonly Turn[]): SentenceMention[] =>
  onePerChain(turns.filter((one) => one !== undefined));
