/** The import dialog: files and a name, then progress, then a report or a failure. */
import type { ImportReport } from "../../../shared/import/requests";
import type { Progress } from "../../../shared/contract";
import type { Failure } from "../../../shared/failure";
import type { Importing } from "./imports-view";
import type { Workbench } from "../../state/workbench";

const NAME = /^[\w.-]{1,64}$/;

export function openImport(state: Workbench): Workbench {
  return {
    ...state,
    importing: {
      step: "choosing",
      files: [],
      name: "",
      embed: true,
      redistributable: false,
      mergeXrefs: false,
      format: null,
      tables: [],
      earlier: [],
      preview: null,
      startedAt: 0,
      stageAt: 0,
      progress: null,
      report: null,
      failure: null,
    },
  };
}

export function closeImport(state: Workbench): Workbench {
  return { ...state, importing: null };
}

/** Files added to those chosen; one of the same name takes the place of the earlier one. The first file proposes the graph's name, one that may be taken. */
export function addFiles(state: Workbench, files: readonly File[]): Workbench {
  return changeImport(state, (importing) => {
    const names = new Set(files.map((file) => file.name));
    const all = [...importing.files.filter((file) => !names.has(file.name)), ...files];
    const name = importing.name || nameFrom(all, state);
    return { ...importing, files: all, name, step: "choosing", earlier: [] };
  });
}

/** A file left out takes the name with it that only came from it; the next one proposes its own. */
export function removeFile(state: Workbench, file: File): Workbench {
  const files = state.importing?.files.filter((other) => other !== file) ?? [];
  const isItsName = state.importing?.name === nameFrom([file], state);
  return changeImport(state, (importing) => ({
    ...importing,
    files,
    name: isItsName ? nameFrom(files, state) : importing.name,
    tables: importing.tables.filter((table) => table.file !== file.name),
    earlier: [],
  }));
}

/** The name that the first of the files proposes; "" where there is none. */
function nameFrom([first]: readonly File[], state: Workbench): string {
  return first ? freeName(proposeName(first.name), state) : "";
}

export function nameImport(state: Workbench, name: string): Workbench {
  return changeImport(state, (importing) => ({ ...importing, name }));
}

export function embedImport(state: Workbench, embed: boolean): Workbench {
  return changeImport(state, (importing) => ({ ...importing, embed }));
}

export function onlyRedistributable(state: Workbench, redistributable: boolean): Workbench {
  return changeImport(state, (importing) => ({ ...importing, redistributable }));
}

export function mergeByXrefs(state: Workbench, mergeXrefs: boolean): Workbench {
  return changeImport(state, (importing) => ({ ...importing, mergeXrefs }));
}

export function startImport(state: Workbench, startedAt: number): Workbench {
  const running = { step: "running", startedAt, stageAt: startedAt, progress: null, failure: null } as const;
  return changeImport(state, (importing) => ({ ...importing, ...running }));
}

/** `now` is when the news came: time left is told from the pace of the stage. */
export function noteImport(state: Workbench, progress: Progress, now: number): Workbench {
  return changeImport(state, (importing) => ({
    ...importing,
    progress,
    stageAt: importing.progress?.stage === progress.stage ? importing.stageAt : now,
  }));
}

export function finishImport(state: Workbench, report: ImportReport): Workbench {
  return changeImport(state, (importing) => ({ ...importing, step: "done", report }));
}

/** A cancelled import goes back to choosing; any other failure is shown. */
export function failImport(state: Workbench, failure: Failure): Workbench {
  const cancelled = failure.kind === "cancelled";
  return changeImport(state, (importing) => ({
    ...importing,
    step: cancelled ? "choosing" : "failed",
    failure: cancelled ? null : failure,
  }));
}

/** Why the import cannot start yet; null when it can. `taken` are the names of graphs that may not be replaced. */
export function importProblem(
  importing: Importing,
  taken: readonly string[],
): "no-files" | "bad-name" | "taken" | "undecided" | null {
  if (importing.files.length === 0) return "no-files";
  if (!NAME.test(importing.name)) return "bad-name";
  if (taken.includes(importing.name)) return "taken";
  const { preview } = importing;
  return preview?.state === "ready" && preview.value.doubts.length > 0 ? "undecided" : null;
}

/** A graph name from a file name: no endings, letters without their accents, nothing but these, digits, dots and dashes. */
export function proposeName(file: string): string {
  const stem = file.replace(/\.gz$/i, "").replace(/\.[^.]*$/, "");
  const plain = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-");
  return plain.replace(/^[-.]+|[-.]+$/g, "").slice(0, 64);
}

/** The name, or with the first number that is free where a graph of the product has it. */
function freeName(name: string, state: Workbench): string {
  if (!graphNames(state, true).includes(name)) return name;
  const taken = new Set([...graphNames(state, true), ...graphNames(state, false)]);
  for (let number = 2; ; number++) {
    const free = `${name.slice(0, 60)}-${String(number)}`;
    if (!taken.has(free)) return free;
  }
}

/** Names of the graphs that came with the product, or of a person's own. */
export function graphNames({ graphs }: Workbench, sample: boolean): string[] {
  if (graphs.state !== "ready") return [];
  return graphs.value.filter((graph) => graph.sample === sample).map((graph) => graph.name);
}

/** Turns the import that is open, if one is. */
export function changeImport(state: Workbench, turn: (importing: Importing) => Importing): Workbench {
  return state.importing === null ? state : { ...state, importing: turn(state.importing) };
}

/** Back to choosing, with the files and the name as they were. */
export function openImportAgain(state: Workbench): Workbench {
  return changeImport(state, (importing) => ({ ...importing, step: "choosing", failure: null }));
}
