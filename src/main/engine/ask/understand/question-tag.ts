/** "Are there snakes that nothing covers? | Which?": what only bids to name what there is, and asks for nothing more. */
const TAGS = {
  en: /(?<=\?)\s*(?:and )?(?:if so,? )?(?:which|who|what)(?: ones?)?(?: (?:is|are|was|were) (?:it|they|that|those))?\s*[?.!]*\s*$/iu,
  ro: /(?<=\?)\s*(?:și )?(?:dacă da,? )?(?:care|cine|ce)(?: anume| dintre (?:ele|ei))?(?: (?:e|este|sunt))?\s*[?.!]*\s*$/iu,
} as const;

/** The question without such a tag: places in it stay as they are. */
export const withoutTag = (question: string, language: keyof typeof TAGS): string =>
  question.replace(TAGS[language], "");
