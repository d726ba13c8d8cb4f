import { expect, test } from "vitest";
import {
  askedInRomanian,
  mechanismInRomanian,
} from "../../../../../src/main/engine/ask/understand/refusals/say-romanian";

test("Romanian asks along a relation and against it, and how one thing works against another", () => {
  expect(askedInRomanian({ words: "appears in", backward: false, kind: "" }, "Mara")).toBe(
    "În ce capitole apare „Mara”?",
  );
  expect(askedInRomanian({ words: "directed by", backward: true, kind: "film" }, "$& A")).toBe(
    "Ce filme a regizat „$& A”?",
  );
  expect(askedInRomanian({ words: "is next to", backward: false, kind: "" }, "Mara")).toBeUndefined();
  expect(mechanismInRomanian("How does “A” work against B?")).toBe("Cum acționează „A” împotriva B?");
  expect(mechanismInRomanian("Who is A?")).toBeUndefined();
});

test.each([
  ["locuiește în", false, "", "Unde locuiește „A”?"],
  ["locuiește în", true, "om", "Ce om locuiește în „A”?"],
  ["se află în", true, "", "Ce se află în „A”?"],
  ["scrisă de", false, "", "De cine este scrisă „A”?"],
  ["scrisă de", true, "piesă", "Ce piesă este scrisă de „A”?"],
  ["vecin cu", false, "", "Cu cine este vecin „A”?"],
  ["fiul lui", true, "", "Cine este fiul lui „A”?"],
  ["fiul lui", false, "", undefined],
])("%s, against it: %s", (words, backward, kind, question) => {
  expect(askedInRomanian({ words, backward, kind }, "A")).toBe(question);
});
