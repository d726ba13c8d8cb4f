/** Text inside XML 1.0. */

// Control characters, lone surrogates and two others have no place in XML, not even as references.
const FORBIDDEN = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/u;
const ALL_FORBIDDEN = new RegExp(FORBIDDEN, "gu");

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // As such, parsers turn them into other blanks.
  "\r": "&#13;",
  "\n": "&#10;",
  "\t": "&#9;",
};

/** Whether XML can hold the text. */
export function fitsXml(text: string): boolean {
  return !FORBIDDEN.test(text);
}

/** A text for an attribute in double quotes or between tags; what XML cannot hold becomes U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(ALL_FORBIDDEN, "\uFFFD")
    .replace(/[&<>"\r\n\t]/g, (character) => REFERENCES[character]!);
}

/** The ids nodes have inside an XML file: their own, or a replacement that is unique where XML cannot hold them. */
export function xmlIdOf(ids: readonly string[]): (handle: number) => string {
  const unfit = new Set(ids.flatMap((id, handle) => (fitsXml(id) ? [] : [handle])));
  if (unfit.size === 0) return (handle) => ids[handle]!;
  let prefix = "node";
  while (ids.some((id) => id.startsWith(prefix))) prefix += "-";
  return (handle) => (unfit.has(handle) ? `${prefix}${handle}` : ids[handle]!);
}
