import type { Span } from "./reading-view";

const LONGEST = 200;

/** The letters that a person selected in the text, as offsets into the work; null for none, or for more than a name can be. */
export function selectedLetters(pane: HTMLElement | null): Span | null {
  const selection = getSelection();
  if (pane === null || selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  const start = letterAt(pane, startContainer, startOffset);
  const end = letterAt(pane, endContainer, endOffset);
  if (start === null || end === null) return null;
  // Blanks at the edges belong to no name.
  const letters = selection.toString();
  const lead = letters.length - letters.trimStart().length;
  const trail = letters.length - letters.trimEnd().length;
  const span = { start: start + lead, end: end - trail };
  return span.start < span.end && span.end - span.start <= LONGEST ? span : null;
}

function letterAt(pane: HTMLElement, node: Node, offset: number): number | null {
  const piece = node.parentElement?.closest("[data-start]");
  if (node.nodeType !== Node.TEXT_NODE || !(piece instanceof HTMLElement) || !pane.contains(piece))
    return null;
  return Number(piece.dataset["start"]) + offset;
}
