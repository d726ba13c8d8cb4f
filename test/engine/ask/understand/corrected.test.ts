import { afterAll, expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { applyOverrides } from "../../../../src/main/engine/ask/recipe-overrides";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { productFolders } from "../../../../src/main/engine/server/folders";
import { openWorkspace } from "../../../../src/main/engine/server/workspace";
import { findGraphFile } from "../../../../src/main/engine/server/graph-files";
import type { Overrides } from "../../../../src/shared/recipe";

const workspace = openWorkspace(productFolders());
afterAll(() => workspace.close());

/** Films: what each plain question starts from, and what comes first, under corrections. */
async function asked(question: string, overrides: Overrides) {
  const { path } = findGraphFile("films", workspace.folders);
  const recipe = applyOverrides(await findRecipe("path-match", workspace.folders.recipes), overrides);
  return workspace.stores.use(path, async (store) => {
    const signal = new AbortController().signal;
    const ports = { store, embedder: await workspace.embedder(), signal, progress: () => undefined };
    const { run } = await runRecipe(question, recipe, 0, ports);
    const named = async (nodes: readonly number[]) => (await store.nodeNames(Int32Array.from(nodes))).names;
    const first = run.reading.answers.slice(0, 1).map(({ row }) => run.graph.nodes[row]!);
    const { mentions = [], form } = run.understood?.understanding ?? {};
    return {
      ...{
        seeds: await named(run.seeds.mentioned.map(({ node }) => node)),
        first: await named(first),
        form,
      },
      meant: mentions.map(({ entities }) => entities[0]!),
    };
  });
}

test("a plain question starts from what a person says that its words name, and from nothing that is no name", async () => {
  const read = await asked("Who directed Inception?", {});
  expect([read.seeds, read.first]).toStrictEqual([["Inception"], ["Christopher Nolan"]]);
  const other = await asked("Who directed Alien?", {});
  const said = await asked("Who directed Inception?", {
    "understand.links": { Inception: other.meant[0]!.id },
  });
  expect(said.meant[0]).toMatchObject({ name: "Alien", why: "given" });
  expect([said.seeds, said.first]).toStrictEqual([["Alien"], ["Ridley Scott"]]);
  const both = await asked("Did Inception or Alien win?", {
    "understand.links": { Alien: "" },
    "understand.form": "list",
  });
  expect(both.seeds).not.toContain("Alien");
}, 60_000);
