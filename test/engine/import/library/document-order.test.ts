/** Documents of a library stand in one order, whatever their ids look like. */
import { expect, test } from "vitest";
import { inOrder } from "../../../../src/main/engine/import/library/write-library";

test("numbers in ids count as numbers, alone and among other letters", () => {
  const ids = ["10", "9", "PMC12", "1.10", "1.9", "PMC7", "007", "7", "12345678901234567890", "2", "", "a"];
  const NATURAL = new Intl.Collator("en", { numeric: true });
  const wanted = ids.toSorted((a, b) => NATURAL.compare(a, b) || (a < b ? -1 : 1));
  expect(inOrder(ids.map((id) => ({ id }))).map(({ id }) => id)).toStrictEqual(wanted);
});
