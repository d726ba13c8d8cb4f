import type { ScoredNode } from "../../../../shared/graph";
import type { Span } from "../../store/question-words";

/** Names that a question holds. */
export interface LinkedNames {
  /** Best first, namesakes together; `mention` says where, `edits` how far from the name. */
  readonly nodes: readonly ScoredNode[];
  /** Parts written as names, or in quotation marks or brackets, that are no name of the graph. */
  readonly unknown: readonly Span[];
}

/** Whether the word at `start` is written as a name: the first word of a question has a capital anyway. */
export function isCapital(question: string, start: number): boolean {
  return start > 0 && /^\p{Lu}/u.test(question.slice(start));
}
