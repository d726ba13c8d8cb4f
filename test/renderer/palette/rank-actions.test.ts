import { expect, test } from "vitest";
import { rankActions } from "../../../src/renderer/features/palette/rank-actions";
import type { Action } from "../../../src/renderer/state/action";
import { noteAction, openSheet } from "../../../src/renderer/features/palette/sheets";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";

const action = (id: string, title: string, words = ""): Action => ({
  ...{ id, title: () => title, words: () => words, group: "view" },
  ...{ enabled: () => true, run: () => undefined },
});
const ACTIONS = [
  action("files.import", "Import a graph"),
  action("theme.dark", "Theme: dark"),
  action("graph.fit", "Fit the answer", "zoom"),
  action("ro", "Șterge tastele întrebării"),
];
const find = (typed: string, recent: readonly string[] = []) =>
  rankActions(typed, ACTIONS, recent).map(({ id }) => id);

test("words are found in any order, at their beginning first, without diacritics", () => {
  expect(find("graph")).toStrictEqual(["files.import", "graph.fit"]);
  expect(find("dark theme")).toStrictEqual(["theme.dark"]);
  expect(find("sterge INTREBARII")).toStrictEqual(["ro"]);
  expect(find("ștergé")).toStrictEqual(["ro"]);
});

test("letters may be left out, but not all order", () => {
  expect(find("imprt")).toStrictEqual(["files.import"]);
  expect(find("trpmi")).toStrictEqual([]);
  expect(find("zoom")).toStrictEqual(["graph.fit"]);
});

test("letters left out count only where nothing fits as it is typed", () => {
  const titled = [action("title", "Give the graph another title"), action("note", "Write a note")];
  expect(rankActions("note", titled, []).map(({ id }) => id)).toStrictEqual(["note"]);
  expect(rankActions("noth", titled, []).map(({ id }) => id)).toStrictEqual(["title"]);
});

test("what is typed is text, never a pattern", () => {
  expect(find(".*")).toStrictEqual([]);
  expect(find("[a-")).toStrictEqual([]);
  expect(find("(")).toStrictEqual([]);
});

test("with nothing typed, what was used last comes first", () => {
  expect(find("", ["graph.fit", "theme.dark"])).toStrictEqual([
    "graph.fit",
    "theme.dark",
    "files.import",
    "ro",
  ]);
  const open = openSheet(startWorkbench(FIRST_SETTINGS), "palette");
  const once = noteAction(open, "theme.dark");
  expect([once.sheet, once.settings.recentActions]).toStrictEqual([null, ["theme.dark"]]);
  const twice = noteAction(noteAction(once, "graph.fit"), "theme.dark");
  expect(twice.settings.recentActions).toStrictEqual(["theme.dark", "graph.fit"]);
});
