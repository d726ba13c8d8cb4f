/**
 * Turns public question sets into a graph (triples TSV) and questions (JSONL) that `dragoman import` and `dragoman evaluate` read:
 *   node scripts/convert-questions.mjs pathquestion|worldcup2014|metaqa|drugmechdb|hetionet FOLDER OUT [--split train|validation] [--sample N|all] [--seed S]
 * OUT must lie outside the repository: some of the sets state no licence. `--split` takes the questions of one part by their topic entity, so
 * that no entity is asked about in both; training splits the same way. `--sample` draws N of them from each file, with a fixed seed unless told.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gunzipSync } from "node:zlib";
import { mechanismQuestions } from "./questions/drugmechdb.mjs";
import { hetionetQuestions } from "./questions/hetionet.mjs";

/** MetaQA names a step by the type it leads to or comes from. */
const RELATION_OF_TYPE = {
  director: "directed_by",
  actor: "starred_actors",
  writer: "written_by",
  year: "release_year",
  language: "in_language",
  genre: "has_genre",
  tags: "has_tags",
  tag: "has_tags",
  imdbrating: "has_imdb_rating",
  imdbvotes: "has_imdb_votes",
};

/** Questions whose topic entity's hash begins with a smaller byte are for validation: 51 of 256, about a fifth of the entities. */
const VALIDATION_BYTES = 51;

const SETS = {
  pathquestion: convertPathQuestion,
  worldcup2014: convertWorldCup,
  metaqa: convertMetaQa,
  drugmechdb: convertDrugMechDb,
  hetionet: convertHetionet,
};
const { set, folder, out, split, sampleSize, seed } = readArguments();
mkdirSync(out, { recursive: true });
try {
  SETS[set]();
} catch (error) {
  if (error.code !== "ENOENT") throw error;
  console.error(`${error.path} is not there: FOLDER is to hold the set's files as published.`);
  process.exit(1);
}

function readArguments() {
  try {
    const options = { split: { type: "string" }, sample: { type: "string" }, seed: { type: "string" } };
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const [set, folder, out, ...more] = positionals;
    if (!Object.hasOwn(SETS, set ?? "") || !folder || !out || more.length > 0)
      throw new Error("a set, its folder and a folder to write to are wanted");
    if (!relative(resolve(import.meta.dirname, ".."), resolve(out)).startsWith(".."))
      throw new Error("OUT must lie outside the repository: not all of these sets may be redistributed");
    const { split = "all", sample = "all", seed = 20140614 } = values;
    if (!["all", "train", "validation"].includes(split)) throw new Error(`there is no split “${split}”`);
    const sampleSize = sample === "all" ? Infinity : wholeNumber(sample, 1);
    return { set, folder, out, split, sampleSize, seed: wholeNumber(seed, 0) };
  } catch (error) {
    console.error(
      `${error.message}.\nUsage: node scripts/convert-questions.mjs ${Object.keys(SETS).join("|")} FOLDER OUT [--split train|validation] [--sample N|all] [--seed S]`,
    );
    process.exit(2);
  }
}

function wholeNumber(text, least) {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least)
    throw new Error("--sample and --seed want whole numbers");
  return value;
}

/** `question TAB answer(a/b/) TAB subject#r#e#…#<end>#answer` */
function convertPathQuestion() {
  for (const hops of ["2H", "3H"]) {
    writeGraph(
      `pathquestion-${hops}`,
      lines(`${hops}-kb.txt`).map((line) => line.split("\t")),
    );
    const questions = lines(`PQ-${hops}.txt.gz`).map((line) => {
      const [question, answers, path] = line.split("\t");
      const golds = /\((.*)\)$/.exec(answers)[1].split("/");
      return toQuestion(question, path, golds);
    });
    writeQuestions(`pathquestion-${hops}`, questions);
  }
}

/** `question TAB answer TAB s#r#e#… TAB a/b/ TAB facts TAB topics` */
function convertWorldCup() {
  writeGraph(
    "worldcup2014",
    lines("WC2014.txt.gz").map((line) => line.split("\t")),
  );
  for (const part of ["P1", "P2"]) {
    const questions = lines(`WC-${part}.txt.gz`).map((line) => {
      const [question, , path, answers] = line.split("\t");
      return toQuestion(question, path, answers.split("/"));
    });
    writeQuestions(`worldcup2014-${part}`, questions);
  }
}

/** `question with [topic] TAB a|b|…`, and on the same line of another file the gold path as a chain of types. */
function convertMetaQa() {
  const entities = dictionary("kg/entities.dict.gz");
  const relations = dictionary("kg/relations.dict");
  const triples = lines("kg/train.txt.gz").map((line) => {
    const [head, relation, tail] = line.split("\t");
    return [entities.get(head), relations.get(relation), entities.get(tail)];
  });
  writeGraph("metaqa", triples);
  const walk = walkerOf(triples);
  for (const hops of [1, 2, 3]) {
    const types = lines(`${hops}-hop/qa_dev_qtype.txt.gz`);
    const questions = lines(`${hops}-hop/dev.txt.gz`).map((line, index) => {
      const [marked, answers] = line.split("\t");
      const topic = /\[(.*)\]/.exec(marked)[1];
      const golds = answers.split("|");
      const question = marked.replace(/\[(.*)\]/, "$1");
      const paths = [walk(topic, types[index], golds)];
      return { question, q_entity: [topic], a_entity: golds, paths, hops };
    });
    writeQuestions(`metaqa-${hops}hop`, questions);
  }
}

/** The graph is the product's own (`drugs`), so only questions are written. */
function convertDrugMechDb() {
  writeQuestions("drugmechdb", mechanismQuestions(folder));
}

/** The graph is imported from the set's own files; `--sample` counts by kind of question. */
function convertHetionet() {
  const questions = hetionetQuestions(folder);
  for (const kind of new Set(questions.map((one) => one.kind)))
    writeQuestions(
      `hetionet-${kind.replace(" ", "-").toLowerCase()}`,
      questions.filter((one) => one.kind === kind),
    );
}

/** Executes a chain such as "actor_to_movie_to_director" and gives the triples on the ways that end in a gold answer. */
function walkerOf(triples) {
  const out = new Map();
  const back = new Map();
  for (const triple of triples) {
    push(out, `${triple[0]}\t${triple[1]}`, triple);
    push(back, `${triple[2]}\t${triple[1]}`, triple);
  }
  return (topic, chain, golds) => {
    const types = chain.split("_to_");
    let reached = [{ node: topic, way: [] }];
    types.slice(1).forEach((type, index) => {
      const forward = types[index] === "movie";
      const relation = RELATION_OF_TYPE[forward ? type : types[index]];
      reached = reached.flatMap(({ node, way }) =>
        ((forward ? out : back).get(`${node}\t${relation}`) ?? [])
          .map((triple) => ({ node: forward ? triple[2] : triple[0], way: [...way, triple] }))
          .filter(({ node: end }) => end !== topic),
      );
    });
    const right = new Set(golds);
    const union = new Map();
    for (const { node, way } of reached) {
      if (right.has(node)) for (const triple of way) union.set(triple.join("\t"), triple);
    }
    return [...union.values()];
  };
}

function toQuestion(question, path, golds) {
  const steps = path.split("#<end>")[0].split("#");
  const triples = [];
  for (let at = 0; at + 2 < steps.length; at += 2) triples.push(steps.slice(at, at + 3));
  const answers = golds.filter((gold) => gold !== "");
  return { question, q_entity: [steps[0]], a_entity: answers, paths: [triples], hops: triples.length };
}

function writeGraph(name, triples) {
  writeFileSync(join(out, `${name}.tsv`), triples.map((triple) => triple.join("\t")).join("\n") + "\n");
}

function writeQuestions(name, questions) {
  const chosen = sample(
    questions.filter(({ q_entity: [topic] }) => split === "all" || splitOf(topic) === split),
  );
  writeFileSync(join(out, `${name}.jsonl`), chosen.map((one) => JSON.stringify(one)).join("\n") + "\n");
  console.log(`${name}: ${chosen.length} of ${questions.length} questions`);
}

function splitOf(topic) {
  const [first] = createHash("sha256").update(topic, "utf8").digest();
  return first < VALIDATION_BYTES ? "validation" : "train";
}

/** The first N of a shuffle by a seeded generator (mulberry32), in the order of the file. */
function sample(items) {
  if (items.length <= sampleSize) return items;
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const order = items.map((_, index) => index);
  for (let at = 0; at < sampleSize; at++) {
    const other = at + Math.floor(random() * (order.length - at));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order
    .slice(0, sampleSize)
    .sort((a, b) => a - b)
    .map((index) => items[index]);
}

function lines(file) {
  const bytes = readFileSync(join(folder, file));
  const text = (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split(/\r?\n/).filter((line) => line !== "");
}

function dictionary(file) {
  return new Map(lines(file).map((line) => line.split("\t")));
}

function push(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
