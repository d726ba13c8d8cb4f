/** Kin, enemies and masters: whose child, parent, enemy or servant a noun says somebody is. */
import type { LanguagePack } from "../language/pack";
import { isSubject, objectStart, type Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

/** Between a person and "fiica sa" so many words at most. */
const FAR = 12;

/** "Persida, fata Marei", "Mara, mama lui Trică", "Persida era fata Marei". */
export function kinRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  const { keys, mentions } = sentence;
  return mentions.flatMap((possessor, at) => {
    if (possessor.type !== "PER") return [];
    const own = ownKin(sentence, at, pack);
    if (own) return [own];
    const kin = kinBefore(sentence, possessor, pack);
    if (!kin) return [];
    const { place, relation, isParent } = kin;
    const other = bearer(sentence, at, place);
    if (!other || other.chain === possessor.chain) return [];
    const [source, target] = isParent ? [possessor, other] : [other, possessor];
    return [{ source, relation, target, rule: `noun “${keys[place]!}”`, confidence: 0.9 }];
  });
}

/** "Mara … fiica sa Persida", "Ion … soru-sa Maria": kin of the only person named before. */
function ownKin(sentence: Sentence, at: number, pack: LanguagePack): Finding | undefined {
  const { keys, mentions } = sentence;
  const kin = mentions[at]!;
  const start = objectStart(sentence, kin, pack);
  if (!pack.own.has(keys[start - 1] ?? "")) return undefined;
  const noun = keys[start - 2] ?? "";
  const how = pack.kin.find(({ word }) => word.test(noun));
  const before = mentions.slice(0, at).filter(({ type }) => type === "PER");
  const [possessor] = before;
  const isOnly =
    possessor && before.every(({ chain }) => chain === possessor.chain) && possessor.chain !== kin.chain;
  // "Mama sa Stanca și sora sa Ancuța" has kin of somebody else.
  const isKinToo =
    possessor &&
    keys.slice(Math.max(0, possessor.first - 4), possessor.first).some((key) => pack.own.has(key));
  if (!how || !isOnly || isKinToo || start - possessor.end > FAR || !isSubject(sentence, possessor))
    return undefined;
  const [source, target] = how.isParent ? [possessor, kin] : [kin, possessor];
  return { source, relation: how.relation, target, rule: `kin “${noun}” of one’s own`, confidence: 0.8 };
}

/** The noun of kin that a genitive belongs to: "fata [mai mare a] Marei", "fratele lui Trică". */
function kinBefore(sentence: Sentence, possessor: SentenceMention, pack: LanguagePack) {
  const { keys } = sentence;
  const start = objectStart(sentence, possessor, pack);
  const hasWord = pack.possessive.has(keys[start - 1] ?? "");
  if (!hasWord && !possessor.isOblique) return undefined;
  const place = hasWord ? start - 2 : start - 1;
  const kin = pack.kin.find(({ word }) => word.test(keys[place] ?? ""));
  return kin && { ...kin, place };
}

/** Who is the kin: the name right before ("Persida, fata Marei", "Persida era fata Marei") or right behind ("fata Marei, Persida"). */
function bearer({ keys, mentions }: Sentence, possessor: number, place: number): SentenceMention | undefined {
  const before = mentions[possessor - 1];
  const joins = before && keys.slice(before.end, place).join(" ");
  if (
    before?.type === "PER" &&
    !before.isOblique &&
    joins !== undefined &&
    /^(?:,|, (?:o|un|si)|(?:e|era|este|fu) ?(?:o|un)?|,? ?the|was the|is the)$/.test(joins)
  )
    return before;
  const after = mentions[possessor + 1];
  const own = mentions[possessor]!;
  const isApposed =
    after?.type === "PER" && !after.isOblique && after.first === own.end + 1 && keys[own.end] === ",";
  // A list goes on behind the second comma; an apposition is closed by it or by the end.
  return isApposed && !/^(?:si|,)$/.test(keys[after.end] ?? "") ? after : undefined;
}
