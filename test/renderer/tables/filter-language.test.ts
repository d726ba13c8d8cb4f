import { expect, test } from "vitest";
import { edgeColumns } from "../../../src/renderer/features/tables/columns";
import { readFilter } from "../../../src/renderer/features/tables/filter-language";
import { compileFilter, passing } from "../../../src/renderer/features/tables/filter-rows";
import { finish } from "../../../src/renderer/features/tables/sliced";
import { everyRow } from "../../../src/renderer/features/tables/sort-rows";
import { VERDICTS } from "../../../src/shared/trace";
import { runOf } from "../run-fixture";
import { sampledRun } from "../sampled-fixture";

const NAMES = VERDICTS.map((verdict) => (verdict === "kept" ? "păstrată" : verdict));

/** Rows of Kismet's run that a filter admits, or what is wrong with it. */
function rows(text: string, run = runOf()): number[] | string {
  const { test: admits, fault } = finish(compileFilter(text, edgeColumns(run, NAMES)));
  if (fault !== null) return `${fault.problem} ${fault.word}@${String(fault.at)}`;
  return [...finish(passing(everyRow(run.edges.row.length), [admits]))];
}

test("numbers are compared; and, or, not and parentheses join; mere juxtaposition is and", () => {
  expect(rows("prize > 0.5")).toStrictEqual([0, 1]);
  expect(rows("prize >= 0,5 and prize ≤ 1")).toStrictEqual([1, 2]);
  expect(rows("prize = 1 or prize = .5")).toStrictEqual([1, 2]);
  expect(rows("not prize = 1")).toStrictEqual([0, 2]);
  expect(rows("prize != 1 prize < 2e0")).toStrictEqual([2]);
  expect(rows("prize = 2 or prize = 1 and relation = has_tags")).toStrictEqual([0]);
  expect(rows("(prize = 2 or prize = 1) and not (source ~ jennie)")).toStrictEqual([0]);
  expect(rows("PRIZE > −1 ȘI NOT prize > 1 și (kismet sau jennie)")).toStrictEqual([1, 2]);
});

test("texts are compared without case, accents and underscores, verdicts in two languages", () => {
  expect(rows('relation = "directed by"')).toStrictEqual([0, 1]);
  expect(rows('relation ~ "DIRÉCTED"')).toStrictEqual([0, 1]);
  expect(rows('source !~ "ism"')).toStrictEqual([1]);
  expect(rows('source != "kismet"')).toStrictEqual([1]);
  expect(rows('verdict = "pastrata"')).toStrictEqual([0, 1]);
  expect(rows('verdict = "never-reached"')).toStrictEqual([2]);
  expect(rows('"bd-r"')).toStrictEqual([2]);
});

test("words without any sign are only words, whatever they are", () => {
  expect(rows("kismet and")).toStrictEqual([]);
  expect(rows("Dieterle!")).toStrictEqual([]);
  expect(rows("kismet dieterle")).toStrictEqual([0]);
  expect(rows("   ")).toStrictEqual([0, 1, 2]);
});

test("missing numbers pass no comparison", () => {
  const run = runOf([
    { ends: [0, 1], verdict: "kept", prize: 1 },
    { ends: [2, 1], verdict: "kept" },
  ]);
  expect([rows("prize != 7", run), rows("prize < 7", run), rows("not prize < 7", run)]).toStrictEqual([
    [0],
    [0],
    [1],
  ]);
});

test("what is wrong is told with its place", () => {
  expect(rows("prize >")).toBe("value-missing @7");
  expect(rows("prize > and")).toBe("no-number and@8");
  expect(rows("prize > )")).toBe("value-missing )@8");
  expect(rows('source = "Kis')).toBe('unclosed "@9');
  expect(rows("(prize > 1")).toBe("unclosed (@0");
  expect(rows("prize > 1)")).toBe("unexpected )@9");
  expect(rows("prize > 1 or")).toBe("ended @12");
  expect(rows("> 1")).toBe("unexpected >@0");
  expect(rows("toString > 1")).toBe("no-column toString@0");
  expect(rows("__proto__ = 1")).toBe("no-column __proto__@0");
  expect(rows("source > 1")).toBe("no-order source@0");
  expect(rows("prize ~ 1")).toBe("no-number 1@8");
  expect(rows("prize = 1x")).toBe("no-number 1x@8");
});

test("hostile filters end in a sentence, not in a fault of the page", () => {
  expect(rows(`${"(".repeat(9000)}a`)).toMatch(/^too-deep/);
  expect(rows(`${"not ".repeat(2000)}prize > 1`)).toMatch(/^too-deep/);
  expect(rows(`${"kismet ".repeat(1400)} prize > 1`)).toStrictEqual([0]);
  expect(rows(`${"prize > 5 or ".repeat(700)} prize > 1`)).toStrictEqual([0]);
  expect(rows('p > 0.1); alert("1")', sampledRun())).toMatch(/^unexpected/);
});

test("a quoted text keeps signs and escaped quotes", () => {
  expect(readFilter(String.raw`name ~ "a \"b\" (c) and"`)).toStrictEqual({
    kind: "compare",
    column: { kind: "word", text: "name", at: 0 },
    operator: "~",
    value: { kind: "quoted", text: 'a "b" (c) and', at: 7 },
  });
});
