/**
 * Computes the gold of the worded questions in test/data/questions and writes the question files `evaluate` reads:
 *
 *   node scripts/gold-questions.mjs                    # worded/GRAPH.jsonl → GRAPH.jsonl, likewise in held-out/
 *   node scripts/gold-questions.mjs --split SEED       # first moves a third of every form from worded/ to held-out/worded/
 *   node scripts/gold-questions.mjs --check            # writes nothing; fails where a file is not what would be written
 *
 * A worded line is {q, form, group?, lang?, want, or?}, `want` as in questions/sets.mjs, `or` further readings that are right as well;
 * {q, refuse: true} where a refusal is right. A line of the group "plain" also has `reworded` and `indirect`, and becomes five questions.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { goldOf } from "./questions/gold.mjs";
import { readGraph } from "./questions/graphs.mjs";
import { numberOf, withTypos } from "./questions/variants.mjs";

const FOLDER = join(import.meta.dirname, "..", "test", "data", "questions");
const HELD_OUT = join(FOLDER, "held-out");
const GRAPHS = ["films", "drugs", "hetionet"];
const { split, check } = parseArgs({
  options: { split: { type: "string" }, check: { type: "boolean" } },
}).values;

for (const name of GRAPHS) {
  if (split !== undefined) holdOut(name, split);
  const graph = await readGraph(name);
  for (const folder of [FOLDER, HELD_OUT]) {
    const questions = read(join(folder, "worded", `${name}.jsonl`)).flatMap((line) =>
      questionsOf(graph, line),
    );
    const path = join(folder, `${name}.jsonl`);
    if (!check) write(path, questions);
    else if (readFileSync(path, "utf8") !== textOf(questions))
      throw new Error(`${path} is not what its wording gives`);
    console.log(`${name}: ${questions.length} questions in ${folder}`);
  }
}

function questionsOf(
  graph,
  { q, reworded, indirect, want, or = [], refuse, group, form = "list", lang = "en" },
) {
  const line = (question, as = group) => ({
    question,
    form: refuse ? "none" : form,
    group: as ?? form,
    lang,
  });
  if (refuse) return [{ ...line(q), a_entity: [], refuse }];
  const [{ nodes, ...gold }, ...others] = [want, ...or].map((one) => goldFor(graph, q, one));
  const readings = nodes === undefined ? others : [...others, { ...gold, value: nodes }];
  const asked = (question, as) => ({
    ...line(question, as),
    ...gold,
    ...(readings.length > 0 && { readings: readings.map(bare) }),
  });
  if (group !== "plain") return [asked(q)];
  return [
    ...[asked(q), asked(q.toLowerCase(), "lower case"), asked(withTypos(q), "typos")],
    ...[asked(reworded, "reworded"), asked(indirect, "indirect")],
  ];
}

function goldFor(graph, question, want) {
  try {
    const gold = goldOf(graph, want);
    if (gold.a_entity.length === 0 && !("value" in gold)) throw new Error("nothing in the graph answers it");
    return gold;
  } catch (thrown) {
    throw new Error(`${question}: ${thrown.message}`, { cause: thrown });
  }
}

function bare({ a_entity, value, order, may }) {
  return { a_entity, ...(value !== undefined && { value }), ...(order && { order }), ...(may && { may }) };
}

/** A third of each form and language goes, the same for the same seed. */
function holdOut(name, seed) {
  const path = join(FOLDER, "worded", `${name}.jsonl`);
  const lines = read(path);
  const kinds = new Map();
  for (const line of lines) {
    const kind = [line.form, line.group, line.lang].join();
    kinds.set(kind, [...(kinds.get(kind) ?? []), line]);
  }
  const gone = new Set();
  for (const [kind, members] of kinds) {
    const drawn = members.toSorted((one, other) => numberOf(seed + one.q) - numberOf(seed + other.q));
    // The remainder of a small kind is drawn as well, or thirds of three graphs would fall short together.
    const count = Math.floor(members.length / 3 + (numberOf(seed + name + kind) % 1000) / 1000);
    for (const line of drawn.slice(0, count)) gone.add(line);
  }
  write(
    path,
    lines.filter((line) => !gone.has(line)),
  );
  write(join(HELD_OUT, "worded", `${name}.jsonl`), [...gone]);
}

function read(path) {
  return existsSync(path)
    ? readFileSync(path, "utf8")
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
}

function write(path, lines) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, textOf(lines));
}

function textOf(lines) {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
}
