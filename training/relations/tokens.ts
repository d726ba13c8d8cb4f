/** Training sentences as the product cuts them into words, and the English words of Romanian ones. Called by tokens.mjs. */
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { glossed } from "../../src/main/engine/ask/understand/words/gloss-romanian";
import { keyOf } from "../../src/main/engine/build/language/words";
import { normalise } from "../../src/main/engine/build/text/normalise";
import { tokenise } from "../../src/main/engine/build/text/tokens";

const LINE = /^(?:([A-Z_]+(?::[a-z-]+)?)([>-])|(->)) (.+)$/;
const NAME = /\{(\d)(-gen)?\}/g;
/** What stands for a name while words are cut; no text has it. */
const STANDS = "Zqx";
const NAMES = "-abcde";
/** A Romanian form that texts have so often gets its English words kept. */
const LEAST = 2;

/** One JSON line per sentence: field, language, relation, whether it is only denied, keys of its words with names as "<1>" and "<gen>" before oblique ones. */
export function writeLines(out: string, files: readonly string[]): void {
  const lines = files.flatMap((file) => {
    const language = basename(file).slice(0, 2);
    let field = "";
    return readFileSync(file, "utf8")
      .split("\n")
      .flatMap((row) => {
        if (row.startsWith("#")) field = `${basename(file)} ${row}`;
        const [, relation, how, none, sentence] = LINE.exec(row.trim()) ?? [];
        if (!sentence) {
          if (row.trim() !== "" && !row.startsWith("#")) console.error(`${file}: ${row}`);
          return [];
        }
        const keys = keysOf(sentence);
        if (!keys.includes("<1>") || !keys.includes("<2>")) {
          console.error(`${file}: ${row}`);
          return [];
        }
        return [
          JSON.stringify({ field, language, relation: none ? "" : relation, denied: how === "-", keys }),
        ];
      });
  });
  writeFileSync(out, `${lines.join("\n")}\n`);
  console.log(lines.length, "lines");
}

function keysOf(sentence: string): string[] {
  const plain = sentence.replaceAll(
    NAME,
    (_, name: string, gen?: string) => `${STANDS}${gen ? "g" : "n"}${NAMES[Number(name)]!}`,
  );
  return keysIn(plain).flatMap((key) => {
    const [, gen, name, own] = /^zqx([gn])([a-e])('s?)?$/.exec(key) ?? [];
    const at = NAMES.indexOf(name ?? "-");
    return name ? [...(gen === "g" || own ? ["<gen>"] : []), at > 2 ? "<o>" : `<${String(at)}>`] : [key];
  });
}

function keysIn(text: string): string[] {
  const normal = normalise(text, { hyphens: false } as Parameters<typeof normalise>[1]).text;
  const { starts, ends } = tokenise(normal, [[0, normal.length]]);
  return [...starts.keys()].map((at) => keyOf(normal.slice(starts[at], ends[at])));
}

/** Romanian forms of the novels with their English words. */
export function writeGlosses(out: string, novels: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const file of novels)
    for (const key of keysIn(readFileSync(file, "utf8").replaceAll(/<[^>]*>/g, " ")))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const kept = [...counts].filter(([key, n]) => n >= LEAST && /^\p{L}{2,}-?$/u.test(key));
  const found = kept.flatMap(([key]) => {
    const english = glossed(key);
    return english.length > 0 ? [[key, english.slice(0, 2)] as const] : [];
  });
  writeFileSync(out, JSON.stringify(Object.fromEntries(found)));
  console.log(kept.length, "forms,", found.length, "with English words");
}
