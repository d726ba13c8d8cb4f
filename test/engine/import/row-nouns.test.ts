/** What each row of a table is: proposed by header and file, told by somebody, kept with the graph. */
import { expect, test } from "vitest";
import { rowNoun } from "../../../src/main/engine/import/tables/row-noun";
import { importTexts } from "./whole-graph";

const nounOf = (name: string, title: string, isNumbered = false) =>
  rowNoun({
    ...{ file: { name }, header: true, kind: "nodes", isNumbered },
    ...(isNumbered
      ? { names: [title, "row number"], roles: ["name", "id"] as const }
      : { names: [title], roles: ["id"] as const }),
  });

test.each([
  ["loans.csv", "Loan no.", "loan"],
  ["freezer.csv", "Sample ID", "sample"],
  ["library.csv", "Book title", "book"],
  ["probe.csv", "Nr. probă", "probă"],
  ["2024_clinic-visits.csv", "Code", "visit"],
  ["bakeries.csv", "Name", "bakery"],
  ["census.csv", "Name", ""],
  ["shelter.csv", "Dog", "dog"],
  ["volcanoes.csv", "Volcano", "volcano"],
  ["heroes.csv", "Name", "hero"],
  ["knives.csv", "Knife", "knife"],
  ["Puromycin.csv", "column 1", ""],
  ["road-deaths.csv", "column 1", "death"],
  ["botezuri.csv", "Nume", ""],
  ["elevi.csv", "Nume complet", ""],
  ["collection.csv", "Full Scientific Name", ""],
])("%s with %s", (name, title, noun) => expect(nounOf(name, title)).toBe(noun));

test("rows that are only counted are no things that a title names", () => {
  expect(nounOf("visits.csv", "Patient name", true)).toBe("visit");
  expect(nounOf("register.csv", "Patient", true)).toBe("");
});

const TABLE = "Nume,Tata,An\nIon,Vasile,1871\nAna,Ilie,1872\nEva,Ilie,1875\n";

test("a noun is told beside the columns or alone, and kept with the graph", async () => {
  const map = 'Nume=id,"copil, copii"=each-row';
  const texts = { "registru.csv": TABLE };
  const { target, report } = await importTexts(texts, { maps: [map] });
  expect(report.mapping).toBe('Nume=id,Tata=property,An=property,"copil, copii"=each-row');
  expect((await importTexts(texts, { target })).report.mapping).toBe(report.mapping);
  const animals = { "shelter.csv": "id,name,kg\n1,Rex,31\n2,Bella,18\n" };
  const alone = await importTexts(animals, { maps: ["animal=each-row"] });
  expect(alone.report.mapping).toBe("id=id,name=name,kg=property,animal=each-row");
});

test("a noun that somebody empties is not proposed again", async () => {
  const texts = { "dogs.csv": "id,name,kg\n1,Rex,31\n2,Bella,18\n" };
  const mapping = (row?: string) => ({
    tables: [{ file: "dogs.csv", ...(row !== undefined && { row }) }],
  });
  expect((await importTexts(texts, mapping())).report.mapping).toContain("dog=each-row");
  expect((await importTexts(texts, mapping(""))).report.mapping).not.toContain("each-row");
});
