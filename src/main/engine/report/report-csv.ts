/** A report as one table: every line begins with the heading that it stands under, so that a spreadsheet can filter by it. */
import type { Block, Line, Piece } from "./blocks";
import { csvRecord } from "./csv-record";

/** All of the report but its picture; tables keep their heads and columns. */
export function csvReport(blocks: readonly Block[]): string {
  let heading = "";
  const lines: string[] = [];
  for (const block of blocks) {
    if (block.kind === "title" || block.kind === "heading") heading = block.text;
    for (const cells of cellsOf(block)) lines.push(csvRecord([heading, ...cells]));
  }
  return lines.join("");
}

function cellsOf(block: Block): readonly (readonly string[])[] {
  switch (block.kind) {
    case "title":
      return [[]];
    case "heading":
    case "picture":
      return [];
    case "paragraph":
      return [[lineText(block.line)]];
    case "list":
      return block.items.map(({ line, under }) => [line, ...under].map(lineText));
    case "quote":
      return [[lineText(block.line), ...block.sources]];
    case "table":
      return [block.head, ...block.rows.map((row) => row.map(lineText))];
  }
}

function lineText(line: Line): string {
  return line.map(pieceText).join("");
}

function pieceText(piece: Piece): string {
  if (typeof piece === "string") return piece;
  if ("triple" in piece) return `[${piece.triple.toString()}]`;
  return "strong" in piece ? piece.strong : piece.mark;
}
