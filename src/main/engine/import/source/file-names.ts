/** What files are called. */
import { sep } from "node:path";

/** A file's name without the `.gz` of a packed one. */
export function gunzipName(name: string): string {
  return name.replace(/\.gz$/i, "");
}

/** Names of files by their paths: the last part, with the folders before it where that alone would be another file's name, too. */
export function distinctNames(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split(sep).filter((part) => part !== ""));
  const longest = Math.max(...parts.map((all) => all.length));
  return parts.map((own, at) => {
    for (let count = 1; count <= longest; count++) {
      const name = own.slice(-count).join("/");
      const isShared = parts.some((other, index) => index !== at && other.slice(-count).join("/") === name);
      if (!isShared) return name;
    }
    return own.at(-1) ?? "";
  });
}
