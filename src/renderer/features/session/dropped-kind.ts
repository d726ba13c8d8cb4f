/** What a file dropped on the window is, by its first words: it may have been renamed. */
import { withGold } from "../../../shared/gold";

export type DroppedKind = "session" | "trace" | "questions" | "graph";

/** Bytes looked at; a line of questions is shorter. */
const HEAD = 65_536;

/** "questions" are those with known answers that bring no graph of their own: with one they can become a graph. Never throws. */
export async function droppedKind(file: File): Promise<DroppedKind> {
  if (/\.dragoman$/i.test(file.name)) return "session";
  const head = await file
    .slice(0, HEAD)
    .text()
    .catch(() => "");
  if (head.startsWith('{"kind":"dragoman-trace"')) return "trace";
  return isQuestion(head.trimStart().split("\n", 1)[0]!) ? "questions" : "graph";
}

function isQuestion(line: string): boolean {
  try {
    const value = withGold(JSON.parse(line)) as Record<string, unknown> | null;
    return typeof value?.["question"] === "string" && Array.isArray(value["a_entity"]) && !("graph" in value);
  } catch {
    return false;
  }
}
