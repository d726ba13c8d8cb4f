/**
 * `node scripts/romanian-stems.mjs SHARED`: stems of the words of Romanian, by which a question's word is told from a slip
 * (src/main/engine/ask/understand/words/romanian-stems.json). SHARED holds eltec-rom (public domain) and ronec (MIT).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bundle } from "./prepare/bundle.mjs";
import { ROOT } from "./prepare/run.mjs";

const WORDS = "src/main/engine/ask/understand/words";
/** Rarer stems are rather slips of the scanner, or names. */
const LEAST = 3;

const [shared] = process.argv.slice(2);
if (!shared) throw new Error("usage: node scripts/romanian-stems.mjs SHARED");
const { stemRomanian } = await import(await bundle("stem-romanian", join(ROOT, WORDS, "stem-romanian.ts")));
const { words } = await import(await bundle("fold", join(ROOT, "src/shared/fold.ts")));

const counts = new Map();
for (const text of [...novels(join(shared, "eltec-rom", "level1")), ...sentences(join(shared, "ronec"))])
  // Words with a capital are names, or begin a sentence.
  for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}]*/gu))
    for (const folded of words(word)) {
      const stem = stemRomanian(folded);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
const stems = [...counts].filter(([stem, count]) => count >= LEAST && stem.length > 1).map(([stem]) => stem);
writeFileSync(join(ROOT, WORDS, "romanian-stems.json"), `${JSON.stringify(stems.sort().join(" "))}\n`);
console.log(`${stems.length} stems`);

function* novels(folder) {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".xml.gz"))) {
    const tei = gunzipSync(readFileSync(join(folder, file))).toString("utf8");
    yield tei.slice(tei.indexOf("<text")).replace(/<[^>]*>/g, " ");
  }
}

function* sentences(folder) {
  for (const { tokens } of JSON.parse(gunzipSync(readFileSync(join(folder, "valid.json.gz")))))
    yield tokens.join(" ");
  const train = gunzipSync(readFileSync(join(folder, "ronec-v1-train.conllup.gz"))).toString("utf8");
  yield train
    .split("\n")
    .flatMap((line) => (/^\d+\t/.test(line) ? [line.split("\t")[1]] : []))
    .join(" ");
}
