/** Words of a question that are plainly meant otherwise than they are written: "more then 5", "under an hour". */
import type { LanguagePack } from "../pack";
import type { Piece } from "./question-pieces";

/** The pieces with such words as they are meant, in their places. */
export const meantPieces = (pieces: readonly Piece[], question: string, pack: LanguagePack): Piece[] =>
  withSlips(withSigns(pieces, question), question, pack);

/** "Below | minus | 80", "under | -80": a number below zero; but "5-10", "COX-1", "A minus 3". */
function withSigns(pieces: readonly Piece[], question: string): Piece[] {
  const isNumber = (piece: Piece | undefined) => piece !== undefined && /^\d/.test(piece.word);
  const isTold = (at: number) =>
    pieces[at]?.word === "minus" && isNumber(pieces[at + 1]) && BEFORE_SIGN.test(pieces[at - 1]?.word ?? "");
  return pieces.flatMap((piece, at) => {
    if (isTold(at)) return [];
    const isBelow =
      isNumber(piece) && (isTold(at - 1) || /(?:^|[\s(])[-−]$/u.test(question.slice(0, piece.start)));
    return isBelow ? { ...piece, word: `-${piece.word}` } : piece;
  });
}

/** What a number below zero may be told behind by a word: otherwise something is taken away from something. */
const BEFORE_SIGN =
  /^(?:than|below|under|above|over|at|is|are|was|of|to|between|and|from|reach|de|sub|peste|la|sau|or|intre|si)$/;

function withSlips(pieces: readonly Piece[], question: string, pack: LanguagePack): Piece[] {
  const { one, slips, units } = pack;
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    if (!next || next.paused) return piece;
    const behind = question.slice(0, piece.start);
    const isOne =
      one.ofUnit?.includes(piece.word) === true && one.behind.test(behind) && Object.hasOwn(units, next.word);
    if (isOne) return { ...piece, word: "1" };
    const slip = slips?.find(
      ({ word, ...where }) =>
        word === piece.word &&
        (where.behind?.test(behind) ?? true) &&
        (where.before?.test(question.slice(next.start)) ?? true),
    );
    return slip ? { ...piece, word: slip.as } : piece;
  });
}
