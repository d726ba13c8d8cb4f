/** Kin told of several at once: "Mihai și Neculai, feciorii lui Stan", "frații Radu și Dan", "his daughters Jane and Mary". */
import type { LanguagePack } from "../language/pack";
import { GOVERNORS, isAsserted, isQuestion, type Finding } from "./clause";
import { kinRelations } from "./kin-rules";
import { inRows, type Row, type RowedSentence } from "./rows";
import type { Sentence } from "./sentence";

/** What plural nouns of kin say of rows of names: of each of them, and of them among themselves. */
export function pluralKinRelations(sentence: Sentence, pack: LanguagePack): Finding[] {
  if (!sentence.keys.some((key) => pack.kinPlurals.some(({ word }) => word.test(key)))) return [];
  const rowed = inRows(sentence, pack);
  const among = rowed.mentions.flatMap((row) => amongThem(sentence, row, pack));
  return among.length > 0 ? among : ofSomebody(rowed, pack);
}

/** The rules for one, with plural nouns; only what they tell of a row is kept. */
function ofSomebody(rowed: RowedSentence, pack: LanguagePack): Finding[] {
  const rows = new Map(rowed.mentions.map((row) => [row.first, row]));
  const membersOf = ({ first }: Finding["source"]) => rows.get(first)?.members ?? [];
  return kinRelations(rowed, { ...pack, kin: pack.kinPlurals }).flatMap((finding) => {
    const [sources, targets] = [membersOf(finding.source), membersOf(finding.target)];
    if (sources.length < 2 && targets.length < 2) return [];
    return sources.flatMap((source) => targets.map((target) => ({ ...finding, source, target })));
  });
}

/** "were friends in Borneo" says where; "erau frați cu Ion" says whose. */
const OF_OTHERS: ReadonlySet<string> = new Set(
  [...GOVERNORS].filter((key) => !/^(?:in|at|from|for|by|la|din|prin|de la|dupa)$/.test(key)),
);

/** "frații Radu și Dan", "Radu și Dan erau frați", "Radu și Dan, frați": a noun that holds both ways, without a possessor. */
function amongThem(sentence: Sentence, { first, end, members }: Row, pack: LanguagePack): Finding[] {
  if (members.length < 2 || isQuestion(sentence)) return [];
  const { keys } = sentence;
  const nounAt = (place: number) => pack.kinPlurals.find(({ word }) => word.test(keys[place] ?? ""));
  const before = keys[first - 1] === ":" ? first - 2 : first - 1;
  let behind = end + 1;
  while (pack.withCopula.has(keys[behind] ?? "")) behind++;
  const isSaid = pack.copulaPlural.has(keys[end] ?? "") && isAsserted(sentence, behind + 1, pack);
  const place = nounAt(before)?.isEqual ? before : isSaid ? behind : -1;
  const noun = nounAt(place);
  const isOwned = pack.own.has(keys[place + 1] ?? "") || pack.own.has(keys[place - 1] ?? "");
  // "erau surori de mireasă", "erau frați cu Ion", "were cousins of his".
  const isAnothers = OF_OTHERS.has(keys[place + 1] ?? "");
  if (!noun?.isEqual || isOwned || isAnothers) return [];
  const told = { relation: noun.relation, rule: `noun “${keys[place]!}”`, confidence: 0.9 };
  return members.flatMap((source, at) =>
    members
      .slice(at + 1)
      .flatMap((target) => (source.chain === target.chain ? [] : [{ source, target, ...told }])),
  );
}
