/** How far two runs agree: a bar and figures for edges and for nodes. */
import type { Overlap, RunComparison } from "../../state/run-comparison";
import { Hint } from "../../ui/hint";
import { TEXTS } from "../../ui/texts/texts";

export function CompareFigures({ found }: { found: RunComparison }) {
  return (
    <Hint text={TEXTS.compare.jaccardHint}>
      <dl className="compare-figures">
        <Figure name={TEXTS.compare.edges} overlap={found.edges} />
        <Figure name={TEXTS.compare.nodes} overlap={found.nodes} />
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
        <span>{TEXTS.compare.counts(both, onlyLeft, onlyRight)}</span>
        <strong>{TEXTS.compare.jaccard(jaccard)}</strong>
      </dd>
    </div>
  );
}
