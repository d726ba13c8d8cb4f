/** Which of the entities that a question may or may not name fit what the others lead to. */
import { rowsOfNodes } from "../candidate-rows";
import type { CandidateGraph } from "../../../../shared/graph";
import type { StepIndex } from "./paths/path-steps";
import type { TopicGroup } from "./topic-groups";

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
