/** Ids of mentions, as the reference makes them: "mention", "_", and the first 16 hexadecimal digits of SHA-1 of the parts joined by U+241F. */
import { createHash } from "node:crypto";
import type { MentionRow } from "../graph-rows";

export function mentionIds(mentions: readonly MentionRow[]): string[] {
  return mentions.map(({ document, start, end }) => {
    const parts = [document, start.toString(), end.toString()];
    return `mention_${createHash("sha1").update(parts.join("\u241f")).digest("hex").slice(0, 16)}`;
  });
}
