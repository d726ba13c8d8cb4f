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
  ["Joiana", "Joianei"],
  ["Maria Pop", "Mariei Pop"],
  ["Florica", "Floricăi"],
  ["Toma", "lui Toma"],
  ["Ion Pop", "lui Ion Pop"],
])("the mother of %s is asked for by the genitive of the name", (name, genitive) => {
  const told = { words: "mama", backward: false, kind: "" };
  expect(askedInRomanian(told, name)).toBe(`Cine este mama ${genitive}?`);
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
  ["rasă", false, "", "Ce rasă are „A”?"],
  ["rasă", true, "", undefined],
  ["păzește", false, "", "Ce păzește „A”?"],
  ["urăște", false, "", "Pe cine urăște „A”?"],
  ["născută în", false, "", "Unde s-a născut „A”?"],
  ["servite cu", false, "", "Cu ce sunt servite „A”?"],
  ["prietenă cu", false, "", "Cu cine este prietenă „A”?"],
  ["a învins pe", false, "", "Pe cine a învins „A”?"],
  ["izvorăște din", true, "", "Ce izvorăște din „A”?"],
])("%s, against it: %s", (words, backward, kind, question) => {
  expect(askedInRomanian({ words, backward, kind }, "A")).toBe(question);
});
