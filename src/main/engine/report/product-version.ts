import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const packageSchema = z.object({ name: z.literal("dragoman"), version: z.string() });

/** Version of the product, from the nearest package.json above this file; "unknown" where there is none. */
export function productVersion(from: string = import.meta.dirname): string {
  const found = packageSchema.safeParse(readPackage(join(from, "package.json")));
  if (found.success) return found.data.version;
  return dirname(from) === from ? "unknown" : productVersion(dirname(from));
}

function readPackage(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
