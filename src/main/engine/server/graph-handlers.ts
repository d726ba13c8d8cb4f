/** The shelf of graphs: listing, looking at what was uploaded and importing it, giving titles, deleting. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { ImportPreview, ImportReport } from "../../../shared/import/requests";
import type { Requests } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { areFewRejects, elementTotal } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { importGraph } from "../import/import-graph";
import { previewImport } from "../import/preview-import";
import { GraphTitles } from "../records/graph-titles";
import { describeGraphFile } from "../store/built-in-store";
import type { Folders } from "./folders";
import { listGraphFiles, ownGraphPath } from "./graph-files";
import { GraphSummaries } from "./graph-summaries";
import type { Handlers, Task } from "./handlers";
import { withBeginnings, withUploads } from "./uploads";
import type { Workspace } from "./workspace";

type ImportInput = z.output<Requests["graph:import"]["input"]>;

/** The file of the titles given to graphs. */
export function titlesOf({ folders }: Pick<Workspace, "folders">): GraphTitles {
  return new GraphTitles(join(folders.records, "graph-titles.json"));
}

export function graphHandlers(
  workspace: Workspace,
  summaries = new GraphSummaries(describeGraphFile),
): Pick<Handlers, "graph:list" | "import:preview" | "graph:import" | "graph:retitle" | "graph:delete"> {
  const titles = titlesOf(workspace);
  return {
    "graph:list": async () => {
      const given = titles.all();
      const found = await summaries.list(listGraphFiles(workspace.folders));
      return found.map((graph) =>
        graph.sample ? graph : { ...graph, title: given.get(graph.name) ?? graph.title },
      );
    },
    "graph:retitle": async ({ graph, title }) => {
      ownPath(graph, workspace.folders);
      titles.set(graph, title.trim());
      return {};
    },
    "import:preview": previewUploads,
    "graph:import": (input, task) => importUploads(input, task, workspace),
    "graph:delete": async ({ graph }) => {
      const path = ownPath(graph, workspace.folders);
      await workspace.stores.close(path);
      await rm(path);
      // Another graph of this name is another graph.
      if (titles.all().has(graph)) titles.set(graph, "");
      return {};
    },
  };
}

/** Only a graph of the person's own, by its name: a connection is no file. Throws graph-missing, and invalid-request for a sample. */
function ownPath(graph: string, folders: Folders): string {
  const found = listGraphFiles(folders).find(({ name }) => name === graph);
  if (found === undefined) throw new FailureError({ kind: "graph-missing", graph });
  if (found.sample)
    throw new FailureError({ kind: "invalid-request", reason: message("graph-of-product", { graph }) });
  return found.path;
}

async function importUploads(
  { into, files, embed, format, tables, allowRejects, redistributable, mergeXrefs }: ImportInput,
  task: Task,
  workspace: Workspace,
) {
  const target = ownGraphPath(into, workspace.folders);
  await mkdir(workspace.folders.graphs, { recursive: true });
  const { signal, progress } = task;
  return withUploads(files, task, async (sources) => {
    const embedder = embed ? { embedder: await workspace.importEmbedder() } : {};
    const chosen = { ...(format && { format }), ...(tables && { tables }) };
    // Windows replaces no file that is open.
    await workspace.stores.close(target);
    const report = await importGraph({
      ...{
        files: sources,
        into,
        target,
        ...chosen,
        ...embedder,
        redistributable,
        mergeXrefs,
        signal,
        progress,
      },
      accepts: (report) => allowRejects || asked(report),
    });
    await workspace.stores.close(target);
    return report;
  });
}

const LISTED_REJECTS = 100;

/** True where few rows are rejected; else a person is asked, by a failure of its own. */
function asked(report: ImportReport): true {
  if (areFewRejects(report)) return true;
  const { rejected, rejects } = report;
  const first = rejects.slice(0, LISTED_REJECTS);
  throw new FailureError({ kind: "rejects-many", rejected, all: elementTotal(report), rejects: first });
}

type PreviewInput = z.output<Requests["import:preview"]["input"]>;

/** Looks at the beginnings of files and writes no graph. */
async function previewUploads({ files, ...how }: PreviewInput, task: Task): Promise<ImportPreview> {
  return withBeginnings(files, task, (sampled) =>
    previewImport({ files: sampled, ...how, signal: task.signal }),
  );
}
