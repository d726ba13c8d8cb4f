/** Runs of a graph that was replaced: refused when asked about again, and said with the next answer. */
import { onTestFinished, expect, test } from "vitest";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { PastRuns } from "../../../src/main/engine/server/past-runs";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import { inEnglish } from "../../../src/shared/sentences/sentences";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import { importTexts } from "../import/whole-graph";

const recipe = smallRecipe({ seed: { k: 1 } });

async function ask(runs: PastRuns, path: string) {
  const store = await openBuiltInStore(path);
  onTestFinished(() => store.close());
  const finished = await runRecipe("What about Ana?", recipe, 7, portsOf(store));
  return runs.show(finished, { path, graph: "tiny", question: "?", recipe, seed: 7 }, 10, store);
}

test("a run of a replaced graph is refused, and the next answer says that it was replaced", async () => {
  const runs = new PastRuns();
  const { target } = await importTexts({ "a.tsv": "Ana\tknows\tBob\nBob\tknows\tAna\n" });
  const before = await ask(runs, target);
  expect(runs.get(before.run).graph).toBe("tiny");
  const notes = async () =>
    (await ask(runs, target)).notes.map(inEnglish).filter((note) => /replaced/.test(note));
  expect(await notes()).toStrictEqual([]);
  await importTexts({ "a.tsv": "Ana\tlikes\tDan\nDan\tknows\tAna\nDan\tknows\tEva\n" }, { target });
  expect(() => runs.get(before.run)).toThrow("The graph “tiny” was replaced since this run");
  expect(await notes()).toHaveLength(1);
  expect(await notes()).toStrictEqual([]);
});
