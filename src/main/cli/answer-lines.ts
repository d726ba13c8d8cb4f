/** The answers of a run as lines to print. */
import type { RunReport } from "../engine/ask/run/run-report";
import { plain } from "./terminal";

interface Answered extends Pick<RunReport, "answers" | "answersTotal"> {
  readonly answer: RunReport["answer"] | undefined;
}

/** Nodes by rank, or the words of a text; a line says that there is none, and one that more can be listed. */
export function answerLines({ answer, answers, answersTotal }: Answered): string[] {
  const nodes = answers.map(
    ({ name, score }, rank) => `${(rank + 1).toString().padStart(3)}. ${plain(name)}  ${score.toFixed(3)}`,
  );
  const read = answer?.passage === undefined ? [] : (answer.values ?? []);
  const lines = [...nodes, ...read.map((words) => `  “${plain(words)}”`)];
  if (lines.length === 0 && answer?.complete !== true) lines.push("No answer.");
  if (answers.length < answersTotal)
    lines.push(`${answers.length.toString()} of ${answersTotal.toString()} answers; --answers lists more.`);
  return lines;
}
