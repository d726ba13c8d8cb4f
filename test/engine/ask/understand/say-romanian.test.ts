import { expect, test } from "vitest";
import {
  askedInRomanian,
  mechanismInRomanian,
} from "../../../../src/main/engine/ask/understand/refusals/say-romanian";

test("Romanian asks along a relation and against it, and how one thing works against another", () => {
  expect(askedInRomanian("appears in", false, "Mara")).toBe("În ce capitole apare „Mara”?");
  expect(askedInRomanian("directed by", true, "$& A")).toBe("Ce filme a regizat „$& A”?");
  expect(askedInRomanian("is next to", false, "Mara")).toBeUndefined();
  expect(mechanismInRomanian("How does “A” work against B?")).toBe("Cum acționează „A” împotriva B?");
  expect(mechanismInRomanian("Who is A?")).toBeUndefined();
});
