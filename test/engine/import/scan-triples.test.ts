/** The quick way through triples must find what the long way finds. A schema, even an empty one, takes the long way. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ImportReport } from "../../../src/shared/contract";
import { importTexts, readWhole, scratchFolder } from "./whole-graph";

const ODD = [
  "x\tlikes",
  "x\tlikes\ty\tz",
  "\t\t",
  "x\t\ty",
  "",
  " padded \t likes\ty ",
  "ș\třídí\t🎬",
  "é\tlikes\té",
  '"quoted"\tlikes\t"un',
  "same\tlikes\tsame",
  "x",
];

function lines(ends: readonly string[]): string {
  return Array.from({ length: 90_000 }, (_, at) => {
    const odd = at % 50 === 0 ? ODD[(at / 50) % ODD.length]! : undefined;
    const plain = `node ${(at * 7919) % 5000}\trelation ${at % 13}\tnode ${(at * 104_729) % 5000}`;
    return `${odd ?? plain}${ends[at % ends.length]!}`;
  }).join("");
}

async function bothWays(texts: Record<string, string>): Promise<unknown[]> {
  const schema = join(scratchFolder(), "schema.json");
  writeFileSync(schema, "{}");
  const ways = [await importTexts(texts), await importTexts(texts, { schema })];
  return Promise.all(ways.map(async ({ report, target }) => [report, await readWhole(target)]));
}

test.each([
  ["names", { "t.tsv": lines(["\n", "\r\n"]) }],
  ["names parted by bars", { "t.txt": lines(["\n"]).replaceAll("\t", "|") }],
  [
    "ids of dictionaries",
    {
      "t.tsv": lines(["\r\n"]).replaceAll("node ", "").replaceAll("relation ", ""),
      "entities.dict": Array.from({ length: 4990 }, (_, id) => `${id}\tName ${id}\n`).join(""),
      "relations.dict": Array.from({ length: 12 }, (_, id) => `${id}\tlikes ${id}\n`).join(""),
    },
  ],
])("%s", async (_, texts) => {
  const [quick, long] = await bothWays(texts);
  expect(Buffer.byteLength(texts["t.tsv" as never] ?? texts["t.txt" as never])).toBeGreaterThan(1024 * 1024);
  expect(JSON.stringify(quick)).toBe(JSON.stringify(long));
  expect((quick as [ImportReport])[0].rejected).toBeGreaterThan(800);
});
