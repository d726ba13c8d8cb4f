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
