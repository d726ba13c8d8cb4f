/** Running the questions: how many and from where, how far it is, and the figures over those that are done. */
import { useMemo, useState } from "react";
import { explain } from "../../ui/explain";
import { TOPIC_ENTITIES, type TopicEntities } from "../../../shared/gold";
import { changeGold, isCurrent } from "./gold";
import { goldFigures } from "./gold-figures";
import type { GoldEvaluation } from "./gold-view";
import type { Workbench } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatNumber, formatTime } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { GOLD_TEXTS } from "./gold-texts";
import { GoldProgress } from "./gold-progress";

const SAMPLES = [20, 100, 1000];
/** Metrics shown above the list. */
const SHOWN = ["hits@1", "hits@10", "mrr", "f1"];

export function GoldRun({ total }: { total: number }) {
  const { evaluation, current } = useWorkbench((state) => ({
    evaluation: state.gold.evaluation,
    current: state.gold.evaluation === null || isCurrent(state, state.gold.evaluation),
  }));
  const commands = useCommands();
  const texts = GOLD_TEXTS.questions;
  if (evaluation?.state === "running")
    return (
      <>
        <GoldProgress
          label={texts.evaluate}
          progress={evaluation.progress}
          startedAt={evaluation.startedAt}
          stopLabel={texts.stop}
          onStop={() => commands.cancelGold()}
        />
        <Figures evaluation={evaluation} />
      </>
    );
  return (
    <>
      <StartRun total={total} again={evaluation !== null} />
      {evaluation !== null && <End evaluation={evaluation} current={current} />}
      {evaluation !== null && <Figures evaluation={evaluation} />}
    </>
  );
}

function StartRun({ total, again }: { total: number; again: boolean }) {
  const commands = useCommands();
  const change = useChange();
  const { topics, graph } = useWorkbench(({ gold, settings }) => ({
    topics: gold.topicEntities,
    graph: settings.graph,
  }));
  const [count, setCount] = useState(Infinity);
  const texts = GOLD_TEXTS.questions;
  return (
    <form
      className="gold-start"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.evaluateGold(count);
      }}
    >
      <select
        className="small-select"
        aria-label={texts.topics}
        value={topics}
        onChange={(event) => change(startFrom, event.target.value as TopicEntities)}
      >
        {TOPIC_ENTITIES.toReversed().map((choice) => (
          <option key={choice} value={choice}>
            {texts.topicChoices[choice]}
          </option>
        ))}
      </select>
      <select
        className="small-select"
        aria-label={texts.sample}
        value={String(count)}
        onChange={(event) => setCount(Number(event.target.value))}
      >
        <option value="Infinity">{texts.sampleAll(total)}</option>
        {SAMPLES.filter((sample) => sample < total).map((sample) => (
          <option key={sample} value={String(sample)}>
            {texts.sampleSome(sample)}
          </option>
        ))}
      </select>
      <button type="submit" className="button small primary" disabled={graph === ""}>
        {again ? texts.runAgain : texts.run}
      </button>
      {graph === "" && <p className="soft small-print">{texts.noGraph}</p>}
      {topics === "given" && <p className="soft small-print">{texts.topicNote}</p>}
    </form>
  );
}

function End({ evaluation, current }: { evaluation: GoldEvaluation; current: boolean }) {
  const texts = GOLD_TEXTS.questions;
  const { state, failure, outcomes, asked } = evaluation;
  return (
    <>
      {failure !== null && (
        <p className="bad small-print" role="alert">
          {texts.runFailed} <bdi>{explain(failure)}</bdi>
        </p>
      )}
      {state === "stopped" && (
        <p className="small-print" role="status">
          {texts.stopped(outcomes.size, asked.length)}
        </p>
      )}
      {!current && <p className="warn small-print">{texts.changed}</p>}
    </>
  );
}

function Figures({ evaluation }: { evaluation: GoldEvaluation }) {
  const figures = useMemo(() => goldFigures([...evaluation.outcomes.values()]), [evaluation.outcomes]);
  if (figures === null) return null;
  const shown = SHOWN.map((name) => ({ name, value: formatNumber(round(figures.metrics[name] ?? NaN)) }));
  return (
    <dl className="gold-figures" aria-label={GOLD_TEXTS.questions.figures}>
      {[...shown, { name: "ms", value: formatTime(figures.ms) }].map(({ name, value }) => (
        <div key={name}>
          <dt>
            <Hint text={`${GOLD_TEXTS.metrics[name]!.meaning} ${name === "ms" ? "" : GOLD_TEXTS.convention}`}>
              <button type="button" className="term">
                {GOLD_TEXTS.metrics[name]!.name}
              </button>
            </Hint>
          </dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Three places: a thousand questions tell no more. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function startFrom(state: Workbench, topicEntities: TopicEntities): Workbench {
  return changeGold(state, { topicEntities });
}
