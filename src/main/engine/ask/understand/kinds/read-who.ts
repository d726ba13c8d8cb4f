/** Who is asked for: where "who" and its "be" are read as one phrase, persons or a role; and nouns for those who do. */
import type { RelationFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

const WHO_IS = /^(who|cine) /;
/** Participles that have no ending of their own. */
const DONE =
  /^(born|killed|married|educated|elected|appointed|buried|raised|employed|hired|trained|named|made|given|taught|led|sent|shot|slain|known|chosen)$/;

/** "Who", or "who was | born in A", "who is | mentioned in A": before a relation's own verb, or a word that a text's relations are asked by; but "who is | the director of A". */
export function asksWho(
  token: Token,
  next: Token | undefined,
  relations: readonly Pick<
    RelationFacts,
    "words" | "verbs" | "stems" | "hasTerms" | "ofTarget" | "ofSource"
  >[],
): boolean {
  const isVerb = ({ words, hasTerms, stems, ofTarget, ofSource }: (typeof relations)[number]) =>
    words.startsWith(`${next?.word ?? ""} `) ||
    // "Who is father of A" asks for a role.
    (hasTerms &&
      next !== undefined &&
      byStem(next, { stems: stems.filter((one) => !ofTarget.includes(one) && !ofSource.includes(one)) }) > 0);
  return (
    marked(token, "who") ||
    (WHO_IS.test(token.word) && next !== undefined && (DONE.test(next.word) || relations.some(isVerb)))
  );
}

/** Of a Romanian noun, with or without its article: "regizorul", "autoarei", "pianistul". */
const DOES_IN_ROMANIAN = /[aeirstz](?:or|oare|ist|ista|oar)(?:ul|ului|ii|i|ilor|ea|ei|a)?$/;

/** "Director", "writers": who does what a relation tells. */
export const isDoer = ({ word, english, native }: Token): boolean =>
  (native !== undefined && DOES_IN_ROMANIAN.test(word)) ||
  [word, english[0] ?? ""].some((one) => /(ers?|ors?|ists?|ress|resses)$/.test(one));
