/** The passages behind the triples of a report, each with its source and references. */
import type { Evidence } from "../../../shared/graph";
import { printedOnce } from "../../../shared/documents/nearest-passages";
import type { Block, Line } from "./blocks";
import type { ReportWords } from "./report-words";
import type { RunDocument } from "./run-document";
import type { RunEdgeRow } from "./run-rows";

const MOST_PASSAGES = 500;
/** Characters kept on each side of the statement, and of a passage that marks none. */
const AROUND = 600;

/** Nothing where no triple has evidence. As the window tells it: triples in the order of the clauses that rest on them, each passage once. */
export function evidenceBlocks(
  edges: readonly RunEdgeRow[],
  {
    clauses,
    chains,
    understanding,
    rows,
  }: Pick<RunDocument, "clauses" | "chains" | "understanding" | "rows">,
  words: ReportWords,
): Block[] {
  const behind = inOrderOf(
    clauses.flatMap((clause) => clause.edges),
    edges,
  ).filter(({ edge }) => edge.evidence.length > 0);
  if (behind.length === 0) return [];
  const told = printedOnce(
    { chains, understanding },
    behind.map(({ edge }) => edge.evidence),
  ).map((one) => one!);
  const blocks: Block[] = [{ kind: "heading", text: words.evidence }];
  let left = MOST_PASSAGES;
  for (const [at, { edge, triple }] of behind.entries()) {
    if (left <= 0) break;
    const passages = told[at]!.fresh.slice(0, left);
    left -= passages.length;
    const above = told[at]!.fresh.length === 0 ? [" ", words.passagesAbove] : [];
    blocks.push({ kind: "paragraph", line: [...tripleLine(edge, triple, rows.names), ...above] });
    blocks.push(...passages.map(passageBlock));
  }
  const all = told.reduce((sum, { fresh }) => sum + fresh.length, 0);
  const cut = words.passagesCut(MOST_PASSAGES, all);
  return all > MOST_PASSAGES ? [...blocks, { kind: "paragraph", line: [cut] }] : blocks;
}

/** Edges with their numbers in the report: those whose rows come first in `first`, then the others as they are numbered. */
function inOrderOf(first: readonly number[], edges: readonly RunEdgeRow[]) {
  const place = new Map([...first].reverse().map((row, at) => [row, first.length - at] as const));
  const placeOf = ({ row }: RunEdgeRow) => place.get(row) ?? Number.POSITIVE_INFINITY;
  const numbered = edges.map((edge, at) => ({ edge, triple: at + 1 }));
  return numbered.sort((a, b) => Math.sign(placeOf(a.edge) - placeOf(b.edge)) || a.triple - b.triple);
}

function tripleLine(
  { source, relation, target, undirected }: RunEdgeRow,
  triple: number,
  names: readonly string[],
): Line {
  const mark = undirected ? "—" : "→";
  return [{ triple }, " ", { strong: `${names[source]!} — ${relation} ${mark} ${names[target]!}` }];
}

function passageBlock(evidence: Evidence): Block {
  const { source, references } = evidence;
  const sources = [source, ...references].filter((text) => text !== "");
  return { kind: "quote", line: passageLine(evidence), sources };
}

function passageLine({ text, start, end }: Evidence): Line {
  if (start === undefined || end === undefined || start >= end || end > text.length) {
    return text === "" ? [] : [text.length > 2 * AROUND ? `${text.slice(0, 2 * AROUND)}…` : text];
  }
  const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, end + AROUND)];
  return [
    (from > 0 ? "…" : "") + text.slice(from, start),
    { mark: text.slice(start, end) },
    text.slice(end, to) + (to < text.length ? "…" : ""),
  ];
}
