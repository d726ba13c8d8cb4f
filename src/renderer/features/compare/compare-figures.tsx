/** How far two runs agree: a bar and figures for edges and for nodes. */
import type { Overlap, RunComparison } from "./run-comparison";
import { Hint } from "../../ui/hint";
import { COMPARE_TEXTS } from "./compare-texts";

export function CompareFigures({ found }: { found: RunComparison }) {
  return (
    <Hint text={COMPARE_TEXTS.jaccardHint}>
      <dl className="compare-figures">
        <Figure name={COMPARE_TEXTS.edges} overlap={found.edges} />
        <Figure name={COMPARE_TEXTS.nodes} overlap={found.nodes} />
      </dl>
    </Hint>
  );
}

function Figure({ name, overlap }: { name: string; overlap: Overlap }) {
  const { both, onlyLeft, onlyRight, jaccard } = overlap;
  const parts = [
    ["left", onlyLeft],
    ["both", both],
    ["right", onlyRight],
  ] as const;
  return (
    <div className="compare-figure">
      <dt>{name}</dt>
      <dd>
        <span className="compare-bar" aria-hidden="true">
          {parts.map(([part, count]) =>
            count === 0 ? null : <span key={part} data-side={part} style={{ flexGrow: count }} />,
          )}
        </span>
        <span>{COMPARE_TEXTS.counts(both, onlyLeft, onlyRight)}</span>
        <strong>{COMPARE_TEXTS.jaccard(jaccard)}</strong>
      </dd>
    </div>
  );
}
