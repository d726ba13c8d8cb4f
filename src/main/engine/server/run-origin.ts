/** Where a run comes from, for reports and traces. */
import { FailureError } from "../../../shared/failure";
import type { Recipe } from "../../../shared/recipe";
import { storeAt } from "../../../shared/stores";
import { fingerprintOfCounts, fingerprintOfFile } from "../report/graph-fingerprint";
import { MATCHER } from "../ask/understand/matched/match-steps";
import { productVersion } from "../report/product-version";
import type { ModelStamp, RunOrigin } from "../report/run-document";
import type { GraphStore } from "../store/graph-store";
import type { Workspace } from "./workspace";

/** Names the models and the product; throws model-missing or model-unusable. */
export async function runOrigin(
  asked: Pick<RunOrigin, "graph" | "recipe" | "seed">,
  workspace: Workspace,
): Promise<RunOrigin> {
  return { ...asked, models: await modelsOf(asked.recipe, workspace), product: productVersion() };
}

/** What tells the graph from another; throws what reading its file throws. */
export async function graphFingerprint(
  path: string,
  store: GraphStore,
  signal: AbortSignal,
): Promise<string> {
  return storeAt(path) ? fingerprintOfCounts(await store.describe()) : fingerprintOfFile(path, signal);
}

async function modelsOf({ understand, score, read }: Recipe, workspace: Workspace): Promise<ModelStamp[]> {
  const models = [await workspace.embedder()];
  const retriever = score.method === "retriever" ? [await workspace.retriever(score.model)] : [];
  const ranker = score.method === "path-ranker" ? [await workspace.pathRanker(score.model)] : [];
  const reader = read.method === "graph-reader" ? await orNone(() => workspace.graphReader(read.model)) : [];
  const matcher = understand?.method === "rules" ? await orNone(() => workspace.retriever(MATCHER)) : [];
  return [...models, ...matcher, ...retriever, ...ranker, ...reader].map(({ name, fingerprint }) => ({
    name,
    fingerprint,
  }));
}

/** Where it is missing, prizes rank, or the rules read alone: a run has nothing of it. Throws model-unusable. */
async function orNone<Model>(open: () => Promise<Model>): Promise<Model[]> {
  try {
    return [await open()];
  } catch (thrown) {
    if (thrown instanceof FailureError && thrown.failure.kind === "model-missing") return [];
    throw thrown;
  }
}
