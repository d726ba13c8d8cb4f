/**
 * `node scripts/score-aliases.mjs SHOWN.json TABLE.tsv [--list]`: characters' forms of a built graph against a table made by hand:
 * B³ over forms (each once, and by how often it stands), precision of joined pairs, oblique forms joined to their base, type.
 */
import { readFileSync } from "node:fs";

const [shownFile, tableFile, list] = process.argv.slice(2);
const shown = JSON.parse(readFileSync(shownFile, "utf8"));
const rows = readFileSync(tableFile, "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"));

const workOf = new Map(shown.mentions.map(({ entity, work }) => [entity, work]));
const novelOf = new Map(shown.works.map(({ id, file }) => [id, file.slice(0, 6)]));
const OBLIQUE = /(?:ei|ii|iei|ului|eĭ|iĭ|ăi|chii|o|ule|ane|ele)$/u;

/** Every form of the novel, by the entity that has it most often. */
function formsOf(novel) {
  const forms = new Map();
  for (const entity of shown.entities) {
    if (novelOf.get(workOf.get(entity.id)) !== novel) continue;
    for (const { form, n } of entity.forms)
      if ((forms.get(form)?.n ?? 0) < n) forms.set(form, { n, entity: entity.id, type: entity.type });
  }
  return forms;
}

const items = [];
for (const novel of new Set(rows.map(([name]) => name))) {
  const forms = formsOf(novel);
  for (const [, character, , names] of rows.filter(([name]) => name === novel)) {
    const known = names.split("|").filter((form) => forms.has(form));
    for (const form of known)
      items.push({
        form,
        novel,
        gold: `${novel} ${character}`,
        base: names.split("|")[0],
        ...forms.get(form),
      });
  }
}

function b3(weight) {
  let [precision, recall, total] = [0, 0, 0];
  for (const one of items) {
    const found = items.filter(({ entity }) => entity === one.entity);
    const there = items.filter(({ gold }) => gold === one.gold);
    const both = sum(
      found.filter(({ gold }) => gold === one.gold),
      weight,
    );
    precision += (weight(one) * both) / sum(found, weight);
    recall += (weight(one) * both) / sum(there, weight);
    total += weight(one);
  }
  const [p, r] = [precision / total, recall / total];
  return `P ${p.toFixed(3)}, R ${r.toFixed(3)}, F ${((2 * p * r) / (p + r)).toFixed(3)}`;
}

function sum(all, weight) {
  return all.reduce((total, one) => total + weight(one), 0);
}

const merged = items.flatMap((a, at) =>
  items
    .slice(at + 1)
    .filter(({ entity }) => entity === a.entity)
    .map((b) => [a, b]),
);
const right = merged.filter(([a, b]) => a.gold === b.gold);
const oblique = items.filter(({ form, base }) => form !== base && OBLIQUE.test(form));
const isJoined = ({ gold, base, entity }) =>
  items.some((one) => one.gold === gold && one.form === base && one.entity === entity);
const persons = items.filter(({ type }) => type === "Character" || type === "Person");
console.log(`${items.length} forms of ${new Set(items.map(({ gold }) => gold)).size} characters`);
console.log(`B³ over forms: ${b3(() => 1)}; by mentions: ${b3(({ n }) => n)}`);
console.log(
  `joined pairs right: ${right.length} of ${merged.length} (${(right.length / merged.length).toFixed(3)})`,
);
console.log(
  `oblique forms joined: ${oblique.filter(isJoined).length} of ${oblique.length} (${(oblique.filter(isJoined).length / oblique.length).toFixed(3)})`,
);
console.log(
  `type right: ${persons.length} of ${items.length} forms, ${sum(persons, ({ n }) => n)} of ${sum(items, ({ n }) => n)} mentions`,
);
if (list === "--list")
  for (const one of items.filter((one) => !isJoined(one)))
    console.log(`  ${one.gold}: ${one.form} (${one.n}, ${one.type})`);
