/** Hosts of language models on other machines that the person allowed, in one file: asked for once, kept until taken back. */
import { z } from "zod";
import { changeKept, readKept, refuseDamaged } from "../records/kept-file";

const fileSchema = z.object({ allowed: z.array(z.string()) });

/** "HOST:PORT" of each; none where there is no file. Throws FailureError where nobody can read it; damage is set aside. */
export function allowedServers(path: string): string[] {
  return readAllowed(path, readKept(path));
}

/** Allows one more. Throws as `allowedServers`, and where it cannot be written. */
export function allowServer(path: string, host: string): void {
  changeKept(path, (text) => {
    const allowed = [...new Set([...readAllowed(path, text), host])].sort();
    return `${JSON.stringify({ allowed }, null, 2)}\n`;
  });
}

function readAllowed(path: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  try {
    return fileSchema.parse(JSON.parse(text)).allowed;
  } catch {
    return refuseDamaged(path);
  }
}
