/** Shares of gold answers and gold edges alive after each stage, as pairs of bars. */
import type { WaterfallStep } from "./gold-figures";
import { formatShare } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";

/** Less than this is no loss to speak of. */
const LEAST = 1e-9;

export function WaterfallBars({ steps }: { steps: readonly WaterfallStep[] }) {
  const texts = GOLD_TEXTS.waterfall;
  const hasPaths = steps.some(({ paths }) => paths !== undefined);
  return (
    <>
      <p className="waterfall-key small-print soft" aria-hidden="true">
        <span className="waterfall-swatch" data-kind="answers" /> {texts.answers}
        {hasPaths && (
          <>
            <span className="waterfall-swatch" data-kind="paths" /> {texts.paths}
          </>
        )}
      </p>
      <ol className="waterfall-bars">
        {steps.map((step, index) => (
          <li key={step.stage}>
            <span className="waterfall-stage">{TEXTS.stages[step.stage]}</span>
            <div className="waterfall-pair">
              <Bar
                kind="answers"
                stage={step.stage}
                share={step.answers}
                before={alive(steps, index, "answers")}
              />
              {step.paths !== undefined && (
                <Bar
                  kind="paths"
                  stage={step.stage}
                  share={step.paths}
                  before={alive(steps, index, "paths")}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="soft small-print">{texts.seedNote}</p>
    </>
  );
}

interface BarProps {
  readonly kind: "answers" | "paths";
  readonly stage: string;
  readonly share: number;
  /** Share alive before the stage. */
  readonly before: number;
}

function Bar({ kind, stage, share, before }: BarProps) {
  const texts = GOLD_TEXTS.waterfall;
  const lost = before - share;
  return (
    <div className="waterfall-line">
      <svg
        className="waterfall-bar"
        role="img"
        aria-label={texts.alive(texts[kind], TEXTS.stages[stage]!, formatShare(share))}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
      >
        <rect className="waterfall-track" width="100" height="10" />
        {lost > LEAST && <rect className="waterfall-gone" x={share * 100} width={lost * 100} height="10" />}
        <rect className="waterfall-alive" data-kind={kind} width={share * 100} height="10" />
      </svg>
      <span className="number waterfall-share">{formatShare(share)}</span>
      <span className="number waterfall-loss bad">{lost > LEAST && texts.lostHere(formatShare(lost))}</span>
    </div>
  );
}

/** Seeds need not be answers: before the expansion everything is still to be won. */
function alive(steps: readonly WaterfallStep[], index: number, kind: "answers" | "paths"): number {
  const { stage } = steps[index]!;
  if (stage === "seed") return 0;
  return stage === "expand" ? 1 : (steps[index - 1]![kind] ?? 1);
}
