import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

type Imports = ReadonlyMap<string, readonly string[]>;

/** What each file imports of the others, types too. */
function importsOf(folder: string): Imports {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|mjs)$/.test(path))
    .map((path) => join(folder, path));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importedBy(file, readFileSync(file, "utf8"), known)]));
}

function importedBy(file: string, text: string, known: ReadonlySet<string>): string[] {
  const near = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return near.flatMap((name) => {
    const path = join(dirname(file), name);
    return [path, `${path}.ts`, `${path}.tsx`].filter((candidate) => known.has(candidate));
  });
}

/** The first way found from a file back to itself; [] where there is none. */
function findCircle(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    done.add(file);
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test("no file of the product imports itself by way of others, not even for a type", () => {
  const imports = importsOf("src");
  expect(imports.get(join("src", "renderer", "state", "workbench.ts"))).toContain(
    join("src", "renderer", "state", "step.ts"),
  );
  expect(findCircle(imports)).toStrictEqual([]);
});

test.each(["test", "bench", "scripts"])("nor does one of %s", (folder) => {
  expect(findCircle(importsOf(folder))).toStrictEqual([]);
});

test("a circle is found where there is one", () => {
  const text = 'import type { B } from "./b";\nexport { c } from "./c";';
  expect(importedBy("a.ts", text, new Set(["b.ts", "c.tsx"]))).toStrictEqual(["b.ts", "c.tsx"]);
  const imports = new Map([
    ["d", ["a"]],
    ["a", ["c", "b"]],
    ["b", ["a"]],
    ["c", []],
  ]);
  expect(findCircle(imports)).toStrictEqual(["a", "b", "a"]);
});
