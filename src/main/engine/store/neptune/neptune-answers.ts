/** What Neptune answers with, read as rows. */
import { z } from "zod";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { Answer } from "./http-door";

/** Answers are foreign: what is not a list of rows is a failure, also where the status says all is well. */
export function toRows<T>({ body }: Answer, row: z.ZodType<T>): T[] {
  const parsed = z.object({ results: z.array(row) }).safeParse(fromJson(body));
  if (parsed.success) return parsed.data.results;
  throw new ReasonError(message("neptune-answer-foreign"));
}

/** Throws ReasonError where the answer was cut off. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A query that fails while its rows are already being sent ends in the middle of them.
    throw new ReasonError(message("neptune-answer-short"));
  }
}
