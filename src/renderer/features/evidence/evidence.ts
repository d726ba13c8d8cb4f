/** What an answer rests on, and the passages about one node: plain functions over a run and a concordance. */
import type { Evidence } from "../../../shared/graph";
import type { Message } from "../../../shared/sentences/sentences";
import { KEPT, type Answer, type RunView, type SaidClause } from "../../../shared/trace";
import { graphAtHand, type Workbench } from "../../state/workbench";
import { isReading } from "../understood/read-freely";
import { besideRefusal, isAnswered } from "../understood/understood";
import { drawnOf, type Pictured } from "../explore/explore";

/** One clause of the answer with the kept edges under it, by their rows among the drawn ones. */
export interface Statement {
  readonly said: Message;
  readonly rows: readonly number[];
  /** False where no kept edge stands under it, or one that it rests on was not kept. */
  readonly supported: boolean;
  /** True where it tells what the graph does not say: no edge can stand under it. */
  readonly byAbsence: boolean;
  /** True where it was computed from what nodes say of themselves, their kinds and properties: no edge is needed under it. */
  readonly byNodes: boolean;
}

/** Whether a statement wants an edge under it that is not there. */
export const isUnsupported = ({ supported, byAbsence, byNodes }: Statement): boolean =>
  !supported && !byAbsence && !byNodes;

/** Clauses that open an answer, and state nothing that the ones behind them do not. */
const OPENINGS = new Set([
  ...["answers-because", "counted", "counted-least"],
  ...["yes", "no", "yes-named", "no-named"],
]);

/** The clauses behind those that open the answer: a list, a number or a yes stands above them already, and so does how the question was read. */
export function statingOf({ clauses }: Pick<RunView, "clauses">): readonly SaidClause[] {
  const told = clauses.filter(({ said }) => !isReading(said));
  const stating = told.filter(({ said }) => !OPENINGS.has(said.kind));
  return stating.length > 0 ? stating : told;
}

/** The clauses of the answer, of a refusal those beside it that edges stand under; what opens the answer only where nothing follows. */
export function statementsOf(run: RunView): Statement[] {
  const stating = isAnswered(run)
    ? statingOf(run)
    : besideRefusal(run).filter(({ edges }) => edges.length > 0);
  const drawn = new Map(Array.from(run.edges.row, (row, at) => [row, at]));
  return stating.map(({ said, edges }) => {
    const rows = edges.flatMap((row) => drawn.get(row) ?? []);
    const kept = rows.filter((at) => run.edges.verdict[at] === KEPT);
    const byAbsence = said.kind === "answers-by-absence";
    const supported = kept.length > 0 && kept.length === edges.length;
    return {
      ...{ said, rows: kept, supported, byAbsence },
      byNodes: !byAbsence && edges.length === 0 && isComputed(run),
    };
  });
}

/** Whether the answer was computed from nodes' kinds and properties, or from edges, rather than looked up. */
const isComputed = ({ understanding }: RunView): boolean => (understanding?.operations.length ?? 0) > 0;

/** True where answers stand although the question names nothing of the graph: they start from what only sounds alike. */
export function isGuess({ notes, answers }: Pick<RunView, "notes" | "answers">): boolean {
  return answers.length > 0 && notes.some(({ kind }) => kind === "names-nothing");
}

/** Answers at no kept edge: ranked, but nothing in the kept subgraph speaks for them. None where they answer by what is not said of them, or by what they say themselves. */
export function unsupportedAnswers(run: RunView): Answer[] {
  if (run.clauses.some(({ said }) => said.kind === "answers-by-absence")) return [];
  if (isComputed(run) && run.clauses.every(({ edges }) => edges.length === 0)) return [];
  const { source, target, verdict } = run.edges;
  const held = new Set<number>();
  verdict.forEach((code, at) => {
    if (code !== KEPT) return;
    for (const end of [source[at]!, target[at]!]) held.add(run.nodes.handle[end]!);
  });
  return run.answers.filter(({ node }) => !held.has(node));
}

/** A triple with all its passages as one line of plain text to paste elsewhere; `quote` puts a text between quotation marks. */
export function citationOf(
  triple: string,
  graph: string,
  passages: readonly Evidence[],
  quote: (text: string) => string,
): string {
  const cited = passages.map(({ text, source, references }) =>
    [text.trim() && quote(text.trim()), source, references.join("; ")].filter(Boolean).join(", "),
  );
  return [triple, ...cited.filter(Boolean)].map((part) => `${part}. `).join("") + `(${graph})`;
}

/** The node whose passages are read in context: the selected one; while nothing is selected or read yet, the first answer. */
export function nodeInContext(state: Workbench): { readonly node: number; readonly name: string } | null {
  const isRead = state.concordance?.graph === graphAtHand(state);
  if (state.selection !== null || isRead) return nodeToRead(state);
  const first = state.run?.answers[0];
  return first === undefined ? null : { node: first.node, name: first.name || first.id };
}

/** The selected node with its name; null where none is selected, or nothing is known of it yet. */
export function nodeToRead(
  state: Pictured & Pick<Workbench, "selection" | "nodeDetails">,
): { readonly node: number; readonly name: string } | null {
  const { selection, nodeDetails } = state;
  if (selection?.kind !== "node") return null;
  const node = selection.handle;
  const nodes = drawnOf(state)?.nodes;
  const row = nodes?.handle.indexOf(node) ?? -1;
  const known = nodeDetails[node];
  if (row < 0 && known === undefined) return null;
  return { node, name: nodes?.name[row] || (nodes?.id[row] ?? "") || known?.name || (known?.id ?? "") };
}
