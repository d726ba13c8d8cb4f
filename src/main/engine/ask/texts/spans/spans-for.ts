/** The stretches of a graph's texts that may answer a question. */
import type { StoredText } from "../../../store/past/documents";
import type { Ports } from "../../stage";
import type { Named } from "../../understand/find-mentions";
import type { Token } from "../../understand/tokens/read-tokens";
import { askedWords, type TextLanguage } from "../asked-words";
import { textsAbout, thingsNamed } from "../works-read";
import { askedSpan, type AskedSpan } from "./asked-span";
import { tagEnglish } from "./english-words";
import { rankSpans, type RankedSpan } from "./rank-spans";
import type { TagWords } from "./span-tokens";

export interface SpansOf {
  readonly asked: AskedSpan;
  /** Handle and id of the work. */
  readonly work: { readonly node: number; readonly id: string; readonly language: TextLanguage };
  readonly stored: StoredText;
  /** Best first. */
  readonly spans: readonly RankedSpan[];
}

/** Without the tagger all words of a text may be nouns. */
const tagPlainly: TagWords = (texts) => texts.map((text) => (/[\p{L}\p{N}]/u.test(text) ? "NOUN" : "PUNCT"));

/** What tells the part of speech of a text's words. Throws what the tagger throws. */
export const taggerOf = async (
  language: TextLanguage,
  ports: Pick<Ports, "romanianTags">,
): Promise<TagWords> => (language === "en" ? tagEnglish : ((await ports.romanianTags?.()) ?? tagPlainly));

/** By work; nothing where no stretch of a text could answer. Throws what the store and the tagger throw. */
export async function spansFor(
  question: string,
  tokens: readonly Token[],
  named: readonly Named[],
  ports: Pick<Ports, "store" | "signal" | "romanianTags">,
): Promise<SpansOf[]> {
  const asked = askedSpan(question);
  if (!asked) return [];
  const own = thingsNamed(named);
  const names = own.map(({ entities }) => entities.map(({ id }) => id));
  const found: SpansOf[] = [];
  for (const { work, stored } of await textsAbout(own, ports)) {
    const tag = await taggerOf(work.language, ports);
    const sought = { names, asked: askedWords(tokens, work.language), types: typesOf(asked) };
    found.push({
      asked,
      work,
      stored,
      spans: rankSpans(stored, sought, asked, { tag, language: work.language }),
    });
  }
  return found;
}

const typesOf = ({ kind }: AskedSpan): ReadonlySet<string> =>
  new Set(kind === "place" ? ["Location"] : kind === "person" ? ["Character", "Person"] : []);
