import { expect, test } from "vitest";
import {
  dropPair,
  isRefusedHere,
  otherWay,
  setParameter,
  unseenConcept,
} from "../../../src/renderer/features/hypothesis/hypothesis";
import { chooseRecipe } from "../../../src/renderer/state/choices";
import { FIRST_SETTINGS } from "../../../src/renderer/state/settings-view";
import { startWorkbench, type Workbench } from "../../../src/renderer/state/workbench";
import { message } from "../../../src/shared/sentences/sentences";

const overrides = { "seed.source": "D1", "seed.target": "D2", "expand.cutDate": "pmid:9" };
const started = startWorkbench({ ...FIRST_SETTINGS, graph: "library", recipe: "hgcr" });
const asked: Workbench = {
  ...started,
  overrides,
  question: "lithium and seizures",
  hypothesis: { ...started.hypothesis, names: { D1: "lithium", D2: "seizures" } },
  failure: { kind: "invalid-request", reason: message("pair-unknown", { name: "D2" }) },
};

test("a concept taken from the graph that no document up to the cut names is told by its name", () => {
  expect(unseenConcept(asked)).toBe("seizures");
  expect(unseenConcept({ ...asked, overrides: { ...overrides, "expand.cutDate": "" } })).toBe(null);
  const typed = { ...asked, hypothesis: { ...asked.hypothesis, names: {} } };
  expect(unseenConcept(typed)).toBe(null);
  expect(unseenConcept({ ...asked, failure: { kind: "cancelled" } })).toBe(null);
});

test("moving the cut asks again where the pair was refused, not where another question failed", () => {
  expect(isRefusedHere(asked)).toBe(true);
  expect(isRefusedHere({ ...asked, failure: null })).toBe(false);
  expect(isRefusedHere({ ...asked, question: "Who directed Kismet?" })).toBe(false);
});

test("a question of another kind is asked by the recipe that stood before this room, not by one that takes two concepts", () => {
  const recipes = ["d-rag", "hgcr"].map((name) => ({
    ...{ name, title: name, description: "" },
    stages: [],
  }));
  const before: Workbench = { ...started, recipes: { state: "ready", value: recipes as never } };
  const usual = chooseRecipe(before, "d-rag");
  const paired = { ...usual, ...setParameter(usual, "seed.source", "D1"), overrides };
  expect(paired.settings.recipe).toBe("hgcr");
  expect(dropPair(paired, "Which drugs treat asthma?").settings.recipe).toBe("d-rag");
  const chosen = { ...chooseRecipe(usual, "hgcr"), overrides };
  expect(dropPair(chosen, "Which drugs treat asthma?").settings.recipe).toBe("hgcr");
});

test("where a longer path or the direct edge would do, that is offered, and nothing else is", () => {
  const refused = (kind: "path-longer" | "only-direct-path" | "no-path-between", steps = 0) =>
    otherWay({ failure: { kind: "invalid-request", reason: message(kind, { hops: 4, steps } as never) } });
  expect(refused("path-longer", 5)).toStrictEqual({ kind: "longer", hops: 4, steps: 5 });
  expect(refused("only-direct-path")).toStrictEqual({ kind: "direct" });
  expect([refused("path-longer", 9), refused("no-path-between"), otherWay({ failure: null })]).toStrictEqual([
    null,
    null,
    null,
  ]);
});
