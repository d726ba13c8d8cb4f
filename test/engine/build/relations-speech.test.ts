/** Who speaks to whom where not both are named; what verbs say of pronouns; kin told without a name; nouns that stand for somebody. */
import { describe, expect, test } from "vitest";
import { build, filesOf, relationsIn, relationsOf } from "./build-fixture";

/** What is read of paragraphs in which names are marked by brackets: "[Ion]", "[Arad/LOC]". */
function files(paragraphs: readonly string[]): readonly string[] {
  let text = "";
  const marks: string[] = [];
  for (const [, before, name] of `${paragraphs.join("\n\n")}[]`.matchAll(/([^[]*)\[([^\]]*)\]/g)) {
    const [form = "", type = "PER"] = name!.split("/");
    const start = text.length + before!.length;
    text += before! + form;
    if (form !== "") marks.push(`T1\t${type} ${start.toString()} ${text.length.toString()}\t${form}`);
  }
  return filesOf({ "x.ann": marks.join("\n"), "x.txt": text });
}

const read = (...paragraphs: readonly string[]): Promise<string[]> =>
  relationsIn(files(paragraphs), { "ner.engine": "gold" });

/** The same with what was learned. */
const readMeant = async (...paragraphs: readonly string[]): Promise<string[]> =>
  relationsOf(await build(files(paragraphs), { "ner.engine": "gold" }));

describe("speech", () => {
  test.each([
    [["[Ion] se opri.", "— Bine-ai venit, [Radu], zise [Ion]. Intră."], "Ion INTERACTS_WITH Radu"],
    [["[Dan] intră și [Ana] se ridică.", "— Ai venit, zise [Ana]."], "Dan INTERACTS_WITH Ana"],
    [
      ["[Dan], notarul din sat, ședea. Veni [Radu].", "— Ce vrei? întrebă notarul.", "— Nimic, zise [Radu]."],
      "Dan INTERACTS_WITH Radu",
    ],
    [
      [
        "[Tom], the attorney, sat down.",
        '"What is that?" cried the attorney.',
        '"That," said [Ann], "is a cat."',
      ],
      "Ann INTERACTS_WITH Tom",
    ],
  ])("%s", async (paragraphs, wanted) => {
    expect((await read(...paragraphs)).map(ordered)).toContain(ordered(wanted));
  });

  test.each([
    [["[Ion] se opri.", "— Unchiul meu, [Radu], a plecat, zise [Ion]."]],
    [["[Ion] plecă. [Dan] și [Ana] rămaseră.", "— Bine, zise fratele [Anei]."]],
    [["[Ion] și [Dan] veniră la [Ana].", "— Taci, zise el."]],
  ])("nothing: %s", async (paragraphs) => {
    expect((await read(...paragraphs)).filter((one) => one.includes("INTERACTS"))).toStrictEqual([]);
  });
});

function ordered(relation: string): string {
  return relation.split(" ").sort().join(" ");
}

describe("verbs of those who are not named", () => {
  test.each([
    [
      ["[Tobias] saw [Josephine] on the hill. He told her the truth, and she laughed."],
      "Josephine INTERACTS_WITH Tobias",
    ],
    [
      ["[Octavian] intră. [Irina] ridică privirea. El îi povesti despre Viena."],
      "Irina INTERACTS_WITH Octavian",
    ],
  ])("%s", async (paragraphs, wanted) => {
    expect((await readMeant(...paragraphs)).map(ordered)).toContain(ordered(wanted));
  });

  test("what is denied to be said is not told", async () => {
    const found = await readMeant(
      "[Tobias] saw [Josephine] on the hill. She did not say that she had loved him.",
    );
    expect(found.filter((one) => one.includes("LOVES"))).toStrictEqual([]);
  });
});

describe("kin and places", () => {
  test.each([
    [["[Vasile] era tânăr; iar nevastă-sa, [Floarea], știa totul."], "Floarea MARRIED_TO Vasile"],
    [
      ["Era un împărat pe nume [Miron]. Trei copii avea împăratul acesta: doi feciori, [Drăgan] și [Neagu]."],
      "Drăgan DESCENDS_FROM Miron",
    ],
    [
      ["[Toader] ieși în drum. La moară, lângă punte, îl întâlni pe [Vasile]."],
      "Toader INTERACTS_WITH Vasile",
    ],
    [["The cook was out. The harbour master, [Tobias], thanked [Ann] for it."], "Ann INTERACTS_WITH Tobias"],
    [
      ["[Harriet] was ill. [Tom] lodged in the village with a [Dorcas], who kept a school."],
      "Dorcas INTERACTS_WITH Tom",
    ],
  ])("%s", async (paragraphs, wanted) => {
    expect((await read(...paragraphs)).map(ordered)).toContain(ordered(wanted));
  });
});
