/** A file's name without the `.gz` of a packed one. */
export declare function gunzipName(name: string): string;
