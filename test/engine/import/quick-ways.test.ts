/** The quick ways through triples and tables must find what the long way finds. A schema, even an empty one, takes the long way. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { ImportReport } from "../../../src/shared/import/requests";
import { deep } from "../../size";
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

/** Every file is more than one piece of a file, a MiB: by many lines, or by fewer that are longer. */
const LONG = deep("", " of so many words that a piece of the file is full sooner");
/** Ids are numbers, or end in one. */
const BEFORE_ID = deep("", "what the dictionary calls number ");
const LINES = deep([90_000, 50], [15_000, 8]);
const TABLES = deep({ nodes: 40_000, edges: 35_000, every: 50 }, { nodes: 16_000, edges: 13_000, every: 18 });
/** Ids that edges lead to: nodes, all of them in the table but its odd rows. */
const IDS = deep(30_000, 12_000);

/** `count` lines, one of `every` odd; `more` ends each relation. */
function lines(ends: readonly string[], [count, every] = LINES, more = LONG): string {
  return Array.from({ length: count! }, (_, at) => {
    const odd = at % every! === 0 ? ODD[(at / every!) % ODD.length]! : undefined;
    const plain = `node ${(at * 7919) % 5000}\trelation ${at % 13}${more}\tnode ${(at * 104_729) % 5000}`;
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
      "t.tsv": lines(["\r\n"], LINES, "").replaceAll("node ", BEFORE_ID).replaceAll("relation ", BEFORE_ID),
      "entities.dict": Array.from({ length: 4990 }, (_, id) => `${BEFORE_ID}${id}\tName ${id}\n`).join(""),
      "relations.dict": Array.from({ length: 12 }, (_, id) => `${BEFORE_ID}${id}\tlikes ${id}\n`).join(""),
    },
  ],
])("%s", async (_, texts) => {
  const [quick, long] = await bothWays(texts);
  expect(Buffer.byteLength(texts["t.tsv" as never] ?? texts["t.txt" as never])).toBeGreaterThan(1024 * 1024);
  expect(JSON.stringify(quick)).toBe(JSON.stringify(long));
  expect((quick as [ImportReport])[0].rejected).toBeGreaterThan(600);
});

const NODES = [
  "n1,dup,Thing,1,",
  ",no id,Thing,1,",
  "n90000,no number,Thing,x,",
  "n90001,,A;B;A,,",
  'n90002,"quoted, name",Thing,7,"two',
  'lines ""inside"""',
  '"n90003","all quoted","Thing","7","text"',
  'n90004,"",Thing,7,""',
  'n90005,stray "quote",Thing,7,a"b',
  "n90006,ș ț 🎬,Ü,+7,é",
  "n90007,too,few",
  "",
  "n90008,one,too,1,many,cells",
  'n90009,"text after"x,Thing,1,',
];
const EDGES = [
  "n1,n2,likes,0.5,,",
  "n1,n2,likes,x,,",
  "n1,nobody,likes,1,,",
  "n1,n2,,1,,",
  ',n2,likes,1,"a, b",',
  'n1,n2,"likes",1e400,"",',
  'n1,n2,"likes",1e21,"a, b","seen ""there"", twice"',
  'n1,n2,likes,2,"over',
  'two lines",',
  "n90006,n1,mag ich,-0,é,",
  "n1,n2",
];

function table(header: string, rows: number, odd: readonly string[], plain: (at: number) => string): string {
  const { every } = TABLES;
  const body = Array.from({ length: rows }, (_, at) =>
    at % every === every - 1 ? odd[Math.floor(at / every) % odd.length]! : plain(at),
  );
  return [header, ...body, ""].join("\r\n");
}

test.each([
  ["one id space", ""],
  ["two id spaces", "(Other)"],
])("node and edge tables, %s", async (_, space) => {
  const texts = {
    "nodes.csv": table(
      "key:ID,name,:LABEL,age:int,text",
      TABLES.nodes,
      NODES,
      (at) => `n${at},Node ${at}${LONG},Thing;K${at % 7},${at % 90},`,
    ),
    "edges.csv": table(
      `:START_ID,:END_ID${space},:TYPE,weight:float,note,evidence`,
      TABLES.edges,
      EDGES,
      (at) =>
        `n${(at * 7919) % IDS},n${(at * 104_729) % IDS},relation ${at % 13},${at / 7},note ${at}${LONG},`,
    ),
    "others.csv": table(":ID(Other),name", 5_000, ["a,b,c"], (at) => `n${at},Other ${at}`),
  };
  const { "others.csv": others, ...one } = texts;
  const [quick, long] = await bothWays(space === "" ? one : { ...one, "others.csv": others });
  expect(JSON.stringify(quick)).toBe(JSON.stringify(long));
  expect((quick as [ImportReport])[0].rejected).toBeGreaterThan(800);
  expect((quick as [ImportReport])[0].edges).toBeGreaterThan(1_000);
});
