import { readFile } from "node:fs/promises";
import type * as Files from "node:fs/promises";
import { resolve } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { readRecipes } from "../../../src/main/engine/runner/recipe-files";
import { recipeSchema } from "../../../src/shared/recipe";

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof Files>();
  return { ...real, readFile: vi.fn(real.readFile) };
});

const FOLDER = resolve("resources", "recipes");
const read = vi.mocked(readFile);

beforeEach(() => {
  read.mockClear();
});

test("whoever asks while recipes are read waits for that reading, and each has recipes of its own", async () => {
  const [one, other] = await Promise.all([
    readRecipes(FOLDER, recipeSchema),
    readRecipes(FOLDER, recipeSchema),
  ]);
  const files = read.mock.calls.length;
  expect(files).toBeGreaterThanOrEqual(one.recipes.length);
  expect(other).toStrictEqual(one);
  expect(other.recipes[0]).not.toBe(one.recipes[0]);
  const paths = read.mock.calls.map(([path]) => path);
  expect(paths).toStrictEqual([...new Set(paths)]);
  await readRecipes(FOLDER, recipeSchema);
  expect(read.mock.calls).toHaveLength(files);
});
