/** Queries whose strings, remarks and names hold what looks like code, and others that a slip of one character makes of them. */

/** What Neo4j does not show in a plan: it asks `$address`. */
export const HIDDEN = "[i IN [1] | COLLECT { LOAD CSV FROM $address AS line RETURN line }]";

export interface LiteralText {
  readonly text: string;
  /** Whether the hidden statement stands in the code, in literals alone, or who knows after a slip. */
  readonly holds: "code" | "literals" | "unknown";
}

const PIECES = [
  ...["'", '"', "`", "/*", "*/", "//", "\n", "\r\n", "\r", " ", "a", "+", "''", "\\", "\\\\", "``", "*", "/"],
  HIDDEN,
];
const SLIPS = ["'", '"', "`", "\\", "/*", "*/", "//", "\n", "\r", "/", "*", "\u2028", "\\\\", ""];

/** So many texts, always the same. */
export function literalTexts(count: number): LiteralText[] {
  const draw = drawing(20261121);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(draw() * items.length)]!;
  const content = () => Array.from({ length: Math.floor(draw() * 7) }, () => pick(PIECES)).join("");
  const literal = (): string => {
    const quote = pick(["'", '"'] as const);
    const escaped = content().replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`);
    return `${quote}${escaped}${quote}`;
  };
  const remark = (): string =>
    draw() < 0.5
      ? `/*${content().replaceAll(/\*\/|\/\*|\*$|^\/|[*/]/g, "")}*/`
      : `//${content().replaceAll(/[\r\n]/g, "")}\n`;
  const name = () => `\`x${content().replaceAll("`", "``").replaceAll("\\", "")}\``;
  return Array.from({ length: count }, () => {
    const isCode = draw() < 0.4;
    const parts = [literal(), remark(), "+", literal(), remark(), "AS", name(), remark()];
    if (isCode)
      parts.push(",", HIDDEN, remark(), "AS", "hidden", remark(), ",", literal(), "AS last", remark());
    else parts.push(",", literal(), "AS last", remark());
    const text = `RETURN ${parts.join(" ")}`;
    if (draw() < 0.5) return { text, holds: isCode ? "code" : "literals" };
    const at = Math.floor(draw() * text.length);
    return {
      text: text.slice(0, at) + pick(SLIPS) + text.slice(at + Math.floor(draw() * 2)),
      holds: "unknown",
    };
  });
}

/** Numbers in [0, 1) by a linear congruence (Numerical Recipes). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
