import { expect, test } from "vitest";
import { ALL_ACTIONS } from "../../../src/renderer/features/rooms";
import { writeChord } from "../../../src/renderer/features/palette/key-caps";
import { ACTION_GROUPS, type Action } from "../../../src/renderer/state/action";
import {
  chordOf,
  isReserved,
  keysOf,
  moveChord,
  reaches,
  rebind,
  takenBy,
} from "../../../src/renderer/features/palette/keys";
import { giveKey, resetAllKeys, resetKeys, takeKeys } from "../../../src/renderer/features/palette/sheets";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench } from "../../../src/renderer/state/workbench";

const pressed = (key: string, held = "", code = "") => ({
  ...{ key, code, ctrlKey: held.includes("c"), metaKey: held.includes("m") },
  ...{ altKey: held.includes("a"), shiftKey: held.includes("s") },
});

const action = (id: string, ...keys: string[]): Action => ({
  ...{ id, keys, title: () => id, group: "graph" },
  ...{ enabled: () => true, run: () => undefined },
});
const INVERT = action("invert", "I");
const HIDE = action("hide", "H", "Delete");
const BOTH = [INVERT, HIDE];

test.each([
  [pressed("z", "c"), "Control+Z"],
  [pressed("Z", "cs"), "Control+Shift+Z"],
  [pressed("z", "m"), "Control+Z"],
  [pressed("H", "s"), "Shift+H"],
  [pressed("?", "s"), "?"],
  [pressed("/"), "/"],
  [pressed(" "), "Space"],
  [pressed("ArrowLeft", "s"), "Shift+ArrowLeft"],
  [pressed("ы", "c", "KeyS"), "Control+S"],
  [pressed("ș", "", "Semicolon"), "Ș"],
  [pressed("+", "c"), "Control++"],
  [pressed("Shift", "s"), null],
])("%j is %s", (event, chord) => {
  expect(chordOf(event)).toBe(chord);
});

test("chords are written as on keys, a plus sign too", () => {
  expect(["Control+Shift+Z", "Space", "ArrowLeft", "Control++", "?"].map(writeChord)).toStrictEqual([
    "Ctrl + Shift + Z",
    "Space",
    "←",
    "Ctrl + +",
    "?",
  ]);
});

test("a chord that is given away is taken from whom it belonged to, and own keys are no choice", () => {
  expect(takenBy("H", INVERT, BOTH, {})).toBe(HIDE);
  const moved = moveChord({}, "H", INVERT, BOTH);
  expect(moved).toStrictEqual({ invert: ["H"], hide: ["Delete"] });
  expect([keysOf(INVERT, moved), keysOf(HIDE, moved)]).toStrictEqual([["H"], ["Delete"]]);
  expect(rebind(moved, INVERT, ["I"])).toStrictEqual({ hide: ["Delete"] });
});

test("keys are changed, taken away, reset one by one and all together", () => {
  const first = startWorkbench(FIRST_SETTINGS);
  const given = giveKey(first, "X", HIDE, BOTH);
  const silent = takeKeys(given, INVERT);
  expect(silent.settings.keys).toStrictEqual({ hide: ["X"], invert: [] });
  expect(resetKeys(silent, INVERT, BOTH).settings.keys).toStrictEqual({ hide: ["X"] });
  expect(resetAllKeys(silent).settings).toStrictEqual(first.settings);
  const stolen = giveKey(first, "H", INVERT, BOTH);
  expect(resetKeys(stolen, HIDE, BOTH).settings.keys).toStrictEqual({ invert: [] });
});

test("letters wait until nobody writes, and Space until no control has the focus", () => {
  const places = ["field", "control", "page"] as const;
  expect(places.map((place) => reaches("everywhere", place))).toStrictEqual([true, true, true]);
  expect(places.map((place) => reaches(undefined, place))).toStrictEqual([false, true, true]);
  expect(places.map((place) => reaches("unfocused", place))).toStrictEqual([false, false, true]);
});

test("settings open by their keys while a question is typed", () => {
  expect(ALL_ACTIONS.find(({ keys }) => keys?.includes("Control+,"))).toMatchObject({
    ...{ id: "settings.open", reach: "everywhere" },
  });
});

test("every action has an id, a title and keys of its own", () => {
  const ids = ALL_ACTIONS.map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toStrictEqual([]);
  expect(ALL_ACTIONS.filter((one) => one.title().trim() === "")).toStrictEqual([]);
  expect(ALL_ACTIONS.filter(({ group }) => !ACTION_GROUPS.includes(group))).toStrictEqual([]);
  const chords = ALL_ACTIONS.flatMap(({ keys }) => keys ?? []);
  expect(chords.filter((chord, place) => chords.indexOf(chord) !== place)).toStrictEqual([]);
  expect(chords.filter(isReserved)).toStrictEqual([]);
});

test("the keys that a person knows from elsewhere do here what they do there", () => {
  const known = {
    ...{ E: "explore.expand", H: "explore.dismiss", "Shift+H": "explore.dismiss-others" },
    ...{ I: "explore.invert", F: "explore.find", "Control+F": "explore.find", P: "pins.cycle" },
    ...{ "Control+Enter": "question.ask", Space: "timeline.play" },
    ...{ ArrowRight: "timeline.forward", ArrowLeft: "timeline.back" },
  };
  const given = Object.keys(known).map((chord) => [
    chord,
    ALL_ACTIONS.find(({ keys }) => keys?.includes(chord))?.id,
  ]);
  expect(Object.fromEntries(given)).toStrictEqual(known);
});
