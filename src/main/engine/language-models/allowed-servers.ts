/** Hosts of language models on other machines that the person allowed, in one file: asked for once, kept until taken back. */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { replaceFile } from "../records/whole-file";

const fileSchema = z.object({ allowed: z.array(z.string()) });

/** "HOST:PORT" of each; none where the file is missing or unreadable. */
export async function allowedServers(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch(() => "");
  try {
    return fileSchema.parse(JSON.parse(text)).allowed;
  } catch {
    return [];
  }
}

/** Allows one more. */
export async function allowServer(path: string, host: string): Promise<void> {
  const known = await allowedServers(path);
  if (known.includes(host)) return;
  replaceFile(path, `${JSON.stringify({ allowed: [...known, host].sort() }, null, 2)}\n`);
}
