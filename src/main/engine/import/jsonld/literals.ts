/** Values of RDF as properties hold them. */
import type { Literal } from "./statements";

const XSD = "http://www.w3.org/2001/XMLSchema#";
const NUMBERS = new Set(
  "integer decimal double float int long short byte nonNegativeInteger positiveInteger negativeInteger nonPositiveInteger unsignedInt unsignedLong unsignedShort unsignedByte"
    .split(" ")
    .map((word) => XSD + word),
);
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;

/** A number or a truth value where it is typed as one and is one, else the value as it is. */
export function valueOf({ value, type = "" }: Literal): unknown {
  if (typeof value !== "string") return value;
  if (NUMBERS.has(type) && NUMBER.test(value)) return asNumber(value);
  if (type !== `${XSD}boolean`) return value;
  return ["true", "1"].includes(value) || (["false", "0"].includes(value) ? false : value);
}

/** Whole numbers beyond 2^53 stay texts: as numbers several would be one. */
function asNumber(text: string): number | string {
  const number = Number(text);
  const isSafe = !/^[+-]?\d+$/.test(text) || Number.isSafeInteger(number);
  return isSafe && Number.isFinite(number) ? number : text;
}
