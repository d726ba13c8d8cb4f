import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { BuiltGraph } from "../../../src/shared/texts/build";
import { changeSchema, listCorrections, type Change } from "../../../src/shared/texts/corrections";
import { addChange } from "../../../src/main/engine/build/corrections/add-change";
import { CorrectionFiles } from "../../../src/main/engine/build/corrections/correction-files";
import { trainingOf } from "../../../src/main/engine/build/corrections/training";
import { buildGraph } from "../../../src/main/engine/build/build-graph";
import { readApplied, readBuilt } from "../../../src/main/engine/build/rebuild";
import { showGraph } from "../../../src/main/engine/build/show-graph";
import { scoreNer } from "../../../src/main/engine/build/score/score-ner";
import { openTagger } from "../../../src/main/engine/build/tagger/tagger";
import type { Overrides } from "../../../src/shared/recipe";
import { build, filesOf, marked, MODELS, newFolder, recipeWith } from "./build-fixture";

const CHAPTER = readFileSync("test/data/rolit/mara-1.txt", "utf8");
const CACHE = newFolder();

/** A graph that can be corrected and built again. */
async function correctable(name: string, text: string, overrides: Overrides = {}) {
  const first = await build(filesOf({ [name]: text }), overrides, CACHE);
  const files = new CorrectionFiles(mkdtempSync(join(tmpdir(), "dragoman-corrections-")));
  const works = first.shown.works;
  const add = (change: unknown) => addChange(files, works, changeSchema.parse(change));
  const again = async (more: Overrides = {}, path = first.path) => {
    const built = await readBuilt(path, "built");
    const report = await buildGraph({
      ...{ files: { works: built.works }, recipe: await recipeWith({ ...overrides, ...more }) },
      ...{ into: "built", target: path, limit: Infinity, models: MODELS, cache: CACHE },
      ...{ signal: new AbortController().signal, progress: () => undefined },
      corrections: (ids) => files.of(ids),
    });
    return { report, shown: await showGraph(path, "built") };
  };
  return { ...first, files, add, again, work: works[0]!.id };
}

/** The `nth` place of some letters. */
function place(graph: BuiltGraph, letters: string, nth = 0) {
  const { id, text } = graph.works[0]!;
  let start = -1;
  for (let at = 0; at <= nth; at++) start = text.indexOf(letters, start + 1);
  return { work: id, start, end: start + letters.length };
}

function entityAt({ mentions, entities }: BuiltGraph, at: { start: number; end: number }) {
  const found = mentions.find(({ start, end }) => start < at.end && end > at.start);
  return entities.find(({ id }) => id === found?.entity);
}

function triples({ relations, entities }: BuiltGraph): string[] {
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  return relations
    .filter(({ relation }) => relation !== "HAS_CHARACTER")
    .map(({ source, relation, target }) => `${names.get(source)!} ${relation} ${names.get(target)!}`);
}

const SENTENCES = [
  "[PER Ana] iubea pe [PER Mihai] .",
  "[PER Ruxanda] ura pe [PER Mihai] .",
  "[PER Ana] plecă la [LOC Iași] .",
  "Mica râdea de [PER Mihai] .",
  "[PER Ana] tăcea .",
  "[PER Mihai] tăcea .",
];
const STORY = marked(...SENTENCES);
const GOLD = { "ner.engine": "gold" };

describe("corrections", () => {
  test("join, part, name and type entities, and the graph built again has them", async () => {
    const { shown, add, again } = await correctable("story.jsonl", STORY, GOLD);
    add({ kind: "merge", at: place(shown, "Ruxanda"), into: place(shown, "Ana") });
    add({ kind: "rename", at: place(shown, "Ana"), name: "Ana Ipătescu" });
    add({ kind: "retype", at: place(shown, "Iași"), type: "Organization" });
    add({ kind: "split", at: place(shown, "Mihai", 3), scope: "mention" });
    const { shown: built, report } = await again();
    expect(report).toMatchObject({ corrected: 4, unfit: [] });
    const ana = entityAt(built, place(shown, "Ana"))!;
    expect(ana.name).toBe("Ana Ipătescu");
    expect(ana.forms).toStrictEqual([
      { form: "Ana", n: 3 },
      { form: "Ruxanda", n: 1 },
    ]);
    expect(ana.merges).toContain("Ruxanda → Ana: joined by hand");
    expect(entityAt(built, place(shown, "Ruxanda"))!.id).toBe(ana.id);
    expect(entityAt(built, place(shown, "Iași"))!.type).toBe("Organization");
    const [first, last] = [
      entityAt(built, place(shown, "Mihai"))!,
      entityAt(built, place(shown, "Mihai", 3))!,
    ];
    expect(last.id).not.toBe(first.id);
    expect(last.forms).toStrictEqual([{ form: "Mihai", n: 1 }]);
    expect(triples(built)).toContain("Ana Ipătescu HATES Mihai");
  });

  test("of mentions are made before names are joined, so that relations follow them", async () => {
    const { shown, add, again } = await correctable("story.jsonl", STORY, GOLD);
    expect(triples(shown)).toContain("Ana LOVES Mihai");
    add({ kind: "delete", at: place(shown, "Ana"), scope: "mention" });
    add({ kind: "add", at: place(shown, "Mica"), type: "Character" });
    const { shown: built, report } = await again();
    expect(report.unfit).toStrictEqual([]);
    expect(triples(built)).not.toContain("Ana LOVES Mihai");
    expect(built.mentions.some(({ start }) => start === 0)).toBe(false);
    expect(entityAt(built, place(shown, "Mica"))).toMatchObject({ name: "Mica" });
    expect(entityAt(built, place(shown, "Ana", 1))!.name).toBe("Ana");
  });

  test("of relations confirm, reject, turn and state", async () => {
    const { shown, add, again } = await correctable("story.jsonl", STORY, GOLD);
    const passage = { ...place(shown, "Ana iubea pe Mihai .") };
    const [ana, mihai] = [place(shown, "Ana"), place(shown, "Mihai")];
    add({ kind: "relation", at: passage, verdict: "turn", relation: "LOVES", source: ana, target: mihai });
    const hates = place(shown, "Ruxanda ura pe Mihai .");
    const [maria, other] = [place(shown, "Ruxanda"), place(shown, "Mihai", 1)];
    add({ kind: "relation", at: hates, verdict: "reject", relation: "HATES", source: maria, target: other });
    add({
      kind: "relation",
      at: hates,
      verdict: "confirm",
      relation: "INTERACTS_WITH",
      source: maria,
      target: other,
    });
    const { shown: built, report } = await again();
    expect(report).toMatchObject({ corrected: 3, unfit: [] });
    const said = triples(built);
    expect(said).toContain("Mihai LOVES Ana");
    expect(said).not.toContain("Ana LOVES Mihai");
    expect(said).not.toContain("Ruxanda HATES Mihai");
    expect(said).toContain("Mihai INTERACTS_WITH Ruxanda");
    const turned = built.relations.find(({ relation }) => relation === "LOVES")!;
    expect(turned).toMatchObject({
      evidence: "Ana iubea pe Mihai .",
      confidence: 1,
      correction: "turned by hand",
    });
  });

  test("bring back a name that the check dropped", async () => {
    const { shown, add, again } = await correctable("story.jsonl", STORY, { ...GOLD, "qc.stop": ["Iași"] });
    expect(entityAt(shown, place(shown, "Iași"))).toBeUndefined();
    add({ kind: "restore", at: place(shown, "Iași") });
    const { shown: built } = await again();
    expect(entityAt(built, place(shown, "Iași"))).toMatchObject({ name: "Iași", type: "Location" });
  });

  test("that no longer fit are listed with their reason; those of an edited text find their letters again", async () => {
    const { shown, add, files, again, work } = await correctable("story.jsonl", STORY, GOLD);
    add({ kind: "rename", at: place(shown, "Ruxanda"), name: "Ruxanda Rosetti" });
    add({ kind: "rename", at: place(shown, "Mica"), name: "Mica Ion" });
    const edited = await build(
      filesOf({
        "story.jsonl": marked("Era odată .", ...SENTENCES.filter((one) => !one.startsWith("Mica"))),
      }),
      GOLD,
    );
    expect(edited.shown.works[0]!.id).toBe(work);
    const { shown: built, report } = await again({}, edited.path);
    expect(built.entities.map(({ name }) => name)).toContain("Ruxanda Rosetti");
    expect(report.unfit.map(({ reason }) => reason)).toStrictEqual(["“Mica” no longer stands in the text"]);
    const listed = listCorrections(files.of([work]), (await readApplied(edited.path, "built")).applied);
    expect(listed.corrections.map(({ state }) => state)).toStrictEqual(["built", "unfit"]);
  });

  test("taken back are gone from the next build, which is the first one letter by letter", async () => {
    const { shown, add, files, again, work } = await correctable("story.jsonl", STORY, GOLD);
    const { id } = add({ kind: "merge", at: place(shown, "Ruxanda"), into: place(shown, "Mihai") });
    expect((await again()).shown).not.toStrictEqual(shown);
    expect(files.remove(id, [work])).toBe(true);
    expect((await again()).shown).toStrictEqual(shown);
    expect(files.remove(id, [work])).toBe(false);
  });

  test("of places that the text has not are refused", async () => {
    const { add, work } = await correctable("story.jsonl", STORY, GOLD);
    const beyond = { work, start: 5000, end: 5004 };
    expect(() => add({ kind: "rename", at: beyond, name: "X" })).toThrow(
      `there are no such letters in ${work}`,
    );
  });
});

const CHANGE: Change = {
  kind: "restore",
  at: { work: "w", start: 0, end: 4, form: "Mara", before: "", after: "" },
};

test("a damaged file of corrections is set aside and said once, one of a newer version stays as it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-corrections-"));
  const files = new CorrectionFiles(folder);
  files.add(CHANGE);
  const path = join(folder, readdirSync(folder)[0]!);
  const newer = '{"version":2,"work":"w","corrections":{}}';
  writeFileSync(path, newer);
  expect(() => files.of([CHANGE.at.work])).toThrow("a newer Dragoman wrote it");
  expect(() => files.add(CHANGE)).toThrow("a newer Dragoman wrote it");
  expect(readFileSync(path, "utf8")).toBe(newer);
  writeFileSync(path, newer.slice(0, 20));
  expect(() => files.of([CHANGE.at.work])).toThrow(/is damaged: it was set aside as/);
  expect(files.of([CHANGE.at.work])).toStrictEqual([]);
  expect(readdirSync(folder).filter((name) => name.includes(".damaged-"))).toHaveLength(1);
});

test("200 corrections survive a rebuild with another chunk size", async () => {
  const text = Array.from({ length: 3 }, (_, at) => `CAPITOLUL ${"I".repeat(at + 1)}\n\n${CHAPTER}`).join(
    "\n\n",
  );
  const { shown, add, again } = await correctable("mara.txt", text);
  const { id: work } = shown.works[0]!;
  const changes = shown.mentions.slice(0, 200).map(({ start, end, type }, at): unknown => {
    const here = { work, start, end };
    const isPlace = type === "Location";
    const kinds = [
      { kind: "retype", at: here, type: isPlace ? "Organization" : type },
      { kind: "split", at: here, scope: "mention" },
      { kind: "rename", at: here, name: `N${at.toString()}` },
      { kind: "add", at: here, type: "Person" },
    ];
    return kinds[at % 4];
  });
  expect(changes).toHaveLength(200);
  for (const change of changes) add(change);
  const small = await again({ "chunk.size": 60, "chunk.overlap": 0 });
  const large = await again({ "chunk.size": 800, "chunk.overlap": 100 });
  expect(small.report).toMatchObject({ corrected: 200, unfit: [] });
  expect(large.report).toMatchObject({ corrected: 200, unfit: [] });
  const { entities, mentions } = large.shown;
  expect(small.shown.mentions).toStrictEqual(mentions);
  expect(small.shown.entities).toStrictEqual(entities);
  expect(entities.some(({ name }) => /^N\d+$/.test(name))).toBe(true);
});

test("confirmed names teach a tagger: the sentences of corrections are lines that can be scored", async () => {
  const { shown, add, again, files, work } = await correctable("story.jsonl", STORY, GOLD);
  add({ kind: "retype", at: place(shown, "Iași"), type: "Location" });
  const passage = place(shown, "Ana iubea pe Mihai .");
  const ends = { source: place(shown, "Ana"), target: place(shown, "Mihai") };
  add({ kind: "relation", at: passage, verdict: "reject", relation: "LOVES", ...ends });
  const { shown: built } = await again();
  const { names, relations } = trainingOf(built, files.of([work]));
  expect(JSON.parse(names[0]!)).toMatchObject({
    tokens: ["Ana", "plecă", "la", "Iași", "."],
    ner_tags: ["B-PER", "O", "O", "B-LOC", "O"],
  });
  expect(relations.map((line) => JSON.parse(line) as Change)).toMatchObject([
    { text: "Ana iubea pe Mihai .", source: "Ana", relation: "LOVES", target: "Mihai", holds: false },
  ]);
  const file = join(newFolder(), "names.jsonl");
  writeFileSync(file, names.join("\n"));
  const { labels } = await scoreNer(file, openTagger(MODELS, "ronec-tagger"));
  expect(labels["LOC"]!.n).toBe(1);
});
