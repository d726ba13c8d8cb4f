/**
 * Colours that carry meaning, shared by the canvas and the panels. The hues follow Okabe and Ito (colour-blind safe), moved in
 * lightness until each stands out 3 : 1 from its theme's canvas (WCAG 1.4.11); test/renderer/palette.test.ts holds them to it.
 */
import type { Verdict } from "../../shared/trace";

export type Theme = "light" | "dark";

/** The canvas' own ground and ink, the same values as `--canvas` and friends in tokens.css. */
export const CANVAS_COLOURS: Readonly<Record<Theme, Readonly<Record<CanvasInk, string>>>> = {
  light: {
    ground: "#fafbfc",
    text: "#1a1d23",
    textHalo: "#fafbfc",
    edge: "#8b94a3",
    kept: "#3450c9",
    selected: "#c02673",
    unlabelled: "#69717f",
    added: "#00767e",
  },
  dark: {
    ground: "#101217",
    text: "#e9ebf0",
    textHalo: "#101217",
    edge: "#6b7484",
    kept: "#8fa5ff",
    selected: "#ff7ab8",
    unlabelled: "#949dac",
    added: "#4fd0d6",
  },
};
export type CanvasInk =
  | "ground"
  | "text"
  | "textHalo"
  | "edge"
  | "kept"
  | "selected"
  | "unlabelled"
  | "added";

const LABELS: Readonly<Record<Theme, readonly string[]>> = {
  light: [
    "#0072b2",
    "#c95800",
    "#00855f",
    "#b3528a",
    "#a87400",
    "#3f93cf",
    "#6a55c2",
    "#7a7400",
    "#00475f",
    "#8a3f1d",
  ],
  dark: [
    "#4fa8e0",
    "#ff9357",
    "#3fce9b",
    "#ea9dc8",
    "#f0b440",
    "#9ad6fa",
    "#ae9ff5",
    "#e5dc5a",
    "#5fc7c9",
    "#d9a58a",
  ],
};

/** How many label colours there are. */
export const LABEL_COLOURS = LABELS.light.length;

/** Colour of the label with this index; labels beyond the tenth share colours, so a legend always names them. −1 has its own grey. */
export function labelColour(index: number, theme: Theme): string {
  if (index < 0) return CANVAS_COLOURS[theme].unlabelled;
  const colours = LABELS[theme];
  return colours[index % colours.length] ?? CANVAS_COLOURS[theme].unlabelled;
}

/**
 * From improbable to certain: from the grey of what is dropped to the ink of what is kept. Lightness alone tells the order, so that
 * every eye sees it, and no hue is taken that a kind of node has.
 */
export const PROBABILITY_SCALE: Readonly<Record<Theme, readonly string[]>> = {
  light: ["#8790a0", "#6778a6", "#4a63ad", "#2f4aab", "#14247a"],
  dark: ["#6b7484", "#7a8cbe", "#8ea2e6", "#a3b4ff", "#dde4ff"],
};

const SIGN_COLOURS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  "pin-in": ["#5b45b8", "#ae9ff5"],
  "pin-out": ["#5b45b8", "#ae9ff5"],
  gained: ["#0a6e4e", "#56d3a3"],
  lost: ["#b0271c", "#ff938a"],
  both: ["#545c6a", "#a9b1bf"],
  left: ["#b84f00", "#ff9357"],
  right: ["#0067a3", "#5fb4ec"],
  gold: ["#8f6400", "#ffd25e"],
  "gold-lost": ["#8f6400", "#ffd25e"],
};

/** Colour of a sign on the canvas (canvas/signs.ts): orange against blue for two sides; each sign has a shape of its own besides. */
export function signColour(sign: string, theme: Theme): string {
  return SIGN_COLOURS[sign]?.[theme === "light" ? 0 : 1] ?? CANVAS_COLOURS[theme].text;
}

const VERDICT_COLOURS: Readonly<Record<Verdict, readonly [light: string, dark: string]>> = {
  kept: ["#3450c9", "#8fa5ff"],
  "never-reached": ["#7c8594", "#7a8494"],
  cycle: ["#a87400", "#f0b440"],
  "lost-cluster": ["#6a55c2", "#ae9ff5"],
  "gw-unneeded": ["#c95800", "#ff9357"],
  "strong-nonpositive": ["#b3392f", "#ff8b7e"],
  "simple-unreached": ["#00855f", "#3fce9b"],
  "below-top-edges": ["#3f93cf", "#9ad6fa"],
  "below-fact-cap": ["#3f93cf", "#9ad6fa"],
  "below-threshold": ["#b3528a", "#ea9dc8"],
  "lost-draw": ["#7a7400", "#e5dc5a"],
  "pinned-out": ["#4d5563", "#c3cad6"],
  "below-top-paths": ["#3f93cf", "#9ad6fa"],
  "on-no-path": ["#00855f", "#3fce9b"],
  "trivial-edge": ["#b3528a", "#ea9dc8"],
  "after-cut": ["#7a7400", "#e5dc5a"],
};

/** Colour of a verdict; always shown beside its name, never alone. */
export function verdictColour(verdict: Verdict, theme: Theme): string {
  return VERDICT_COLOURS[verdict][theme === "light" ? 0 : 1];
}
