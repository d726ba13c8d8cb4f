/** Judging answers, what that says of a graph, and a second opinion on a run. */
import { join } from "node:path";
import type { JudgedSubject, JudgeRequest, RunTrust } from "../../../shared/judging";
import { FailureError } from "../../../shared/failure";
import { runRecipe } from "../ask/recipe-runner";
import { secondOpinion } from "../ask/trust/second-opinion";
import { provenBy } from "../ask/trust/trust";
import { Judgements } from "../ledger/judgements";
import { diskReason } from "../records/disk-reasons";
import type { Foreground } from "./foreground";
import type { Handlers } from "./handlers";
import { portsFor, type PastRun, type PastRuns } from "./past-runs";
import type { Fingerprints } from "./run-keeper";
import type { Workspace } from "./workspace";

/** The file of everything judged. */
export function judgementsOf({ folders }: Pick<Workspace, "folders">): Judgements {
  return new Judgements(join(folders.records, "judgements.jsonl"));
}

export interface TrustRoom {
  readonly workspace: Workspace;
  readonly runs: PastRuns;
  readonly fingerprints: Fingerprints;
  readonly foreground: Foreground;
}

export function trustHandlers({
  workspace,
  runs,
  fingerprints,
  foreground,
}: TrustRoom): Pick<Handlers, "run:trust" | "run:agree" | "judge"> {
  const judgements = judgementsOf(workspace);
  return {
    "run:trust": async ({ run }) => {
      const past = runs.get(run);
      await foreground.turn();
      return workspace.stores.use(past.path, async (store) => {
        const graph = await fingerprints.of(past.path, store);
        const { ids } = await store.nodeNames(Int32Array.from(past.answers, ({ node }) => node));
        return trustIn(judgements, subjectOf(past, graph, ids));
      });
    },
    "run:agree": async ({ run }, task) => {
      const { path, question, recipe, seed } = runs.get(run);
      await foreground.turn();
      return workspace.stores.use(path, async (store) => {
        const ports = await portsFor(store, task, workspace);
        const again = await runRecipe(question, recipe, seed, ports, runs.memory);
        const asked = { question, recipe, seed, recipes: workspace.folders.recipes };
        return secondOpinion(again.run, asked, ports, runs.memory);
      });
    },
    judge: async (request) => {
      await Promise.resolve();
      keepJudgement(judgements, request);
      return {};
    },
  };
}

/** Keeps what was said; throws export-failed where the disk does not take it. */
export function keepJudgement(judgements: Judgements, request: JudgeRequest): void {
  try {
    judgements.add(request);
  } catch (fault) {
    const reason = diskReason(fault);
    throw new FailureError({ kind: "export-failed", file: "judgements.jsonl", reason });
  }
}

function trustIn(judgements: Judgements, subject: JudgedSubject): RunTrust {
  const told = { subject, verdict: null, answers: {} };
  try {
    const judged = judgements.of(subject.graph, subject.recipe);
    const own = judged.find(({ question }) => question === subject.question);
    const said = { verdict: own?.verdict ?? null, answers: { ...own?.said } };
    return { ...told, ...said, ...provenBy(judged, subject), problem: "" };
  } catch (fault) {
    return { ...told, ...provenBy([], subject), problem: diskReason(fault) };
  }
}

function subjectOf({ recipe, question, computed, answers }: PastRun, graph: string, ids: readonly string[]) {
  const named = answers.map(({ score }, at) => ({ id: ids[at]!, score }));
  return { graph, recipe: recipe.name, question, computed, answers: named } satisfies JudgedSubject;
}
