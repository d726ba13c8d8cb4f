/**
 * `node scripts/score-litbank-names.mjs SHOWN.json FOLDER [--list]`: names of a graph built from LitBank's texts (FOLDER, coref/brat of the archive)
 * against its proper names, exact borders and type; titles and small words before a name, and ’s behind it, are no part of either.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [shownFile, folder, list] = process.argv.slice(2);
const shown = JSON.parse(readFileSync(shownFile, "utf8"));
const CLASSES = { PER: "PER", GPE: "LOC", LOC: "LOC", FAC: "LOC", ORG: "ORG" };
const TYPES = { Character: "PER", Person: "PER", Location: "LOC", Organization: "ORG" };
const typeOf = new Map(shown.entities.map(({ id, type }) => [id, TYPES[type]]));
const TITLES =
  "The A An His Her My Our Old Young Poor Little Dear Good Mr Mister Mrs Miss Ms Doctor Dr Sir Lady Lord Captain Colonel General Major Lieutenant Sergeant Professor Judge Squire Reverend Rev Parson King Queen Prince Princess Duke Duchess Count Countess Earl Baron Aunt Uncle Cousin Father Mother Brother Sister Master Mistress Madam Madame Monsieur Mademoiselle Don Herr St Saint";
const BEFORE = new RegExp(`^(?:(?:\\p{Ll}\\S*|${TITLES.replaceAll(" ", "|")})(?!\\S*\\p{L})\\.?\\s+)+`, "u");
const BEHIND = /(?:\s*['’]s?)?[\s.,;]*$/u;

/** Where the name itself begins and ends. */
function bare(text, start, end) {
  const own = text.slice(start, end);
  const before = BEFORE.exec(own)?.[0].length ?? 0;
  const name = own.slice(before === own.length ? 0 : before).replace(BEHIND, "");
  const from = start + own.indexOf(name, before);
  return [from, from + name.length];
}

const counts = Object.fromEntries(["PER", "LOC", "ORG", "all"].map((type) => [type, [0, 0, 0]]));
for (const { id, file } of shown.works) {
  const name = file.replace(/\.txt$/, "");
  const text = readFileSync(join(folder, `${name}.txt`), "utf8");
  const gold = new Set(
    [
      ...readFileSync(join(folder, `${name}.ann`), "utf8").matchAll(/^T\d+\tPROP_(\w+) (\d+) (\d+)/gm),
    ].flatMap(([, label, start, end]) =>
      CLASSES[label] ? [[...bare(text, Number(start), Number(end)), CLASSES[label]].join(" ")] : [],
    ),
  );
  const found = new Set(
    shown.mentions
      .filter(({ work }) => work === id)
      .map(({ start, end, entity }) => [...bare(text, start, end), typeOf.get(entity)].join(" ")),
  );
  for (const [type, count] of Object.entries(counts)) {
    const isOf = (key) => type === "all" || key.endsWith(type);
    const [there, read] = [gold, found].map((keys) => [...keys].filter(isOf));
    count[0] += read.filter((key) => gold.has(key)).length;
    count[1] += read.length;
    count[2] += there.length;
  }
  if (list === "--list")
    for (const [sign, some, others] of [
      ["-", gold, found],
      ["+", found, gold],
    ])
      for (const key of [...some].filter((one) => !others.has(one))) {
        const [start, end, type] = key.split(" ");
        console.log(`${sign} ${name} ${type} ${text.slice(Number(start), Number(end))}`);
      }
}
for (const [type, [right, found, there]] of Object.entries(counts)) {
  const [p, r] = [right / Math.max(found, 1), right / Math.max(there, 1)];
  const f = (2 * right) / Math.max(found + there, 1);
  console.log(`${type}: P ${p.toFixed(3)}, R ${r.toFixed(3)}, F ${f.toFixed(3)} of ${there}`);
}
