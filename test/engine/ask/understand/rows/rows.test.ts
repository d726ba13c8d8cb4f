/** Graphs that are tables alone, asked in words that no header has: rows nobody gave a noun, verbs for columns, days, groups. */
import { expect, test } from "vitest";
import { askByRules } from "../../ask-by-rules";
import { memoryGraph } from "../../memory-graph";

const book = (
  Author: string,
  Year: number,
  Pages: number,
  Language: string,
  Kept: string,
  Bought: string,
) => ({
  ...{ Author, Year, Pages, Language, Kept, Bought },
});
const BOOKS = {
  "Salt Road": book("Mira Dahl", 1998, 312, "English", "yes", "2019-05-03"),
  Umbre: book("Ion Petre", 2005, 208, "Romanian", "no", "2019-05-20"),
  Iron: book("Sam Okoro", 2011, 455, "English", "yes", "2020-08-01"),
  Tides: book("Mira Dahl", 2014, 280, "French; English", "no", "2021-01-09"),
};
const bare = (names: object) => Object.fromEntries(Object.keys(names).map((name) => [name, ""]));
const LIBRARY = memoryGraph([], {
  labels: bare(BOOKS),
  properties: BOOKS,
  tables: [{ file: "books.csv", key: "Title", columns: Object.keys(BOOKS.Iron) }],
});

test.each([
  ["books by Mira Dahl", ["Salt Road", "Tides"]],
  ["Which books did Mira Dahl write?", ["Salt Road", "Tides"]],
  ["What is the longest book?", ["Iron"]],
  ["the two longest books", ["Iron", "Salt Road"]],
  ["books not in English", ["Umbre"]],
  ["books in French or Romanian", ["Tides", "Umbre"]],
  ["books bought in May 2019", ["Salt Road", "Umbre"]],
  ["books bought after 20 May 2019", ["Iron", "Tides"]],
  ["books that were not kept", ["Tides", "Umbre"]],
  ["unkept books with more than 250 pages", ["Tides"]],
])("%s: rows", async (question, names) => {
  const found = await askByRules(question, LIBRARY);
  expect([[...found.names].sort(), found.complete]).toEqual([names, true]);
});

test.each([
  ["How many books did Mira Dahl write?", { value: 2 }],
  ["How many pages does Iron have?", { value: 455 }],
  ["total number of pages by Mira Dahl", { value: 592 }],
  ["Is Iron longer than Umbre?", { value: true }],
  ["Is Tides in Romanian?", { value: false }],
  ["who wrote the longest book", { values: ["Sam Okoro"] }],
  ["Which authors wrote in English?", { values: ["Mira Dahl", "Sam Okoro"] }],
  ["which author has the most books", { values: ["Mira Dahl"] }],
  ["when was Tides bought", { values: ["2021-01-09"] }],
])("%s: what stands in columns", async (question, wanted) => {
  expect(await askByRules(question, LIBRARY)).toMatchObject({ complete: true, ...wanted });
});

test.each([
  "age of Mira Dahl",
  "How deep is Iron?",
  "pages of John Smith",
  "Which books taste of salt?",
  "Who stole Iron?",
  "Where is Iron?",
])("%s: refused, for some word means nothing there", async (question) => {
  expect(await askByRules(question, LIBRARY)).toMatchObject({ complete: false });
});

const CUSTOMERS = {
  Harlow: { Country: "UK", Contact: "Joan" },
  Verde: { Country: "Portugal", Contact: "Rui" },
};
const INVOICES = {
  I1: { Customer: "Harlow", Amount: 10, Status: "paid" },
  I2: { Customer: "Harlow", Amount: 30, Status: "open" },
  I3: { Customer: "Verde", Amount: 20, Status: "paid" },
};
const LEDGER = memoryGraph([], {
  labels: bare({ ...CUSTOMERS, ...INVOICES }),
  properties: { ...CUSTOMERS, ...INVOICES },
  tables: [
    { file: "customers.csv", key: "Customer", columns: Object.keys(CUSTOMERS.Verde) },
    { file: "invoices.csv", key: "Invoice", columns: Object.keys(INVOICES.I1) },
  ],
});

test.each([
  ["invoices of customers in Portugal", ["I3"]],
  ["unpaid invoices", ["I2"]],
  ["which customers have open invoices", ["Harlow"]],
  ["biggest invoice", ["I2"]],
])("%s: rows of one table by what another says", async (question, names) => {
  expect((await askByRules(question, LEDGER)).names).toEqual(names);
});
