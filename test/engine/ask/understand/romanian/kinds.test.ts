/** Romanian graphs that tell no labels: kinds told by "este un" and by names, times asked for, and of what a negation leaves. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { unlabelled } from "../../small-graphs";

const GRAPH = unlabelled([
  ["Mănăstirea Putna", "ctitorită de", "Ștefan"],
  ["Mănăstirea Voroneț", "ctitorită de", "Ștefan"],
  ["Mănăstirea Cozia", "ctitorită de", "Mircea"],
  ["Bistrița", "se varsă în", "Siret"],
  ["Bistrița", "izvorăște din", "Munții Rodnei"],
  ["Olt", "izvorăște din", "Munții Hășmaș"],
  ["RO301", "pleacă din", "Otopeni"],
  ["RO301", "operat de", "Tarom"],
  ["W6200", "operat de", "Wizz"],
  ["W6200", "an introducere", "2009"],
  ["RO301", "an introducere", "2012"],
]);
const ART = unlabelled([
  ["Cumințenia", "este un", "sculptură"],
  ["Coloana", "este un", "sculptură"],
  ["Carul", "este un", "tablou"],
  ["Fata", "este un", "tablou"],
  ["Cumințenia", "creată de", "Brâncuși"],
  ["Carul", "creată de", "Grigorescu"],
  ["Fata", "creată de", "Tonitza"],
]);
const ENGLISH = ["which", "what"];

test.each([
  ["Ce mănăstiri a ctitorit Ștefan?", GRAPH, ["Mănăstirea Putna", "Mănăstirea Voroneț"]],
  ["Ce zboruri nu sunt operate de Tarom?", GRAPH, ["W6200"]],
  ["Care sunt sculpturile?", ART, ["Coloana", "Cumințenia"]],
  ["Ce tablouri a creat Tonitza?", ART, ["Fata"]],
])("%s", async (question, graph, names) => {
  const { names: found, ...answer } = await askByRules(question, graph, ENGLISH);
  expect({ ...answer, names: found.toSorted() }).toMatchObject({ complete: true, names });
});

test.each([
  ["monasteries for castles", "Ce castele a ctitorit Ștefan?"],
  ["what no name calls a mountain", "În ce munți se varsă Bistrița?"],
  ["a place for a time", "La ce oră pleacă RO301?"],
])("does not answer with %s", async (_, question) => {
  expect(await askByRules(question, GRAPH, ENGLISH)).toMatchObject({ complete: false, names: [] });
});
