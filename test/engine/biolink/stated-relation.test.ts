import { expect, test } from "vitest";
import { predicateStated, statedRelation } from "../../../src/main/engine/biolink/stated-relation";

const decreased = { object_aspect_qualifier: "activity", object_direction_qualifier: "decreased" };

test.each([
  ["biolink:treats", {}, "biolink:treats", "treats"],
  ["biolink:treats", { negated: false }, "biolink:treats", "treats"],
  ["biolink:treats", { negated: "False" }, "biolink:treats", "treats"],
  ["biolink:treats", { negated: true }, "does not treat", "treats"],
  ["has_phenotype", { negated: "True" }, "does not have phenotype", "has_phenotype"],
  ["biolink:physically_interacts_with", { negated: "1" }, "does not physically interact with", undefined],
  ["biolink:located_in", { negated: true }, "not located in", "located_in"],
  ["does not treat", { negated: true }, "does not treat", "treats"],
  ["is allied with", { negated: true }, "is not allied with", undefined],
  ["biolink:affects", decreased, "decreases activity of", "affects"],
  ["biolink:affects", { ...decreased, negated: true }, "does not decrease activity of", "affects"],
  ["biolink:affects", { object_direction_qualifier: "upregulated" }, "increases", "affects"],
  [
    "biolink:affects",
    { ...decreased, object_aspect_qualifier: "activity_or_abundance" },
    "decreases activity or abundance of",
    "affects",
  ],
  ["biolink:regulates", { object_direction_qualifier: "downregulated" }, "negatively regulates", "regulates"],
  [
    "biolink:affects",
    { ...decreased, qualified_predicate: "biolink:causes" },
    "decreases activity of",
    "affects",
  ],
  // Less of the one makes less of the other: nothing is said of what the one itself does.
  [
    "biolink:affects",
    { ...decreased, subject_direction_qualifier: "decreased" },
    "biolink:affects",
    "affects",
  ],
  ["biolink:affects", { object_aspect_qualifier: "activity" }, "biolink:affects", "affects"],
  ["biolink:treats", decreased, "biolink:treats", "treats"],
] as const)("%s with %j states “%s”", (relation, properties, stated, predicate) => {
  expect(statedRelation(relation, properties)).toBe(stated);
  if (predicate) expect(predicateStated(stated)).toBe(predicate);
});
