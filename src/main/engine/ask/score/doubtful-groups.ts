/** Which of the entities that a question may or may not name fit what the others lead to. */
import { rowsOfNodes } from "../candidate-rows";
import type { CandidateGraph } from "../../../../shared/graph";
import type { StepIndex } from "./paths/path-steps";
import { spansOf, type TopicGroup } from "./topic-groups";
import { listNames } from "../wording";
import { message, type Message } from "../../../../shared/sentences/sentences";

/** Whether the question's words for this entity are as likely no name. */
export function isDoubtful(group: TopicGroup): boolean {
  return group.every(({ doubtful }) => doubtful === true);
}

/** The groups of which an entity is one edge away from one of the node rows `answers`: "horror" fits films, "life" fits no director. */
export function fittingGroups(
  groups: readonly TopicGroup[],
  answers: ReadonlySet<number>,
  graph: CandidateGraph,
  index: StepIndex,
): TopicGroup[] {
  return groups.filter((group) =>
    rowsOfNodes(graph, group).some((row) =>
      index.ends.subarray(index.starts[row], index.starts[row + 1]).some((end) => answers.has(end)),
    ),
  );
}

/** The words of `groups` that are not among those `taken`, each once. */
export function wordsNotTaken(
  question: string,
  groups: readonly TopicGroup[],
  taken: readonly TopicGroup[],
): string[] {
  const spans = groups.filter((group) => !taken.includes(group)).flatMap(spansOf);
  return [...new Set(spans.map(({ start, end }) => question.slice(start, end)))];
}

export function notesOnDoubt(words: readonly string[]): Message[] {
  return words.length === 0 ? [] : [message("not-taken-as-names", { names: listNames(words, words.length) })];
}
