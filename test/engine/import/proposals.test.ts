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
