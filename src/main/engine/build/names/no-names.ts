/** Titles and stop names in any of their forms: "Postelnicului", "Duduco", "Grecilor". */
import type { LanguagePack } from "../language/pack";

/** Whether a word is a title or never a name by itself. */
export function isNoName(key: string, pack: LanguagePack): boolean {
  return isWordOf(pack.titles, key, pack) || isWordOf(pack.stopNames, key, pack);
}

/** Whether a word, a base form of it, or its form with an article is in the list. */
export function isWordOf(
  list: ReadonlySet<string>,
  key: string,
  { endings, articles }: LanguagePack,
): boolean {
  if (list.has(key) || articles.some((article) => list.has(key + article))) return true;
  return endings.some(({ ending, bases }) => {
    if (!key.endsWith(ending)) return false;
    const stem = key.slice(0, key.length - ending.length);
    return (
      stem.length > 2 &&
      bases.some(
        (base) => list.has(stem + base) || articles.some((article) => list.has(stem + base + article)),
      )
    );
  });
}
