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
