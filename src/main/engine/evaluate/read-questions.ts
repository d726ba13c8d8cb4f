/** Question files for `evaluate`: one JSON object a line. */
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { Reject } from "../../../shared/import/requests";
import { FailureError } from "../../../shared/failure";
import { GOLD_FIELDS, goldTripleSchema, withGold } from "../../../shared/gold";
import { message, type Reason, say } from "../../../shared/sentences/sentences";
import { readReason } from "../../../shared/sentences/read-reasons";
import { issueReason } from "../../../shared/sentences/value-issues";

const formGoldFields = {
  a_entity: z.array(z.string()).default([]),
  value: z.union([z.number(), z.boolean(), z.null()]).optional(),
  order: z.array(z.union([z.number(), z.string()])).optional(),
  may: z.array(z.string()).optional(),
};

/**
 * Entities are names or ids; `paths` are the gold reasoning paths as triples in the direction of the graph. `form` (where it is one of FORMS), `value` and `refuse`
 * say what is right beyond a list of answers (judge-form.ts); only with a value or a refusal may there be no answer. Other fields stay, for `--by`.
 */
const evaluationQuestionSchema = z
  .looseObject({
    ...GOLD_FIELDS,
    ...formGoldFields,
    refuse: z.boolean().optional(),
    readings: z.array(z.object(formGoldFields)).optional(),
    graph: z.array(goldTripleSchema).optional(),
  })
  .refine(({ a_entity, value, refuse }) => a_entity.length > 0 || value !== undefined || refuse === true, {
    path: ["a_entity"],
    message: say("no-gold-answer"),
  });
export type EvaluationQuestion = z.infer<typeof evaluationQuestionSchema>;

export interface QuestionFile {
  readonly questions: readonly EvaluationQuestion[];
  /** Lines that are no question; empty lines are passed over. */
  readonly rejects: readonly Reject[];
}

/** The first `limit` questions of a file; throws FailureError invalid-request when it cannot be read or holds none. */
export async function readQuestions(path: string, limit = Infinity): Promise<QuestionFile> {
  const questions: EvaluationQuestion[] = [];
  const rejects: Reject[] = [];
  let line = 0;
  for await (const text of linesOf(path)) {
    line++;
    if (questions.length >= limit) break;
    if (text.trim() === "") continue;
    const parsed = parseQuestion(text);
    if ("fault" in parsed) rejects.push({ file: basename(path), line, reason: parsed.fault });
    else questions.push(parsed.question);
  }
  if (questions.length === 0) throw noQuestion(basename(path), rejects);
  return { questions, rejects };
}

/** That a file holds no question, and what is wrong with its first line that is none. */
export function noQuestion(file: string, rejects: readonly Reject[]): FailureError {
  const [first] = rejects;
  const reason = first
    ? message("no-question-line", { file, line: first.line, why: first.reason })
    : message("no-question", { file });
  return new FailureError({ kind: "invalid-request", reason });
}

/** The lines of a text file; throws FailureError invalid-request when it cannot be read. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    yield* createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity });
  } catch (thrown) {
    const reason = message("file-unreadable", { file: basename(path), why: readReason(thrown) });
    throw new FailureError({ kind: "invalid-request", reason });
  }
}

/** The question, or why the line is none. */
export function parseQuestion(
  text: string,
): { readonly question: EvaluationQuestion } | { readonly fault: Reason } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: message("line-not-json-value") };
  }
  const parsed = evaluationQuestionSchema.safeParse(withGold(value));
  if (parsed.success) return { question: parsed.data };
  return { fault: issueReason(parsed.error, message("the-line")) };
}
