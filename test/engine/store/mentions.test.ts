import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { draw, writeGraph } from "./graph-description";

const NAMES = [
  "It",
  "Her",
  "Who?",
  "Tom Hanks",
  "Tom",
  "Forrest Gump",
  "Forrest",
  "Spider-Man",
  "Moulin Rouge",
  "Moulin Rouge!",
  "Say Anything...",
  "Never Let Me Go",
  "Schindler's List",
  "Michael Clarke Duncan",
  "Ștefan cel Mare",
  "Darkness",
  "In Darkness",
  "imatinib",
  "KIT",
  "directors",
  "Sarah",
  "Sarah",
  "The Intruder",
  "Intruders",
];

let folder: string;
let store: GraphStore;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "dragoman-mentions-"));
  const path = join(folder, "names.duckdb");
  const nodes = NAMES.map((name, place) => ({ id: `n${place}`, name }));
  await writeGraph(path, {
    ...draw([], nodes),
    edges: [{ source: "n0", relation: "shares_with", target: "n1" }],
  });
  store = await openBuiltInStore(path);
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Names linked, best first, each with the part of the question it was found in. */
async function linked(question: string): Promise<string[]> {
  const found = await store.seeds(
    { by: "mention", question, k: 10, labels: [] },
    new AbortController().signal,
  );
  return found.map(({ node, mention }) => `${NAMES[node]} ← ${question.slice(mention!.start, mention!.end)}`);
}

describe("names that are common words", () => {
  test("are no mentions where they are part of the question", async () => {
    expect(await linked("who directed it and what is her name?")).toStrictEqual([]);
    expect(await linked("Who shares directors with whom?")).toStrictEqual([]);
  });
  test("are mentions where they are written as names, quoted or bracketed", async () => {
    expect(await linked("who directed Her?")).toStrictEqual(["Her ← Her"]);
    expect(await linked('who directed "it"?')).toStrictEqual(["It ← it"]);
    expect(await linked("who directed [who]")).toStrictEqual(["Who? ← who"]);
    expect(await linked("who directed 'her'?")).toStrictEqual(["Her ← her"]);
  });
  test("may make up a longer name", async () => {
    expect(await linked("who starred in never let me go")).toStrictEqual([
      "Never Let Me Go ← never let me go",
    ]);
  });
});

describe("names in a question", () => {
  test("the longest wins and is not linked in parts", async () => {
    expect(await linked("Did Tom Hanks play in Forrest Gump?")).toStrictEqual([
      "Forrest Gump ← Forrest Gump",
      "Tom Hanks ← Tom Hanks",
    ]);
  });
  test("a lower-case word before a name is not part of it", async () => {
    expect(await linked("which actors appear in Darkness")).toStrictEqual(["Darkness ← Darkness"]);
    expect(await linked("which actors appear in In Darkness")).toStrictEqual(["In Darkness ← In Darkness"]);
  });
  test("namesakes come together, the one written just so first", async () => {
    expect(await linked("who is Sarah?")).toStrictEqual(["Sarah ← Sarah", "Sarah ← Sarah"]);
    expect(await linked("the actors of Moulin Rouge! were")).toStrictEqual([
      "Moulin Rouge! ← Moulin Rouge!",
      "Moulin Rouge ← Moulin Rouge",
    ]);
  });
  test("case, diacritics and punctuation do not matter; offsets are those of the question", async () => {
    expect(await linked("¿şTEFAN CEL MARE? și SPIDER MAN")).toStrictEqual([
      "Ștefan cel Mare ← şTEFAN CEL MARE",
      "Spider-Man ← SPIDER MAN",
    ]);
    expect(await linked("ﬁlm e\u0301t: imatinib")).toStrictEqual(["imatinib ← imatinib"]);
  });
  test("brackets say what the topic is, alone", async () => {
    expect(await linked("did Tom Hanks know [Forrest]?")).toStrictEqual(["Forrest ← Forrest"]);
    expect(await linked("did [nobody known] know Tom Hanks?")).toStrictEqual(["Tom Hanks ← Tom Hanks"]);
  });
});

describe("typos", () => {
  test.each([
    ["who plays in Forest Gump", "Forrest Gump ← Forest Gump"],
    ["who plays in Forrest Gmup", "Forrest Gump ← Forrest Gmup"],
    ["how does imatinb work", "imatinib ← imatinb"],
    ["who plays in spiderman", "Spider-Man ← spiderman"],
    ["who plays with TomHHanks", "Tom Hanks ← TomHHanks"],
    ["films by the Intruders director", "Intruders ← Intruders"],
    ["films by The Intruders director", "The Intruder ← The Intruders"],
    ["who made schindlers list", "Schindler's List ← schindlers list"],
    ["films of Micheal Clark Duncan", "Michael Clarke Duncan ← Micheal Clark Duncan"],
  ])("%s", async (question, expected) => {
    expect(await linked(question)).toStrictEqual([expected]);
  });
  test("short names must be right", async () => {
    expect(await linked("what does KIF do in Sera")).toStrictEqual([]);
  });
});

test("a question as long as a book is answered in good time", async () => {
  const long = "Forrest Gump met Tom Hanks and the rest of them all went home. ".repeat(400);
  expect(await linked(long)).toStrictEqual(["Forrest Gump ← Forrest Gump", "Tom Hanks ← Tom Hanks"]);
});

describe("other names that nodes list", () => {
  const nodes = [
    {
      id: "MESH:D000068877",
      name: "imatinib",
      properties: { synonyms: "Gleevec|STI-571|IMATINIB MESYLATE" },
    },
    {
      id: "MESH:D009203",
      name: "Myocardial Infarction",
      properties: { synonym: ["heart attack", "MI", "NA"] },
    },
    { id: "HGNC:12731", name: "WASP actin nucleation promoting factor", properties: { symbol: "WAS" } },
    { id: "MESH:D001241", name: "Aspirin", properties: { alt_names: "acetylsalicylic acid; heart pill" } },
    { id: "own", name: "Heart pill", properties: { colour: "STI-571", synonyms: "own" } },
  ];
  let synonyms: GraphStore;
  beforeAll(async () => {
    const path = join(folder, "synonyms.duckdb");
    await writeGraph(path, draw(["own helps MESH:D009203"], nodes));
    synonyms = await openBuiltInStore(path);
  });
  afterAll(() => synonyms.close());

  test.each([
    ["how does gleevec work", ["imatinib = Gleevec"]],
    ["what does imatinib mesylate do", ["imatinib = IMATINIB MESYLATE"]],
    ["how does Aspirin act on a heart attack?", ["Aspirin", "Myocardial Infarction = heart attack"]],
    ["drugs for MI", ["Myocardial Infarction = MI"]],
    ["what is the role of WAS", ["WASP actin nucleation promoting factor = WAS"]],
    // An abbreviation in other letters, one with a slip, a node's own name, a property of another kind, and no name at all.
    ["what was the role of mi", []],
    ["how does gleevek work", []],
    ["who takes a heart pill", ["Heart pill"]],
    ["what is STI-571", ["imatinib = STI-571"]],
    ["is it NA", []],
    // Ids that are CURIEs name exactly, whole or by a part that is no bare number.
    ["what does MESH:D009203 do", ["Myocardial Infarction = MESH:D009203"]],
    [
      "is D001241 or hgnc:12731 a drug",
      ["Aspirin = D001241", "WASP actin nucleation promoting factor = HGNC:12731"],
    ],
    ["what are 12731 and MESH:D009204", []],
  ])("%s", async (question, expected) => {
    const found = await synonyms.seeds(
      { by: "mention", question, k: 10, labels: [] },
      new AbortController().signal,
    );
    const named = found.map(
      ({ node, called }) => nodes[node]!.name + (called === undefined ? "" : ` = ${called}`),
    );
    expect(named.sort()).toStrictEqual(expected);
  });
});
