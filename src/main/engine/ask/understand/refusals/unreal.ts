/** What did not happen, or no longer holds ("who almost directed A", "A's former boss"): edges tell what holds, and would answer another question. */
import { EXPLAINED } from "../../execute/path-order";
import type { World } from "../../execute/world";
import type { QuestionSpan } from "../../../../../shared/understanding";
import { isContent } from "../question-parts";
import { piecesOf, type Piece } from "../tokens/question-pieces";
import { bestFit } from "./gate";

/** The words that say so of something in the graph's schema; undefined where none do, or the graph itself tells that apart. */
export function unrealIn(question: string, world: World): QuestionSpan | undefined {
  const { pack } = world.parts;
  const pieces = piecesOf(question, pack.decimal);
  const found = [...spansOf(pieces, pack.unreal), ...spansOf(pieces, pack.past)].find(
    (span) => !isOfName(span, world) && !isRead(span, world) && isSaidOfSchema(span, world),
  );
  return found && { text: question.slice(found.start, found.end), ...found };
}

type Span = Pick<Piece, "start" | "end">;

/** Where a pattern over folded words stands in the text. */
function spansOf(pieces: readonly Piece[], pattern: RegExp): Span[] {
  const text = pieces.map(({ word }) => word).join(" ");
  const pieceAt = (place: number) => pieces[text.slice(0, place).split(" ").length - 1]!;
  return [...text.matchAll(pattern)].map(({ 0: told, index }) => ({
    start: pieceAt(index).start,
    end: pieceAt(index + told.trimEnd().length - 1).end,
  }));
}

/** "Almost Famous", "The Late Show": the words are a name's, or a part of one. */
function isOfName({ start, end }: Span, { parts: { named } }: World): boolean {
  return named.some((name) => {
    const isWhole = name.start <= start && name.end >= end;
    return isWhole && (name.end > end || name.start < start || name.text !== name.text.toLowerCase());
  });
}

/** Whether a relation or a kind is called so ("formerly at"), or several words say one thing here ("used to treat"). */
function isRead({ start, end }: Span, { parts: { tokens }, facts, fit }: World): boolean {
  return tokens.some(
    (token) =>
      token.start <= start && token.end >= end && isContent(token) && bestFit(token, facts, fit) >= EXPLAINED,
  );
}

/** Whether the next word that carries something is one of the schema: a story around the question ("I nearly forgot") says nothing of it. */
function isSaidOfSchema({ end }: Span, { parts: { tokens }, facts, fit }: World): boolean {
  const next = tokens.find((token) => token.start >= end && isContent(token));
  return next !== undefined && bestFit(next, facts, fit) >= EXPLAINED;
}
