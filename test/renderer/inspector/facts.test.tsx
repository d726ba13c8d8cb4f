import { expect, test } from "vitest";
import { Properties } from "../../../src/renderer/features/inspector/facts";
import { rendered, textsOf } from "../rendered";

test("properties without a value, and keys that a build made, are not listed, and where there are no others nothing is", () => {
  const shown = (properties: Record<string, string | number | string[]>): string[] =>
    textsOf(rendered(<Properties properties={properties} />));
  expect(
    shown({ title: "Mara", author: "", year: 0, places: [], work: "work_53e88eb9ccf2f49f" }),
  ).toStrictEqual([...["Properties", "title", "Mara", "year", "0"]]);
  expect(shown({ author: "" })).toStrictEqual([]);
});
