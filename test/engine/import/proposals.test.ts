/** What is proposed of tables that other tools write, where their words and cells leave it open. */
import { expect, test } from "vitest";
import { importTexts, importWhole } from "./whole-graph";

const rowsOf = (row: (at: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => `${row(at)}\n`).join("");

test("an id and a name by the same word are a thing's, and are asked about only beside other ids", async () => {
  const stops = "stop_id,stop_name,stop_desc,stop_lat,zone_id\n";
  const rows = rowsOf((at) => `S${at},North ${at},,36.${at + 1},`);
  expect((await importWhole({ "stops.txt": stops + rows })).nodes[0]).toMatchObject({ name: "North 0" });
  const zoned = rowsOf((at) => `S${at},North ${at},,36.${at + 1},Z${at % 3}`);
  await expect(importTexts({ "stops.txt": stops + zoned })).rejects.toThrow(
    '--map "stop_id=id,stop_name=name"',
  );
});

test("numbers that stand in two columns side by side are proposed as ends, not what their things are", async () => {
  const rows = rowsOf(
    (at) => `${1291597340 + at * 20}\t${1100 + at}\t${1101 + at}\tMED\t${at % 2 ? "ADM" : "NUR"}`,
  );
  await expect(importTexts({ "contacts.csv": rows })).rejects.toThrow(
    '--map "column 2=source,column 3=target',
  );
});

test("ends in which nothing stands are none", async () => {
  const rows = rowsOf((at) => `fare ${at % 2},route ${at},,,`);
  const fares = `fare_id,route_id,origin_id,destination_id,contains_id\n${rows}`;
  await expect(importTexts({ "fare_rules.txt": fares })).rejects.toThrow(
    '--map "fare_id=source,route_id=target,',
  );
});

test("a table of things whose first column is called their name is not asked about, though words alone stand beside it", async () => {
  const plants = ["Mac", "Lavandă", "Mentă", "Salvie", "Crin", "Lalea"];
  const families = ["Papaveraceae", "Lamiaceae", "Lamiaceae", "Lamiaceae", "Liliaceae", "Liliaceae"];
  const rows = plants
    .map((plant, at) => `${plant},${families[at]!},${at % 2 ? "alb" : "roșu"},${at % 3 ? "uscat" : "umed"}\n`)
    .join("");
  const { nodes, edges } = await importWhole({ "plante.csv": `nume,familie,culoare,sol\n${rows}` });
  expect(nodes).toMatchObject(plants.map((name) => ({ name })));
  expect(edges).toEqual([]);
  const people = `nume,prenume,rol,loc\n${rows}`;
  await expect(importTexts({ "oameni.csv": people })).rejects.toThrow("--map");
});

test("names that stand in another column too are asked about: they may lead there", async () => {
  const crew =
    "name,rank,ship,commander\nAna,stoker,Mircea,Ion\nIon,captain,Mircea,\nVlad,cook,Albatros,Eva\n";
  const rows = "Eva,captain,Albatros,\nDan,sailor,Mircea,Ion\nEma,sailor,Albatros,Eva\n";
  await expect(importTexts({ "crew.csv": crew + rows })).rejects.toThrow("--map");
});

test("two ends with their relation between them and the sentence that says so are not asked about", async () => {
  const gene =
    'gene,relation,disease,sentence,source\nBRCA1,associated with,breast cancer,"Carriers develop it early.",P1\n';
  const more =
    'BRCA1,causes,ovarian cancer,"Its loss was found there.",P2\nTP53,causes,sarcoma,"Mutations cause it.",P3\n';
  expect((await importWhole({ "gene.csv": gene + more })).edges).toHaveLength(3);
  const drug =
    'drug,effect,protein,sentence,pmid\ngefitinib,inhibits,EGFR,"Gefitinib inhibits EGFR.",15118073\n';
  const others =
    'erlotinib,inhibits,EGFR,"So does it.",15118125\nimatinib,inhibits,ABL1,"It blocks it.",11287972\n';
  expect((await importWhole({ "inhibitors.csv": drug + others })).edges).toHaveLength(3);
});
