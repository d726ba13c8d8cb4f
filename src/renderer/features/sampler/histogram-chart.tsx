/** How p is spread over all candidates, with the threshold as a line that can be dragged, and what it lets through. */
import { memo, useRef, useState } from "react";
import type { Probabilities } from "../../../shared/trace";
import { scaleColour } from "../../picture/colour-mix";
import { binsOf, countAtLeast, placeOf, probabilityAt, type HistogramScale } from "./histogram";
import { samplingOf, wantedSampling } from "./sampling";
import { useWorkbench } from "../../state/workbench-context";
import { decimalPoint, formatCount } from "../../ui/format";
import { PROBABILITY_SCALE } from "../../picture/palette";
import { SAMPLER_TEXTS } from "./sampler-texts";
import { useTheme } from "../../state/use-theme";
import { ThresholdLine } from "./threshold-line";

const HEIGHT = 100;

/** Marks on the axis. */
const TICKS: Readonly<Record<HistogramScale, readonly (readonly [p: number, text: string])[]>> = {
  logarithmic: [
    [1e-8, "≤ 10⁻⁸"],
    [1e-6, "10⁻⁶"],
    [1e-4, "10⁻⁴"],
    [1e-2, "0.01"],
    [1, "1"],
  ],
  linear: [
    [0, "0"],
    [0.25, "0.25"],
    [0.5, "0.5"],
    [0.75, "0.75"],
    [1, "1"],
  ],
};

export function Histogram() {
  const [scale, setScale] = useState<HistogramScale>("logarithmic");
  const probabilities = useWorkbench((state) => state.run?.probabilities);
  return (
    <section className="part histogram-part" aria-labelledby="histogram-title">
      <div className="part-head">
        <h3 id="histogram-title">{SAMPLER_TEXTS.histogram.title}</h3>
        <ScaleChoice scale={scale} set={setScale} />
      </div>
      {probabilities === undefined ? (
        <p className="soft small-print">{SAMPLER_TEXTS.histogram.waiting}</p>
      ) : (
        <Spread probabilities={probabilities} scale={scale} />
      )}
    </section>
  );
}

function ScaleChoice({ scale, set }: { scale: HistogramScale; set: (scale: HistogramScale) => void }) {
  return (
    <select
      className="small-select"
      aria-label={SAMPLER_TEXTS.histogram.scale}
      value={scale}
      onChange={(event) => set(event.target.value as HistogramScale)}
    >
      <option value="logarithmic">{SAMPLER_TEXTS.histogram.logarithmic}</option>
      <option value="linear">{SAMPLER_TEXTS.histogram.linear}</option>
    </select>
  );
}

interface SpreadProps {
  readonly probabilities: Probabilities;
  readonly scale: HistogramScale;
}

function Spread({ probabilities, scale }: SpreadProps) {
  const plot = useRef<HTMLDivElement>(null);
  const { method, threshold, ran } = useWorkbench((state) => {
    const wanted = wantedSampling(state);
    const ran = state.ranWith === null ? undefined : samplingOf(state.ranWith).threshold;
    return { method: wanted?.method, threshold: wanted?.threshold ?? 0, ran };
  });
  const total = binsOf(probabilities, scale).reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p className="soft small-print">{SAMPLER_TEXTS.histogram.empty}</p>;
  const settled = threshold === ran;
  const above = settled ? probabilities.atThreshold : countAtLeast(probabilities, threshold, scale);
  const dimBelow = method === "inference" ? placeOf(threshold, scale) : 0;
  return (
    <>
      <div className="histogram" ref={plot}>
        <Bars probabilities={probabilities} scale={scale} total={total} dimBelow={dimBelow} />
        <CapMark probability={probabilities.capProbability} scale={scale} />
        {method === "inference" && (
          <ThresholdLine
            plot={plot}
            threshold={threshold}
            scale={scale}
            bins={binsOf(probabilities, scale).length}
            valueText={SAMPLER_TEXTS.histogram.thresholdValue(threshold, above, total - above)}
          />
        )}
      </div>
      <div className="histogram-ticks number" aria-hidden="true">
        {TICKS[scale].map(([p, text]) => (
          <span key={text} style={{ insetInlineStart: `${String(placeOf(p, scale) * 100)}%` }}>
            {text.replace(".", decimalPoint())}
          </span>
        ))}
      </div>
      <Counts
        above={method === "inference" ? above : null}
        total={total}
        settled={settled}
        probabilities={probabilities}
      />
    </>
  );
}

interface BarsProps extends SpreadProps {
  readonly total: number;
  /** Bars left of this place are dimmed. */
  readonly dimBelow: number;
}

/** Heights are logarithms of counts: thousands of hopeless edges would flatten the few that matter. */
const Bars = memo(function Bars({ probabilities, scale, total, dimBelow }: BarsProps) {
  const stops = PROBABILITY_SCALE[useTheme()];
  const bins = [...binsOf(probabilities, scale)];
  const most = Math.log1p(Math.max(...bins));
  return (
    <svg
      className="histogram-bars"
      viewBox={`0 0 ${String(bins.length)} ${String(HEIGHT)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={SAMPLER_TEXTS.histogram.label(total)}
    >
      {bins.map((count, bin) => {
        const [from, to] = [bin / bins.length, (bin + 1) / bins.length];
        const height = most === 0 ? 0 : (Math.log1p(count) / most) * (HEIGHT - 4);
        const middle = probabilityAt((from + to) / 2, scale);
        return (
          <rect
            key={bin}
            x={bin + 0.08}
            width={0.84}
            y={HEIGHT - height}
            height={height}
            fill={scaleColour(stops, middle)}
            opacity={to <= dimBelow + 1e-6 ? 0.3 : 1}
          >
            <title>
              {SAMPLER_TEXTS.histogram.bin(probabilityAt(from, scale), probabilityAt(to, scale), count)}
            </title>
          </rect>
        );
      })}
    </svg>
  );
});

/** Where the fact cap ends. */
function CapMark({ probability, scale }: { probability: number; scale: HistogramScale }) {
  if (Number.isNaN(probability)) return null;
  return (
    <span
      className="histogram-cap"
      title={SAMPLER_TEXTS.histogram.capMeaning(probability)}
      style={{ insetInlineStart: `${String(placeOf(probability, scale) * 100)}%` }}
    />
  );
}

interface CountsProps {
  /** Null where there is no threshold. */
  readonly above: number | null;
  readonly total: number;
  /** False while the counts come from the bins and the run is still to follow. */
  readonly settled: boolean;
  readonly probabilities: Probabilities;
}

function Counts({ above, total, settled, probabilities }: CountsProps) {
  const about = settled ? "" : "≈ ";
  const { withinCap, capProbability, selected } = probabilities;
  return (
    <dl className="histogram-counts number">
      {above !== null && (
        <>
          <Count name={SAMPLER_TEXTS.histogram.above} text={about + formatCount(above)} />
          <Count name={SAMPLER_TEXTS.histogram.below} text={about + formatCount(total - above)} />
        </>
      )}
      <Count
        name={SAMPLER_TEXTS.histogram.cap}
        text={formatCount(withinCap)}
        title={SAMPLER_TEXTS.histogram.capMeaning(capProbability)}
      />
      <Count name={SAMPLER_TEXTS.histogram.selected} text={formatCount(selected)} />
    </dl>
  );
}

function Count({ name, text, title }: { name: string; text: string; title?: string }) {
  return (
    <div title={title}>
      <dd>{text}</dd> <dt>{name}</dt>
    </div>
  );
}
