/** What an answer rests on, and the passages about one node: plain functions over a run and a concordance. */
import type { Concordance, ConcordanceLine } from "../../../shared/evidence";
import type { Evidence } from "../../../shared/graph";
import { fold } from "../../../shared/fold";
import type { Message } from "../../../shared/sentences";
import { KEPT, type Answer, type RunView } from "../../../shared/trace";
import type { Workbench } from "../../state/workbench";
import { drawnOf, type Pictured } from "../explore/explore";

/** One clause of the answer with the kept edges under it, by their rows among the drawn ones. */
export interface Statement {
  readonly said: Message;
  readonly rows: readonly number[];
  /** False where no kept edge stands under it, or one that it rests on was not kept. */
  readonly supported: boolean;
}

/** The clauses of the answer; a run without an answer states nothing. */
export function statementsOf(run: RunView): Statement[] {
  if (run.answers.length === 0) return [];
  const drawn = new Map(Array.from(run.edges.row, (row, at) => [row, at]));
  return run.clauses.map(({ said, edges }) => {
    const rows = edges.flatMap((row) => drawn.get(row) ?? []);
    const kept = rows.filter((at) => run.edges.verdict[at] === KEPT);
    return { said, rows: kept, supported: kept.length > 0 && kept.length === edges.length };
  });
}

/** True where answers stand although the question names nothing of the graph: they start from what only sounds alike. */
export function isGuess({ notes, answers }: Pick<RunView, "notes" | "answers">): boolean {
  return answers.length > 0 && notes.some(({ kind }) => kind === "names-nothing");
}

/** Answers at no kept edge: ranked, but nothing in the kept subgraph speaks for them. */
export function unsupportedAnswers(run: RunView): Answer[] {
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

export const CONCORDANCE_ORDERS = ["graph", "before", "after", "relation"] as const;
export type ConcordanceOrder = (typeof CONCORDANCE_ORDERS)[number];

/** A line in three parts around the name; the whole passage after it where it does not name the node. */
export interface KeywordLine {
  readonly line: ConcordanceLine;
  readonly before: string;
  readonly keyword: string;
  readonly after: string;
}

/** Most characters shown before and after the name. */
const AROUND = 160;

/** Lines that hold `wanted` (folded; anywhere in passage, triple or source) in the order asked for. */
export function keywordLines({ lines }: Concordance, wanted: string, order: ConcordanceOrder): KeywordLine[] {
  const text = fold(wanted);
  const holds = ({ passage, source, relation, target }: ConcordanceLine): boolean =>
    fold([passage.text, passage.source, source, relation, target].join(" ")).includes(text);
  const shown = lines.filter((line) => text === "" || holds(line)).map(aroundKeyword);
  const key = SORT_KEYS[order];
  return key === null ? shown : sortedBy(shown, key);
}

const SORT_KEYS: Readonly<Record<ConcordanceOrder, ((line: KeywordLine) => string) | null>> = {
  graph: null,
  // As concordances are read: from the name outwards.
  before: ({ before }) => fold(before).split(" ").reverse().join(" "),
  after: ({ after }) => fold(after),
  relation: ({ line }) => fold(line.relation),
};

function sortedBy(lines: readonly KeywordLine[], key: (line: KeywordLine) => string): KeywordLine[] {
  const keyed = lines.map((line) => ({ line, key: key(line) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ line }) => line);
}

function aroundKeyword(line: ConcordanceLine): KeywordLine {
  const { text } = line.passage;
  if (line.start < 0) return { line, before: "", keyword: "", after: clippedEnd(text) };
  const before = inOneLine(text.slice(0, line.start));
  return {
    line,
    before: before.length > AROUND ? `…${before.slice(-AROUND)}` : before,
    keyword: inOneLine(text.slice(line.start, line.end)),
    after: clippedEnd(text.slice(line.end)),
  };
}

function clippedEnd(text: string): string {
  const line = inOneLine(text);
  return line.length > AROUND ? `${line.slice(0, AROUND)}…` : line;
}

/** Line breaks and runs of blanks as one blank each. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
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

/** Passages, each once, with the edges' words that it stands under: one passage speaks of many edges. */
export function passagesOnce(lines: readonly ConcordanceLine[]): ConcordanceLine[] {
  const seen = new Map<string, ConcordanceLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.passage.text, line.passage.source]);
    if (!seen.has(key)) seen.set(key, line);
  }
  return [...seen.values()];
}
