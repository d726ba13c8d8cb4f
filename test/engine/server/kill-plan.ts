/** What a Dragoman to be killed does over and over, in this order, once for each version. */
export const KINDS = ["import", "csv", "jsonl", "ledger", "session", "connection", "title"] as const;
export type Kind = (typeof KINDS)[number];

/** Edges of the graph of a version: each version has others than the one before. */
export function edgesOf(version: number): number {
  return 300 + (version % 7);
}
