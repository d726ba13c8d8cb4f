/** With whom, or with which place, a text tells most often of something: of love, of marriage, of going somewhere. */
import type { StoredText } from "../../store/past/documents";
import type { AskedWord } from "./asked-words";
import { sentencesOf, wordReader, type TextSentence } from "./text-sentences";

export interface ToldOf {
  /** Id of what is named. */
  readonly entity: string;
  /** Sentences that tell it with both in them, or one of them in the sentence before, which counts half. */
  readonly sentences: number;
  readonly weight: number;
}

/** What is counted. */
export interface Counted {
  /** Ids of who is named: namesakes that all may be meant. */
  readonly names: readonly string[];
  readonly asked: readonly AskedWord[];
  /** Types of what would answer. */
  readonly types: ReadonlySet<string>;
}

/** A name in the sentence before counts half. */
const BEFORE = 0.5;

/** Most told of first. */
export function toldMost(stored: StoredText, { names, asked, types }: Counted): ToldOf[] {
  const found = new Map<string, ToldOf>();
  const sentences = sentencesOf(stored);
  const wordsIn = wordReader(stored.text);
  sentences.forEach((own, at) => {
    const before = sentences[at - 1];
    const isHere = has(own, names);
    if (!isHere && !(before && has(before, names))) return;
    const tells = wordsIn(own).some(({ word }) => asked.some((one) => one.tells(word) > 0));
    if (!tells) return;
    const others = new Map<string, boolean>();
    for (const [sentence, isSame] of [[before, false] as const, [own, true] as const])
      for (const { entity, type } of sentence?.mentions ?? [])
        if (types.has(type) && !names.includes(entity)) others.set(entity, isSame);
    for (const [entity, isSame] of others) {
      const known = found.get(entity) ?? { entity, sentences: 0, weight: 0 };
      const weight = known.weight + (isHere && isSame ? 1 : BEFORE);
      found.set(entity, { entity, sentences: known.sentences + 1, weight });
    }
  });
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.entity < b.entity ? -1 : 1));
}

const has = ({ mentions }: TextSentence, ids: readonly string[]): boolean =>
  mentions.some(({ entity }) => ids.includes(entity));
