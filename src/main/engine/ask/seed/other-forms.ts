/** Names by another of their forms that the graph keeps with them: "Alan Campbell" for who is called Alan there, "Hallward" for Basil. */
import { fold } from "../../../../shared/fold";
import type { GraphSchema, ScoredNode } from "../../../../shared/graph";
import type { Span } from "../../store/question-words";
import { lookUp, type LookUpPorts } from "./look-up";

/** The label of what graphs built from texts keep forms of, and the property that says how often which stands: "Basil 115, Hallward 53". */
const [KEPT, FORMS] = ["Entity", "forms"];
const MOST_NODES = 12;
/** Of several with one form the commonest must be so many times commoner than the next. */
const DOMINANT = 3;

/** Whether any node of the graph keeps its forms. */
export function keepsForms({ labels }: GraphSchema): boolean {
  return labels.some(({ name }) => name === KEPT);
}

/** The one node that a span, or its end ("Lord Henry Wotton"), is a form of; none where it may as well be another's. */
export async function linkForms(
  question: string,
  span: Span,
  labels: readonly string[],
  ports: LookUpPorts,
): Promise<ScoredNode[]> {
  for (const own of endsOf(question, span)) {
    const form = fold(question.slice(own.start, own.end));
    const [first, second] = await calledSo(form, labels, ports);
    if (first && first.times >= DOMINANT * (second?.times ?? 0))
      return [{ node: first.node, score: 0.9, mention: own }];
    if (first) return [];
  }
  return [];
}

/** The span, then without its first word, and so on. */
function endsOf(question: string, { start, end }: Span): Span[] {
  const words = [...question.slice(start, end).matchAll(/[\p{L}\p{N}\p{M}]+/gu)];
  return words.map(({ index }) => ({ start: start + index, end }));
}

/** Nodes that have the folded form, with how often they are called so, the commonest first. */
async function calledSo(
  form: string,
  labels: readonly string[],
  ports: LookUpPorts,
): Promise<{ node: number; times: number }[]> {
  const found = await lookUp({ by: "text", text: form, k: MOST_NODES, labels }, ports);
  const nodes = found.map(({ node }) => node);
  const details = await ports.store.nodeDetails(nodes, ports.signal);
  return nodes
    .map((node, at) => ({ node, times: timesOf(form, details[at]?.properties[FORMS]) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times);
}

function timesOf(form: string, forms: unknown): number {
  if (typeof forms !== "string") return 0;
  return forms
    .split(", ")
    .map((one) => /^(.*) (\d+)$/.exec(one))
    .reduce((sum, match) => sum + (match && fold(match[1]!) === form ? Number(match[2]) : 0), 0);
}
