import { expect, test } from "vitest";
import { StageMemory } from "../../../src/main/engine/runner/stage-memory";
import { memoryGraph } from "../ask/memory-graph";

test("results are kept per open store: a graph imported anew answers nothing old", () => {
  const memory = new StageMemory();
  const [old, fresh] = [memoryGraph([]), memoryGraph([])];
  memory.keep(old, "seed", { column: new Float64Array(2) });
  expect(memory.recall(old, "seed")).toStrictEqual({ column: new Float64Array(2) });
  expect(memory.recall(fresh, "seed")).toBeUndefined();
});

test("the longest unused result is forgotten when the bytes run out", () => {
  const memory = new StageMemory(3000);
  const store = memoryGraph([]);
  const kilobyte = () => ({ column: new Uint8Array(1024) });
  memory.keep(store, "a", kilobyte());
  memory.keep(store, "b", kilobyte());
  memory.recall(store, "a");
  memory.keep(store, "c", kilobyte());
  expect(["a", "b", "c"].map((key) => memory.recall(store, key) !== undefined)).toStrictEqual([
    true,
    false,
    true,
  ]);
  memory.keep(store, "huge", { column: new Uint8Array(5000) });
  expect(memory.recall(store, "huge")).toBeUndefined();
  expect(memory.recall(store, "a")).toBeDefined();
});
