import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { openGraphRows, type EdgeRow, type NodeRow } from "../../../src/main/engine/export/graph-rows";
import { buildGraph } from "../../../src/main/engine/build/build-graph";
import { BuildCache } from "../../../src/main/engine/build/cache";
import { explain, toFailure } from "../../../src/shared/failure";
import { build, filesOf, MODELS, recipeWith, newFolder, relationsOf } from "./build-fixture";

const CHAPTER = readFileSync("test/data/rolit/mara-1.txt", "utf8");

describe("a chapter of Mara", () => {
  test("names its people and places, inflected forms joined, and every passage stands at its letters", async () => {
    const built = await build(filesOf({ "mara.txt": CHAPTER }));
    const { works, entities, mentions, relations } = built.shown;
    const mara = entities.find(({ name }) => name === "Mara")!;
    expect(mara.type).toBe("Character");
    expect(mara.forms.map(({ form }) => form)).toContain("Marei");
    expect(mara.merges.join()).toMatch(/Marei → Mara: genitive -ei, attested \d+ times/);
    expect(entities.find(({ name }) => name === "Lipova")?.type).toBe("Location");
    expect(works[0]!.text).toBe(CHAPTER);
    for (const { start, end, evidence } of relations) expect(CHAPTER.slice(start, end)).toBe(evidence);
    for (const { start, end, entity } of mentions) {
      const forms = entities.find(({ id }) => id === entity)!.forms.map(({ form }) => form);
      // "Murășu-lui" is a word that a line's end broke, and its form is whole.
      const shown = CHAPTER.slice(start, end).replace(/\s+/g, " ");
      expect([shown, shown.replace("-", "")].some((form) => forms.includes(form))).toBe(true);
    }
  });

  test("is the same graph again, letter by letter, and its second build asks no model", async () => {
    const files = filesOf({ "mara.txt": CHAPTER });
    const cache = newFolder();
    const first = await build(files, {}, cache);
    const second = await build(files, {}, cache);
    const bare = await build(files);
    expect(first.report.modelCalls).toBeGreaterThan(3);
    expect(second.report.modelCalls).toBe(0);
    expect(second.report.fromCache).toBe(first.report.modelCalls);
    expect(second.shown).toStrictEqual(first.shown);
    expect(bare.shown).toStrictEqual(first.shown);
  });

  test("can be asked as any other graph: edges carry their passage with work and chapter", async () => {
    const { path } = await build(filesOf({ "mara.txt": CHAPTER }));
    const rows = await openGraphRows(path);
    const edges = [];
    for await (const part of rows.edges()) edges.push(...part);
    rows.close();
    expect(edges.length).toBeGreaterThan(5);
    for (const { evidence } of edges) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { text, source } of evidence) {
        expect(CHAPTER).toContain(text);
        expect(source).toMatch(/^mara/);
      }
    }
  });

  test("has its chapters as nodes, by heading or number, and in each who is named there, with the first sentence", async () => {
    const half = CHAPTER.indexOf("\n\n", CHAPTER.length / 2);
    const text = `${CHAPTER.slice(0, half)}\n\nII\n${CHAPTER.slice(half)}`;
    const { path } = await build(filesOf({ "mara.txt": text }));
    const rows = await openGraphRows(path);
    const [nodes, edges] = [[], []] as [NodeRow[], EdgeRow[]];
    for await (const part of rows.nodes()) nodes.push(...part);
    for await (const part of rows.edges()) edges.push(...part);
    rows.close();
    const chapters = nodes.filter(({ labels }) => labels.includes("Chapter"));
    expect(chapters.map(({ name }) => name)).toStrictEqual(["CAP. I.", "Capitolul II"]);
    const mara = nodes.find(({ name }) => name === "Mara")!;
    const appears = edges.filter(
      ({ relation, source }) => relation === "APPEARS_IN" && source === mara.handle,
    );
    expect(appears.map(({ target }) => target)).toStrictEqual(chapters.map(({ handle }) => handle));
    for (const { evidence } of appears) expect(evidence[0]!.text).toMatch(/Mar[aei]/);
    const times = appears.map(({ properties }) => Number(properties["times"]));
    expect(times.reduce((sum, one) => sum + one)).toBe(mara.properties["mentions"]);
    // Each passage is cited by the chapter that it stands in, those of pairs that meet in both chapters too.
    const second = text.indexOf("\n\nII\n");
    const cited = edges.flatMap(({ evidence }) => evidence).filter(({ source }) => source.includes(", "));
    const wrong = cited.filter(({ text: said, source }) => {
      const chapter = source.endsWith(", II") ? text.slice(second) : text.slice(0, second);
      return !chapter.includes(said);
    });
    expect(cited.some(({ source }) => source.endsWith(", II"))).toBe(true);
    expect(wrong).toStrictEqual([]);
  });
});

test("what a file marks is read as marked, and counted through every stage", async () => {
  const lines = [
    '{"doc_id":"a","tokens":["Mara","iubea","pe","Trică","."],"ner_tags":["B-PER","O","O","B-PER","O"]}',
  ];
  const built = await build(filesOf({ "a.jsonl": lines.join("\n") }), { "ner.engine": "gold" });
  expect(relationsOf(built)).toStrictEqual(["Mara LOVES Trică"]);
  expect(built.report.stages.map(({ name }) => name)).toStrictEqual([
    "ingest",
    "normalise",
    "chunk",
    "ner",
    "coreference",
    "relations",
    "resolution",
    "qc",
    "graph",
  ]);
  const counts = Object.assign({}, ...built.report.stages.map(({ counts: own }) => own)) as Record<
    string,
    number
  >;
  expect(counts).toMatchObject({
    works: 1,
    tokens: 5,
    mentions: 2,
    chains: 2,
    statements: 1,
    meetings: 1,
    entities: 2,
    relations: 1,
    together: 0,
  });
  expect(built.report.qc.find(({ rule }) => rule === "together too seldom")).toMatchObject({
    looked: 1,
    changed: 1,
    // As people read it, not as it is stored.
    examples: [expect.stringContaining(" co occurs with ")],
  });
});

test("a full disk is told in one sentence", async () => {
  vi.spyOn(BuildCache.prototype, "save").mockImplementation(() => {
    throw Object.assign(new Error("write"), { code: "ENOSPC" });
  });
  const told = await buildGraph({
    ...{ files: filesOf({ "mara.txt": "Mara vine la Arad." }), recipe: await recipeWith(), into: "full" },
    ...{ target: `${newFolder()}/full.duckdb`, limit: Infinity, models: MODELS },
    ...{ signal: new AbortController().signal, progress: () => undefined },
  }).catch((thrown: unknown) => explain(toFailure(thrown)));
  vi.restoreAllMocks();
  expect(told).toMatch(/“full” was not imported: .*disk/);
});
