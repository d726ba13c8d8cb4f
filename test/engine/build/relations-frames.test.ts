import { expect, test } from "vitest";
import { filesOf, marked, relationsIn } from "./build-fixture";

/** What is read of sentences whose names are marked. */
async function read(...sentences: readonly string[]): Promise<string[]> {
  return relationsIn(filesOf({ "x.jsonl": marked(...sentences) }), { "ner.engine": "gold" });
}

/** Symmetric relations are told by the names' order in the graph. */
function turned(relation: string): string {
  return relation.split(" ").reverse().join(" ");
}

test.each([
  ["[PER Costan] a spart oul și l-a ucis pe [PER Gorgan].", "Costan KILLS Gorgan"],
  ["[PER Simion], mai aprig, s-a certat ieri cu [PER Ieremia].", "Simion INTERACTS_WITH Ieremia"],
  ["[PER Ana], care îl ura din copilărie pe [PER Dinu], tăcu.", "Ana HATES Dinu"],
  ["[PER Ana] a rămas nemăritată, căci ura pe [PER Dinu].", "Ana HATES Dinu"],
  ["Iar [PER Ileana] s-a măritat cu fratele lui [PER Costan], [PER Dinu].", "Ileana MARRIED_TO Dinu"],
  ["[PER Florin] l-a înjunghiat mortal pe vecinul său, [PER Gelu].", "Florin KILLS Gelu"],
  ["Fratele lui [PER Dan], [PER Sorin], a murit în misiune, împușcat de [PER Remus].", "Remus KILLS Sorin"],
  ["[PER Mara] a fost chemată de [PER Ion].", "Ion INTERACTS_WITH Mara"],
  ["[PER Mara] a plecat de dimineață cu trăsura la [LOC Arad].", "Mara TRAVELS_TO Arad"],
  ["O văzu pe [PER Sofia], învățătoarea din [LOC Arad].", "Sofia LOCATED_IN Arad"],
  [
    "Era [PER Crai], care avea două fete: pe [PER Ana] și pe cea mai mică, [PER Oana].",
    "Oana DESCENDS_FROM Crai",
  ],
  ["[PER Toma] și nevasta lui aveau o fată, pe [PER Oana].", "Oana DESCENDS_FROM Toma"],
  ["[PER Lascăr] fugi la un unchi al său, popa [PER Ilie].", "Lascăr NEPHEW_OF Ilie"],
])("%s", async (sentence, relation) => {
  const found = await read(sentence);
  expect([...found, ...found.map(turned)]).toContain(relation);
});

test("whoever signs a letter tells it", async () => {
  const letter = "My brother [PER Frederick] came.\n\nYour affectionate sister, [PER Harriet]".split("\n\n");
  const files = filesOf({ "x.jsonl": marked(...letter) });
  expect(await relationsIn(files, { "ner.engine": "gold", "ingest.language": "en" })).toContain(
    "Frederick SIBLING_OF Harriet",
  );
});

test.each([
  ["[PER Ion] plânse și zmeul l-a ucis pe [PER Radu]."],
  ["[PER Ion] n-a venit și nu l-a ucis pe [PER Radu]."],
  ["Când veni [PER Ion], bătrânul îl ucise pe [PER Radu]."],
  ["Fiul lui [PER Ion] îl ucise pe [PER Radu]."],
  ["[PER Ion] o iubea pe alta și nu pe [PER Ana], iar fratele l-a ucis pe [PER Radu]."],
  ["[PER Radu] a fost ucis de oamenii săi în ziua de Sfântul [PER Ion]."],
  ["[PER Ion] spunea că l-a ucis pe [PER Radu]."],
])("nobody named does it: %s", async (sentence) => {
  expect((await read(sentence)).filter((one) => one.includes("KILLS"))).toStrictEqual([]);
});

test.each([
  ["[PER Grace] sat down beside her sister, [PER Miriam], and their clerk.", "Miriam SIBLING_OF Grace"],
  ["[PER Maldrec] himself was at last killed at the ford by [PER Isaude].", "Isaude KILLS Maldrec"],
  ["[PER Tom], who had never been kind, stabbed [PER Dick].", "Tom KILLS Dick"],
])("%s", async (sentence, relation) => {
  const files = filesOf({ "x.jsonl": marked(sentence) });
  const found = await relationsIn(files, { "ner.engine": "gold", "ingest.language": "en" });
  expect([...found, ...found.map(turned)]).toContain(relation);
});
