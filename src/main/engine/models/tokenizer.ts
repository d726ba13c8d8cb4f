import { Tokenizer } from "@huggingface/tokenizers";
import { FailureError, messageOf } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { readJson } from "./manifest";

/** Token ids of a text with the model's special tokens, at most `maxTokens` of them. */
export type Tokenize = (text: string) => number[];

/** Characters beyond this many per token are never tokenized: no 256 tokens span 256 × 128 characters of ordinary text. */
const CHARACTERS_PER_TOKEN = 128;

/** The tokenizer of a model folder's tokenizer.json, truncating as sentence-transformers does: the closing token is kept. */
export async function openTokenizer(path: string, model: string, maxTokens: number): Promise<Tokenize> {
  const tokenizer = construct(await readJson(path, model), model);
  return (text) => {
    const { ids } = tokenizer.encode(clip(text, maxTokens * CHARACTERS_PER_TOKEN));
    return ids.length <= maxTokens ? ids : [...ids.slice(0, maxTokens - 1), ids.at(-1)!];
  };
}

const WHOLE_WORD = /^\p{Ll}{2,}$/u;

/** Words of letters that are one token, in the vocabulary's order: a WordPiece vocabulary begins with what is commonest. */
export async function wholeWords(path: string, model: string): Promise<readonly string[]> {
  const file = (await readJson(path, model)) as TokenizerFile | null;
  // Looked through by hand: a schema of thirty thousand tokens takes time that every start pays.
  return Object.entries(file?.model?.vocab ?? {})
    .filter(isNumbered)
    .filter(([word]) => WHOLE_WORD.test(word))
    .sort(([, a], [, b]) => a - b)
    .map(([word]) => word);
}

interface TokenizerFile {
  readonly model?: { readonly vocab?: object | null } | null;
}

const isNumbered = (entry: [string, unknown]): entry is [string, number] => typeof entry[1] === "number";

function construct(json: unknown, model: string): Tokenizer {
  try {
    return new Tokenizer(json as object, {});
  } catch (error) {
    const why = messageOf(error);
    const reason = message("tokenizer-unreadable", { why });
    throw new FailureError({ kind: "model-unusable", model, reason });
  }
}

/** Cuts a hostile megabyte before it costs seconds; never through a surrogate pair. */
function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}
