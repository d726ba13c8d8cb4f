/** A file's name without the `.gz` of a packed one. */
export function gunzipName(name) {
  return name.replace(/\.gz$/i, "");
}
