/** The shelf of graphs: listing, importing what was uploaded, deleting. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { z } from "zod";
import type { uploadSchema } from "../../../shared/contract";
import { FailureError } from "../../../shared/failure";
import { importGraph } from "../import/import-graph";
import type { SourceFile } from "../import/import-run";
import { describeGraphFile } from "../store/built-in-store";
import { findGraphFile, listGraphFiles, ownGraphPath } from "./graph-files";
import { GraphSummaries } from "./graph-summaries";
import type { Handlers, Task } from "./handlers";
import type { Workplace } from "./workplace";

type Upload = z.infer<typeof uploadSchema>;

export function graphHandlers(
  workplace: Workplace,
): Pick<Handlers, "graph:list" | "graph:import" | "graph:delete"> {
  const summaries = new GraphSummaries(describeGraphFile);
  return {
    "graph:list": () => summaries.list(listGraphFiles(workplace.folders)),
    "graph:import": ({ into, files, embed }, task) => importUploads({ into, files, embed }, task, workplace),
    "graph:delete": async ({ graph }) => {
      const { path, sample } = findGraphFile(graph, workplace.folders);
      if (sample)
        throw new FailureError({ kind: "invalid-request", reason: `“${graph}” came with the product` });
      await workplace.stores.close(path);
      await rm(path);
      return {};
    },
  };
}

async function importUploads(
  { into, files, embed }: { into: string; files: readonly Upload[]; embed: boolean },
  { signal, progress }: Task,
  workplace: Workplace,
) {
  const target = ownGraphPath(into, workplace.folders);
  await mkdir(workplace.folders.graphs, { recursive: true });
  const folder = await mkdtemp(join(tmpdir(), "dragoman-upload-"));
  try {
    const embedder = embed ? { embedder: await workplace.embedder() } : {};
    const sources = await writeUploads(files, folder);
    // Windows replaces no file that is open.
    await workplace.stores.close(target);
    const report = await importGraph({ files: sources, into, target, ...embedder, signal, progress });
    await workplace.stores.close(target);
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Under names of our own: an uploaded name is text to show, never a path. */
function writeUploads(files: readonly Upload[], folder: string): Promise<SourceFile[]> {
  return Promise.all(
    files.map(async ({ name, bytes }, index) => {
      const path = join(folder, `upload-${index.toString()}`);
      await writeFile(path, bytes);
      return { name, path };
    }),
  );
}
