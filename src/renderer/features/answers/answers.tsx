/** The answers, best first, and the sentence behind them; each clause shows the edges that it rests on. */
import { ListChecks } from "lucide-react";
import { useState } from "react";
import type { Answer, RunView } from "../../../shared/trace";
import { isGuess } from "../evidence/evidence";
import { marksOfAnswer, pointAt, selectAnswer } from "../../state/selection";
import { chosenGraph } from "../../state/workbench";
import { networkAtHand } from "../network/network";
import { GraphSide } from "../network/graph-side";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { EmptyState } from "../../ui/empty-state";
import { clipText, Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { ANSWERS_TEXTS } from "./answers-texts";
import { AnswerHeadline } from "../understood/headline";
import { headlineOf, isComputedEmpty } from "../understood/understood";
import { ChainCards } from "./chain-cards";
import { Clauses } from "./clauses";
import { DifferenceNote } from "./difference-note";
import { JudgeAnswer } from "./judge-line";
import { TaughtList } from "../why-not/taught-list";
import { Wished } from "../why-not/wished";
import { TrustLine } from "./trust-line";

const ANSWERS_SHOWN = 6;
const LONGEST = 2000;

export function Answers() {
  const { run, graph, network } = useWorkbench((state) => ({
    run: state.run,
    graph: chosenGraph(state),
    network: networkAtHand(state)?.view,
  }));
  return (
    <div className="panel answers">
      {run === null && graph !== undefined && network !== undefined ? (
        <GraphSide graph={graph} view={network} />
      ) : run === null ? (
        <EmptyState icon={ListChecks} title={ANSWERS_TEXTS.waiting} />
      ) : (
        <div className="panel-body">
          <Found run={run} />
        </div>
      )}
    </div>
  );
}

function Found({ run }: { run: RunView }) {
  return (
    <>
      <Asked run={run} />
      <DifferenceNote run={run} />
      <GuessNote run={run} />
      <AnswerHeadline run={run} />
      <ChainCards run={run} />
      {run.answers.length > 0 ? (
        <AnswerList key={`answers ${run.question}`} run={run} />
      ) : (
        headlineOf(run) === null && <NoAnswer run={run} />
      )}
      <TrustLine run={run} />
      <Clauses run={run} />
      <TaughtList />
      {/* Parts of one list: the same key twice would leave the answers of the question before standing. */}
      {run.answer?.refused === undefined && <Wished key={`wished ${run.question}`} run={run} />}
    </>
  );
}

/** The question that was answered, where the field above already holds another. */
function Asked({ run }: { run: RunView }) {
  const changed = useWorkbench((state) => state.question.trim() !== run.question);
  if (!changed) return null;
  return (
    <p className="asked">
      <Name text={run.question} className="asked-text" />
    </p>
  );
}

/** A question without a name of the graph is answered all the same: by what sounds alike, and the numbers do not tell. */
function GuessNote({ run }: { run: RunView }) {
  if (!isGuess(run)) return null;
  return (
    <p className="quiet-note warn-note" role="note">
      {ANSWERS_TEXTS.guessed}
    </p>
  );
}

/** The engine's own words where it computed that nothing fits; a hint to search wider only where it searched. */
function NoAnswer({ run }: { run: RunView }) {
  if (isComputedEmpty(run) && run.clauses.length > 0)
    return (
      <div className="answer-headline">
        {run.clauses.map(({ said }, index) => (
          <p key={index} className="answer-empty">
            <bdi>{clipText(TEXTS.said(said).trim(), LONGEST)}</bdi>
          </p>
        ))}
        {run.answer?.complete === false && <p className="soft">{ANSWERS_TEXTS.nothingHint}</p>}
      </div>
    );
  return (
    <div className="quiet-note">
      <p>{ANSWERS_TEXTS.none}</p>
      <p className="soft">{ANSWERS_TEXTS.noneHint}</p>
    </div>
  );
}

function AnswerList({ run }: { run: RunView }) {
  const selected = useWorkbench((state) => (state.selection?.kind === "node" ? state.selection.handle : -1));
  const [all, setAll] = useState(false);
  const best = Math.max(...run.answers.map((answer) => answer.score), 0);
  // What is true of every answer is said of none of them.
  const isMixed = new Set(run.answers.map((answer) => answer.by)).size > 1;
  const isScored = run.answers.some(({ score }) => formatNumber(score) !== formatNumber(1));
  const shown = all ? run.answers : run.answers.slice(0, ANSWERS_SHOWN);
  return (
    <div>
      <ol className="answer-list" aria-label={ANSWERS_TEXTS.title}>
        {shown.map((answer, index) => (
          <li key={answer.id} className="answer-line">
            <AnswerRow
              run={run}
              answer={answer}
              rank={index + 1}
              share={best > 0 ? Math.max(0, answer.score / best) : 0}
              selected={answer.node === selected}
              marked={isMixed}
              scored={isScored}
            />
            <JudgeAnswer id={answer.id} name={answer.name || answer.id} />
          </li>
        ))}
      </ol>
      {run.answers.length > ANSWERS_SHOWN && (
        <button type="button" className="more" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? ANSWERS_TEXTS.fewer : ANSWERS_TEXTS.all(run.answers.length)}
        </button>
      )}
      {run.answers.length < run.answersTotal && (
        <p className="quiet-note" role="note">
          {ANSWERS_TEXTS.listed(run.answers.length, run.answersTotal)}
        </p>
      )}
    </div>
  );
}

interface AnswerRowProps {
  readonly run: RunView;
  readonly answer: Answer;
  readonly rank: number;
  /** Score as a share of the best one. */
  readonly share: number;
  readonly selected: boolean;
  /** Whether it is told what ranked it. */
  readonly marked: boolean;
  /** Whether it is told how well it answers: of what was computed each answers wholly. */
  readonly scored: boolean;
}

function AnswerRow({ run, answer, rank, share, selected, marked, scored }: AnswerRowProps) {
  const change = useChange();
  const commands = useCommands();
  const point = (): void => change(pointAt, marksOfAnswer(run, answer));
  return (
    <button
      type="button"
      className="answer"
      aria-pressed={selected}
      onPointerEnter={point}
      onPointerLeave={() => change(pointAt, null)}
      onClick={() => {
        void commands.reveal({ kind: "node", handle: answer.node });
        change(selectAnswer, answer);
      }}
    >
      <span className="answer-rank number">{rank}</span>
      <Name text={answer.name || answer.id} />
      <span className="answer-score number" title={ANSWERS_TEXTS.scoreMeaning}>
        {scored && formatNumber(answer.score)}
        {marked && answer.by !== undefined && (
          <span className="answer-mark" data-by={answer.by} title={ANSWERS_TEXTS.marks[answer.by].hint}>
            {ANSWERS_TEXTS.marks[answer.by].name}
          </span>
        )}
        {scored && <span className="answer-bar" style={{ backgroundSize: `${String(share * 100)}% 100%` }} />}
      </span>
    </button>
  );
}
