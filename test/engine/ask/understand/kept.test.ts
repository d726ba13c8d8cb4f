import { expect, test } from "vitest";
import { keptByWord } from "../../../../src/main/engine/ask/understand/words/kept";

test("each word is worked out once, but for runs of letters that are no words", () => {
  const asked: string[] = [];
  const kept = keptByWord((word) => {
    asked.push(word);
    return word.length;
  });
  const long = "a".repeat(100);
  expect(["one", "one", long, long, ""].map(kept)).toStrictEqual([3, 3, 100, 100, 0]);
  expect(asked).toStrictEqual(["one", long, long, ""]);
});
