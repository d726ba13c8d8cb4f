import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scaleColour } from "../../../src/renderer/picture/colour-mix";
import {
  CANVAS_COLOURS,
  labelColour,
  PROBABILITY_SCALE,
  verdictColour,
} from "../../../src/renderer/picture/palette";
import { VERDICTS } from "../../../src/shared/trace";

const THEMES = ["light", "dark"] as const;

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Custom properties of one theme block of tokens.css. */
function tokens(theme: "light" | "dark"): Record<string, string> {
  const css = readFileSync(new URL("../../../src/renderer/ui/tokens.css", import.meta.url), "utf8");
  const block = css.split(`:root[data-theme="${theme}"]`)[1]?.split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1], m[2]]));
}

test.each(THEMES)("labels and verdicts stand out 3 : 1 from the %s canvas", (theme) => {
  const ground = CANVAS_COLOURS[theme].ground;
  const colours = [
    ...Array.from({ length: 10 }, (_, index) => labelColour(index, theme)),
    labelColour(-1, theme),
    ...VERDICTS.map((verdict) => verdictColour(verdict, theme)),
  ];
  expect(colours.filter((colour) => contrast(colour, ground) < 3)).toStrictEqual([]);
});

test.each(THEMES)(
  "probabilities are told apart by lightness alone on the %s canvas, and stand out 3 : 1",
  (theme) => {
    const ground = CANVAS_COLOURS[theme].ground;
    const scale = Array.from({ length: 11 }, (_, step) => scaleColour(PROBABILITY_SCALE[theme], step / 10));
    const contrasts = scale.map((colour) => contrast(colour, ground));
    expect(contrasts.filter((value) => value < 3)).toStrictEqual([]);
    const steps = contrasts.slice(1).map((value, index) => value / contrasts[index]!);
    expect(steps.filter((step) => step < 1.08)).toStrictEqual([]);
  },
);

test.each(THEMES)("the first ten labels of the %s theme differ", (theme) => {
  const colours = Array.from({ length: 10 }, (_, index) => labelColour(index, theme));
  expect(new Set(colours).size).toBe(10);
  expect(labelColour(10, theme)).toBe(labelColour(0, theme));
});

test.each(THEMES)("every text token of the %s theme reads 4.5 : 1 on every ground it is used on", (theme) => {
  const token = tokens(theme);
  const grounds = ["canvas", "ground", "panel", "raised", "sunken", "hover"];
  const inks = ["text", "text-soft", "text-faint", "accent-text", "good", "warn", "bad"];
  const pairs = [
    ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
    ["on-accent", "accent"],
    ["on-accent", "accent-hover"],
    ["accent-text", "accent-soft"],
    ["text", "accent-soft"],
    ["text", "mark"],
    ["good", "good-soft"],
    ["warn", "warn-soft"],
    ["bad", "bad-soft"],
  ] as const;
  const poor = pairs.filter(
    ([ink, ground]) => contrast(token[ink ?? ""] ?? "", token[ground ?? ""] ?? "") < 4.5,
  );
  expect(poor).toStrictEqual([]);
});

test.each(THEMES)("the canvas' ink of the %s theme is the token of the same name", (theme) => {
  const token = tokens(theme);
  expect(token.canvas).toBe(CANVAS_COLOURS[theme].ground);
  expect(token.text).toBe(CANVAS_COLOURS[theme].text);
});
