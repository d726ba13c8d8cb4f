/** People's own sheets: several values in a cell, short titles, thousands, verbs over columns, sums of groups, and nouns that are none of the table's. */
import { expect, test } from "vitest";
import { isShortFor } from "../../../../../src/main/engine/ask/understand/words/short-titles";
import { askByRules } from "../../ask-by-rules";
import { sheetOf } from "../../small-graphs";

const seeds = (Donor: string, qty: number, germ: number, sow: string, recd: string) => ({
  ...{ Donor, "qty (packets)": qty, "Germ. %": germ, "Sow in": sow, "Date rec'd": recd },
});
const SEEDS = sheetOf("swap.csv", "Variety", {
  Krim: seeds("Maud Pell", 12, 88, "March, April", "2023-11-02"),
  Delight: seeds("Ravi Nair", 30, 92, "March", "2023-11-05"),
  Crown: seeds("Maud Pell", 29, 71, "May", "2024-01-17"),
  Kale: seeds("Seb Holt", 22, 90, "April, May", "2024-02-04"),
});
const bride = (Mireasă: string, own: number, its: number, village: string) => ({
  ...{ Mireasă, "Vârsta mirelui": own, "Vârsta miresei": its, "Satul miresei": village },
});
const WEDDINGS = sheetOf("cununii.csv", "Mire", {
  "Pavel Costea": bride("Ileana Mihu", 24, 19, "Jina"),
  "Lazăr Mihu": bride("Stana Bratu", 45, 38, "Poiana"),
  "Achim Bratu": bride("Salomia Stoia", 22, 18, "Poiana"),
});
const order = (Client: string, Produs: string, Bucăți: number, price: string) => ({
  ...{ Client, Produs, Bucăți, "Preț (lei)": price },
});
const ORDERS = sheetOf("brutarie.csv", "Comanda", {
  C01: order("Licurici", "cozonac", 12, "45,50"),
  C02: order("Hotel Bucegi", "cornuri", 120, "3,20"),
  C03: order("Adela Toma", "cozonac", 2, "45,50"),
  C04: order("Hotel Bucegi", "tort", 1, "1.210,00"),
});
const volcano = (Country: string, Deaths: number, Rank: number) => ({ Country, Deaths, Rank });
const ERUPTIONS = sheetOf("eruptions.csv", "Volcano", {
  Pelee: volcano("Martinique", 29_000, 2),
  Krakatau: volcano("Indonesia", 36_417, 1),
  Kelud: volcano("Indonesia", 5110, 3),
  Heimaey: volcano("Iceland", 1, 4),
});

/** What is no English word may be Romanian. */
const KNOWN = ["price", "client"];

test.each([
  ["Which varieties can be sown in May?", SEEDS, ["Crown", "Kale"]],
  ["Which variety has the lowest germination?", SEEDS, ["Crown"]],
  ["Which varieties germinate above 89?", SEEDS, ["Delight", "Kale"]],
  ["Which volcano had the most deaths?", ERUPTIONS, ["Krakatau"]],
  ["Ce comenzi costă mai mult de 1000 de lei?", ORDERS, ["C04"]],
])("%s: rows", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph, KNOWN);
  expect([found?.toSorted(), complete]).toStrictEqual([names, true]);
});

test.each([
  ["Who gave the most packets?", SEEDS, ["Maud Pell"]],
  ["Ce client a comandat cele mai puține bucăți?", ORDERS, ["Adela Toma"]],
  ["Ce mirese sunt din Poiana?", WEDDINGS, ["Stana Bratu", "Salomia Stoia"]],
  ["Care a fost cea mai tânără mireasă?", WEDDINGS, ["Salomia Stoia"]],
  ["Cât costă un cozonac?", ORDERS, ["45,50"]],
  ["Care este cel mai scump produs?", ORDERS, ["tort"]],
])("%s: what stands in a column", async (question, graph, values) => {
  expect(await askByRules(question, graph, KNOWN)).toMatchObject({ values, complete: true });
});

test.each([
  ["How many packets did Maud Pell bring?", SEEDS, 41],
  ["Câți cozonaci s-au comandat?", ORDERS, 14],
  ["How many deaths were there in Indonesia?", ERUPTIONS, 41_527],
])("%s: a sum", async (question, graph, value) => {
  expect(await askByRules(question, graph, KNOWN)).toMatchObject({ value, complete: true });
});

test.each([
  ["Which violins are from Iceland?", ERUPTIONS],
  ["Which peaks are in Iceland?", ERUPTIONS],
  ["Which potatoes did Seb Holt bring?", SEEDS],
])("%s: a noun before its verb is none, and no row is told for it in silence", async (question, graph) => {
  const { complete } = await askByRules(question, graph, KNOWN);
  expect(complete).toBe(false);
});

test("short titles are told by their consonants or their beginning", () => {
  const short = [
    "recd received",
    "qty quantity",
    "wt weight",
    "pts points",
    "temp temperature",
    "germ germination",
  ];
  const other = ["age acreage", "art artist", "set seat", "noun announcement"];
  const is = (pair: string) => isShortFor(...(pair.split(" ") as [string, string]));
  expect([short.filter((pair) => !is(pair)), other.filter(is)]).toStrictEqual([[], []]);
});
