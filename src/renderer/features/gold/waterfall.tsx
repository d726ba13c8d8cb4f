/** Where gold is lost: the share alive after each stage, for all questions run and for the one at hand, and every gold edge lost. */
import { ChartNoAxesColumnDecreasing } from "lucide-react";
import { useMemo } from "react";
import { explain } from "../../ui/explain";
import { goldOfRun } from "./gold";
import { goldFigures, stepsOfRecall, type GoldFigures } from "./gold-figures";
import { useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { formatCount } from "../../ui/format";
import { TEXTS } from "../../ui/texts/texts";
import { GOLD_TEXTS } from "./gold-texts";
import { GoldAnswers, GoldEdges } from "./gold-of-run";
import { OpenQuestions } from "./open-questions";
import { QuestionSteps } from "./question-steps";
import { reasonName } from "./reason-text";
import { WaterfallBars } from "./waterfall-bars";

export function Waterfall() {
  const outcomes = useWorkbench(({ gold }) => gold.evaluation?.outcomes);
  const file = useWorkbench(({ gold }) => gold.file);
  const account = useWorkbench(goldOfRun);
  const figures = useMemo(() => goldFigures([...(outcomes?.values() ?? [])]), [outcomes]);
  const texts = GOLD_TEXTS.waterfall;
  if (file === null || (figures === null && account === null))
    return (
      <EmptyState icon={ChartNoAxesColumnDecreasing} title={texts.empty} lead={texts.emptyLead}>
        <OpenQuestions />
      </EmptyState>
    );
  return (
    <div className="panel waterfall">
      <div className="panel-body waterfall-body">
        {figures !== null && <WholeSet figures={figures} />}
        <ThisQuestion />
      </div>
    </div>
  );
}

function WholeSet({ figures }: { figures: GoldFigures }) {
  const texts = GOLD_TEXTS.waterfall;
  const { lost, heuristic, edges } = figures;
  return (
    <section aria-labelledby="waterfall-set">
      <div className="waterfall-head">
        <h3 id="waterfall-set">{texts.set}</h3>
        <span className="soft small-print number">{texts.setCount(figures.questions, edges)}</span>
      </div>
      <p className="soft small-print">{texts.means}</p>
      <WaterfallBars steps={figures.steps} />
      {heuristic > 0 && <p className="soft small-print">{texts.heuristic(heuristic)}</p>}
      {edges > 0 && (
        <>
          <h4>{texts.lost}</h4>
          {lost.length === 0 ? (
            <p className="soft small-print">{texts.lostNone}</p>
          ) : (
            <ul className="gold-lost">
              {lost.map(({ stage, reason, count }) => (
                <li key={reason}>
                  <span>{texts.lostAt(TEXTS.stages[stage]!, reasonName(reason))}</span>
                  <span className="number">{formatCount(count)}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function ThisQuestion() {
  const { account, question } = useWorkbench((state) => {
    const at = goldOfRun(state);
    return { account: at, question: at === null ? undefined : state.gold.file?.questions[at.place] };
  });
  const texts = GOLD_TEXTS.waterfall;
  return (
    <section aria-labelledby="waterfall-one">
      <div className="waterfall-head">
        <h3 id="waterfall-one">{texts.one}</h3>
        <span className="gold-steps">
          <QuestionSteps />
        </span>
      </div>
      {question !== undefined && (
        <p className="waterfall-question">
          <bdi>{question.question}</bdi>
        </p>
      )}
      {account === null && <p className="soft">{texts.notLoaded}</p>}
      {account?.found.state === "loading" && (
        <p className="soft" role="status">
          {texts.accounting}
        </p>
      )}
      {account?.found.state === "failed" && (
        <p className="bad" role="alert">
          {texts.failed} <bdi>{explain(account.found.failure)}</bdi>
        </p>
      )}
      {account?.found.state === "ready" && (
        <>
          <WaterfallBars steps={stepsOfRecall(account.found.value.recall)} />
          {account.found.value.gold === "heuristic" && (
            <p className="soft small-print">{texts.oneHeuristic}</p>
          )}
          {account.found.value.gold === "none" && <p className="soft small-print">{texts.noPaths}</p>}
          <GoldAnswers answers={account.found.value.answers} />
          <GoldEdges edges={account.found.value.edges} />
        </>
      )}
    </section>
  );
}
