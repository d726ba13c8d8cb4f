/** Puts a work's text together block by block: front matter, then the body, then the notes. */
import type { Block, BlockKind, Chapter } from "./work";

interface Piece {
  readonly kind: BlockKind;
  readonly text: string;
  /** Whether it follows the one before on the next line: verses. */
  readonly isLine: boolean;
}

export class WorkText {
  private readonly pieces: Piece[] = [];
  private readonly notes: Piece[] = [];

  /** Adds a block; one without letters or signs is left out. */
  add(kind: BlockKind, text: string, isLine = false): void {
    const clean = text.replace(/\s+/gu, " ").trim();
    if (clean !== "") (kind === "note" ? this.notes : this.pieces).push({ kind, text: clean, isLine });
  }

  get isEmpty(): boolean {
    return !this.pieces.some(({ kind }) => kind === "body");
  }

  /** Notes are part of the body where `readsNotes`. */
  finish(readsNotes: boolean): { text: string; blocks: Block[]; chapters: Chapter[] } {
    const blocks: Block[] = [];
    let text = "";
    for (const piece of [...this.pieces, ...this.notes]) {
      if (text !== "") text += piece.isLine ? "\n" : "\n\n";
      blocks.push({ kind: piece.kind, start: text.length, end: text.length + piece.text.length });
      text += piece.text;
    }
    return { text, blocks, chapters: chaptersOf(text, blocks, readsNotes) };
  }
}

/** Chapters by the headings of the body; what stands before the first heading is one without a title. */
export function chaptersOf(text: string, blocks: readonly Block[], readsNotes: boolean): Chapter[] {
  const body = blocks.filter(
    ({ kind }) => kind === "body" || kind === "heading" || (readsNotes && kind === "note"),
  );
  const starts: { title: string; start: number }[] = [];
  body.forEach((block, at) => {
    const heading = block.kind === "heading";
    const goesOn = heading && body[at - 1]?.kind === "heading";
    if (goesOn) starts.at(-1)!.title += ` ${text.slice(block.start, block.end)}`;
    else if (heading || at === 0)
      starts.push({ title: heading ? text.slice(block.start, block.end) : "", start: block.start });
  });
  const end = body.at(-1)?.end ?? 0;
  return starts.map(({ title, start }, at) => ({
    title: title.slice(0, 120),
    start,
    end: starts[at + 1]?.start ?? end,
  }));
}
