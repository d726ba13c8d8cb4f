/** Blocks of Romanian questions as the product hands them to the matcher: word by word in English. Called by in-english.mjs. */
import { readFileSync, writeFileSync } from "node:fs";
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
  for (const file of files) {
    const lines = readFileSync(file, "utf8")
      .split("\n")
      .map(lineInEnglish)
      .filter((line) => !/^(?:q \S+|n) $/.test(line));
    writeFileSync(join(out, basename(file)), lines.join("\n"));
  }
}

function lineInEnglish(line: string): string {
  const [, relation, ends] = /^(r \w+ )(.+)$/.exec(line) ?? [];
  if (ends) return relation + ends.split(" | ").map(partInEnglish).join(" | ");
  const [, mark, value, question] = /^(q \w+?(?:<-|>-|>2|\*#|=([^*]+)\*|[<>=*^_]) |n )(.+)$/.exec(line) ?? [];
  if (!mark || !question) return line;
  if (value === undefined) return mark + glossedQuestion(question);
  return mark.replace(value, partInEnglish(value)) + glossedQuestion(question.replaceAll(/[{}]/g, ""));
}

/** A kind, a relation's words, or the values that a text has. */
function partInEnglish(part: string): string {
  if (/^text:/.test(part)) return `text: ${part.slice(5).split("/").map(partInEnglish).join("/")}`;
  const isKept = part === "-" || part === "yes/no" || part === "yes" || part === "no";
  return isKept ? part : schemaInEnglish(labelWords(part.trim()), (word) => english.has(word));
}

/** Nouns in brackets follow behind a tab: where they stand among English words is lost. */
function glossedQuestion(marked: string): string {
  const nouns = [...marked.matchAll(/\[([^\]]*)\]/g)].map(([, noun]) => noun!);
  const question = marked.replaceAll(/[[\]]/g, "");
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
