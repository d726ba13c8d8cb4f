/** Runs a list of stages in order: each timed, checked for cancellation, and skipped where its earlier result still holds. */
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Progress } from "../../../shared/contract";
import type { AnyStage, Kind, Result, StageList, StagePart } from "./stage-list";
import type { StageMemory } from "./stage-memory";

/** The world of a whole run; progress names the stage it comes from. */
export type RunPorts<Ports> = Omit<Ports, "progress"> & { readonly progress: (progress: Progress) => void };

/** What became of one stage. */
export interface StageRun<K extends Kind> {
  readonly name: K["name"];
  readonly ms: number;
  readonly alive: Readonly<Record<K["count"], number>>;
  /** True when the stage's earlier result was used again. */
  readonly reused: boolean;
  /** Which of several rounds, from 1; absent where a stage runs once. */
  readonly round?: number;
  /** What it timed by itself; of an earlier result that is used again, what that took. */
  readonly parts?: readonly StagePart[];
}

export interface Remembering {
  readonly memory?: StageMemory | undefined;
  /** What every result depends on besides the task: models and their devices. */
  readonly world: readonly unknown[];
}

/**
 * All that `stages` make of `task`, and a report of each. With a memory, a stage whose key and whose forerunners' keys are those of
 * an earlier run on the same store is not run again. Throws what a stage throws, or AbortError.
 */
export async function runStages<K extends Kind, State extends object>(
  stages: StageList<K, State>,
  task: K["task"],
  ports: RunPorts<K["ports"]>,
  { memory, world }: Remembering,
): Promise<{ readonly made: State; readonly stages: readonly StageRun<K>[] }> {
  const reports = new Map<string, StageRun<K>>();
  let made: object = {};
  let key = JSON.stringify(world);
  for (const stage of stages) {
    await nextTurn(); // A cancellation waiting in the event loop is heard before the next blocking stage.
    ports.signal.throwIfAborted();
    const reads = await stage.reads(task, made, ports);
    if (reads === undefined) continue;
    key += `\n${stage.name} ${JSON.stringify(reads)}`;
    for (let round = 1, goesOn = true; goesOn; round++) {
      if (round > 1) await nextTurn();
      ports.signal.throwIfAborted();
      ports.progress({ stage: stage.name, done: 0, total: 0 });
      const own = round === 1 ? key : `${key}\n${stage.name} round ${round.toString()}`;
      const started = performance.now();
      const earlier = memory?.recall<Result<K["count"], object>>(ports.store, own);
      const result = earlier ?? (await runStage(stage, made, reads, ports));
      if (!earlier) memory?.keep(ports.store, own, result);
      goesOn = result.again === true;
      const name = round === 1 ? stage.name : `${stage.name} ${round.toString()}`;
      const ms = performance.now() - started + (reports.get(name)?.ms ?? 0);
      const isOne = round === 1 && !goesOn;
      const { alive, parts = [] } = result;
      reports.set(name, {
        name: stage.name,
        ms,
        alive,
        reused: earlier !== undefined,
        ...(!isOne && { round }),
        ...(parts.length > 0 && { parts }),
      });
      made = { ...made, ...result.made };
    }
  }
  return { made: made as State, stages: [...reports.values()] };
}

async function runStage<K extends Kind>(
  { name, run }: AnyStage<K>,
  seen: object,
  reads: unknown,
  { progress, ...ports }: RunPorts<K["ports"]>,
): Promise<Result<K["count"], object>> {
  return run(seen, reads, {
    ...ports,
    progress: (done: number, total: number) => progress({ stage: name, done, total }),
  });
}
