import { expect, test } from "vitest";
import { Recent } from "../../../src/main/engine/models/recent";

test("what was made lately is not made again, the longest unused is", async () => {
  const made: string[] = [];
  const recent = new Recent<string>(2);
  const get = (key: string) =>
    recent.get(key, async () => {
      made.push(key);
      return key.toUpperCase();
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) expect(await get(key)).toBe(key.toUpperCase());
  expect(made).toStrictEqual(["a", "b", "c", "b"]);
});

test("a maker that fails is asked again", async () => {
  const recent = new Recent<number>(1);
  await expect(recent.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await recent.get("a", () => Promise.resolve(1))).toBe(1);
});
