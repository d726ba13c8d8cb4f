/** Blocks of Romanian questions as the product hands them to the matcher: word by word in English. Called by in-english.mjs. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { questionInEnglish, schemaInEnglish } from "../../src/main/engine/ask/understand/matched/in-english";
import type { Named } from "../../src/main/engine/ask/understand/find-mentions";
import { ROMANIAN } from "../../src/main/engine/ask/understand/pack-romanian";
import { readTokens } from "../../src/main/engine/ask/understand/tokens/read-tokens";
import { labelWords } from "../../src/main/engine/ask/score/paths/path-world";
import { wholeWords } from "../../src/main/engine/models/tokenizer";

const english = new Set(
  await wholeWords("resources/models/all-MiniLM-L6-v2/tokenizer.json", "all-MiniLM-L6-v2"),
);

/** Writes each file's blocks in English into `out`. */
export function inEnglish(out: string, files: readonly string[]): void {
  mkdirSync(out, { recursive: true });
  for (const file of files) {
    const blocks = readFileSync(file, "utf8").split(/\n(?=## )/);
    writeFileSync(join(out, basename(file)), blocks.map(blockInEnglish).join("\n"));
  }
}

function blockInEnglish(block: string): string {
  const lines = block.split("\n");
  const ends = lines.flatMap((line) => {
    const [source, , target] = /^r \w+ (.+)$/.exec(line)?.[1]?.split(" | ") ?? [];
    return source && target ? [source.trim(), target.trim()] : [];
  });
  return lines
    .map((line) => lineInEnglish(line, new Set(ends)))
    .filter((line) => !/^(?:q \S+|n) $/.test(line))
    .join("\n");
}

function lineInEnglish(line: string, kinds: ReadonlySet<string>): string {
  const [, relation, ends] = /^(r \w+ )(.+)$/.exec(line) ?? [];
  if (ends) return relation + ends.split(" | ").map(partInEnglish).join(" | ");
  const question = /^n (.+)$/.exec(line)?.[1];
  if (question) return `n ${glossedQuestion(question, kinds)}`;
  const parts = line.startsWith("q ") && partsOf(line, valuesIn(kinds));
  if (!parts) return line;
  const glossed = parts.replaceAll(VALUE, (_, value: string) => `=${partInEnglish(value)}`);
  return `q ${glossed} ${glossedQuestion(line.slice(3 + parts.length), kinds)}`;
}

/** The words of a value in a part: "c=sans serif*". */
const VALUE = /=([^*&=]+)(?=\*|&|$)/g;

const valuesIn = (kinds: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    ["yes", "no"].concat(
      [...kinds].flatMap((kind) =>
        kind.startsWith("text:")
          ? kind
              .slice(5)
              .split("/")
              .map((value) => value.trim())
          : [],
      ),
    ),
  );

/** What a line asks for, before its question: values have spaces, so that parts end where they can be read. */
function partsOf(line: string, values: ReadonlySet<string>): string | undefined {
  const isPart = (part: string) => {
    const value = /^\w+?=([^*]+)\*?$/.exec(part)?.[1];
    return value === undefined
      ? /^(?:\w+[<>]\/)*\w+?(?:<-|>-|>2|\*#|[<>=*^_:+~])$/.test(part)
      : values.has(value);
  };
  const rest = line.slice(2);
  const spaces = [...rest.matchAll(/ /g)].map(({ index }) => index);
  return spaces.map((at) => rest.slice(0, at)).find((head) => head.split("&").every(isPart));
}

/** A kind, a relation's words, or the values that a text has. */
function partInEnglish(part: string): string {
  if (/^text:/.test(part)) return `text: ${part.slice(5).split("/").map(partInEnglish).join("/")}`;
  const isKept = part === "-" || part === "yes/no" || part === "yes" || part === "no";
  return isKept ? part : schemaInEnglish(labelWords(part.trim()), (word) => english.has(word));
}

/** Nouns in brackets follow behind a tab: where they stand among English words is lost. */
function glossedQuestion(marked: string, kinds: ReadonlySet<string>): string {
  const nouns = [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, noun]) => noun!);
  const question = marked
    .replaceAll(/[[\]]/g, "")
    .replaceAll(/\{([^}]*)\}/g, (slot, kind: string) => (kinds.has(kind) ? slot : kind));
  const slots = [...question.matchAll(/\{([^}]*)\}/g)];
  const named = slots.map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
    entities: [],
  }));
  const tokens = readTokens(question, named as unknown as Named[], ROMANIAN);
  const words = questionInEnglish(tokens, (name) => `{${partInEnglish(slots[name]![1]!)}}`);
  return nouns.length > 0 ? `${words}\t${nouns.join(";")}` : words;
}
