/** Names in eight chapters marked by hand (test/data/rolit/chapters/GUIDELINE.md), each read as a text of its own. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { build } from "./build-fixture";

const FOLDER = "test/data/rolit/chapters";
const TYPES: Readonly<Record<string, string>> = {
  ...{ Character: "PER", Person: "PER", Location: "LOC", Organization: "ORG" },
};

test("most names of chapters read alone are found with type and borders, and little else", async () => {
  const chapters = readdirSync(FOLDER).filter((file) => file.endsWith(".ann"));
  const { shown } = await build(chapters.map((file) => join(FOLDER, file.replace(".ann", ".txt"))));
  let [right, found, there] = [0, 0, 0];
  for (const file of chapters) {
    const text = readFileSync(join(FOLDER, file.replace(".ann", ".txt")), "utf8");
    const work = shown.works.find((one) => one.text.includes(text.trim().slice(0, 500)))!;
    const marks = new Set(
      [...readFileSync(join(FOLDER, file), "utf8").matchAll(/^T\d+\t(\w+) (\d+) (\d+)/gm)].map((mark) =>
        mark.slice(1).join(" "),
      ),
    );
    const read = shown.mentions.filter((mention) => mention.work === work.id);
    right += read.filter(({ type, start, end }) =>
      marks.has(`${TYPES[type]!} ${start.toString()} ${end.toString()}`),
    ).length;
    found += read.length;
    there += marks.size;
  }
  expect(there).toBe(336);
  expect(right / found).toBeGreaterThan(0.85);
  expect(right / there).toBeGreaterThan(0.82);
});
