/** What somebody owns and is called by a name: "Ion avea un cal, Corbu", "He owned a mare called Biddy", "Corbu, calul lui Ion". */
import type { LanguagePack } from "../language/pack";
import { isAsserted, isPlain, isQuestion, isSubject, type Finding } from "./clause";
import { kinRelations } from "./kin-rules";
import type { Sentence, SentenceMention } from "./sentence";

/** Between an owner and the verb, the verb and the thing, the thing and its name so many words at most. */
const NEAR = 4;
const BEFORE_NAME = /^(?:["„”“,]|a|an|un|o)$/;

export function propertyRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys } = sentence;
  if (!keys.some((key) => pack.property.movables.test(key)) || isQuestion(sentence)) return [];
  return [...hadThings(sentence, pack), ...ofSomebody(sentence, pack)];
}

/** "avea un cal negru, Corbu". */
function hadThings(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((owner, at) => {
    const thing = mentions[at + 1];
    if (!thing || owner.type !== "PER" || !isSubject(sentence, owner)) return [];
    const within = (from: number, word: RegExp): number =>
      keys.findIndex((key, place) => place >= from && place < thing.first && word.test(key));
    const verb = within(owner.end, pack.property.had);
    const noun = verb < 0 ? -1 : within(verb + 1, pack.property.movables);
    if (noun < 0 || verb - owner.end > NEAR || noun - verb > NEAR || thing.first - noun - 1 > NEAR) return [];
    const between = keys.slice(noun + 1, thing.first);
    const isSaid = isPlain(sentence, owner.end, noun, pack) && isAsserted(sentence, verb, pack);
    // "avea o casă, Ion …" goes on with somebody else.
    const isWhole = between.at(-1) !== "," || /^(?:[.,;:!"”]|$)/.test(keys[thing.end] ?? "");
    return isSaid && isWhole && isNaming(between, pack) ? [told(owner, thing, keys[noun]!)] : [];
  });
}

/** Words of what it is like, and then a comma, a quotation mark or a word of naming right before the name. */
function isNaming(between: readonly string[], { naming }: LanguagePack): boolean {
  const last = between.at(-1);
  const breaks = between.slice(0, -2).some((key) => /^[.,;:]$/.test(key));
  return last !== undefined && !breaks && (naming.has(last) || BEFORE_NAME.test(last));
}

/** "Corbu, calul lui Ion", "Ion … calul său, Corbu": the nouns of property are told as those of kin are. */
function ofSomebody(sentence: Sentence, pack: LanguagePack): Finding[] {
  const kin = [{ word: pack.property.movables, relation: "OWNS" as const, isParent: true }];
  // Whatever its name was taken for; it agrees with no noun.
  const named = sentence.mentions.map((mention) => ({ ...mention, type: "PER" as const, gender: undefined }));
  const types = new Map(sentence.mentions.map((mention) => [mention.first, mention.type]));
  return kinRelations({ ...sentence, mentions: named }, { ...pack, kin, eitherKin: /./ }).flatMap(
    (finding) => {
      const thing = { ...finding.target, type: types.get(finding.target.first) ?? "PER" };
      const isOwner = types.get(finding.source.first) === "PER" || finding.source.end === 0;
      return isOwner && thing.type !== "PER" ? [{ ...finding, target: thing }] : [];
    },
  );
}

function told(source: SentenceMention, target: SentenceMention, noun: string): Finding {
  return { source, relation: "OWNS", target, rule: `having property “${noun}”`, confidence: 0.8 };
}
