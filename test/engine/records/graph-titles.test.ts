import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { GraphTitles } from "../../../src/main/engine/records/graph-titles";

function titlesIn(): { titles: GraphTitles; path: string; folder: string } {
  const folder = mkdtempSync(join(tmpdir(), "titles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "graph-titles.json");
  return { titles: new GraphTitles(path), path, folder };
}

test("titles of any text are kept by graph, for every process, until they are taken away", () => {
  const { titles, path } = titlesIn();
  expect([...titles.all()]).toStrictEqual([]);
  titles.set("mara", "Mara [1906], ediția „Slavici”");
  titles.set("__proto__", "<b>a</b>");
  titles.set("mara", "Mara");
  expect([...new GraphTitles(path).all()]).toStrictEqual([
    ["mara", "Mara"],
    ["__proto__", "<b>a</b>"],
  ]);
  titles.set("mara", "");
  expect([...titles.all().keys()]).toStrictEqual(["__proto__"]);
});

test("a file that cannot be read hides nothing, and is set aside before another is written", () => {
  const { titles, path, folder } = titlesIn();
  writeFileSync(path, '{"version":2}');
  expect([...titles.all()]).toStrictEqual([]);
  titles.set("mara", "Mara");
  expect([...titles.all()]).toStrictEqual([["mara", "Mara"]]);
  expect(readdirSync(folder).filter((name) => name.includes(".damaged-"))).toHaveLength(1);
});

test("one entry that is no title hides no other", () => {
  const { titles, path } = titlesIn();
  const kept = [{ graph: "mara", title: "Mara" }, { graph: 7 }, { graph: "ion", title: "Ion" }];
  writeFileSync(path, JSON.stringify({ version: 1, titles: kept }));
  expect([...titles.all()]).toStrictEqual([
    ["mara", "Mara"],
    ["ion", "Ion"],
  ]);
});
