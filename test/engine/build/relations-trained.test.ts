import { describe, expect, test } from "vitest";
import { openRelationReader } from "../../../src/main/engine/build/relations/trained/relation-reader";
import { build, filesOf, marked, MODELS } from "./build-fixture";

/** What is read by the trained reader alone: "source RELATION target", each with its engine and confidence. */
async function read(engine: string, ...sentences: readonly string[]) {
  const { shown } = await build(filesOf({ "x.jsonl": marked(...sentences) }), {
    "ner.engine": "gold",
    "relations.engine": engine,
  });
  const name = (id: string) => shown.entities.find((one) => one.id === id)!.name;
  return shown.relations
    .filter((one) => one.engine === "trained")
    .map((one) => ({ ...one, said: `${name(one.source)} ${one.relation} ${name(one.target)}` }));
}

const SENTENCE = "Doamna [PER Zamfira] s-a călugărit la [LOC Bistrița].";

describe("pairs of which no rule says anything", () => {
  test("are read by the trained reader, with a confidence", async () => {
    const [found, ...more] = await read("trained", SENTENCE);
    expect(more).toStrictEqual([]);
    expect(found).toMatchObject({ said: "Zamfira LOCATED_IN Bistrița", rule: "trained reader" });
    expect(found!.evidence).toContain("călugărit");
    expect([0.75, 0.85]).toContain(found!.confidence);
  });

  test("are not read where patterns alone are asked for", async () => {
    expect(await read("heuristic", SENTENCE)).toStrictEqual([]);
  });

  test.each([
    "Doamna [PER Zamfira] nu s-a călugărit la [LOC Bistrița].",
    "Doamna [PER Zamfira] s-ar fi călugărit la [LOC Bistrița].",
    "Oare doamna [PER Zamfira] s-a călugărit la [LOC Bistrița]?",
  ])("are not read where it is denied, wished or asked: %s", async (sentence) => {
    expect(await read("trained", sentence)).toStrictEqual([]);
  });

  test("whoever something is done to does not go where another goes", async () => {
    const found = await read("trained", "El a sărutat-o pe bătrâna [PER Safta] și a pornit spre [LOC Arad].");
    expect(found.map(({ said }) => said)).toStrictEqual([]);
  });

  test("where somebody comes from is not where they go", async () => {
    const said = async (governor: string) =>
      (await read("trained", `A doua zi cu zorii [PER Safta] fugi pe jos ${governor} [LOC Arad].`)).map(
        (one) => one.said,
      );
    expect(await said("de la")).toStrictEqual([]);
  });

  test("whoever tells the story is one of the two", async () => {
    const found = await read(
      "trained",
      "Mă numesc [PER Neculai].",
      "La zece ani m-au trimis la școală la [LOC Bârlad].",
    );
    expect(found.map(({ said }) => said)).toStrictEqual(["Neculai TRAVELS_TO Bârlad"]);
  });
});

describe("whom words without a name mean", () => {
  test("is told by the trained model where two of one gender were named, and the evidence stays as it is", async () => {
    const text = [
      "[PER Tom] saw [PER Jack] on the quay.",
      "[PER Tom] laughed.",
      "He went to [LOC London] with him.",
    ];
    const { shown } = await build(filesOf({ "x.jsonl": marked(...text) }), { "ner.engine": "gold" });
    const [going, ...more] = shown.relations.filter(({ relation }) => relation === "TRAVELS_TO");
    expect(more).toStrictEqual([]);
    expect(shown.entities.find(({ id }) => id === going!.source)!.name).toBe("Tom");
    expect(going!.evidence).toBe("He went to London with him .");
    expect(going!.rule).toContain("by a pronoun");
  });

  test("is not told in what somebody says", async () => {
    const text = ["[PER Tom] saw [PER Jack].", "[PER Tom] laughed.", '" He went to [LOC London] . "'];
    const { shown } = await build(filesOf({ "x.jsonl": marked(...text) }), { "ner.engine": "gold" });
    expect(shown.relations.filter(({ relation }) => relation === "TRAVELS_TO")).toStrictEqual([]);
  });
});

test("the reader says the same of two ends in either order, and shares are at most 1", () => {
  const reader = openRelationReader(MODELS, "relation-reader");
  const sentence = { language: "en", keys: "<o> bought a dog called <o> at the fair .".split(" ") };
  const [there, back] = [reader.read(sentence, 0, 5), reader.read(sentence, 5, 0)];
  expect(there).toMatchObject({ relation: "OWNS", isTurned: false, isHinted: true });
  expect(back).toMatchObject({ relation: "OWNS", isTurned: true });
  expect(back.p).toBeCloseTo(there.p, 6);
  expect(there.p).toBeLessThanOrEqual(1);
});

test("who tells where another goes does not go there, nor who comes by the train of there", async () => {
  const found = await read(
    "trained",
    "Mă numesc [PER Neculai].",
    "Și eu îi spun că domnul [PER Stamatis] a plecat la [LOC Pireu] în 1948.",
    "În dimineața de octombrie, [PER Octavian] coborî din trenul de [LOC Arad] cu o valiză.",
  );
  expect(found.map(({ said }) => said)).toStrictEqual([]);
});
