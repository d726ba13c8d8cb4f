/** Cuts names down to what a canvas may be asked to draw: graph text is hostile (1 MB names, line breaks, writing-direction tricks). */

/** Control characters, line separators, and the marks that override or embed a writing direction. */
const UNDRAWABLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

/** One clean line of at most `longest` characters, with an ellipsis where it was cut; "" when nothing drawable is left. */
export function labelText(name: string, longest: number): string {
  const head = name.slice(0, longest * 8).replace(UNDRAWABLE, " ");
  const line = head.replace(/\s+/gu, " ").trim();
  const characters = Array.from(line.slice(0, longest * 4));
  if (characters.length <= longest && name.length <= longest * 8) return line;
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}

/** The line broken once, at a space near its middle, when it is longer than `longest`; the second line is cut where needed. */
export function labelLines(name: string, longest: number): string[] {
  const line = labelText(name, 2 * longest);
  if (line.length <= longest) return line === "" ? [] : [line];
  const middle = line.length / 2;
  const spaces = Array.from(line.matchAll(/[ -](?=.)/gu), ({ index }) => index + 1).filter(
    (at) => at <= longest,
  );
  const at = spaces.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  if (at === undefined) return [labelText(line, longest)];
  return [line.slice(0, at).trimEnd(), labelText(line.slice(at), longest)];
}
