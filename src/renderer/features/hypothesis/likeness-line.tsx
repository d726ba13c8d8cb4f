/** How near what is quoted is to its documents, to the pair, and to what was written later; said in words where nine in ten were nearer. */
import type { LaterLikeness, Likeness } from "../../../shared/hypothesis";
import { formatNumber } from "../../ui/format";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

export function LikenessLine({ likeness, later }: { likeness: Likeness; later: LaterLikeness | undefined }) {
  const { contexts, pair, isLow } = likeness;
  const words = HYPOTHESIS_TEXTS;
  return (
    <>
      <p className="soft small-print loop-figures">
        <span>{words.likeness(formatNumber(contexts), formatNumber(pair))}</span>
        {later && <span>{words.laterLikeness(later.documents, formatNumber(later.cosine))}</span>}
      </p>
      {isLow && <p className="bad small-print">{words.unlike}</p>}
      {later?.isLow && <p className="bad small-print">{words.unlikeLater}</p>}
    </>
  );
}
