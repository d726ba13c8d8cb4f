/** `node scripts/score-chapters.mjs SHOWN.json FOLDER [--list]`: names of a built graph against chapters marked by hand (brat), exact borders and type. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [shownFile, folder, list] = process.argv.slice(2);
const shown = JSON.parse(readFileSync(shownFile, "utf8"));
const TYPES = { Character: "PER", Person: "PER", Location: "LOC", Organization: "ORG" };

/** The work that holds the chapter, and where. */
function findChapter(text) {
  for (const work of shown.works) {
    const at = work.text.indexOf(text);
    if (at >= 0) return { work: work.id, at };
  }
  throw new Error("no work of the graph holds this chapter");
}

function marksOf(path) {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("T"))
    .map((line) => {
      const [, [type, start, end]] = line.split("\t").map((part) => part.split(" "));
      return { key: `${start} ${end} ${type}`, start: Number(start) };
    });
}

function score(name) {
  const text = readFileSync(join(folder, `${name}.txt`), "utf8");
  const { work, at } = findChapter(text);
  const gold = new Map(marksOf(join(folder, `${name}.ann`)).map((mark) => [mark.key, mark]));
  const found = shown.mentions
    .filter((one) => one.work === work && one.start >= at && one.end <= at + text.length)
    .map(({ start, end, type }) => ({ key: `${start - at} ${end - at} ${TYPES[type]}`, start: start - at }));
  const keys = new Set(found.map(({ key }) => key));
  const wrong = found.filter(({ key }) => !gold.has(key));
  const missed = [...gold.values()].filter(({ key }) => !keys.has(key));
  if (list)
    for (const [sign, all] of [
      ["+", wrong],
      ["-", missed],
    ])
      for (const one of all) tell(sign, text, one);
  return { name, right: found.length - wrong.length, found: found.length, there: gold.size };
}

function tell(sign, text, { key, start }) {
  const [from, to, type] = key.split(" ");
  const around = text.slice(Math.max(0, start - 40), Number(to) + 20).replace(/\s+/g, " ");
  console.log(`  ${sign} ${type} ${text.slice(Number(from), Number(to))}   …${around}…`);
}

function print(name, { right, found, there }) {
  console.log(`${name}: P ${(right / found).toFixed(3)}, R ${(right / there).toFixed(3)} of ${there}`);
}

const total = { right: 0, found: 0, there: 0 };
for (const file of readdirSync(folder)
  .filter((file) => file.endsWith(".ann"))
  .sort()) {
  const one = score(file.slice(0, -4));
  for (const part of Object.keys(total)) total[part] += one[part];
  print(one.name, one);
}
print("all", total);
