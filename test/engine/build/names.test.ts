import { describe, expect, test } from "vitest";
import { findBases } from "../../../src/main/engine/build/names/bases";
import { commonest } from "../../../src/main/engine/build/names/commonest";
import { misread } from "../../../src/main/engine/build/names/variants";
import { ROMANIAN } from "../../../src/main/engine/build/language/romanian";
import { build, filesOf } from "./build-fixture";

describe("base forms", () => {
  test.each([
    ["persidei", "persida", "genitive -ei"],
    ["radului", "radu", "genitive -ului"],
    ["anicai", "anica", "genitive -ăi"],
    ["florichei", "florica", "genitive -chei"],
    ["dinule", "dinu", "vocative -ule"],
    ["ruxando", "ruxanda", "vocative -o"],
    ["manoile", "manoil", "vocative -e"],
    ["sucevei", "suceava", "genitive -ei"],
    ["bustenii", "busteni", "article -i"],
    ["bucurestilor", "bucuresti", "genitive -ilor"],
  ])("%s → %s", (form, base, words) => {
    const found = findBases(
      new Map([
        [form, 2],
        [base, 9],
      ]),
      ROMANIAN,
    );
    expect(found.get(form)).toMatchObject({ base, words, attested: 9 });
  });

  test("a base that the work does not attest, or hardly, is none", () => {
    expect(findBases(new Map([["persidei", 2]]), ROMANIAN).size).toBe(0);
    expect(
      findBases(
        new Map([
          ["andrei", 90],
          ["andra", 1],
        ]),
        ROMANIAN,
      ).size,
    ).toBe(0);
  });
});

/** Entities of a text by name, with type and forms, read by the shipped tagger. */
async function entitiesOf(text: string): Promise<Map<string, { type: string; forms: string[] }>> {
  const { shown } = await build(filesOf({ "x.txt": text }));
  return new Map(
    shown.entities.map(({ name, type, forms }) => [
      name,
      { type, forms: forms.map(({ form }) => form).sort() },
    ]),
  );
}

describe("names that no tagger marked", () => {
  test.each([
    [
      "announced by a noun",
      "El plecă spre orașul Zgribuleni, unde țiganca Brondița îl aștepta.",
      ["Zgribuleni Location", "Brondița Person"],
    ],
    [
      "behind a line's end",
      "Veni și moș\nTrăfănache, iar lumea\nrâdea de el și de\nnecazul lui.",
      ["Trăfănache Person"],
    ],
    ["in a row", "Trecu prin Iași, Vaslui, Bârlad, Tecuci, Baia... și nu mai veni.", ["Baia Location"]],
    ["no people and no title", "Veniră Moldovenii și marele Vornic cu oamenii lui.", []],
  ])("%s", async (_, text, wanted) => {
    const found = [...(await entitiesOf(text))].map(([name, { type }]) => `${name} ${type}`);
    if (wanted.length === 0) expect(found).toStrictEqual([]);
    else expect(found).toStrictEqual(expect.arrayContaining(wanted));
  });
});

test("every mention of a given name joins the full name it was found by", async () => {
  const text = "Miss Ottilie Marsh wove linen. In February Edwin and Ottilie were married at Tarrow.";
  expect((await entitiesOf(text)).get("Ottilie Marsh")?.forms).toStrictEqual(["Ottilie", "Ottilie Marsh"]);
});

test("a name one letter apart from a far commoner one is that one, misread; between two nobody chooses", () => {
  const chain = (name: string, n: number) =>
    ({ name, type: "PER", forms: new Map([[name, n]]), reasons: [], signs: { women: 0, men: 0 } }) as const;
  const chains = [
    chain("Elenuța", 400),
    chain("Elcnuța", 2),
    chain("Marina", 30),
    chain("Marița", 30),
    chain("Mariza", 1),
    chain("Elisa", 60),
    chain("Eiisa", 1),
    chain("Elina", 1),
  ];
  expect([...misread(chains)]).toStrictEqual([
    [1, 0],
    [6, 5],
  ]);
});

test("a name is called by its base form, however seldom that stands, and hardly ever by capitals", () => {
  expect(
    commonest(
      new Map([
        ["Toadere", 2],
        ["Toader Vasiliu", 1],
      ]),
    ),
  ).toBe("Toader Vasiliu");
  expect(
    commonest(
      new Map([
        ["Bujorul", 1],
        ["CEATA LUI BUJOR", 3],
      ]),
    ),
  ).toBe("Bujorul");
  expect(
    commonest(
      new Map([
        ["Marin", 5],
        ["Marin Pop", 2],
      ]),
    ),
  ).toBe("Marin");
});

describe("the vote", () => {
  test("feminine genitives are the woman, not a place; parts of a name are the whole one", async () => {
    const found = await entitiesOf(
      "Ruxanda Leurdeanu veni la Suceava. Casa Ruxandei era mare. Ruxanda zise lui Ion: vino! El privi pe Ruxanda. Apoi Ruxanda își luă haina și plecă din Suceava. Ruxanda Leurdeanu dormea în Suceava.",
    );
    expect([...found.values()].find(({ forms }) => forms.includes("Ruxandei"))).toStrictEqual({
      type: "Character",
      forms: ["Ruxanda", "Ruxanda Leurdeanu", "Ruxandei"],
    });
    expect(found.get("Suceava")?.type).toBe("Location");
  });

  test("titles, God and words written small elsewhere are no entities", async () => {
    const found = await entitiesOf(
      "Domnul Ion vorbi cu Postelnicul. Dumnezeu să te ierte, zise Ion. Femeia plânse; o altă femeia râse. Domnul plecă. Ion tăcu, iar Ion zâmbi.",
    );
    expect([...found.keys()]).toStrictEqual(["Ion"]);
  });
});

test("who is spoken to by a title and a possessive has another name, in full or short", async () => {
  const found = await entitiesOf(
    "Ascultă, zise Ion, ce vrea M. Ta? Atunci Ion aduse vestea la curtea M. Sale. Îl văzu pe Ion trimisul Mării Tale, care laudă pe M. Sa. Ion tăcu.",
  );
  expect([...found.keys()]).toStrictEqual(["Ion"]);
});

test("a surname behind a title is of those who bear one, without it of the others", async () => {
  const text = Array.from(
    { length: 3 },
    () =>
      "Veni și d-na Amelia Popescu. Era acolo Jeana Popescu, iar Jeana Popescu plângea. Apoi Jeana Popescu plecă. Atunci d-na Popescu tăcu. Unde ești, Popescu?",
  ).join("\n\n");
  const found = await entitiesOf(text);
  expect(found.get("Amelia Popescu")?.forms).toStrictEqual(["Amelia Popescu", "Popescu"]);
  expect(found.get("Jeana Popescu")?.forms).toStrictEqual(["Jeana Popescu", "Popescu"]);
});

test("English novels are read by capitals and the vote, with titles of their own", async () => {
  const found = await entitiesOf(
    "Mr. Darcy lived at Pemberley, and the house was large. Then Elizabeth went to Pemberley with Mr. Darcy. The sister of Elizabeth was then in Pemberley when Mr. Darcy's letter came to the house.",
  );
  expect(found).toStrictEqual(
    new Map([
      ["Darcy", { type: "Character", forms: ["Darcy", "Darcy's"] }],
      ["Pemberley", { type: "Location", forms: ["Pemberley"] }],
      ["Elizabeth", { type: "Character", forms: ["Elizabeth"] }],
    ]),
  );
});

test("an English novel's names keep their months, and words that open its sentences are none", async () => {
  const text = Array.from(
    { length: 4 },
    () =>
      'The March Hare took the watch from Alice, and the March Hare looked at it. "Why, said Alice, the March Hare has the tea." Why not ask her Majesty?',
  ).join("\n\n");
  const { shown } = await build(filesOf({ "tea.txt": text }));
  expect(shown.works[0]!.language).toBe("en");
  expect(shown.entities.map(({ name }) => name).sort()).toStrictEqual(["Alice", "March Hare"]);
});

test("a surname is nobody who is rather called by her given name", async () => {
  const found = await entitiesOf(
    "Pe doamna Balur o știa Mihai de mult. Doamna Balur veni la Mihai. Acolo era Adela, fiica lui Balur, cu Mihai. " +
      "Adela Balur îl văzu pe Mihai. Mihai vorbi cu Adela Balur. Atunci Adela Soloiu plecă. Mihai o căuta pe Adela. " +
      "Unde era Adela, nu știa Mihai. Adela Soloiu vorbi. Veni și Adela la Mihai.",
  );
  expect(found.get("Balur")?.forms).toStrictEqual(["Balur"]);
});

describe("the only full name with a surname", () => {
  const often = "Atunci râse și Bujor. Oamenii lui Bujor tăcură, iar Bujor plecă în codru. ".repeat(5);

  test("is whom it means, though it stands once", async () => {
    const found = await entitiesOf(`Cel mai viteaz haiduc era Ștefan Bujor. ${often}`);
    expect(found.get("Bujor")?.forms).toStrictEqual(["Bujor", "Ștefan Bujor"]);
  });

  test("is another where the given name is somebody's by itself", async () => {
    const brother = "Fratele lui mai mic se numea Ștefan Bujor, și Ștefan plângea. Acolo venea Ștefan des. ";
    const found = await entitiesOf(`${brother}${often}`);
    expect(found.get("Bujor")?.forms).toStrictEqual(["Bujor"]);
  });
});

test("a full name that a scan misread is no rival of itself", async () => {
  const found = await entitiesOf(
    "Fata aceea era Ioana Simziana. Acum Ioana Simzeana râse. Mama o certa pe Ioana, iar Ioana plângea. Atunci veni Ioana Simziana. Tăcu și Ioana.",
  );
  expect(found.get("Ioana")?.forms ?? found.get("Ioana Simziana")?.forms).toStrictEqual([
    "Ioana",
    "Ioana Simzeana",
    "Ioana Simziana",
  ]);
});

describe("English novels are read by weights learned on novels", () => {
  test("a capital alone makes no name", async () => {
    const found = await entitiesOf(
      "Elizabeth read the Scripture aloud on the Sabbath, and the house was quiet. Then the Commodore spoke to Elizabeth of the Opera, and she laughed.",
    );
    expect([...found.keys()]).toStrictEqual(["Elizabeth"]);
  });

  test("what is known of a run of capitals is the whole run", async () => {
    const found = await entitiesOf(
      "The young woman was tall, like Hester Prynne, and she smiled. Nobody had seen Hester Prynne since then.",
    );
    expect([...found.keys()]).toStrictEqual(["Hester Prynne"]);
  });
});

describe("names of a page or two", () => {
  const PAGE = `CAPITOLUL II
Barca

La parter stătea Sever Pop, mecanic. Domnul Pop avea un motan. Mi-a scris mama. Mi-a spus că vine. Domnul Pop plecă.

În anul 1541 Nastasia Hâra s-a măritat cu vornicul. A scăpat numai Nastasia, care era la mănăstire. În anul 1590 Nastasia s-a călugărit.
`;

  test("who is named in full once is meant by the second name alone; neither clitics nor a heading's number are names", async () => {
    const found = await entitiesOf(PAGE);
    expect(found.get("Pop")).toMatchObject({ forms: ["Pop", "Sever Pop"] });
    expect([...found.keys()].filter((name) => /^(?:Mi-|II)/u.test(name))).toStrictEqual([]);
  });

  test("a given name is a person's where it stands in full beside it", async () => {
    const found = await entitiesOf(PAGE);
    expect([...found.values()].filter(({ forms }) => forms.includes("Nastasia"))).toMatchObject([
      { forms: ["Nastasia", "Nastasia Hâra"] },
    ]);
  });
});

describe("names told by other words", () => {
  const named = async (text: string): Promise<string[]> => {
    const { shown } = await build(filesOf({ "x.txt": text }));
    return shown.entities.map(({ name, type }) => `${name} ${type}`);
  };

  test("a house is called by its last word, and a full name ends before the place it is of", async () => {
    const found = await named(
      "We came to Ashcombe Priory on Tuesday with my brother. The clerk, Fiona Marsh of Little Welham, was there. " +
        "Nobody had seen Ashcombe Priory before, and the clerk said that it was very old and very cold in winter.",
    );
    expect(found).toContain("Ashcombe Priory Location");
    expect(found).toContain("Fiona Marsh Person");
    expect(found).toContain("Little Welham Location");
  });

  test("the giant and the king are persons, and a name is part of the only longer one that begins so", async () => {
    const found = await named(
      "Într-o noapte zmeul Gorgan a venit pe furiș. Apoi Hagi Toma Caramfil a plecat acasă. Cu Hagi Toma nu se vorbea ușor, " +
        "iar zmeul Gorgan s-a supărat. Sora lui Gorgan, Vâlva, i-a dat apă.",
    );
    expect(found).toContain("Gorgan Character");
    expect(found).toContain("Vâlva Person");
    expect(found.filter((one) => one.startsWith("Hagi"))).toHaveLength(1);
  });
});
