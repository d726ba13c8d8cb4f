import { expect, test } from "vitest";
import {
  citesItself,
  markedParts,
  toldReference,
  webAddress,
} from "../../../src/renderer/features/inspector/passages";
import { clipText } from "../../../src/renderer/ui/name";

const passage = (text: string, start?: number, end?: number) => ({
  text,
  source: "",
  references: [],
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
});

test("the statement is marked inside its passage; far text is cut off", () => {
  expect(markedParts(passage("one two three", 4, 7))).toStrictEqual({
    before: "one ",
    statement: "two",
    after: " three",
  });
  const long = markedParts(passage(`${"a".repeat(900)}X${"b".repeat(900)}`, 900, 901));
  expect([long?.before.length, long?.statement, long?.after.length]).toStrictEqual([241, "X", 241]);
});

test("offsets that do not fit mark nothing", () => {
  expect([passage("abc"), passage("abc", 2, 9), passage("abc", 2, 2)].map(markedParts)).toStrictEqual([
    null,
    null,
    null,
  ]);
});

test.each([
  ["https://doi.org/10.1/x?y=1#z", "https://doi.org/10.1/x?y=1#z"],
  ["HTTP://EXAMPLE.org", "http://example.org/"],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["file:///etc/passwd", null],
  [" https://space.example", null],
  ["https://user:password@evil.example", null],
  ["https://", null],
  ["PMID:123", null],
])("%j opens %j", (reference, address) => {
  expect(webAddress(reference)).toBe(address);
});

test.each([
  ["https://go.drugbank.com/drugs/DB00619#BE0000048", "go.drugbank.com/…/DB00619#BE0000048"],
  ["https://www.cancer.gov/imatinib/", "cancer.gov/imatinib"],
  ["https://example.org", "example.org"],
  ["https://user:password@evil.example/a/b", "https://user:password@evil.example/a/b"],
  ["PMID:123", "PMID:123"],
])("%j is told as %j", (reference, told) => {
  expect(toldReference(reference)).toBe(told);
});

test("a record that cites itself needs no line of its source, a name that ends a sentence is no citation", () => {
  const cited = (text: string, source: string) => citesItself({ text, source, references: [] });
  expect(cited("imatinib → tumor (DrugMechDB DB00619_1)", "DB00619_1")).toBe(true);
  expect([cited("They all feared Mara.", "Mara"), cited("A line.", "")]).toStrictEqual([false, false]);
});

test("a long text is clipped, never inside a pair", () => {
  expect(clipText("abcdef", 3)).toBe("abc…");
  expect(clipText("ab😀cd", 3)).toBe("ab…");
  expect(clipText("abc", 3)).toBe("abc");
});
