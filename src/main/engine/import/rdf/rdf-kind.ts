/** How a file tells that it is RDF in one of the forms that are read beside JSON-LD. */

const ENDINGS: ReadonlySet<string> = new Set([
  "ttl",
  "nt",
  "ntriples",
  "nq",
  "nquads",
  "n3",
  "trig",
  "rdf",
  "owl",
]);

const TURTLE =
  /^(?:@prefix\s|@base\s|base\s+<|prefix\s+[\w-]*:\s*<|_:\S+\s+<[a-z]|<[a-z][\w+.-]*:[^<>\s]*>\s+<[a-z][\w+.-]*:[^<>\s]*>\s)/i;
const XML = /^(?:<\w+:RDF|<RDF)[\s>]/;
const AHEAD = /^(?:#[^\n]*\n\s*|<\?[^>]*\?>\s*|<!--[^]*?-->\s*|<!DOCTYPE [\w:]+[^[>]*(?:\[[^\]]*\])?>\s*)+/;

/** Told by the ending of its name, or by how it begins. */
export function isRdf(extension: string, start: string): boolean {
  const inner = start.replace(AHEAD, "");
  return ENDINGS.has(extension) || TURTLE.test(inner) || XML.test(inner);
}
