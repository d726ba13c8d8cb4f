/** Words of a question that are plainly meant otherwise than they are written: "more then 5", "under an hour". */
import type { LanguagePack } from "../pack";
import type { Piece } from "./question-pieces";

/** The pieces with such words as they are meant, in their places. */
export function meantPieces(pieces: readonly Piece[], question: string, pack: LanguagePack): Piece[] {
  const { one, slips, units } = pack;
  return pieces.map((piece, at) => {
    const next = pieces[at + 1];
    if (!next || next.paused) return piece;
    const behind = question.slice(0, piece.start);
    const isOne =
      one.ofUnit?.includes(piece.word) === true && one.behind.test(behind) && Object.hasOwn(units, next.word);
    if (isOne) return { ...piece, word: "1" };
    const slip = slips?.find(
      (one) =>
        one.word === piece.word &&
        (one.behind?.test(behind) ?? true) &&
        (one.before?.test(question.slice(next.start)) ?? true),
    );
    return slip ? { ...piece, word: slip.as } : piece;
  });
}
