/** Names told by their last word alone ("Gauguin"): whole names that end with it. */
import { words } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import type { Span } from "../../store/question-words";
import { lookUp, type LookUpPorts } from "./look-up";

/** Names looked at for one word; where more have it, it is no last name. */
const MOST = 24;
const LONGEST = 4;

/** A node whose name ends with a word. */
export interface FullName {
  readonly node: number;
  readonly name: string;
}

/** The names of at most four words that end with this one, of these labels (none: any), the best joined first. */
export async function fullNames(
  word: string,
  ports: LookUpPorts,
  labels: readonly number[] = [],
): Promise<FullName[]> {
  const [last, ...more] = words(word);
  if (last === undefined || more.length > 0) return [];
  const found = await lookUp({ by: "prefix", text: last, k: MOST }, ports);
  const { names, labels: own } = await ports.store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const isAsked = (at: number) => labels.length === 0 || labels.includes(own[at]!);
  return found
    .map(({ node }, at) => ({ node, name: names[at]!, isAsked: isAsked(at) }))
    .filter(({ name, isAsked }) => isAsked && isLastOf(last, name))
    .map(({ node, name }) => ({ node, name }));
}

function isLastOf(last: string, name: string): boolean {
  const all = words(name);
  const isWritten = /^[\p{Lu}\p{N}]/u.test(name.split(/[\s_]/).at(-1) ?? "");
  return all.length > 1 && all.length <= LONGEST && all.at(-1) === last && isWritten;
}

/** The one node that a capitalised word is the last name of; none where several are called so. */
export async function linkLastName(question: string, span: Span, ports: LookUpPorts): Promise<ScoredNode[]> {
  const found = await fullNames(question.slice(span.start, span.end), ports);
  const distinct = new Set(found.map(({ name }) => name));
  return distinct.size === 1 ? found.map(({ node }) => ({ node, score: 0.9, mention: span })) : [];
}
