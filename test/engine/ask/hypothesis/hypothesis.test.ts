/** Two concepts: their paths up to a cut, ranked and kept, and the sentences quoted; nothing newer than the cut leaves a trace. */
import { reportRefused } from "../../../../src/main/engine/ask/run/report-refused";
import { RefusedPair } from "../../../../src/main/engine/ask/seed/refused-pair";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { edgeDetailsThen } from "../../../../src/main/engine/ask/run/details-then";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { recipeSchema } from "../../../../src/shared/recipe";
import { completeName } from "../../../../src/main/engine/explore/complete-name";
import { seenUpTo } from "../../../../src/main/engine/explore/seen-up-to";
import { streamOf, threefry } from "../../../../src/main/engine/ask/sample/noise";
import { findPair } from "../../../../src/main/engine/ask/seed/find-pair";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { importTexts } from "../../import/whole-graph";
import { deep } from "../../../size";
import { wordEmbedder } from "../word-embedder";

const HGCR = recipeSchema.parse(JSON.parse(readFileSync(join("resources", "recipes", "hgcr.json"), "utf8")));

const EMBEDDER = wordEmbedder();
const PAIRS = deep(1000, 6);
const LONGEST = deep(3_600_000, 60_000);

/** A library of `documents` made-up documents with 2 to 6 of 40 concepts each, PMIDs 1, 2, …; every seventh takes them for genes. */
function library(seed: number, documents: number, verb = "induces"): string[] {
  const out = new Uint32Array(2);
  const draw = (a: number, b: number, below: number): number => {
    const { high, low } = streamOf(seed, 0, 0);
    threefry(high, low, a, b, out);
    return out[0]! % below;
  };
  return Array.from({ length: documents }, (_, at) => {
    const size = 2 + draw(at, 1000, 5);
    // Later documents name concepts that earlier ones do not.
    const known = Math.min(40, 8 + at);
    const concepts = [...new Set(Array.from({ length: size }, (_, place) => draw(at, place, known)))];
    const words = concepts.map((one) => `concept${one}x`);
    const title = `${words.join(` ${verb} `)}.`;
    let from = 0;
    const mentions = words.map((word, place) => {
      from = title.indexOf(word, from);
      return [
        at + 1,
        from,
        from + word.length,
        word,
        at % 7 === 0 ? "Gene" : "Chemical",
        `C${concepts[place]!}`,
      ].join("\t");
    });
    return [`${at + 1}|t|${title}`, ...mentions, ""].join("\n");
  });
}

/** The same as files: one document in five with its text, of the others only which concepts meet there. */
function mostlyUntold(documents: readonly string[]): Record<string, string> {
  const isTold = (_: string, at: number): boolean => at % 5 === 4;
  const rows = documents
    .filter((document, at) => !isTold(document, at))
    .flatMap((document) => {
      const ids = [...new Set([...document.matchAll(/\tC\d+$/gm)].map(([id]) => id.trim()))];
      const pmid = document.split("|")[0]!;
      return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => `${one}\t${other}\t${pmid}`));
    });
  return {
    "all.txt": documents.filter(isTold).join("\n"),
    "pairs.tsv": ["source\ttarget\tpmid", ...rows, ""].join("\n"),
  };
}

async function ask(target: string, question: string, set: object = {}) {
  const store = await openBuiltInStore(target);
  try {
    return await askIn(store, question, set);
  } finally {
    await store.close();
  }
}

async function askIn(store: GraphStore, question: string, set: object = {}) {
  const signal = new AbortController().signal;
  const ports = { store, embedder: EMBEDDER, signal, progress: () => undefined };
  const recipe = { ...HGCR, expand: { ...HGCR.expand, ...set } };
  const run = await runRecipe(question, recipe, 0, ports);
  const about = { graph: "made-up", recipe: "hgcr", seed: 0, trace: true };
  return toRunReport(run, about, store, signal);
}

/** Everything but times and what the cut left out. */
function withoutLater({ stages: _, verdicts, edges = [], ...report }: Awaited<ReturnType<typeof ask>>) {
  const { "after-cut": _later, ...known } = verdicts;
  return { ...report, verdicts: known, edges: edges.filter(({ verdict }) => verdict !== "after-cut") };
}

const answered = (store: GraphStore, question: string, cut: string) =>
  askIn(store, question, { cutDate: cut }).then(withoutLater, (fault: unknown) => String(fault));

test("deleting every document after the cut changes nothing of a run", { timeout: LONGEST }, async () => {
  const documents = library(7, 120);
  const all = await importTexts(mostlyUntold(documents));
  const past = await importTexts(mostlyUntold(documents.slice(0, 60)));
  const [every, old] = [await openBuiltInStore(all.target), await openBuiltInStore(past.target)];
  let [explained, nameless] = [0, 0];
  for (let pair = 0; pair < PAIRS; pair++) {
    // Some are asked by ids, which are known before their names.
    const [a, b] = [pair % 40, (pair * 7 + 3) % 40];
    const question = pair % 2 === 0 ? `C${a} and C${b}` : `concept${a}x and concept${b}x`;
    const [whole, cut] = [
      await answered(every, question, "pmid:60"),
      await answered(old, question, "pmid:60"),
    ];
    expect(whole, question).toStrictEqual(cut);
    if (typeof whole === "string") continue;
    explained++;
    nameless += whole.notes.some((note) => note.includes("shown by their ids")) ? 1 : 0;
  }
  await Promise.all([every.close(), old.close()]);
  expect(explained).toBeGreaterThan(0.6 * PAIRS);
  expect(nameless).toBeGreaterThan(0);
});

test("paths come with their documents, scores fall, every step is quoted, kept edges lie on the best paths", async () => {
  const { target } = await importTexts({ "all.txt": library(7, 60).join("\n") });
  const report = await ask(target, "concept1x and concept2x", { cutDate: "pmid:40" });
  expect(report.cutDate).toBe("pmid:40");
  const { paths = [], rounds = [] } = report;
  const scores = paths.map(({ score }) => score);
  expect(scores).toStrictEqual(scores.toSorted((a, b) => b - a));
  // Longer paths are listed by the hundred and seldom confirmed: their prior keeps them below.
  const lengths = paths.map(({ edges }) => edges.length);
  expect(lengths).toStrictEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths).size).toBeGreaterThan(1);
  for (const { nodes, edges } of paths) {
    expect([nodes[0], nodes.at(-1)]).toStrictEqual(["C1", "C2"]);
    expect(new Set(nodes).size).toBe(nodes.length);
    for (const { pmids, first, last } of edges) {
      expect(pmids.every((pmid) => Number(pmid) <= 40)).toBe(true);
      expect([pmids[0], pmids.at(-1)]).toStrictEqual([first, last]);
    }
  }
  expect(rounds[0]?.contexts.length).toBeLessThanOrEqual(7);
  expect(rounds.length).toBeLessThanOrEqual(5);
  const verdicts = rounds.flatMap(({ sentences }) => sentences.flatMap(({ predicates }) => predicates));
  expect(verdicts.length).toBeGreaterThan(0);
  // All is of one kind here and told without a typed edge: only how plausible it is can be said.
  for (const { reason, percentile } of verdicts)
    if (reason === "percentile") expect(percentile).toBeTypeOf("number");
  expect(report.text).toMatch(
    /Document \d+ \(0–\d+\) on concept\d+x and concept\d+x: “concept\d+x induces .*”/,
  );
  expect(report.verdicts["kept"]).toBeGreaterThan(0);
  expect(Object.values(report.verdicts).reduce((sum, n) => sum + n, 0)).toBe(report.edges?.length);
});

test("a document that all steps rest on is counted once and quoted for each of them", async () => {
  const text = "Copper harms waterfleas. Waterfleas feed trout.";
  const mentions = [
    ["Copper", "C1"],
    ["waterfleas", "C2"],
    ["Waterfleas", "C2"],
    ["trout", "C3"],
  ].map(([word, id]) => {
    const from = text.indexOf(word!);
    return ["7", from, from + word!.length, word, "Chemical", id].join("\t");
  });
  const { target } = await importTexts({ "pond.txt": [`7|t|${text}`, ...mentions, ""].join("\n") });
  const { answer, rounds = [], text: told } = await ask(target, "copper and trout");
  expect(answer).toStrictEqual({ form: "chain", complete: false });
  expect(rounds[0]?.contexts).toStrictEqual(["7"]);
  for (const sentence of text.split(/(?<=\.) /)) expect(told).toContain(`“${sentence}”`);
});

test("a table of edges with publications and years is cut by either, without a text", async () => {
  const rows = [
    "source,relation,target,year,publications",
    "copper,harms,waterflea,1998,PMID:10|PMID:11",
    "waterflea,eats,algae,1996,10.1000/eco.3",
    "algae,shelters,trout,2003,PMID:30",
    "copper,harms,trout,2010,PMID:90",
    "waterflea,feeds,trout,2008,PMID:80",
  ];
  const { target } = await importTexts({ "pond.csv": [...rows, ""].join("\n") });
  const documents = async (cutDate: string) => {
    const { paths = [] } = await ask(target, "copper and trout", { cutDate });
    return paths.map(({ nodes, edges }) => [nodes.join(" "), edges.map(({ pmids }) => pmids)]);
  };
  const long = ["copper waterflea algae trout", [["PMID:10", "PMID:11"], ["10.1000/eco.3"], ["PMID:30"]]];
  expect(await documents("2005")).toStrictEqual([long]);
  expect(await documents("2009")).toStrictEqual([
    ["copper waterflea trout", [["PMID:10", "PMID:11"], ["PMID:80"]]],
    long,
  ]);
  // What has no PMID is not known up to one.
  expect(await documents("pmid:85")).toStrictEqual([
    ["copper waterflea trout", [["PMID:10", "PMID:11"], ["PMID:80"]]],
  ]);
  expect((await ask(target, "copper and trout", { cutDate: "pmid:85" })).text).toMatch(
    /: copper – waterflea – trout\. copper — harms → waterflea, after PMID:11 and PMID:10\. waterflea — feeds → trout, after PMID:80\.$/,
  );
  const refused = (question: string, cutDate: string) =>
    ask(target, question, { cutDate }).catch((fault: unknown) => (fault as Error).message);
  expect(await refused("coper and trout", "2005")).toMatch(
    /“coper” is known up to the cut; what is: copper\.$/,
  );
  expect(await refused("copper and trout", "1990")).toMatch(
    /the oldest is 1996, choose that or a later one\.$/,
  );
  expect(await refused("copper and trout", "order:2")).toMatch(/they have: date, pmid; .* like 2003\.$/);
  const store = await openBuiltInStore(target);
  const signal = new AbortController().signal;
  const offered = async (typed: string, cut: string) =>
    (await completeName(await seenUpTo(cut, store, signal), typed, "name", 8, signal)).nodes.name;
  expect(await offered("co", "1997")).toStrictEqual([]);
  expect(await offered("co", "1998")).toStrictEqual(["copper"]);
  expect(await offered("wa", "1997")).toStrictEqual(["waterflea"]);
  expect(await offered("co", "soon")).toStrictEqual(["copper"]);
  await store.close();
});

test("an edge under a cut shows the documents of then, counted up to it", async () => {
  const block = (pmid: number, novel = "") =>
    [
      `${pmid}|t|orvalin induces gelosis`,
      `${pmid}\t0\t7\torvalin\tChemical\tO1`,
      `${pmid}\t16\t23\tgelosis\tDisease\tG1`,
      ...(novel === "" ? [] : [`${pmid}\tCID\tO1\tG1\t${novel}`]),
      "",
    ].join("\n");
  const files = { "all.txt": [block(1), block(3, "No"), block(5), block(9, "Novel")].join("\n") };
  const store = await openBuiltInStore((await importTexts(files)).target);
  const signal = new AbortController().signal;
  const shown = async (cut: string) =>
    (await edgeDetailsThen([0, 1], cut, store, signal)).map(({ properties, evidence }) => ({
      ...properties,
      pmids: evidence.flatMap(({ references }) => references),
    }));
  expect(await shown("pmid:5")).toStrictEqual([
    { documents: 3, first: "1", last: "5", pmids: ["1", "3", "5"] },
    { documents: 1, first: "3", last: "3", pmids: ["3"] },
  ]);
  expect(await shown("pmid:2")).toStrictEqual([
    { documents: 1, first: "1", last: "1", pmids: ["1"] },
    { documents: 0, first: "", last: "", pmids: [] },
  ]);
  expect(await shown("")).toStrictEqual([
    { documents: 4, first: "1", last: "9", pmids: ["1", "3", "5", "9"] },
    { documents: 2, first: "3", last: "9", novelIn: ["9"], pmids: ["3", "9"] },
  ]);
  await store.close();
});

test("a given concept may be written as a CURIE where the graph's ids are bare", async () => {
  const { target } = await importTexts({ "all.txt": library(7, 60).join("\n") });
  const store = await openBuiltInStore(target);
  const seeds = (source: string, to: string) =>
    findPair("", { source, target: to }, "", { store, signal: new AbortController().signal });
  const [bare, written] = [await seeds("C1", "C2"), await seeds("MESH:C1", "MESH:C2")];
  expect(written.nodes).toStrictEqual(bare.nodes);
  expect(written.notes?.map(inEnglish)).toContain("“MESH:C1” was read as “concept1x”.");
  await expect(seeds("MESH:C1", "MESH:C99")).rejects.toThrow(/“MESH:C99”/);
  await store.close();
});

test("what cannot be asked is refused in a sentence", async () => {
  const { target } = await importTexts({ "all.txt": library(7, 60).join("\n") });
  const refused = (question: string, set: object = {}) =>
    ask(target, question, set).then(
      () => "answered",
      (fault: unknown) => (fault as Error).message,
    );
  expect(await refused("concept1x")).toMatch(/the text names 1/);
  expect(await refused("concept1x, concept2x and concept3x")).toMatch(/the text names 3/);
  expect(await refused("concept1x and C1")).toMatch(/both are “concept1x”: it takes two different concepts/);
  expect(await refused("concept1x and concept2x", { cutDate: "2004" })).toMatch(
    /no date to cut by, they have: pmid/,
  );
  expect(await refused("concept1x and concept2x", { cutDate: "soon" })).toMatch(/no cut date/);
  expect(await refused("concept1x and concept2x", { cutDate: "2004-13-01" })).toMatch(/no cut date/);
  expect(await refused("concept1x and concept2x", { cutDate: "pmid:0" })).toMatch(/as old as the cut/);
  expect(await refused("concept1x and concept2x", { interior: ["Chemical"] })).toBe("answered");
});

test("a refusal is an answer of form none where a report is wanted", async () => {
  const { target } = await importTexts({ "all.txt": library(7, 60).join("\n") });
  const thrown: unknown = await ask(target, "concept1x", {}).catch((fault: unknown) => fault);
  expect(thrown).toBeInstanceOf(RefusedPair);
  const asked = { question: "concept1x", graph: "all", recipe: "hgcr", seed: 7 };
  expect(reportRefused(thrown as RefusedPair, asked)).toMatchObject({
    ...asked,
    ...{ answers: [], answersTotal: 0 },
    answer: { form: "none", complete: false, refused: expect.stringMatching(/the text names 1/) as string },
  });
});

test("where no edge names a document, that is said: there is nothing to rank by or to cite", async () => {
  const { target } = await importTexts({ "pairs.csv": "source,target\naspirin,fever\nfever,migraine\n" });
  await expect(ask(target, "aspirin and migraine")).rejects.toThrow(
    /no edge of this graph names a document or a source/,
  );
});

test("the dated sample answers up to a chapter, and says that nobody can tell what the model had seen", async () => {
  const sample = join("resources", "graphs", "les-miserables.duckdb");
  const { paths, cutDate, notes } = await ask(sample, "Fantine and Marius", { cutDate: "order:150" });
  expect([cutDate, paths?.[0]?.nodes]).toStrictEqual(["order:150", ["FN", "JV", "MA"]]);
  // They never meet in the novel: no path is a single step.
  expect(paths?.every(({ nodes }) => nodes.length > 2)).toBe(true);
  expect(notes).toContainEqual(expect.stringMatching(/cannot be told/));
  // Marius comes later in the book.
  await expect(ask(sample, "Fantine and Marius", { cutDate: "order:60" })).rejects.toThrow(
    /nothing called “Marius” is known up to the cut/,
  );
  // A third concept that is none, and a name that is only part of one.
  const refused = (question: string) => expect(ask(sample, question)).rejects;
  await refused("Fantine, Sherlock and Marius").toThrow(/nothing here is called “Sherlock”/);
  await refused("Fantine and type 2 fever").toThrow(/nothing here is called “type 2 fever”/);
  await refused("Valjean and Javert").toThrow(/called “Valjean”, but there is Jean Valjean/);
  await refused("How is Fantine linked with Sherlock Holmes?").toThrow(/called “Sherlock Holmes”/);
  const { paths: asked } = await ask(sample, "How is Fantine linked to Marius, please?");
  expect(asked?.[0]?.nodes.at(-1)).toBe("MA");
});

test("where only a direct edge joins both, that is said, and it is told when asked for", async () => {
  const mentions = ["1\t0\t7\taspirin\tChemical\tC1", "1\t16\t22\tasthma\tDisease\tD1", ""];
  const { target } = await importTexts({
    "one.txt": ["1|t|aspirin induces asthma.", ...mentions].join("\n"),
  });
  await expect(ask(target, "aspirin and asthma")).rejects.toThrow(/only a direct edge/);
  const { paths } = await ask(target, "aspirin and asthma", { maskTrivialEdge: false });
  expect(paths?.map(({ nodes }) => nodes)).toStrictEqual([["C1", "D1"]]);
});

test("where nothing is recognised there is no error rate, and nothing has converged", async () => {
  const { target } = await importTexts({
    "all.txt": library(7, 60, "meets").join("\n"),
  });
  const { rounds, state } = await ask(target, "concept1x and concept2x", { cutDate: "pmid:40" });
  expect([state, rounds?.length, rounds?.[0]?.errorRate]).toStrictEqual(["not-converged", 1, null]);
});

test("a concept is found by what documents up to the cut call it, and what it was read as is said", async () => {
  const lines = (pmid: number, title: string, mentions: readonly (readonly [string, string])[]): string => {
    let from = 0;
    const rows = mentions.map(([word, id]) => {
      from = title.indexOf(word, from);
      return [pmid, from, from + word.length, word, "Chemical", id].join("\t");
    });
    return [`${pmid}|t|${title}`, ...rows, ""].join("\n");
  };
  const documents = [
    lines(1, "velorin meets ostrel.", [
      ["velorin", "C1"],
      ["ostrel", "C2"],
    ]),
    lines(2, "brightwort meets ostrel.", [
      ["brightwort", "C1"],
      ["ostrel", "C2"],
    ]),
    lines(3, "ostrel meets dumarate.", [
      ["ostrel", "C2"],
      ["dumarate", "C3"],
    ]),
    lines(4, "moonwort meets dumarate.", [
      ["moonwort", "C1"],
      ["dumarate", "C3"],
    ]),
  ];
  const { target } = await importTexts({ "a.txt": documents.join("\n") });
  const report = await ask(target, "brightwort and dumarate", { cutDate: "pmid:3" });
  expect(report.paths?.[0]?.nodes).toStrictEqual(["C1", "C2", "C3"]);
  expect(report.notes).toContain("“brightwort” was read as “velorin”.");
  const longer = await ask(target, "velorin tea and dumarate", { cutDate: "pmid:3" });
  expect(longer.notes).toContain("“velorin tea” was read as “velorin”.");
  // What only a newer document calls it is not known yet.
  await expect(ask(target, "moonwort and dumarate", { cutDate: "pmid:3" })).rejects.toThrow();
});

test("a concept is found by the synonyms that its properties list, each time it is asked", async () => {
  const rows = (head: readonly string[], ...lines: readonly (readonly string[])[]): string =>
    [head, ...lines].map((line) => `${line.join("\t")}\n`).join("");
  const { target } = await importTexts({
    "nodes.tsv": rows(
      ["id", "name", "category", "synonym"],
      ["C1", "velorin", "Drug", "brightwort|moonwort"],
      ["C2", "ostrel", "Drug", ""],
      ["C3", "dumarate", "Drug", ""],
    ),
    "edges.tsv": rows(
      ["subject", "predicate", "object", "publications"],
      ["C1", "meets", "C2", "PMID:1"],
      ["C2", "meets", "C3", "PMID:2"],
    ),
  });
  const store = await openBuiltInStore(target);
  for (const name of ["moonwort", "brightwort"]) {
    const { paths, notes } = await askIn(store, `${name} and dumarate`);
    expect(paths?.[0]?.nodes).toStrictEqual(["C1", "C2", "C3"]);
    expect(notes).toContain(`“${name}” was read as “velorin”.`);
  }
  await expect(askIn(store, "sunwort and dumarate")).rejects.toThrow(/sunwort/);
  await store.close();
});
