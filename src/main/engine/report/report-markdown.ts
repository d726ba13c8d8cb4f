/** A report as Markdown (CommonMark with GitHub's tables); no text of a graph can become markup. */
import type { Block, Line, Piece, Table } from "./blocks";

/** The whole document, ending in one line end. */
export function markdownReport(blocks: readonly Block[]): string {
  return `${blocks.map(toText).join("\n\n")}\n`;
}

function toText(block: Block): string {
  switch (block.kind) {
    case "title":
      return `# ${escapeMarkdown(block.text)}`;
    case "heading":
      return `## ${escapeMarkdown(block.text)}`;
    case "paragraph":
      return lineText(block.line);
    case "list":
      return block.items
        .flatMap(({ line, under }) => [`- ${lineText(line)}`, ...under.map((one) => `  - ${lineText(one)}`)])
        .join("\n");
    case "quote": {
      const rows = [
        ...(block.line.length > 0 ? [lineText(block.line)] : []),
        ...block.sources.map((text) => `— ${escapeMarkdown(text)}`),
      ];
      return rows.map((row) => `> ${row}`).join("\n>\n");
    }
    case "picture":
      // GitHub and most readers drop inline SVG, and a data address would be longer than the report.
      return escapeMarkdown(block.elsewhere);
    case "table":
      return tableText(block);
  }
}

function tableText({ head, rows, numbers }: Table): string {
  const rule = head.map((_, at) => (numbers.includes(at) ? "---:" : "---"));
  const record = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    record(head.map(escapeMarkdown)),
    record(rule),
    ...rows.map((row) => record(row.map(lineText))),
  ].join("\n");
}

function lineText(line: Line): string {
  return line.map(pieceText).join("");
}

function pieceText(piece: Piece): string {
  if (typeof piece === "string") return escapeMarkdown(piece);
  if ("triple" in piece) return `\\[${piece.triple.toString()}\\]`;
  return strong("strong" in piece ? piece.strong : piece.mark);
}

const LETTER = /[\p{L}\p{N}]/u;

/** Stars beside blanks or punctuation do not stand out, so they go around the text from its first letter to its last. */
function strong(text: string): string {
  const first = text.search(LETTER);
  let end = text.length;
  while (end > first && !LETTER.test(text.charAt(end - 1))) end -= 1;
  if (first < 0 || end <= first) return escapeMarkdown(text);
  const [before, core, after] = [text.slice(0, first), text.slice(first, end), text.slice(end)];
  return `${escapeMarkdown(before)}**${escapeMarkdown(core)}**${escapeMarkdown(after)}`;
}

const REFERENCES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

/** A text that every reader of Markdown shows as it is; characters no page can show become U+FFFD. */
export function escapeMarkdown(text: string): string {
  return (
    text
      .replace(/[\0-\x08\x0B\x0C\x0E-\x1F]|\p{Surrogate}/gu, "\uFFFD")
      .replace(/[\\`*_{}[\]#|~@$]/g, "\\$&")
      // Addresses would become links, names of emoji pictures.
      .replace(/:(?=\/\/|[\w+-]+:)/g, "\\:")
      .replace(/(www)(\.)/gi, "$1\\$2")
      // At the start of a line: lists, and rules that make a heading of the line before.
      .replace(/^(\s*)([-+=])(?=[\s=-]|$)/, "$1\\$2")
      .replace(/^(\s*\d+)([.)])(?=\s|$)/, "$1\\$2")
      .replace(/[&<>\n\r\t]/g, (character) => REFERENCES[character]!)
  );
}
