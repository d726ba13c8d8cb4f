/** What a number of a node or an edge is called and means, in the language spoken. */
import type { NumberText } from "./texts/numbers-english";
import { TEXTS } from "./texts/texts";

/** Name and meaning of a number of a node or an edge under a scoring method; an unknown one is called what the engine calls it. */
export function numberText(kind: "node" | "edge", name: string, method = ""): NumberText {
  const known: NumberText | undefined = TEXTS.numbers.known[kind][name];
  if (known === undefined) return { name: spaced(name), meaning: TEXTS.numbers.own(name) };
  const own = TEXTS.numbers.byMethod[method]?.[kind][name];
  return own === undefined ? known : { ...known, meaning: `${known.meaning} ${own}` };
}

/** "pathScore" → "Path score". */
function spaced(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
