/** Whether a run tells anything of documents after its cut: reports over a library, and over the same library from which everything later was deleted. */
import { drawRows } from "../../bench/hypothesis-new-pairs";
import { runRecipe, type RunPorts } from "../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../src/main/engine/ask/recipes";
import { toRunReport } from "../../src/main/engine/ask/run/run-report";
import { cachedEmbedder } from "../../src/main/engine/models/embedding-cache";
import { openEmbedder } from "../../src/main/engine/models/onnx-embedder";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../src/main/engine/store/graph-store";

const signal = new AbortController().signal;

type Report = Awaited<ReturnType<typeof toRunReport>>;

/** Everything but times and what the cut left out, as text. */
function told({ stages: _, verdicts, edges = [], ...report }: Report): string {
  const { "after-cut": _later, ...known } = verdicts;
  return JSON.stringify({
    ...report,
    verdicts: known,
    edges: edges.filter((one) => one.verdict !== "after-cut"),
  });
}

/** Asks `count` drawn pairs of concepts that are known up to PMID `cut`, by their names, of both files; `heard` is told of each pair that differs. */
export async function compareRuns(
  [all, past]: readonly [string, string],
  cut: number,
  count: number,
  heard: (line: string) => void,
): Promise<Record<"pairs" | "answered" | "different", number>> {
  const embedder = cachedEmbedder(await openEmbedder("resources/models"), "node_modules/.cache/embeddings");
  const recipe = await findRecipe("hgcr", "resources/recipes");
  const asked = {
    ...recipe,
    expand: { ...recipe.expand, cutDate: `pmid:${cut.toString()}` },
  } as typeof recipe;
  const stores = [await openBuiltInStore(all), await openBuiltInStore(past)] as const;
  const answer = async (store: GraphStore, question: string): Promise<string> => {
    const retriever = (): Promise<never> => Promise.reject(new Error("none"));
    const ports: RunPorts = { store, embedder, retriever, signal, progress: () => undefined };
    try {
      const run = await runRecipe(question, asked, 0, ports);
      const about = { graph: "library", recipe: "hgcr", seed: 0, trace: true };
      return told(await toRunReport(run, about, store, signal));
    } catch (fault) {
      return `refused: ${String(fault)}`;
    }
  };
  const pairs = await drawPairs(stores[0], cut, count);
  const found = { pairs: pairs.length, answered: 0, different: 0 };
  for (const [at, [a, b]] of pairs.entries()) {
    const [one, other] = [await answer(stores[0], `${a} and ${b}`), await answer(stores[1], `${a} and ${b}`)];
    if (!one.startsWith("refused")) found.answered++;
    if (one !== other) {
      found.different++;
      heard(`${a} and ${b}: ${firstDifference(one, other)}`);
    }
    if (at % 50 === 49) heard(`${at + 1} pairs, ${found.answered} answered, ${found.different} different`);
  }
  await Promise.all([...stores.map((store) => store.close()), embedder.close()]);
  return found;
}

/** Where two texts part, with what stands around it in either. */
function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 160), at + 120);
  return `${around(one)}  //  ${around(other)}`;
}

async function drawPairs(store: GraphStore, cut: number, count: number): Promise<[string, string][]> {
  const { starts } = await store.past!(`pmid:${cut.toString()}`, signal);
  const known = Int32Array.from(starts.slice(1).keys()).filter((node) => starts[node + 1]! > starts[node]!);
  const rows = drawRows(known.length, Math.min(known.length, 2 * count));
  const { names } = await store.nodeNames(Int32Array.from(rows, (row) => known[row]!));
  return Array.from({ length: Math.floor(rows.length / 2) }, (_, at) => [names[2 * at]!, names[2 * at + 1]!]);
}
