/** Files of pairs to judge: one JSON object a line. */
import { basename } from "node:path";
import type { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { judgedPairSchema, type JudgedPair } from "./hypotheses";
import { rankedPairSchema, type RankedPair } from "./path-ranking";
import { linesOf } from "./read-questions";

/** The first `limit` pairs with paths; throws FailureError invalid-request at the first line that is none, or where there is none. */
export function readRankedPairs(path: string, limit = Infinity): Promise<RankedPair[]> {
  return readPairs(path, limit, rankedPairSchema, message("pair-line"), strayPath);
}

/** The same of pairs that are said to be true or false. */
export function readJudgedPairs(path: string, limit = Infinity): Promise<JudgedPair[]> {
  return readPairs(path, limit, judgedPairSchema, message("judged-pair-line"));
}

/** A path that does not join the pair would be ranked as if it did, or pass for unknown: why the line cannot be used. */
function strayPath({ a, b, positive, negative }: RankedPair): Reason | undefined {
  const stray = [...positive, ...negative].find(
    (path) => [path[0], path.at(-1)].sort().join("\t") !== [a, b].sort().join("\t"),
  );
  return stray && message("path-of-other-ends", { path: stray.join(" – "), a, b });
}

async function readPairs<T>(
  path: string,
  limit: number,
  schema: z.ZodType<T>,
  why: Reason,
  faultOf?: (pair: T) => Reason | undefined,
): Promise<T[]> {
  const pairs: T[] = [];
  const file = basename(path);
  let line = 0;
  for await (const text of linesOf(path)) {
    line++;
    if (pairs.length >= limit) break;
    if (text.trim() === "") continue;
    const pair = parsed(text, schema);
    const fault = pair === undefined ? why : faultOf?.(pair);
    if (pair === undefined || fault)
      throw new FailureError({
        kind: "invalid-request",
        reason: message("no-question-line", { file, line, why: fault ?? why }),
      });
    pairs.push(pair);
  }
  if (pairs.length > 0) return pairs;
  throw new FailureError({ kind: "invalid-request", reason: message("no-question", { file }) });
}

function parsed<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
