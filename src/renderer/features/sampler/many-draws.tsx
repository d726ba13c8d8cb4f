/** Many draws of the run: how often the answer holds, with progress while they run and a way to stop them. */
import { useState } from "react";
import { explain } from "../../ui/explain";
import type { Draws, RunView } from "../../../shared/trace";
import { changedAnswers, drawsOf } from "./draws";
import { chooseEncoding } from "../graph-view/encoding";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatShare } from "../../ui/format";
import { Name } from "../../ui/name";
import { SAMPLER_TEXTS } from "./sampler-texts";
import { Term } from "../inspector/facts";
import { ProgressBar } from "../status/progress-bar";

const COUNTS = [100, 1000, 10_000] as const;
const ANSWERS_SHOWN = 4;

export function ManyDraws() {
  const { run, draws } = useWorkbench((state) => ({ run: state.run, draws: drawsOf(state) }));
  const [count, setCount] = useState<number>(COUNTS[1]);
  if (run?.probabilities === undefined) return null;
  return (
    <section className="part" aria-labelledby="many-draws">
      <h3 id="many-draws">{SAMPLER_TEXTS.many.title}</h3>
      {draws?.found.state === "loading" ? (
        <Drawing {...draws.found} />
      ) : (
        <StartDraws count={count} setCount={setCount} />
      )}
      {draws === null && <p className="soft small-print">{SAMPLER_TEXTS.many.hint}</p>}
      {draws?.found.state === "failed" && (
        <p className="bad small-print" role="alert">
          {SAMPLER_TEXTS.many.failed} {explain(draws.found.failure)}
        </p>
      )}
      {draws?.found.state === "ready" && <Found run={run} draws={draws.found.value} />}
    </section>
  );
}

interface StartDrawsProps {
  readonly count: number;
  readonly setCount: (count: number) => void;
}

function StartDraws({ count, setCount }: StartDrawsProps) {
  const commands = useCommands();
  return (
    <form
      className="draw-tools"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.drawMany(count);
      }}
    >
      <select
        className="small-select"
        aria-label={SAMPLER_TEXTS.many.count}
        value={count}
        onChange={(event) => setCount(Number(event.target.value))}
      >
        {COUNTS.map((choice) => (
          <option key={choice} value={choice}>
            {SAMPLER_TEXTS.many.option(choice)}
          </option>
        ))}
      </select>
      <button type="submit" className="button small">
        {SAMPLER_TEXTS.many.start}
      </button>
    </form>
  );
}

type DrawingProps = Pick<Parameters<typeof ProgressBar>[0], "progress" | "startedAt">;

function Drawing({ progress, startedAt }: DrawingProps) {
  const commands = useCommands();
  return (
    <div className="drawing">
      <ProgressBar progress={progress} startedAt={startedAt} />
      <button type="button" className="button small" onClick={() => commands.cancelDraws()}>
        {SAMPLER_TEXTS.many.cancel}
      </button>
    </div>
  );
}

function Found({ run, draws }: { run: RunView; draws: Draws }) {
  const change = useChange();
  const { count, ms, drawnOf } = draws;
  const mean = drawnOf.reduce((sum, drawn) => sum + drawn, 0) / count;
  return (
    <div className="many-found" role="status">
      <p>
        {SAMPLER_TEXTS.many.done(count, ms)}. {SAMPLER_TEXTS.many.mean(mean)}{" "}
        {SAMPLER_TEXTS.many.changed(changedAnswers(draws, run), count)}
      </p>
      <AnswerShares draws={draws} />
      <button type="button" className="more" onClick={() => change(chooseEncoding, "frequency")}>
        {SAMPLER_TEXTS.many.seeFrequency}
      </button>
    </div>
  );
}

function AnswerShares({ draws: { answers, count } }: { draws: Draws }) {
  if (answers.length === 0) return null;
  return (
    <>
      <p className="small-print">
        <Term term={SAMPLER_TEXTS.many.answers} meaning={SAMPLER_TEXTS.many.intervalMeaning} />
      </p>
      <ol className="answer-shares">
        {answers.slice(0, ANSWERS_SHOWN).map((answer) => (
          <li key={answer.id}>
            <Name text={answer.name || answer.id} longest={80} />
            <span className="number">{formatShare(answer.draws / count)}</span>
            <span className="number soft small-print">
              {SAMPLER_TEXTS.many.interval(answer.low, answer.high)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
