import { quote } from "./reject-list";
/** The value of a cell; throws a plain Error with the reason when it is not of the type. Arrays are parted by semicolons. */
export function parseValue(field, cell) {
  if (!field.isArray) return parseScalar(field.type, cell, field.name);
  return cell.split(";").map((item) => parseScalar(field.type, item, field.name));
}
function parseScalar(type, cell, column) {
  const value = type === "string" ? cell : PARSERS[type](cell.trim());
  if (value === undefined)
    throw new Error(`${quote(cell)} in the column ${quote(column)} is not ${ARTICLE[type]}`);
  return value;
}
const ARTICLE = {
  integer: "a whole number",
  number: "a finite number",
  boolean: "true or false",
  string: "text",
};
const PARSERS = {
  integer(cell) {
    if (!/^[+-]?\d+$/.test(cell)) return undefined;
    // Numbers beyond 2^53 stay as their digits: rounded, an identifier would become another one.
    return Number.isSafeInteger(Number(cell)) ? Number(cell) : cell;
  },
  number(cell) {
    const value = Number(cell);
    return cell !== "" && Number.isFinite(value) ? value : undefined;
  },
  boolean(cell) {
    const word = cell.toLowerCase();
    return word === "true" ? true : word === "false" ? false : undefined;
  },
};
/** A vector of length 1 from a cell of numbers parted by semicolons; throws a plain Error with the reason. */
export function parseVector(cell, width) {
  const numbers = cell === "" ? [] : cell.split(";").map((item) => (item.trim() === "" ? NaN : Number(item)));
  if (numbers.length === 0) throw new Error("the vector is missing");
  const broken = numbers.findIndex((value) => !Number.isFinite(value));
  if (broken >= 0) throw new Error(`number ${broken + 1} of the vector is not a finite number`);
  if (width > 0 && numbers.length !== width)
    throw new Error(`the vector has ${numbers.length} numbers, the first one of the graph has ${width}`);
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0));
  if (!(length > 0)) throw new Error("the vector has length 0");
  return Float32Array.from(numbers, (value) => value / length);
}
