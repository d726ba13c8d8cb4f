/** A file's name without the `.gz` of a packed one. */
export function gunzipName(name: string): string {
  return name.replace(/\.gz$/i, "");
}
