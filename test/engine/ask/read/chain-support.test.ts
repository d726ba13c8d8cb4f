import { expect, test } from "vitest";
import { supportOf } from "../../../../src/main/engine/ask/read/tell-chain";
import { message } from "../../../../src/shared/sentences/sentences";

const chainOf = (records: readonly string[]) =>
  ({ support: "stitched", nodes: [1, 2], records }) as unknown as Parameters<typeof supportOf>[0];

test("records are counted where there are any; none are not told as none", () => {
  expect(supportOf(chainOf(["DB1", "DB2"]), String, 2)).toStrictEqual(
    message("chain-stitched", { count: 2 }),
  );
  expect(supportOf(chainOf([]), String, 2)).toStrictEqual(message("chain-unrecorded"));
});
