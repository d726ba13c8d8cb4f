/** How well words of a question fit words of the graph's schema: by their stems, else by the embedder. */
import { fold } from "../../../../shared/fold";
import { dot, vectorsOf } from "../score/text-vectors";
import type { Ports } from "../stage";
import type { Token } from "../understand/tokens/read-tokens";
import { isContraryEffect } from "./effects/contrary-effect";
import { isCognate } from "../understand/words/cognates";
import { englishKey } from "../understand/words/native-words";
import { isOfFamily } from "../understand/words/family";
import { isOpposed } from "../understand/words/opposites";
import { stem } from "../understand/stem";

/** Something of the schema that words can mean. */
interface Worded {
  readonly words: string;
  readonly stems: readonly string[];
  /** Keys of its words in another language (`understand/native-words.ts`). */
  readonly native?: readonly string[];
}

/** A near word ("movie" for "film") counts a little less than the word itself. */
const NEAR = 0.9;
/** Cosines of unrelated words reach the first, those of one meaning the second. */
const STRANGE = 0.45;
const ALIKE = 0.8;
const MOST_BY_MEANING = 0.85;

/** Fits in [0, 1] of tokens with relations and labels; vectors are made for what stems do not settle. */
export class WordFit {
  private readonly vectors = new Map<string, Float32Array>();

  private constructor(private readonly own: ReadonlyMap<Token, Float32Array>) {}

  /** For these tokens against these words of the schema; `always` also where no token needs it, for `alike`. */
  static async of(
    tokens: readonly Token[],
    schema: readonly Worded[],
    ports: Pick<Ports, "embedder" | "signal">,
    always = false,
  ) {
    const open = tokens.filter((token) => !schema.some((worded) => byStem(token, worded) > 0));
    const vectors = await vectorsOf(
      open.map(({ english }) => english[0]!),
      ports,
    );
    const fit = new WordFit(new Map(open.map((token, at) => [token, vectors[at]!])));
    if (open.length === 0 && !always) return fit;
    const texts = schema.map(({ words }) => words);
    (await vectorsOf(texts, ports)).forEach((vector, at) => fit.vectors.set(texts[at]!, vector));
    return fit;
  }

  /** How near words of the schema are to one another: a cosine; 0 where it is not known. */
  alike(one: Worded, other: Worded): number {
    const [own, its] = [this.vectors.get(one.words), this.vectors.get(other.words)];
    return own && its ? dot(own, its) : 0;
  }

  of(token: Token, worded: Worded): number {
    const stems = byStem(token, worded);
    const [own, its] = [this.own.get(token), this.vectors.get(worded.words)];
    if (stems > 0 || !own || !its || isOpposed(stem(token.english[0] ?? ""), worded.stems)) return stems;
    if (isContraryEffect(token.english[0] ?? token.word, worded.words)) return 0;
    if (isOfFamily(token.english[0] ?? "", worded.stems)) return MOST_BY_MEANING;
    const share = (dot(own, its) - STRANGE) / (ALIKE - STRANGE);
    return MOST_BY_MEANING * Math.max(0, Math.min(1, share));
  }
}

/** 1 where the word itself is among the words, less for a near one, 0 where none is. A graph's words may be Romanian as well. */
export function byStem(
  token: Token,
  worded: Omit<Worded, "words"> & { readonly words?: string | readonly string[] },
): number {
  const fit = fitByStem(token, worded);
  const { words } = worded;
  return fit > 0 && typeof words === "string" && isContraryEffect(effectOf(token), words) ? 0 : fit;
}

const effectOf = ({ word, english: [first = word] }: Token): string => fold(first);

function fitByStem(token: Token, { stems, native = [] }: Pick<Worded, "stems" | "native">): number {
  const [first = "", ...near] = token.english;
  if (token.native !== undefined && native.includes(token.native)) return 1;
  if (stems.includes(stem(fold(token.word)))) return 1;
  if (native.length > 0 && token.english.some((word) => native.includes(englishKey(word)))) return NEAR;
  if (token.native !== undefined && stems.some((one) => isCognate(token.word, one))) return NEAR;
  const has = (text: string) => text.split(" ").every((word) => stems.includes(stem(word)));
  if (first !== "" && has(first)) return 1;
  return near.some(has) ? NEAR : 0;
}

/** Whether a word is the verb of a relation, and not another word of its name. */
export function isItsVerb(
  word: Token,
  { verbs, nativeVerbs }: { readonly verbs: readonly string[]; readonly nativeVerbs: readonly string[] },
): boolean {
  return byStem(word, { stems: verbs, native: nativeVerbs }) > 0;
}
