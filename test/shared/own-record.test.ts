import { expect, test } from "vitest";
import { z } from "zod";
import { ownRecord } from "../../src/shared/own-record";

const ODD = '{"a":1,"__proto__":2,"constructor":3,"toString":4,"hasOwnProperty":5}';
const schema = z.object({ values: ownRecord(z.number()) });

test("every key is kept as the object's own, in its order, and no prototype changes", () => {
  const { values } = schema.parse(JSON.parse(`{"values":${ODD}}`));
  expect(JSON.stringify(values)).toBe(ODD);
  expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
});

test.each([
  ['{"values":{"__proto__":"x"}}', "values.__proto__", "Invalid input: expected number, received string"],
  ['{"values":{"a":"x"}}', "values.a", "Invalid input: expected number, received string"],
  ['{"values":[]}', "values", "Invalid input: expected record, received array"],
  ["{}", "values", "Invalid input: expected record, received undefined"],
])("%s is refused with its place", (text, place, message) => {
  const { issues } = schema.safeParse(JSON.parse(text)).error!;
  expect(issues.map((issue) => [issue.path.join("."), issue.message])).toStrictEqual([[place, message]]);
});

test("what is made of an inherited prototype is no key", () => {
  expect(Object.keys(schema.parse({ values: Object.create({ a: 1 }) as object }).values)).toStrictEqual([]);
});
