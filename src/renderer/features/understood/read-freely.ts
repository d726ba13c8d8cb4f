/** How a question was read whose words are not the graph's: told in a line over the answer, which often is not told as whole because of it. */
import type { Message } from "../../../shared/sentences/sentences";
import type { RunView } from "../../../shared/trace";

/** Words of the question, and what they were taken for. */
export interface WordsRead {
  readonly words: string;
  readonly as: string;
  /** Whether these are the rows of a table, and `as` its file. */
  readonly rows: boolean;
}

/** Sentences that stand among an answer's clauses and tell only how the question was read. */
const READINGS: ReadonlySet<string> = new Set(["matched", "rows-read-as", "end-guessed", "read-otherwise"]);

export const isReading = ({ kind }: Message): boolean => READINGS.has(kind);

/** Whether any of the question's words were read as the graph's. */
export const hasReadings = ({ clauses }: Pick<RunView, "clauses">): boolean =>
  clauses.some(({ said }) => isReading(said));

/** True where the answer holds only as far as the question was read rightly, which is not sure. */
export const isReadFreely = ({ clauses, answer }: Pick<RunView, "clauses" | "answer">): boolean =>
  answer?.complete !== true && hasReadings({ clauses });

/** Words that were read with what they were taken for, each once; the whole question where only the word that opens it was: "Who" says nothing of how it was read. */
export function wordsRead({ clauses, question }: Pick<RunView, "clauses" | "question">): WordsRead[] {
  const opening = question.trim().split(/\s/u)[0] ?? "";
  const told = (words: string): string => (words === opening ? question : words);
  const found = new Map<string, WordsRead>();
  for (const { said } of clauses) {
    const { words, relation, written, file } = said.values;
    if (said.kind === "matched" && typeof words === "string" && typeof relation === "string")
      found.set(`${words} ${relation}`, { words: told(words), as: relation, rows: false });
    if (said.kind === "rows-read-as" && typeof written === "string" && typeof file === "string")
      found.set(`${written} ${file}`, { words: written, as: file, rows: true });
  }
  return [...found.values()];
}

/** What else may be meant: the other reading's answer, and an end of a scale that nothing tells. */
export function doubtsOf({ clauses }: Pick<RunView, "clauses">): Message[] {
  return clauses
    .map(({ said }) => said)
    .filter(({ kind }) => kind === "end-guessed" || kind === "read-otherwise");
}
