import type { ScoredNode } from "../../../../shared/graph";
import { spansTouch, type Span } from "../../store/question-words";

/** Names that a question holds. */
export interface LinkedNames {
  /** Best first, namesakes together; `mention` says where, `edits` how far from the name. */
  readonly nodes: readonly ScoredNode[];
  /** Parts written as names, or in quotation marks or brackets, that are no name of the graph. */
  readonly unknown: readonly Span[];
}

/** Whether a name stands there as it is written. */
export const isNamedAt = ({ nodes }: LinkedNames, span: Span): boolean =>
  nodes.some(({ mention, edits = 0 }) => edits === 0 && mention !== undefined && spansTouch(mention, span));

/** The links with these, which have places, instead of what they touch. */
export function withLinks(linked: LinkedNames, others: readonly ScoredNode[]): LinkedNames {
  if (others.length === 0) return linked;
  const isFree = (span?: Span) => !span || !others.some(({ mention }) => spansTouch(span, mention!));
  return {
    nodes: [...others, ...linked.nodes.filter(({ mention }) => isFree(mention))],
    unknown: linked.unknown.filter(isFree),
  };
}

/** Whether the word at `start` is written as a name: the first word of a question has a capital anyway. */
export function isCapital(question: string, start: number): boolean {
  return start > 0 && /^\p{Lu}/u.test(question.slice(start));
}
