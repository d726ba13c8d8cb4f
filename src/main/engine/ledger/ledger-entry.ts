/** A finished run as the ledger keeps it. */
import { randomUUID } from "node:crypto";
import { arch, platform } from "node:os";
import type { LedgerEntry } from "../../../shared/ledger";
import type { Overrides } from "../../../shared/recipe";
import { KEPT } from "../../../shared/trace";
import type { FinishedRun } from "../ask/recipe-runner";
import { storeOfRun } from "../ask/run/store-of-run";
import { isComputed } from "../ask/trust/second-opinion";
import type { RunOrigin } from "../report/run-document";
import type { GraphStore } from "../store/graph-store";
import { runDigest } from "./run-digest";

/** Enough to know a run by; asking again gives all. */
const MOST_ANSWERS = 10;

export interface RunToKeep {
  readonly finished: FinishedRun;
  readonly origin: RunOrigin;
  readonly overrides: Overrides;
  /** The graph's, "" where it could not be taken. */
  readonly fingerprint: string;
}

/** The entry of a run just finished, under a name of its own; throws what the store throws. */
export async function ledgerEntry(
  { finished, origin, overrides, fingerprint }: RunToKeep,
  store: GraphStore,
  now: Date = new Date(),
): Promise<LedgerEntry> {
  const { run, stages, device } = finished;
  const { recipe, graph, seed, models, product } = origin;
  return {
    ...{ id: randomUUID(), at: now.toISOString(), name: "", starred: false },
    ...{ question: run.seeds.question, graph, recipe: recipe.name, overrides, seed, fingerprint },
    ...(recipe.pins && { pins: recipe.pins }),
    ...{ applied: recipe, device: deviceName(device), models: [...models], product },
    ms: stages.reduce((sum, { ms }) => sum + ms, 0),
    stages: [...stages],
    answers: await answersOf(finished, store),
    ...(isComputed(run) && { computed: true }),
    counts: {
      nodes: run.graph.nodes.length,
      edges: run.graph.edges.length,
      keptNodes: run.subgraph.nodes.reduce((sum, kept) => sum + kept, 0),
      keptEdges: run.subgraph.verdicts.reduce((sum, verdict) => sum + Number(verdict === KEPT), 0),
    },
    digest: await runDigest(run, store),
  };
}

/** What computed a run: the devices its models ran on, and the machine's kind. */
export function deviceName(device: string): string {
  return `${device}, ${platform()} ${arch()}, Node.js ${process.versions.node}`;
}

async function answersOf({ run }: FinishedRun, now: GraphStore): Promise<LedgerEntry["answers"]> {
  const store = await storeOfRun(run, now);
  const first = run.reading.answers.slice(0, MOST_ANSWERS);
  const nodes = Int32Array.from(first, ({ row }) => run.graph.nodes[row]!);
  const { ids, names } = await store.nodeNames(nodes);
  return first.map(({ score }, at) => ({ id: ids[at]!, name: names[at]!, score }));
}
