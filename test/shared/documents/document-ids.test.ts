import { expect, test } from "vitest";
import { dateOf, documentsOf, pmidOf } from "../../../src/shared/documents/document-ids";

test("properties of an edge name documents by PMIDs, DOIs and the like, in any of the lists that tables write", () => {
  const named = (properties: Parameters<typeof documentsOf>[0]) => documentsOf(properties);
  expect(named({ publications: "PMID:12|PMID: 7|pmid:12" })).toStrictEqual(["PMID:12", "PMID:7"]);
  expect(named({ PubMed_IDs: "12;7, 9 10" })).toStrictEqual(["PMID:12", "PMID:7", "PMID:9", "PMID:10"]);
  expect(named({ pmid: 12 })).toStrictEqual(["PMID:12"]);
  expect(named({ references: ["10.1000/a.1", "PMC12"] })).toStrictEqual(["10.1000/a.1", "PMC12"]);
  // A DOI may hold what parts others.
  expect(named({ doi: "10.1002/(SICI)1097;2-A" })).toStrictEqual(["10.1002/(SICI)1097;2-A"]);
  expect(named({ doi: "10.1000/a.1; https://doi.org/10.1000/b" })).toStrictEqual([
    "10.1000/a.1",
    "https://doi.org/10.1000/b",
  ]);
});

test("a number is a PMID only where its key says so, and a list with anything else names nothing", () => {
  expect(documentsOf({ publications: "12" })).toStrictEqual([]);
  expect(documentsOf({ publication: "The Times" })).toStrictEqual([]);
  expect(documentsOf({ pmids: "12|unpublished" })).toStrictEqual([]);
  expect(documentsOf({ pmids: "" })).toStrictEqual([]);
  expect(documentsOf({ weight: "PMID:12" })).toStrictEqual([]);
  expect([pmidOf("PMID:12"), pmidOf("12"), pmidOf("10.1000/a")]).toStrictEqual([12, 0, 0]);
});

test("the date of an edge is the latest that its properties say, a year its last day", () => {
  expect(dateOf({ year: 1998 })).toBe(19981231);
  expect(dateOf({ Year: "1998", "pub-date": "2001-05-03" })).toBe(20010503);
  expect(dateOf({ year: "soon", yearly: 1998 })).toBe(0);
});
