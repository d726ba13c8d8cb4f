/** What a Dragoman to be killed does over and over, in this order, once for each version. */
export const KINDS = ["import", "csv", "jsonl", "ledger", "session", "connection", "title", "build"] as const;
export type Kind = (typeof KINDS)[number];

/** Edges of the graph of a version: each version has others than the one before. */
export function edgesOf(version: number): number {
  return 300 + (version % 7);
}

/** The two characters of the text of a version: its number in letters. */
export function castOf(version: number): [string, string] {
  const letters = [...String(version)].map((digit) => "abcdefghij"[Number(digit)]!).join("");
  return [`Mara${letters}`, `Trica${letters}`];
}
