import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { explain } from "../../../src/shared/failure";
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

test("a file that cannot be read hides nothing, is set aside and said once before another is written", () => {
  const { titles, path, folder } = titlesIn();
  const damaged = /^“graph-titles\.json” is damaged: it was set aside/;
  for (const tell of [
    () => expect(() => titles.unread()).toThrow(damaged),
    () => expect(() => titles.set("mara", "Mara")).toThrow(damaged),
  ]) {
    writeFileSync(path, '{"version":1,"titles":[{"graph":');
    expect([...titles.all()]).toStrictEqual([]);
    tell();
    expect(titles.unread()).toStrictEqual([]);
  }
  titles.set("mara", "Mara");
  expect([...titles.all()]).toStrictEqual([["mara", "Mara"]]);
  expect(readdirSync(folder).filter((name) => name.includes(".damaged-")).length).toBeGreaterThan(0);
});

test("titles that a newer Dragoman wrote stay as they are, and it is said", () => {
  const { titles, path } = titlesIn();
  const newer = '{"version":2,"titles":{}}';
  writeFileSync(path, newer);
  expect(() => titles.unread()).toThrow("a newer Dragoman wrote it");
  expect(() => titles.set("mara", "Mara")).toThrow("a newer Dragoman wrote it");
  expect(readFileSync(path, "utf8")).toBe(newer);
});

test("one entry that is no title hides no other, is said, and stays whatever is changed", () => {
  const { titles, path } = titlesIn();
  const kept = [{ graph: "mara", title: "Mara" }, { graph: 7 }, { graph: "ion", title: "Ion" }];
  writeFileSync(path, JSON.stringify({ version: 1, titles: kept }));
  expect([...titles.all()]).toStrictEqual([
    ["mara", "Mara"],
    ["ion", "Ion"],
  ]);
  expect(titles.unread().map(explain)).toStrictEqual([expect.stringContaining("1 of its lines or entries")]);
  titles.set("mara", "");
  expect(readFileSync(path, "utf8")).toContain('{"graph":7}');
});
