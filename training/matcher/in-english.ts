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
      .filter((line) => !/^(?:q \w+[<>=*]|n) $/.test(line));
    writeFileSync(join(out, basename(file)), lines.join("\n"));
  }
}

function lineInEnglish(line: string): string {
  const [, relation, ends] = /^(r \w+ )(.+)$/.exec(line) ?? [];
  if (ends)
    return (
      relation +
      ends
        .split(" | ")
        .map((part) => kindOrWords(part))
        .join(" | ")
    );
  const [, mark, question] = /^(q \w+[<>=*] |n )(.+)$/.exec(line) ?? [];
  return question ? mark + glossedQuestion(question) : line;
}

const kindOrWords = (part: string): string =>
  part === "-" || part.includes("/") ? part : schemaInEnglish(labelWords(part), (word) => english.has(word));

function glossedQuestion(question: string): string {
  const slots = [...question.matchAll(/\{([^}]*)\}/g)];
  const named = slots.map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));
  const tokens = readTokens(question, named as unknown as Named[], ROMANIAN);
  return questionInEnglish(tokens, (name) => `{${kindOrWords(slots[name]![1]!)}}`);
}
