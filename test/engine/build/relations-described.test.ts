/** Relations told of somebody described before being named, and by possessives of whom narration is about. */
import { expect, test } from "vitest";
import { filesOf, marked, relationsIn } from "./build-fixture";

async function read(...sentences: readonly string[]): Promise<string[]> {
  return relationsIn(filesOf({ "x.jsonl": marked(...sentences) }), { "ner.engine": "gold" });
}

test.each([
  [
    "[PER Radu] era fiul unui negustor bogat de pânzeturi, [PER Hagi Ion] din Iași.",
    "Radu DESCENDS_FROM Hagi Ion",
  ],
  ["[PER Ana] era sora unei vestite cântărețe, [PER Maria].", "Ana SIBLING_OF Maria"],
  ["[PER Tom] was the only son of a draper, [PER John Hill].", "Tom DESCENDS_FROM John Hill"],
  ["[PER Smaranda] zâmbi. Avea o fetiță de șapte ani, [PER Iulia].", "Iulia DESCENDS_FROM Smaranda"],
  ["[PER Dan] povesti de logodna lui cu [PER Ana].", "Dan BETROTHED_TO Ana"],
  ["[PER Dan] ascundea dragostea sa pentru [PER Ana].", "Dan LOVES Ana"],
  ["[PER Jane] told them of her engagement to [PER Tom].", "Jane BETROTHED_TO Tom"],
  [
    "[PER Ilinca] sosi. Nu mai călcase acolo de când murise [PER Maria]. O aștepta [PER Matei], vărul ei.",
    "Ilinca COUSIN_OF Matei",
  ],
  ["[PER Ilinca] îl privea pe [PER Anton]. Fata plecă la [LOC Sulina].", "Ilinca TRAVELS_TO Sulina"],
  ["[PER Dan] sosi. Nu spuse nimic. Bătrânul se duse la [LOC Arad].", "Dan TRAVELS_TO Arad"],
  ["[PER Jane] saw [PER Tom]. The poor girl went to [LOC London].", "Jane TRAVELS_TO London"],
  ["În toamnă, [PER Radu] și [PER Ilinca] s-au logodit.", "Ilinca BETROTHED_TO Radu"],
  ["[PER Radu] și [PER Ana] s-au cununat la [LOC Arad].", "Radu MARRIED_TO Ana"],
  ["[PER Ana] și [PER Ion] au rămas căsătoriți patruzeci de ani.", "Ion MARRIED_TO Ana"],
  ["[PER Jim] and [PER Ned] had been best friends in [LOC Borneo].", "Jim FRIEND_OF Ned"],
  ["[PER Ned] and [PER Ann] were married in spring.", "Ann MARRIED_TO Ned"],
  ["[PER Ned] and [PER Ann] were engaged at last.", "Ann BETROTHED_TO Ned"],
  ["[PER Silas] had first come to [LOC Raveloe] long ago.", "Silas TRAVELS_TO Raveloe"],
])("%s", async (sentence, relation) => {
  expect(await read(sentence)).toContain(relation);
});

test.each([
  "[PER Radu] era fiul unui negustor bogat, iar [PER Ion] era sărac.",
  "Nu era [PER Radu] fiul unui negustor, [PER Ion]?",
  "[PER Dan] și [PER Radu] vorbeau despre logodna lui cu [PER Ana].",
  "[PER Dan] nu știa de dragostea ei pentru [PER Ana].",
  "[PER Ilinca] o vedea pe [PER Maria]. Fata iubea pe [PER Dan].",
  "[PER Jim] and [PER Ned] were not friends of [PER Ann].",
  "[PER Radu] și [PER Ilinca] au logodit-o cu [PER Dan].",
  "[PER Ilinca] sosi. Fata Mariei iubea pe [PER Dan].",
  "[PER Ilinca] sosi. Acolo murise odată [PER Maria]. O aștepta [PER Matei], vărul ei.",
])("%s says nothing of kin or love", async (sentence) => {
  const found = await read(sentence);
  expect(found.filter((one) => /DESCENDS|LOVES|BETROTHED|COUSIN/.test(one))).toStrictEqual([]);
});
