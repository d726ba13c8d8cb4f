import type { Reject } from "../../../shared/import/requests";
import { FailureError } from "../../../shared/failure";
import { MOST_QUESTIONS, type GoldFile, type GoldQuestion } from "../../../shared/gold";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { noQuestion, parseQuestion } from "./read-questions";

const MOST_REJECTS = 1000;
/** Lines between two looks at whether something else waits. */
const PORTION = 2000;

/**
 * The questions of a file's bytes, one JSON object a line; lines that are none are listed, never passed over in silence. Throws
 * FailureError invalid-request where the bytes are no UTF-8 text, or no line is a question; AbortError when cancelled.
 */
export async function loadQuestions(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<GoldFile> {
  const lines = decode(name, bytes).split("\n");
  const questions: GoldQuestion[] = [];
  const rejects: Reject[] = [];
  let [rejected, ownGraphs] = [0, 0];
  const reject = (line: number, reason: Reason): void => {
    rejected++;
    if (rejects.length < MOST_REJECTS) rejects.push({ file: name, line, reason });
  };
  for (const [index, text] of lines.entries()) {
    if (index % PORTION === PORTION - 1) await turn(signal);
    if (text.trim() === "") continue;
    const parsed = parseQuestion(text);
    if ("fault" in parsed) reject(index + 1, parsed.fault);
    else if (parsed.question.a_entity.length === 0) reject(index + 1, message("gold-value-alone"));
    else if (questions.length === MOST_QUESTIONS)
      reject(index + 1, `only ${String(MOST_QUESTIONS)} questions are read`);
    else {
      const { question, q_entity, a_entity, paths, graph } = parsed.question;
      if (graph !== undefined) ownGraphs++;
      questions.push({ line: index + 1, question, q_entity, a_entity, ...(paths && { paths }) });
    }
  }
  if (questions.length === 0) throw noQuestion(name, rejects);
  return { name, questions, rejects, rejected, ownGraphs };
}

async function turn(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new FailureError({ kind: "invalid-request", reason: message("not-utf8-text", { file: name }) });
  }
}
