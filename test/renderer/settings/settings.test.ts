import { expect, test } from "vitest";
import { readSettings, saveSettings } from "../../../src/renderer/state/settings";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";

const ARRANGED = { area: { kind: "tabs", panels: ["graph"] }, floating: [] };
const holding = (text: string | null) => ({ getItem: () => text });

test("settings come back as they were saved", () => {
  let saved = "";
  const settings = { ...FIRST_SETTINGS, theme: "dark", graph: "films", autoplay: false } as const;
  saveSettings({ setItem: (_, text) => void (saved = text) }, settings);
  expect(readSettings(holding(saved))).toStrictEqual(settings);
});

test("whatever else is stored is no reason to fail", () => {
  expect(readSettings(holding(null))).toStrictEqual(FIRST_SETTINGS);
  expect(readSettings(holding("{"))).toStrictEqual(FIRST_SETTINGS);
  expect(readSettings(holding('{"theme":"pink","graph":"films"}'))).toStrictEqual({
    ...FIRST_SETTINGS,
    graph: "films",
  });
  const layouts = { reader: { grid: {} }, analyst: ARRANGED, unheard: ARRANGED };
  expect(readSettings(holding(JSON.stringify({ layouts, preset: "chef" })))).toStrictEqual({
    ...FIRST_SETTINGS,
    layouts: { analyst: ARRANGED },
  });
  const forbidden = {
    getItem: () => {
      throw new Error("forbidden");
    },
  };
  expect(readSettings(forbidden)).toStrictEqual(FIRST_SETTINGS);
});

test("the language is the system's until a person chooses one, and keys are kept", () => {
  expect(readSettings(holding(null), "ro").language).toBe("ro");
  expect(readSettings(holding('{"language":"en"}'), "ro").language).toBe("en");
  expect(readSettings(holding('{"language":"xx","keys":{"a":7}}'), "ro")).toStrictEqual({
    ...FIRST_SETTINGS,
    language: "ro",
  });
  expect(readSettings(holding('{"keys":{"question.ask":["Control+J"]}}')).keys).toStrictEqual({
    "question.ask": ["Control+J"],
  });
});
