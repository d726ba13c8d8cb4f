/** Sheets as people keep them, and tables as R writes them, are read at once: each row is a thing or an event. */
import { expect, test } from "vitest";
import { importTexts } from "./whole-graph";

test.each([
  [
    "loans, whose signs in titles hide no header",
    "Borrower,Title,Borrowed,Due,Returned,Fine (£),Branch,Renewed?",
    ["Ada,Emma,2024-01-08,2024-01-29,,,Mill,N", "Bo,Dune,2024-01-09,2024-01-30,2024-02-06,1.40,Quay,N"],
  ],
  [
    "matches, whose hosts and guests are the same teams",
    "Etapa,Data,Ora,Gazde,Oaspeți,Stadion,Spectatori,Arbitru",
    ["1,12/08/2023,18:30,Dej,Huși,Nord,1.250,Haiduc", "1,13/08/2023,21:00,Huși,Dej,Sud,840,Ghinea"],
  ],
  [
    "expenses, of which each says by whom it was paid",
    "Data,Ce,Categorie,Plătit de,Suma,Metoda,Pentru",
    ['2024-05-03,Lidl,mâncare,Ana,"2.231,40",card,casă', '2024-05-04,benzină,mașină,Dan,"310,00",card,casă'],
  ],
  [
    "rows that R numbers",
    ",name,start,end,party",
    ["1,Ford,1974-08-09,1977-01-20,R", "2,Carter,1977-01-20,1981-01-20,D"],
  ],
  ["rows that R names", ",dist,climb,time", ["Ben Rha,7.5,800,45.6", "Goatfell,8,2866,73.217"]],
])("a sheet is read at once: %s", async (_, header, rows) => {
  const day = (row: string, at: number) =>
    row.replace(/^\d{4}-05-\d\d/, `2024-05-${10 + at}`).replace(/^[12],(?=[A-Z])/, `${at + 1},`);
  const more = [0, 1, 2].flatMap((round) => rows.map((row, at) => day(row, round * 2 + at)));
  const isNamed = header.startsWith(",dist");
  const { report } = await importTexts({ "sheet.csv": [header, ...(isNamed ? rows : more)].join("\n") });
  expect([report.nodes, report.edges]).toStrictEqual([isNamed ? 2 : 6, 0]);
});

const rounds = (rows: readonly string[]) => [...rows, ...rows].map((row, at) => row.replace("#", String(at)));

test.each([
  [
    "a league, whose clubs play on grounds called like them",
    "Club,P,W,D,L,GF,GA,Pts,Manager,Ground",
    rounds(["Fair #,18,6,5,7,24,24,23,L. Bo,Way", "Hill #,18,5,3,10,19,34,18,J. Bell,Hill 3"]),
  ],
  [
    "answers, told apart by an id",
    "ID,Age,Visits,Satisfied (1-5),Hours suit?,Uses café,Branch,Comment",
    rounds(["R#,18-25,4,5,Yes,No,Quay,", "R#,60+,12,2,Yes,No,Mill,too loud"]),
  ],
  [
    "readings, whose sensors have an id that comes again",
    "timestamp,sensor_id,room,temp_c,humidity,battery,alarm",
    rounds(["2025-02-03 08:0#,S-1,Lab,20.4,41,88%,FALSE", "2025-02-03 09:0#,S-2,Store,4.1,72,15%,TRUE"]),
  ],
])("a sheet of many measures is read at once: %s", async (_, header, rows) => {
  const { report } = await importTexts({ "sheet.csv": [header, ...rows].join("\n") });
  expect([report.nodes, report.edges]).toStrictEqual([4, 0]);
});

test("titles above the header and a total with a currency are left out, saying so", async () => {
  const rows = ["Oak,FixIt,25,£11.00,£275.00,9 Mar,n", ",,,,,,", "Glue,FixIt,6,£7.95,£47.70,9 Mar,y"];
  const body = [...rows, "Oil,Rust,4,£14.25,£57.00,16 Mar,n", "Pins,Brass,24,£3.10,£74.40,23 Mar,n"];
  const head = [
    "Orders of spring,,,,,,",
    "(incl. VAT),,,,,,",
    ",,,,,,",
    "Item,By,Qty,Price,Sum,Day,Arrived?",
  ];
  const warnings: string[] = [];
  const orders = [...head, ...body, 'Grand total,,,,"£1,063.20",,', ""].join("\n");
  const { report } = await importTexts(
    { "orders.csv": orders },
    { onPlan: (_mapping, told) => warnings.push(...told) },
  );
  expect([report.nodes, report.rejected]).toStrictEqual([4, 0]);
  expect(warnings.map((told) => /line \d+/.exec(told)?.[0])).toStrictEqual(["line 1", "line 2", "line 10"]);
});

test("an id that most rows have in common is none of theirs: they are told apart by their numbers, in JSON too", async () => {
  const rows = ["A", "B"].flatMap((state, id) =>
    [10, 20, 30, 40].map((group) => ({ id, state, group, total: id * 1000 + group })),
  );
  const table = ["id,state,group,total", ...rows.map((row) => Object.values(row).join(","))].join("\n");
  for (const texts of [{ "t.csv": table }, { "t.json": JSON.stringify(rows) }]) {
    const { report } = await importTexts(texts);
    expect([report.nodes, report.edges, report.rejected]).toStrictEqual([8, 0, 0]);
  }
});
