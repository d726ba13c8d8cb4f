/** Numbers that title columns, as statistics offices and laboratories write them: a header is never a row. */
import { expect, test } from "vitest";
import { headerRow } from "../../../src/main/engine/import/tables/header-row";
import { importWhole } from "./whole-graph";

const rows = (text: string): string[][] => text.split("\n").map((line) => line.split(","));

test.each([
  ["years ten apart", "country,1990,2000,2010\nFrance,57,59,63\nSpain,39,40,46\nMalta,0.3,0.4,0.4", "yes"],
  ["years that fall", "Județ,2011,2002,1992\nAlba,342376,382747,413919\nArad,430629,461791,487617", "yes"],
  [
    "years at any distance, words before and after",
    "land,code,1990,1995,2021,note\nMali,ML,8,9,22,x\nCuba,CU,10,,11,",
    "yes",
  ],
  ["two years", "country,2000,2020\nFrance,59,65\nSpain,40,47", "perhaps"],
  ["equal steps", "gene,0,5,10\nYAL1,0.1,0.2,0.3\nYAL2,1.1,1.2,1.3\nYAL3,0.5,0.7,0.1", "perhaps"],
  ["a word for ids", "id,kind,1000\nid1,a,5\nid2,b,6\nid3,a,7", "perhaps"],
  ["years over years", "France,1958,1962,1969\nSpain,1976,1982,1996\nMalta,1964,1971,1987", "no"],
  ["numbers like those below", "Alba,1,2,3\nArad,2,4,6\nBrad,5,6,8", "no"],
  ["in no order", "Alba,1990,1985,2010\nArad,20,4,6\nBrad,5,6,8", "no"],
  ["a name and its numbers", "salt,12,7\niron,3,9\nzinc,1,1", "no"],
  ["an id that comes again", "id,1\nid,2\nego,3", "no"],
])("%s", (_, text, is) => {
  expect(headerRow(rows(text))).toBe(is);
});

test("a table with a column for each census goes on unasked", async () => {
  const { nodes, edges } = await importWhole({
    "t.csv":
      "Județ,1992,2002,2011\nAlba,413919,382747,342376\nArad,487617,461791,430629\nArgeș,681206,652625,612431\n",
  });
  expect(edges).toStrictEqual([]);
  expect(nodes[0]).toMatchObject({ id: "Alba", properties: { "1992": "413919", "2011": "342376" } });
  expect(nodes).toHaveLength(3);
});
