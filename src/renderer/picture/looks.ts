/** How nodes look by label and by value: what a person chose, and the standard where nothing was. */
import { labelColour, LABEL_COLOURS, PROBABILITY_SCALE, type Theme } from "./palette";
import { scaleColour } from "./colour-mix";
import { nodeShape, type NodeShape } from "./node-shape";

/** A person's wishes for the nodes of one label; what is absent stays as it is. */
export interface LabelStyle {
  /** Index into the label colours, of which each theme has its own shades. */
  readonly colour?: number;
  readonly shape?: NodeShape;
  /** Times the usual radius, 0.5 … 2. */
  readonly size?: number;
}

export interface Styles {
  /** By label name. */
  readonly labels: Readonly<Record<string, LabelStyle>>;
  /** Names of numbers of nodes that size and colour them; "" means none. */
  readonly nodeSize: string;
  readonly nodeColour: string;
  /** The number that widens edges where it is not the one that colours them; null: the same. "" means none. */
  readonly edgeWidth: string | null;
}

export const NO_STYLES: Styles = { labels: {}, nodeSize: "", nodeColour: "", edgeWidth: null };

/** The whole look of a label; colour −1 is that of nodes without one. */
export interface Look {
  readonly colour: number;
  readonly shape: NodeShape;
  readonly size: number;
}

/** Look of the label with this index and name. */
export function lookOf(styles: Styles, index: number, name: string): Look {
  const { colour = index, shape = nodeShape(index), size = 1 } = styles.labels[name] ?? {};
  return { colour, shape, size };
}

/** Looks by label index; −1, the last, is that of nodes without a label. */
export function looksOf(labels: readonly string[], styles: Styles): readonly Look[] {
  return [...labels.map((name, index) => lookOf(styles, index, name)), lookOf(styles, -1, "")];
}

/** Radius of a value of 0 … 1 in proportion to the usual one; nodes without a value (NaN) are as small as the smallest. */
export function sizeOf(unit: number): number {
  return 0.7 + 1.1 * (Number.isNaN(unit) ? 0 : unit);
}

/** Colour of a node: by its value on the scale from faint to strong where it has one, otherwise by its label. */
export function nodeInk(look: Look, unit: number, theme: Theme): string {
  return Number.isNaN(unit) ? labelColour(look.colour, theme) : scaleColour(PROBABILITY_SCALE[theme], unit);
}

/** How many colours there are to choose from. */
export const COLOUR_COUNT = LABEL_COLOURS;
