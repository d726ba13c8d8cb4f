/** Relations of whoever is told by what they are before being named, of those taken up later, and what is no relation. */
import { describe, expect, test } from "vitest";
import { filesOf, marked, relationsIn } from "./build-fixture";

async function read(...sentences: readonly string[]): Promise<string[]> {
  return relationsIn(filesOf({ "x.jsonl": marked(...sentences) }), { "ner.engine": "gold" });
}

describe("whoever is told by what they are, and then by name", () => {
  test.each([
    ["[PER Delia] se măritase în urmă cu cinci ani cu [PER Matei].", "Delia MARRIED_TO Matei"],
    ["Acolo [PER Lupu] s-a însurat cu o pescăriță pe nume [PER Despina].", "Lupu MARRIED_TO Despina"],
    ["[PER Olga] se măritase cu un polonez, [PER Zygmunt], care tăcea.", "Olga MARRIED_TO Zygmunt"],
    [
      "The house was old, and nobody had been in it for years. Then [PER Tom] had married a schoolteacher named [PER Ann Lowe] in the spring.",
      "Ann Lowe MARRIED_TO Tom",
    ],
    ["[PER Ana] l-a luat de bărbat pe [PER Dan], iar nunta fu mare.", "Dan MARRIED_TO Ana"],
    ["[PER Dan] o luă de nevastă pe [PER Ana].", "Dan MARRIED_TO Ana"],
  ])("%s", async (sentence, wanted) => {
    expect(await read(sentence)).toContain(wanted);
  });

  test.each([
    "[PER Dan] veni cu o trăsură, [PER Ana] tăcea.",
    "[PER Dan] nu s-a însurat cu o pescăriță pe nume [PER Despina].",
    "[PER Dan] o luă de mână pe sora lui și tăcu.",
  ])("nothing: %s", async (sentence) => {
    expect(await read(sentence)).toStrictEqual([]);
  });
});

test.each([
  [["Seara, [PER Simion] râse.", "Îl chemă pe [PER Octavian] singur."], "Simion INTERACTS_WITH Octavian"],
  [["Din ușă, [PER Dinu] privea.", "Îl ura pe [PER Octavian] de mult."], "Dinu HATES Octavian"],
])("a sentence begun by when or where goes on about whom it names: %s", async (sentences, wanted) => {
  expect(await read(sentences.join(" "))).toStrictEqual([wanted]);
});

test.each([
  ["Am avut un singur frate, pe [PER Ionel], cu patru ani mai mare.", "Tinca SIBLING_OF Ionel"],
  ["Am avut o fată, [PER Mina].", "Mina DESCENDS_FROM Tinca"],
  ["[PER Aneta] mi-a fost prietenă până la capăt.", "Aneta FRIEND_OF Tinca"],
])("who tells it has kin and friends: %s", async (sentence, wanted) => {
  expect(await read("Mă numesc [PER Tinca].", sentence)).toStrictEqual([wanted]);
});

test("the parents of both are told of brother and sister, and of man and wife", async () => {
  expect(
    await read(
      "[PER Octavian] râse. Sora lui, [PER Delia], tăcea. Casa era veche. Tatăl lor, [PER Simion], dormea.",
    ),
  ).toEqual(expect.arrayContaining(["Delia DESCENDS_FROM Simion", "Octavian DESCENDS_FROM Simion"]));
});

describe("a noun by which the work calls one person alone stands for that one", () => {
  test.each([
    [
      [
        "Era un morar pe nume [PER Toma].",
        "Morarul avea trei copii: doi băieți, [PER Dan] și [PER Radu], și o fată, [PER Ana].",
      ],
      ["Ana DESCENDS_FROM Toma", "Dan DESCENDS_FROM Toma", "Radu DESCENDS_FROM Toma"],
    ],
    [
      ["Acolo stăpânea boierul [PER Arghir].", "Apoi boierul chemă pe [PER Gligan]."],
      ["Arghir INTERACTS_WITH Gligan"],
    ],
    [["Era acolo și argatul [PER Gligan].", "Atunci [PER Radu] l-a ucis pe argat."], ["Radu KILLS Gligan"]],
  ])("%s", async (sentences, wanted) => {
    expect(await read(...sentences)).toEqual(expect.arrayContaining(wanted));
  });

  test.each([
    [["Veni boierul [PER Arghir].", "Apoi boierul [PER Vlad] plecă.", "Boierul chemă pe [PER Gligan]."]],
    [["Veni boierul [PER Arghir].", "Un alt boier chemă pe [PER Gligan]."]],
    [["Veni boierul [PER Arghir].", "Boierul lui [PER Dan] chemă pe [PER Gligan]."]],
  ])("not: %s", async (sentences) => {
    expect((await read(...sentences)).filter((one) => one.includes("Arghir"))).toStrictEqual([]);
  });
});

test.each([
  ["Tata, [PER Vasile], era pilot.", "Domnul [PER Stamatis] vorbi cu tata."],
  ["Am avut un frate, pe [PER Vasile].", "Domnul [PER Stamatis] vorbi cu fratele meu."],
])("kin of who tells the story are meant by their nouns: %s %s", async (first, second) => {
  const found = await read("Mă numesc [PER Tinca].", `${first} El, [PER Vasile], tăcea.`, second);
  expect(found.some((one) => /INTERACTS_WITH/.test(one) && /Vasile/.test(one) && /Stamatis/.test(one))).toBe(
    true,
  );
});

test.each([
  ["M-am născut la [LOC Sulina], într-o casă cu geamlâc.", "Tinca LOCATED_IN Sulina"],
  ["În primăvară ne-am mutat la [LOC Galați], la o mătușă.", "Tinca TRAVELS_TO Galați"],
  ["Am plecat apoi cu trenul la [LOC Arad].", "Tinca TRAVELS_TO Arad"],
])("where who tells it was or went: %s", async (sentence, wanted) => {
  expect(await read("Mă numesc [PER Tinca].", sentence)).toStrictEqual([wanted]);
});

test.each(["Nu am plecat la [LOC Arad].", "Am venit de la [LOC Arad].", "El a plecat la [LOC Arad]."])(
  "where who tells it neither was nor went: %s",
  async (sentence) => {
    expect(await read("Mă numesc [PER Tinca].", sentence)).toStrictEqual([]);
  },
);

test.each([
  [["În cetatea [LOC Ghindar] stăpânea boierul [PER Arghir], om hapsân."], "Arghir LOCATED_IN Ghindar"],
  [["Ajunse pe strada [LOC Teilor].", "Acolo locuia [PER Irina]."], "Irina LOCATED_IN Teilor"],
  [["Și mai avea [PER Arghir] un argat, pe [PER Gligan], care îi slujea."], "Gligan WORKS_FOR Arghir"],
  [["[PER Dan] avea o slujnică, [PER Ana]."], "Ana WORKS_FOR Dan"],
])("a place, or who has somebody, may stand on the other side of the verb: %s", async (sentences, wanted) => {
  expect(await read(...sentences)).toContain(wanted);
});

test("what commas set apart behind a verb is passed over", async () => {
  const found = await read(
    "The house was old, and nobody had been in it for years. [PER Tobias] had married, decently and without fuss, a schoolteacher named [PER Harriet Lowe].",
  );
  expect(found).toContain("Harriet Lowe MARRIED_TO Tobias");
});

test("a wedding is told of nobody who was named long before", async () => {
  expect(
    await read(
      "[PER Ion] râse. Casa era veche. Poarta scârțâia. Era târziu. Ploua. Se gândea la căsătoria lui cu [PER Elena] și tăcea.",
    ),
  ).toStrictEqual([]);
});

test.each([
  ["[PER Ana] râse. [PER Ion] era fratele ei.", "Ion SIBLING_OF Ana"],
  ["[PER Lupu] plecă. [PER Surilă] a rămas de atunci tovarășul lui.", "Lupu FRIEND_OF Surilă"],
])("somebody is said to be kin or friend of whom a possessive means: %s", async (text, wanted) => {
  expect(await read(text)).toStrictEqual([wanted]);
});

test.each([
  "[PER Ana] râse. [PER Ion] nu era fratele ei.",
  "[PER Ana] râse. Era [PER Ion] fratele ei?",
  "[PER Ana] și [PER Elena] râdeau. [PER Ion] era fratele ei.",
  "The house was old, and nobody had been in it for years. [PER Tom] was a lieutenant: [PER Ben] was his brother officer.",
])("nobody is: %s", async (text) => {
  expect((await read(text)).filter((one) => one.includes("SIBLING"))).toStrictEqual([]);
});
