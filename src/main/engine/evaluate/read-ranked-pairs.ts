/** Files of pairs with paths to rank: one JSON object a line. */
import { basename } from "node:path";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { rankedPairSchema, type RankedPair } from "./path-ranking";
import { linesOf } from "./read-questions";

/** The first `limit` pairs; throws FailureError invalid-request at the first line that is none, or where there is none. */
export async function readRankedPairs(path: string, limit = Infinity): Promise<RankedPair[]> {
  const pairs: RankedPair[] = [];
  const file = basename(path);
  let line = 0;
  for await (const text of linesOf(path)) {
    line++;
    if (pairs.length >= limit) break;
    if (text.trim() === "") continue;
    const pair = parsed(text);
    if (pair) pairs.push(pair);
    else {
      const why = message("pair-line");
      throw new FailureError({
        kind: "invalid-request",
        reason: message("no-question-line", { file, line, why }),
      });
    }
  }
  if (pairs.length > 0) return pairs;
  throw new FailureError({ kind: "invalid-request", reason: message("no-question", { file }) });
}

function parsed(text: string): RankedPair | undefined {
  try {
    return rankedPairSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
