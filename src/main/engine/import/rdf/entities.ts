/** Entities that a document of XML declares ahead of its root: names for parts of addresses, as ontologies write them. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";

const ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
/** A name for an address is short; a bomb is not. */
const LONGEST = 2000;

/** Their texts by name, with entities declared before in them. Throws ReasonError for one that expands beyond an address. */
export function entitiesOf(doctype: string): Record<string, string> {
  const known: Record<string, string> = {};
  for (const [, name, double, single] of doctype.matchAll(ENTITY)) {
    const text = (double ?? single ?? "").replace(/&([\w.-]+);/g, (whole, other: string) =>
      Object.hasOwn(known, other) ? known[other]! : whole,
    );
    if (text.length > LONGEST) throw new ReasonError(message("xml-doctype"));
    known[name!] = text;
  }
  return known;
}
