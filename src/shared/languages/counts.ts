/** Counts as each language writes them. */
import type { Language } from "./language";

const COUNTS = { en: new Intl.NumberFormat("en"), ro: new Intl.NumberFormat("ro") } as const;
const ROMANIAN_RULES = new Intl.PluralRules("ro");

/** 23410 → "23,410", in Romanian "23.410". */
export function formatCountIn(language: Language, count: number): string {
  return COUNTS[language].format(count);
}

/** What follows a count in Romanian: 1 "muchie", 2 and 119 "muchii", 20 "de muchii". */
export function afterCountRo(count: number, one: string, many: string): string {
  const form = ROMANIAN_RULES.select(count);
  return form === "one" ? one : form === "few" ? many : `de ${many}`;
}

/** Romanian: "1 muchie", "2 muchii", "119 muchii", "20 de muchii". */
export function formatPluralRo(count: number, one: string, many: string): string {
  return `${formatCountIn("ro", count)} ${afterCountRo(count, one, many)}`;
}
