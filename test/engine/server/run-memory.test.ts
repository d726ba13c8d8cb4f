import { expect, test } from "vitest";
import { RunMemory } from "../../../src/main/engine/server/run-memory";

test("the run longest unused is forgotten first, and says so", () => {
  const memory = new RunMemory<string>(2);
  const [a, b] = [memory.add("a"), memory.add("b")];
  expect(memory.get(a)).toBe("a");
  const c = memory.add("c");
  expect([memory.get(a), memory.get(c)]).toStrictEqual(["a", "c"]);
  expect(() => memory.get(b)).toThrow("is no longer in memory");
  expect(() => memory.get("__proto__")).toThrow("is no longer in memory");
});
