/** Addresses of RDF as a document writes them. */
import { isAbsolute } from "../jsonld/iris";

/** An address against the one that a document gives as its base; without a base a relative one stays as it is written. */
export function resolved(address: string, base: string): string {
  if (base === "" || isAbsolute(address)) return address;
  if (address === "" || address.startsWith("#")) return base.replace(/#.*$/, "") + address;
  if (URL.canParse(address, base)) return new URL(address, base).href;
  // A base that is relative itself leads to what lies beside it.
  return (isAbsolute(base) ? base : base.replace(/[^/]*$/, "")) + address;
}

const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";

/** An address of RDF's own words. */
export function rdfWord(word: string): string {
  return RDF + word;
}

/** An address of the types of XML Schema. */
export function xsdWord(word: string): string {
  return `http://www.w3.org/2001/XMLSchema#${word}`;
}
