/** Pairs judged by how plausible they are: new pairs of a made-up library lie above pairs of other groups. */
import { expect, test } from "vitest";
import { evaluateHypotheses } from "../../../src/main/engine/evaluate/hypotheses";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { madeUpLibrary } from "../ask/hypothesis/made-up-library";
import { importTexts } from "../import/whole-graph";

test("pairs of one group are told from pairs of two, by importance too; unknown ones are counted", async () => {
  const { target } = await importTexts({ "all.txt": madeUpLibrary(3, 300).pubtator });
  const store = await openBuiltInStore(target);
  const pair = (at: number, step: number, label: boolean) => ({
    ...{ a: `C${at}`, b: `D${(at + step) % 84}`, cut: "pmid:300", label },
    ...(label && { importance: at }),
  });
  const own = Array.from({ length: 30 }, (_, at) => pair(at, 12, true));
  const other = Array.from({ length: 30 }, (_, at) => pair(at, 17, false));
  const signal = new AbortController().signal;
  const unknown = [pair(0, 12, true), pair(1, 12, false)].map((one) => ({ ...one, b: "nobody" }));
  const report = await evaluateHypotheses([...own, ...other, ...unknown], { store, signal });
  expect(report).toMatchObject({ pairs: 60, skipped: 2 });
  expect(report.auc).toBeGreaterThan(0.9);
  expect(Object.keys(report.byImportance)).toStrictEqual(["low", "medium", "high"]);
  expect(Object.values(report.byImportance).map(({ pairs }) => pairs)).toStrictEqual([10, 10, 10]);
  const prefixed = own.map(({ a, b, ...one }) => ({ ...one, a: `MESH:${a}`, b: `MESH:${b}` }));
  const written = await evaluateHypotheses([...prefixed, ...other, ...unknown], { store, signal });
  expect(written).toStrictEqual(report);
  const alone = await evaluateHypotheses(own, { store, signal });
  expect([alone.auc, alone.pairs]).toStrictEqual([null, 30]);
  await store.close();
});
