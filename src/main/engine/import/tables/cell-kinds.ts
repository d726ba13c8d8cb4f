/** What single cells are that no end of an edge is: moments, and names of databases. */
import { prefixOf } from "../../biolink/curies";

const MOMENTS = [
  /^\d{4}-\d\d(?:-\d\d)?(?:[T ].*)?$/,
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^\d{1,2}[./]\d{1,2}[./]\d{2,4}$/,
  /^(?:0?[1-9]|1[0-2])\/(?:1[5-9]|20)\d\d$/,
  /^\d{1,2}:\d\d(?::\d\d.*)?$/,
  /^\d{1,2}[ -]\p{L}{3,}\.?,?[ -]\d{4}\b/u,
  /\b\d{4}\b.*\b\d{1,2}:\d\d(?::\d\d)?\b/,
];

/** A day or a moment as people and programs write them. */
export function isMoment(cell: string): boolean {
  return MOMENTS.some((pattern) => pattern.test(cell));
}

/** Whether most words are what databases put ahead of their ids ("HGNC"). */
export function areDatabases(words: readonly string[]): boolean {
  return words.filter((word) => prefixOf(`${word}:`) !== undefined).length * 2 > words.length;
}
