/** "Mr. and Mrs. Bennet", "domnul și doamna Popescu": one surname that names two. */
import type { LinkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import type { Finding } from "./clause";
import type { Sentence, SentenceMention } from "./sentence";

const AND = /^(?:and|si)$/;

/** For every wife that goes by title and surname the man who goes by the same surname. */
export function husbandsOf({ chains }: LinkedText, pack: LanguagePack): ReadonlyMap<number, number> {
  const titled = chains.map(({ name }) => {
    const [title = "", ...surname] = name.split(" ");
    return { title: keyOf(title), surname: surname.join(" ") };
  });
  const men = new Map(
    titled.flatMap(({ title, surname }, chain) =>
      surname !== "" && pack.titles.has(title) && !pack.femaleTitles.has(title) ? [[surname, chain]] : [],
    ),
  );
  return new Map(
    titled.flatMap(({ title, surname }, chain) => {
      const man = men.get(surname);
      const isWife = pack.femaleTitles.has(title) && !pack.maidTitles.has(title);
      return man !== undefined && isWife ? [[chain, man] as const] : [];
    }),
  );
}

/** The couple that two titles before one surname name. */
export function coupleRelations({ keys, mentions, husbands }: Sentence, pack: LanguagePack): Finding[] {
  return mentions.flatMap((wife) => {
    const husband = husbands?.get(wife.chain);
    // "Mr." before "and" is two words.
    const before = keys.slice(Math.max(0, wife.first - 4), wife.first).filter((key) => key !== ".");
    const [his, and, her] = before.slice(-3);
    const isHis = pack.titles.has(his ?? "") && !pack.femaleTitles.has(his ?? "");
    if (husband === undefined || !isHis || !AND.test(and ?? "") || !pack.femaleTitles.has(her ?? ""))
      return [];
    const source: SentenceMention = { ...wife, chain: husband };
    return [{ source, relation: "MARRIED_TO", target: wife, rule: "couple", confidence: 0.9 }];
  });
}
