/** Negated predications of SemRep are denials; what only begins so is not. */
import { expect, test } from "vitest";
import { withNegation } from "../../../src/main/engine/biolink/semrep";
import { importWhole } from "../import/whole-graph";

test.each([
  ["NEG_CAUSES", "CAUSES"],
  ["NEG_LOCATION_OF", "LOCATION_OF"],
  ["neg_causes", "causes"],
])("%s denies %s, and keeps its own name", (written, relation) => {
  expect(withNegation({ relation: written, properties: { PMID: "1" } })).toStrictEqual({
    relation,
    properties: { original_predicate: written, PMID: "1", negated: true },
  });
});

test.each(["CAUSES", "NEG_REGULATION", "NEGATES"])("%s stays as it is", (relation) => {
  const edge = { relation };
  expect(withNegation(edge)).toBe(edge);
});

test("a table of predications has them as edges that deny", async () => {
  const head = "PMID,PREDICATE,SUBJECT_CUI,SUBJECT_NAME,OBJECT_CUI,OBJECT_NAME";
  const rows = ["11,CAUSES,C1,copper,C2,rash", "12,NEG_CAUSES,C1,copper,C3,fever", ""];
  const { edges } = await importWhole({ "semmed.csv": [head, ...rows].join("\n") });
  expect(edges).toMatchObject([
    { relation: "CAUSES" },
    { relation: "does not cause", properties: { original_predicate: "NEG_CAUSES", negated: true } },
  ]);
});
