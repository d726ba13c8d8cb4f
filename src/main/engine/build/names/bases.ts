/** Inflected forms of names led back to base forms that the same work attests. */
import type { Chain, NameType } from "../build-stage";
import { say } from "../../../../shared/sentences/sentences";
import type { Ending, LanguagePack } from "../language/pack";
import { formKey } from "./form-key";

export interface Base {
  readonly base: string;
  readonly words: Ending["words"];
  readonly kind: "vocative" | "genitive" | "other";
  /** How often the base form stands in the work. */
  readonly attested: number;
}

const SHORTEST = 3;
/** A base form is at least so common, as a share of the inflected one; where many words end alike it must be commoner. */
const SHARE = 0.4;
const WEAK_SHARE = 2;
const WEAK_LEAST = 3;

/** The base of every key (one word) that has one among the keys; `counts` says how often each stands in the work. */
export function findBases(
  counts: ReadonlyMap<string, number>,
  { endings }: LanguagePack,
): ReadonlyMap<string, Base> {
  const direct = new Map<string, Base>();
  for (const [key, count] of counts) {
    const found = endings.flatMap(({ ending, bases, words, isWeak }) => {
      if (!key.endsWith(ending) || key.length - ending.length < SHORTEST - 1) return [];
      const stem = key.slice(0, key.length - ending.length);
      return bases.flatMap((end) => {
        const base = stem + end;
        const attested = counts.get(base) ?? 0;
        const enough = isWeak
          ? attested >= WEAK_LEAST && attested >= WEAK_SHARE * count
          : attested > 0 && attested >= SHARE * count;
        return base.length >= SHORTEST && base !== key && enough
          ? [
              {
                base,
                words,
                attested,
                kind: kindOf(words),
              },
            ]
          : [];
      });
    });
    const best = found.sort((a, b) => b.attested - a.attested || a.base.localeCompare(b.base))[0];
    if (best) direct.set(key, best);
  }
  return new Map([...direct].map(([key, base]) => [key, furthest(key, base, direct)]));
}

function kindOf(words: string): Base["kind"] {
  const [first] = words.split(" ");
  return first === "vocative" || first === "genitive" ? first : "other";
}

const ENDING_SENTENCES = {
  genitive: "name-genitive",
  vocative: "name-vocative",
  article: "name-article",
  "old spelling": "name-old-ending",
} as const;

/** Why the name is a form of the base. */
export function endingReason(form: string, base: string, { words, attested }: Base): string {
  const cut = words.lastIndexOf(" ");
  const kind = words.slice(0, cut) as keyof typeof ENDING_SENTENCES;
  return say(ENDING_SENTENCES[kind], { form, base, ending: words.slice(cut + 1), times: attested });
}

/** The bases of all words of chains' names, by type. */
export function basesByType(
  chains: readonly Chain[],
  pack: LanguagePack,
): ReadonlyMap<NameType, ReadonlyMap<string, Base>> {
  const counts = new Map<NameType, Map<string, number>>();
  for (const { type, forms } of chains)
    for (const [form, n] of forms)
      for (const word of formKey(form).split(" ")) {
        const own = counts.get(type) ?? new Map<string, number>();
        counts.set(type, own.set(word, (own.get(word) ?? 0) + n));
      }
  return new Map([...counts].map(([type, own]) => [type, findBases(own, pack)]));
}

/** "Radului" → "Radul" → "Radu": the last of the row. */
function furthest(key: string, first: Base, direct: ReadonlyMap<string, Base>): Base {
  const seen = new Set([key, first.base]);
  let found = first;
  for (let next = direct.get(found.base); next && !seen.has(next.base); next = direct.get(next.base)) {
    seen.add(next.base);
    found = { ...next, words: first.words, kind: first.kind };
  }
  return found;
}
