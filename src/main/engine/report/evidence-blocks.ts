/** The passages behind the triples of a report, each with its source and references. */
import type { Evidence } from "../../../shared/graph";
import type { Block, Line } from "./blocks";
import type { ReportWords } from "./report-words";
import type { RunEdgeRow } from "./run-rows";

const MOST_PASSAGES = 500;
/** Characters kept on each side of the statement, and of a passage that marks none. */
const AROUND = 600;

/** Nothing where no triple has evidence. */
export function evidenceBlocks(
  edges: readonly RunEdgeRow[],
  names: readonly string[],
  words: ReportWords,
): Block[] {
  const behind = edges
    .map((edge, at) => ({ edge, triple: at + 1 }))
    .filter(({ edge }) => edge.evidence.length > 0);
  if (behind.length === 0) return [];
  const all = behind.reduce((sum, { edge }) => sum + edge.evidence.length, 0);
  const blocks: Block[] = [{ kind: "heading", text: words.evidence }];
  let left = MOST_PASSAGES;
  for (const { edge, triple } of behind) {
    if (left <= 0) break;
    const { source, relation, target, undirected } = edge;
    const mark = undirected ? "—" : "→";
    const line: Line = [
      { triple },
      " ",
      { strong: `${names[source]!} — ${relation} ${mark} ${names[target]!}` },
    ];
    const passages = edge.evidence.slice(0, left);
    left -= passages.length;
    blocks.push({ kind: "paragraph", line }, ...passages.map(passageBlock));
  }
  const cut = words.passagesCut(MOST_PASSAGES, all);
  return all > MOST_PASSAGES ? [...blocks, { kind: "paragraph", line: [cut] }] : blocks;
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
