/** Nouns by which people ask for the works and chapters of graphs built from texts, where those are not the words of their labels. Romanian comes to them by its gloss. */
import { englishKey, romanianKey } from "../understand/words/native-words";

const TERMS: Readonly<Record<string, { readonly english: string; readonly romanian: string }>> = {
  Work: {
    english: "story novel book text tale play novella",
    romanian: "poveste povestire roman carte text nuvela basm opera piesa",
  },
  Chapter: { english: "scene act", romanian: "scena act" },
};

/** Keys of such nouns; none for other labels. */
export function labelTerms(name: string): string[] {
  const terms = TERMS[name];
  if (!terms) return [];
  return [...terms.english.split(" ").map(englishKey), ...terms.romanian.split(" ").map(romanianKey)];
}
