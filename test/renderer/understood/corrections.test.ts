import { expect, test } from "vitest";
import {
  correct,
  dropCorrections,
  kindShown,
  linksOf,
  otherEntities,
  unlinked,
} from "../../../src/renderer/features/understood/corrections";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { recipeSchema } from "../../../src/shared/recipe";
import type { Entity, Mention, Understanding } from "../../../src/shared/understanding";
import { RANKED } from "../recipe-fixture";

const RECIPE = recipeSchema.parse({ ...RANKED, understand: { method: "rules" } });
const START: Workbench = {
  ...startWorkbench({ ...FIRST_SETTINGS, graph: "films", recipe: RECIPE.name }),
  recipes: { state: "ready", value: [RECIPE] },
  ...{ asked: "Who directed Kismet?", overrides: { "seed.k": 3 } },
};

test("a correction is a change of the recipe; as it was read is none", () => {
  const counted = correct(START, { form: "count" });
  expect(counted.overrides).toStrictEqual({ "seed.k": 3, "understand.form": "count" });
  expect(correct(counted, { form: "auto" }).overrides).toStrictEqual({ "seed.k": 3 });
  const linked = correct(correct(START, { words: "Kismet", id: "n2" }), { words: "directed", id: "" });
  expect(linksOf(linked.overrides)).toStrictEqual({ Kismet: "n2", directed: "" });
  expect(unlinked(linked.overrides, "Who directed Kismet?")).toStrictEqual(["directed"]);
  expect(unlinked(linked.overrides, "Who wrote Kismet?")).toStrictEqual([]);
  const back = correct(correct(linked, { words: "directed", id: null }), { words: "Kismet", id: null });
  expect(back.overrides).toStrictEqual({ "seed.k": 3 });
});

test("corrections stay with their question and go with another; other changes stay", () => {
  const corrected = correct(correct(START, { kind: "Film" }), { form: "list" });
  expect(dropCorrections(corrected, " Who directed Kismet? ")).toBe(corrected);
  expect(dropCorrections(corrected, "Who wrote Kismet?").overrides).toStrictEqual({ "seed.k": 3 });
  expect(dropCorrections(START, "Who wrote Kismet?")).toBe(START);
});

const entity = (id: string, name: string): Entity => ({
  ...{ id, name, label: "Person", score: 1 },
  why: "exact",
});
const MARA: Mention = {
  ...{ text: "Mara", start: 22, end: 26 },
  entities: [entity("m", "Mara"), entity("m2", "Mara"), entity("m", "Mara"), entity("h", "Mara Hubăr")],
};

test("namesakes are told apart by id, each once; the kind shown is the one said, else the one read", () => {
  expect(otherEntities(MARA).map(({ id }) => id)).toStrictEqual(["m2", "h"]);
  const read = { kind: { label: "Person", text: "women", start: 0, end: 5 } } as Understanding;
  expect(kindShown(read, {})).toBe("Person");
  expect(kindShown(read, { "understand.kind": "Film" })).toBe("Film");
});
