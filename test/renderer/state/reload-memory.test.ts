/** What a page tells itself over its own reload: the browser's memory of a tab stood in for. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepForReload, recallAfterReload } from "../../../src/renderer/state/reload-memory";

let kept: Map<string, string>;

/** The page is come to in this way from here on. */
function arrive(type: "reload" | "navigate"): void {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as unknown as PerformanceEntry]);
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text === "no room") throw new DOMException("quota", "QuotaExceededError");
      kept.set(key, text);
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("questions loaded are there after a reload, and not on a page that is none", () => {
  keepForReload("gold", "questions");
  arrive("reload");
  expect(recallAfterReload("gold")).toBe("questions");
  arrive("navigate");
  expect(recallAfterReload("gold")).toBeNull();
});

test("what is too large or finds no room leaves nothing older under its name", () => {
  arrive("reload");
  for (const text of ["no room", "x".repeat(2_000_000)]) {
    keepForReload("gold", "older");
    keepForReload("gold", text);
    expect(recallAfterReload("gold")).toBeNull();
  }
});
