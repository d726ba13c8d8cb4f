/** Long work in slices: the same result whether it pauses or not, and no slice too long. */
import { expect, test } from "vitest";
import { rowsBy } from "../../../src/renderer/features/tables/sort-rows";
import { finish, goOnUntil, inSlices } from "../../../src/renderer/features/tables/sliced";

const texts = Array.from({ length: 30_000 }, (_, at) => `Name ${String((at * 7919) % 30_000)}`);
const names = { kind: "text", id: "name", texts, codes: Int32Array.from(texts, (_, at) => at) } as const;

test("work that pauses often comes to the same result as work that does not", () => {
  const work = rowsBy(names, texts.length, true);
  let pauses = 0;
  let done = goOnUntil(work, 0);
  while (done === null) {
    pauses++;
    done = goOnUntil(work, 0);
  }
  expect(pauses).toBeGreaterThan(10);
  // Other texts of the same words: what was worked out before is not used.
  const fresh = { ...names, texts: [...texts] };
  expect(done.result).toStrictEqual(finish(rowsBy(fresh, texts.length, true)));
});

test("slices cover every row once, the last one being shorter", () => {
  const walked: number[][] = [];
  finish(inSlices(7, (first, end) => walked.push([first, end]), 3));
  expect(walked).toStrictEqual([
    [0, 3],
    [3, 6],
    [6, 7],
  ]);
});
