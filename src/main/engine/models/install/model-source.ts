/** Where a model to be installed comes from: a folder, or a ZIP archive. */
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { ModelSource } from "./source-files";
import { openZip } from "./zip-archive";

/** Throws ReasonError where there is neither a folder nor an archive that can be read. */
export async function openModelSource(path: string): Promise<ModelSource> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ReasonError(message("model-source-missing"));
  return found.isDirectory() ? openFolder(path) : openZip(path);
}

/** One folder below is looked into, as far as models keep files. */
async function openFolder(path: string): Promise<ModelSource> {
  const entries = await readdir(path, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && /^(?:onnx|\d_Pooling)$/.test(entry.name));
  const lists = await Promise.all(
    below.map(async ({ name }) => (await readdir(join(path, name))).map((file) => `${name}/${file}`)),
  );
  const names = [...entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name), ...lists.flat()];
  return {
    names,
    async copy(name, to, most, signal) {
      // A model's folder on this machine may itself be made of links, as the caches of model hubs are.
      const { size } = await stat(join(path, name));
      if (size > most)
        throw new ReasonError(message("model-file-large", { file: name, most: most / (1 << 20) }));
      await pipeline(createReadStream(join(path, name)), createWriteStream(to), { signal });
    },
  };
}
