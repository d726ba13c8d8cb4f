/** Whether files stay what they are while they are read: what another program goes on writing would be half of it. */
import { stat } from "node:fs/promises";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "./import-run";

/** Looks at the files; what it gives refuses the first of them that has changed or gone since. */
export async function watchFiles(files: readonly SourceFile[]): Promise<() => Promise<void>> {
  const before = await Promise.all(files.map(stampOf));
  return async () => {
    for (const [at, file] of files.entries())
      if ((await stampOf(file)) !== before[at]) refuse(file, message("file-changed"));
  };
}

async function stampOf({ path }: SourceFile): Promise<string> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found ? [found.dev, found.ino, found.size, found.mtimeNs].join() : "";
}
