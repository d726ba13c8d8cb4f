/** Choosing texts and parameters for a build. Plain functions. */
import { fold } from "../../../shared/fold";
import type { Progress } from "../../../shared/contract";
import type { Workbench } from "../../state/workbench";
import type { BuildAtHand } from "./build-view";

const EMPTY: BuildAtHand = {
  ...{ files: [], name: "", overrides: {}, recognised: null, running: null, report: null, failure: null },
};

export function openBuild(state: Workbench): Workbench {
  return { ...state, building: state.building ?? EMPTY };
}

/** A build that runs goes on to be cancelled or to end; its page stays with it. */
export function closeBuild(state: Workbench): Workbench {
  return state.building?.running ? state : { ...state, building: null };
}

export function turnBuild(state: Workbench, change: Partial<BuildAtHand>): Workbench {
  return state.building === null ? state : { ...state, building: { ...state.building, ...change } };
}

/** Adds files, each name once; the first one names the graph where nobody has. */
export function addTexts(state: Workbench, files: readonly File[]): Workbench {
  if (state.building === null || files.length === 0) return state;
  const fresh = new Set(files.map(({ name }) => name));
  const all = [...state.building.files.filter(({ name }) => !fresh.has(name)), ...files];
  const name = state.building.name === "" ? nameFrom(files[0]!.name) : state.building.name;
  return turnBuild(state, { files: all, name, failure: null });
}

export function removeText(state: Workbench, file: File): Workbench {
  const files = state.building?.files.filter((one) => one !== file) ?? [];
  // A name that only came from this file goes with it.
  const isItsName = state.building?.name === nameFrom(file.name);
  const name = isItsName ? { name: files[0] ? nameFrom(files[0].name) : "" } : {};
  return turnBuild(state, { files, failure: null, ...name, ...(files.length === 0 && { recognised: null }) });
}

export function noteBuild(state: Workbench, progress: Progress, now: number): Workbench {
  const running = state.building?.running;
  if (!running) return state;
  const stageAt = running.progress?.stage === progress.stage ? running.stageAt : now;
  return turnBuild(state, { running: { ...running, progress, stageAt } });
}

export type BuildProblem = "files" | "name";

/** What is still missing; null where the build can start. */
export function buildProblem({ files, name }: BuildAtHand): BuildProblem | null {
  if (files.length === 0) return "files";
  return /^(?!\.)[\w.-]{1,64}$/.test(name) ? null : "name";
}

function nameFrom(file: string): string {
  const stem = file.replace(/\.gz$/i, "").replace(/\.[^.]*$/, "");
  return fold(stem)
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 64);
}
