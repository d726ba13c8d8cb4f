/** The rounds of writing and checking as steps: what was flagged, which document went and came, how the numbers moved, and how it ended. */
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import type { Hypothesis, WrittenRound } from "../../../shared/hypothesis";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { formatNumber, formatShare } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { pickRound } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { LikenessLine } from "./likeness-line";
import { Explanation, SentenceText } from "./explanation";
import { RoundContexts } from "./round-contexts";
import { roundDifference } from "./rounds";

const PAUSE = 1400;
const MOST_ERRORS = 0.05;

export function LoopReplay({ found }: { found: Hypothesis }) {
  const picked = useWorkbench(({ hypothesis }) => hypothesis.round);
  const { rounds, best } = found;
  const at = Math.min(picked ?? best, rounds.length - 1);
  const round = rounds[at];
  if (round === undefined)
    return (
      <section className="hypothesis-part" aria-labelledby="hypothesis-explanation">
        <h3 id="hypothesis-explanation">{HYPOTHESIS_TEXTS.explanation}</h3>
        <p className="soft">{HYPOTHESIS_TEXTS.unexplained}</p>
      </section>
    );
  const { gone, added } = roundDifference(rounds, at);
  const titles = new Map(found.documents.map(({ id, title }) => [id, title]));
  return (
    <>
      <section className="hypothesis-part" aria-labelledby="hypothesis-rounds">
        <h3 id="hypothesis-rounds">{HYPOTHESIS_TEXTS.loop}</h3>
        <Stepper rounds={rounds} at={at} best={best} />
        <Figures found={found} round={round} />
        <Curves rounds={rounds} at={at} />
        <Exchanged round={round} />
      </section>
      <section className="hypothesis-part" aria-labelledby="hypothesis-explanation">
        <h3 id="hypothesis-explanation">{HYPOTHESIS_TEXTS.explanation}</h3>
        <Explanation found={found} round={round} added={added} />
        {gone.length > 0 && (
          <div className="sentences-gone">
            <h4>{HYPOTHESIS_TEXTS.gone}</h4>
            <ul>
              {gone.map((sentence, place) => (
                <li key={place}>
                  <SentenceText {...sentence} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <RoundContexts round={round} isFirst={at === 0} titles={titles} />
    </>
  );
}

interface StepperProps {
  readonly rounds: readonly WrittenRound[];
  readonly at: number;
  readonly best: number;
}

function Stepper({ rounds, at, best }: StepperProps) {
  const change = useChange();
  const [playing, setPlaying] = useState(false);
  const last = rounds.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      change(pickRound, Math.min(at + 1, last));
      if (at + 1 >= last) setPlaying(false);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [playing, at, last, change]);
  const play = (): void => {
    if (!playing && at === last) change(pickRound, 0);
    setPlaying(!playing);
  };
  const { round, shown, earlier, next, loopLabel, pause, play: start } = HYPOTHESIS_TEXTS;
  return (
    <div className="round-steps" role="group" aria-label={loopLabel}>
      <IconButton
        icon={ChevronLeft}
        label={earlier}
        disabled={at === 0}
        onClick={() => change(pickRound, at - 1)}
      />
      {rounds.map((_, place) => (
        <button
          key={place}
          type="button"
          className="round-step"
          aria-pressed={place === at}
          onClick={() => change(pickRound, place)}
        >
          {round(place + 1)}
          {place === best && <span className="soft"> · {shown}</span>}
        </button>
      ))}
      <IconButton
        icon={ChevronRight}
        label={next}
        disabled={at === last}
        onClick={() => change(pickRound, at + 1)}
      />
      {last > 0 && (
        <IconButton icon={playing ? Pause : Play} label={playing ? pause : start} onClick={play} />
      )}
    </div>
  );
}

function Figures({ found, round }: { found: Hypothesis; round: WrittenRound }) {
  const { errorRate, unrecognised, drift, likeness } = round;
  // What came after stays hidden until it is asked for, and how near the text came to it as well.
  const isAsked = useWorkbench(({ hypothesis }) => hypothesis.later);
  const isShown = isAsked && round === found.rounds[found.best];
  const isBad = errorRate !== null && errorRate > MOST_ERRORS;
  const end =
    found.rounds.at(found.best)?.errorRate === null
      ? HYPOTHESIS_TEXTS.noneRecognised
      : HYPOTHESIS_TEXTS.states[found.state];
  // That all holds is true of the last round alone.
  const isEnd = found.state !== "converged" || round === found.rounds.at(-1);
  return (
    <>
      {isEnd && (
        <p className="loop-state" data-state={found.state}>
          {end}
        </p>
      )}
      <p className="soft small-print loop-figures">
        <span className={isBad ? "bad" : undefined}>
          {HYPOTHESIS_TEXTS.errorRate(errorRate === null ? "–" : formatShare(errorRate))}
        </span>
        <span>{HYPOTHESIS_TEXTS.drift(formatNumber(drift))}</span>
        <span>{HYPOTHESIS_TEXTS.unrecognised(formatShare(unrecognised))}</span>
      </p>
      {isBad && <p className="bad small-print">{HYPOTHESIS_TEXTS.warning}</p>}
      {likeness && <LikenessLine likeness={likeness} later={isShown ? found.later : undefined} />}
    </>
  );
}

/** Two small curves over the rounds, both from 0 up. */
function Curves({ rounds, at }: { rounds: readonly WrittenRound[]; at: number }) {
  if (rounds.length < 2) return null;
  return (
    <div className="round-curves">
      <Curve
        label={HYPOTHESIS_TEXTS.errorCurve}
        values={rounds.map(({ errorRate }) => errorRate ?? NaN)}
        at={at}
      />
      <Curve label={HYPOTHESIS_TEXTS.driftCurve} values={rounds.map(({ drift }) => drift)} at={at} />
    </div>
  );
}

const [WIDE, HIGH] = [120, 32];

function Curve({ label, values, at }: { label: string; values: readonly number[]; at: number }) {
  const most = Math.max(0.05, ...values.filter((value) => !Number.isNaN(value)));
  const points = values.flatMap((value, place) =>
    Number.isNaN(value)
      ? []
      : [
          `${((place / (values.length - 1)) * (WIDE - 8) + 4).toFixed(1)},${(HIGH - 4 - (value / most) * (HIGH - 8)).toFixed(1)}`,
        ],
  );
  const told = values.map((value) => formatNumber(value)).join(", ");
  return (
    <figure>
      <svg viewBox={`0 0 ${String(WIDE)} ${String(HIGH)}`} role="img" aria-label={`${label}: ${told}`}>
        <polyline points={points.join(" ")} />
        {points.map((point, place) => {
          const [x, y] = point.split(",");
          return <circle key={place} cx={x} cy={y} r={place === at ? 3.5 : 2} />;
        })}
      </svg>
      <figcaption className="soft small-print">{label}</figcaption>
    </figure>
  );
}

function Exchanged({ round: { replaced } }: { round: WrittenRound }) {
  if (replaced.length === 0) return null;
  return (
    <div className="round-exchanged">
      <h4>{HYPOTHESIS_TEXTS.exchanged}</h4>
      <ul>
        {replaced.map(({ sentence, out, in: into, outCosine, inCosine }, at) => (
          <li key={at}>
            <bdi>{HYPOTHESIS_TEXTS.exchange(out, into, formatNumber(outCosine), formatNumber(inCosine))}</bdi>{" "}
            <span className="soft">{HYPOTHESIS_TEXTS.flagged(sentence + 1)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
