/** Graphs whose own words are Romanian: which way their verbs go, and whom a question in the language asks for. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const RIVERS = memoryGraph(
  [
    ["Siret", "se_varsă_în", "Dunăre"],
    ["Prut", "se_varsă_în", "Dunăre"],
    ["Moldova", "se_varsă_în", "Siret"],
    ["Trotuș", "se_varsă_în", "Siret"],
    ["Moldova", "izvorăște_din", "Obcina Lucina"],
    ["Trotuș", "izvorăște_din", "Munții Ciucului"],
    ["Siret", "trece_prin", "Pașcani"],
    ["Trotuș", "trece_prin", "Onești"],
  ],
  {
    labels: {
      ...{ Siret: "Râu", Prut: "Râu", Moldova: "Râu", Trotuș: "Râu", Dunăre: "Râu" },
      ...{ "Obcina Lucina": "Munte", "Munții Ciucului": "Munte", Pașcani: "Oraș", Onești: "Oraș" },
    },
  },
);

test.each([
  ["Unde se varsă Siretul?", ["Dunăre"]],
  ["În ce se varsă Trotușul?", ["Siret"]],
  ["Ce râuri se varsă în Siret?", ["Moldova", "Trotuș"]],
  ["Ce se varsă în Dunăre?", ["Prut", "Siret"]],
  ["Prin ce orașe trece Trotușul?", ["Onești"]],
  ["Unde izvorăsc râurile care se varsă în Siret?", ["Munții Ciucului", "Obcina Lucina"]],
  ["De unde izvorăsc râurile care se varsă în Siret?", ["Munții Ciucului", "Obcina Lucina"]],
])("%s", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, RIVERS, ["which", "what"]);
  expect({ ...answer, names: found.toSorted() }).toMatchObject({ form: "list", complete: true, names });
});

test.each([
  ["Siretul se varsă în Dunăre?", true],
  ["Trotușul trece prin Onești?", true],
  ["Moldova izvorăște din Munții Ciucului?", false],
  ["Se varsă Prutul în Siret?", false],
])("%s", async (question, value) => {
  expect(await askByRules(question, RIVERS, ["which", "what"])).toMatchObject({ form: "boolean", value });
});

const FOODS = memoryGraph(
  [
    ["Lup", "eats", "Vulpe"],
    ["Vulpe", "eats", "Iepure"],
    ["Inflamație", "causes", "Durere"],
    ["Infecție", "causes", "Inflamație"],
  ],
  {
    labels: {
      ...{ Lup: "Animal", Vulpe: "Animal", Iepure: "Animal" },
      ...{ Inflamație: "Process", Durere: "Process", Infecție: "Process" },
    },
  },
);

test.each([
  ["Ce mănâncă Vulpe?", ["Iepure"]],
  ["Ce mănâncă Lup?", ["Vulpe"]],
  ["Ce mănâncă lupul?", ["Vulpe"]],
  ["Ce mănâncă vulpile?", ["Iepure"]],
  ["Ce provoacă Inflamație?", ["Infecție"]],
  ["Ce provoacă Durere sau Inflamație?", ["Inflamație", "Infecție"]],
  ["Ce provoacă fie a Durere, fie a Inflamație?", ["Inflamație", "Infecție"]],
])("%s: of what grammar leaves open, what is meant", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, FOODS, ["cause", "caused", "causing"]);
  expect({ ...answer, names: found.toSorted() }).toMatchObject({ names: names.toSorted(), complete: true });
});

const BOOKS = memoryGraph(
  [
    ["Ion", "scris de", "Liviu Rebreanu"],
    ["Baltagul", "scris de", "Mihail Sadoveanu"],
  ],
  {
    labels: {
      ...{ Ion: "Carte", Baltagul: "Carte" },
      ...{ "Liviu Rebreanu": "Scriitor", "Mihail Sadoveanu": "Scriitor" },
    },
  },
);

test.each([
  ["Cine a scris Baltagul?", ["Mihail Sadoveanu"]],
  ["De cine a fost scris Ion?", ["Liviu Rebreanu"]],
  ["Ce cărți a scris Rebreanu?", ["Ion"]],
])("%s: a participle with „de” is a passive", async (question, names) => {
  expect(await askByRules(question, BOOKS, ["what"])).toMatchObject({ names, complete: true });
});

const EUROPE = memoryGraph(
  [
    ["Hungary", "borders", "Austria"],
    ["Germany", "borders", "Austria"],
    ["Germany", "currency", "EUR"],
    ["Austria", "currency", "EUR"],
    ["Aspirin", "treats", "migraine"],
    ["Aspirin", "treats", "asthma"],
  ],
  {
    labels: {
      ...{ Hungary: "Country", Germany: "Country", Austria: "Country", EUR: "Currency" },
      ...{ Aspirin: "Compound", migraine: "Disease", asthma: "Disease" },
    },
    properties: {
      ...{
        Hungary: { population: 9_600_000, area: 93_030 },
        Germany: { population: 83_100_000, area: 357_592 },
      },
      Austria: { population: 9_000_000, area: 83_879 },
    },
  },
);

test.each([
  ["Cu ce țări se învecinează Ungaria?", ["Austria"]],
  ["ce tari se invecineaza cu germania?", ["Austria"]],
  ["Ce țări au granița cu Germania?", ["Austria"]],
  ["Care este moneda Germaniei?", ["EUR"]],
  ["Ce tratează migrena?", ["Aspirin"]],
  ["Cu ce se tratează migrena?", ["Aspirin"]],
  ["medicamente pentru astm", ["Aspirin"]],
  ["Ce medicamente tratează astmul?", ["Aspirin"]],
  ["Ce țări folosesc EUR?", ["Austria", "Germany"]],
  ["Ce țări au peste 10 000 000 de locuitori?", ["Germany"]],
  ["Ce țară e mai întinsă, Austria sau Ungaria?", ["Hungary"]],
  ["Ce medicament tratează mai mult de o boală?", ["Aspirin"]],
])("its own names for what the graph has in English: %s", async (question, names) => {
  const { names: found, ...answer } = await askByRules(question, EUROPE, ["which", "what"]);
  expect({ ...answer, names: found.toSorted() }).toMatchObject({ complete: true, names });
});

const SEATS = memoryGraph(
  [
    ["Alba", "are_reședința_la", "Alba Iulia"],
    ["Cluj", "are_reședința_la", "Cluj-Napoca"],
    ["Alba", "face_parte_din", "Centru"],
  ],
  {
    labels: { Alba: "Județ", Cluj: "Județ", "Alba Iulia": "Oraș", "Cluj-Napoca": "Oraș", Centru: "Regiune" },
  },
);

test("a kind before a name only says what the name is, behind the noun of a relation", async () => {
  const asked = await askByRules("Care este reședința județului Cluj?", SEATS, ["which", "what"]);
  expect(asked).toMatchObject({ form: "list", complete: true, names: ["Cluj-Napoca"] });
});

test("who made something is refused where no node is a person", async () => {
  const asked = await askByRules("Who made Aspirin?", EUROPE, ["which", "what", "who", "made"]);
  expect(asked).toMatchObject({ form: "none", complete: false, names: [] });
});

const REMEDIES = memoryGraph(
  [
    ["Ranitidine", "treats", "Gastric ulcer"],
    ["Levodopa", "treats", "Parkinson's disease"],
    ["Loratadine", "treats", "Allergic rhinitis"],
    ["Penicillin", "treats", "Syphilis"],
    ["Ivermectin", "treats", "Onchocerciasis"],
    ["Cetirizine", "treats", "Urticaria"],
  ],
  {
    labels: {
      ...{ Ranitidine: "Drug", Levodopa: "Drug", Loratadine: "Drug", Penicillin: "Drug", Ivermectin: "Drug" },
      ...{ Cetirizine: "Drug", "Gastric ulcer": "Disease", "Parkinson's disease": "Disease" },
      ...{ "Allergic rhinitis": "Disease", Syphilis: "Disease", Onchocerciasis: "Disease" },
      Urticaria: "Disease",
    },
  },
);

test.each([
  ["Ce tratează ulcerul gastric?", ["Ranitidine"]],
  ["Ce medicamente tratează boala Parkinson?", ["Levodopa"]],
  ["ce trateaza rinita alergica", ["Loratadine"]],
  ["Ce tratează sifilisul?", ["Penicillin"]],
  ["Ce tratează oncocercoza?", ["Ivermectin"]],
  ["Ce medicamente se dau în ulcerul gastric?", ["Ranitidine"]],
])("%s: a name that Romanian writes and orders its own way", async (question, names) => {
  expect(await askByRules(question, REMEDIES, ["which", "what"])).toMatchObject({ complete: true, names });
});

test("a statement with a question mark asks yes or no, though nothing marks its object", async () => {
  const asked = await askByRules("Loratadina tratează rinita alergică?", REMEDIES, ["which", "what"]);
  expect(asked).toMatchObject({ form: "boolean", value: true });
});

const VILLAGE = memoryGraph([
  ["Ilie", "căsătorit cu", "Ruxandra"],
  ["Vasile", "căsătorit cu", "Floarea"],
  ["Ilie", "vecin cu", "Toader"],
  ["Ilie", "locuiește în", "Cârțișoara"],
  ["Floarea", "locuiește în", "Brașov"],
]);

test.each([
  ["Cu cine este căsătorit Ilie?", ["Ruxandra"]],
  ["Cine este căsătorit cu Floarea?", ["Vasile"]],
  ["Cu cine este vecin Ilie?", ["Toader"]],
])("%s: who is so with whom is no passive", async (question, names) => {
  expect(await askByRules(question, VILLAGE)).toMatchObject({ form: "list", complete: true, names });
});

test("“cine” asks for persons of every trade that the graph tells", async () => {
  const born = memoryGraph(
    [
      ["Ana Căpraru", "născut în", "Iași"],
      ["Vasile Alecsandri", "născut în", "Iași"],
      ["Ștefan Vultur", "născut în", "Iași"],
    ],
    {
      labels: {
        ...{ "Ana Căpraru": "Actor", "Vasile Alecsandri": "Dramaturg", "Ștefan Vultur": "Regizor" },
        Iași: "Oraș",
      },
    },
  );
  const { names, complete } = await askByRules("Cine s-a născut în Iași?", born);
  expect([names.toSorted(), complete]).toStrictEqual([
    ["Ana Căpraru", "Vasile Alecsandri", "Ștefan Vultur"],
    true,
  ]);
});
