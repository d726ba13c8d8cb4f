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
