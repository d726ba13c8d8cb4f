import { expect, test } from "vitest";
import { z } from "zod";
import { inEnglish } from "../../src/shared/sentences/sentences";
import { issueReason } from "../../src/shared/sentences/value-issues";

const two = ["a", "b"].map((method) => z.strictObject({ method: z.literal(method) }));

test.each([
  [z.object({ n: z.number().int() }), { n: "x" }, "n: a number is wanted"],
  [z.object({ n: z.number().int() }), { n: 1.5 }, "n: a whole number is wanted"],
  [z.number().min(3), 1, "the whole of it: at least 3 is wanted"],
  [z.number().gt(3), 3, "the whole of it: more than 3 is wanted"],
  [z.number().max(3), 4, "the whole of it: at most 3 is wanted"],
  [z.string().min(1), "", "the whole of it: it is empty"],
  [z.string().max(2), "abc", "the whole of it: at most 2 characters are wanted"],
  [z.array(z.boolean()), [1], "0: true or false is wanted"],
  [z.enum(["a", "b"]), "c", "the whole of it: one of a and b is wanted"],
  [z.discriminatedUnion("method", two as never), { method: "c" }, "method: one of a and b is wanted"],
  [
    z.strictObject({ a: z.string().optional() }),
    { b: 1 },
    "the whole of it: nothing called “b” belongs there",
  ],
  [z.union([z.string(), z.number()]), null, "the whole of it: not a kind of value that fits here"],
  [z.string().regex(/x/), "y", "the whole of it: not a kind of value that fits here"],
  [z.string().regex(/x/, "a name"), "y", "the whole of it: a name"],
  [z.string().refine(() => false, "ours"), "y", "the whole of it: ours"],
])("what is wanted is said, never the schema's own words: %#", (schema: z.ZodType, value, reason) => {
  expect(inEnglish(issueReason(schema.safeParse(value).error!))).toBe(reason);
});
