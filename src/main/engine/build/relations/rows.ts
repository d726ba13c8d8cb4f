/** Names in a row, "Trică, Ana și Persida": one mention with members, where a plural noun is told of them. */
import type { LanguagePack } from "../language/pack";
import type { Sentence, SentenceMention } from "./sentence";

/** Several mentions read as one. */
export interface Row extends SentenceMention {
  readonly members: readonly SentenceMention[];
}

export interface RowedSentence extends Omit<Sentence, "mentions"> {
  readonly mentions: readonly Row[];
}

/** The sentence with each row of persons as one mention; every other mention is a row of itself. */
export function inRows(sentence: Sentence, pack: LanguagePack): RowedSentence {
  const rows: Row[] = [];
  for (const mention of sentence.mentions) {
    const last = rows.at(-1);
    if (last && joins(sentence, last, mention, pack))
      rows[rows.length - 1] = { ...last, end: mention.end, members: [...last.members, mention] };
    else rows.push({ ...mention, members: [mention] });
  }
  return { ...sentence, mentions: rows };
}

/** Whether "și" joins a name to the row before it, or a comma does where the row is no possessor: "fiii lui Ion, Radu și Dan". */
function joins(
  { keys }: Sentence,
  { end, type, members }: Row,
  next: SentenceMention,
  { possessive }: LanguagePack,
): boolean {
  if (type !== "PER" || next.type !== "PER" || next.first !== end + 1) return false;
  if (/^(?:si|and)$/.test(keys[end] ?? "")) return true;
  const isOwner = members.some(({ isOblique, first }) => isOblique || possessive.has(keys[first - 1] ?? ""));
  return keys[end] === "," && !isOwner;
}
