/** Addresses as RFC 3987 writes them, and what they are called by. */

/** Whether it begins with a scheme, as no relative reference does. */
export function isAbsolute(iri: string): boolean {
  return /^[A-Za-z][\w+.-]*:[^\s<>"{}|\\^`]*$/.test(iri);
}

/** What an address is called by itself: all after its last "#", "/" or ":". */
export function localName(iri: string): string {
  return /[^#/:]+$/.exec(iri.replace(/[#/:]+$/, ""))?.[0] ?? iri;
}
