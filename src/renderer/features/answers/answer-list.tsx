/** The answers, best first; a click marks an answer's own way, its neighbours say whether it is right. */
import { useState } from "react";
import type { Answer, RunView } from "../../../shared/trace";
import { marksOfAnswer, pointAt, selectAnswer } from "../../state/selection";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { isReadFreely } from "../understood/read-freely";
import { asksHow, headlineOf } from "../understood/understood";
import { ANSWERS_TEXTS } from "./answers-texts";
import { JudgeAnswer } from "./judge-line";

const ANSWERS_SHOWN = 6;

/** A list of answers with how many they are, and whether the graph holds others. */
export function AnswerList({ run }: { run: RunView }) {
  const selected = useWorkbench((state) => (state.selection?.kind === "node" ? state.selection.handle : -1));
  const [all, setAll] = useState(false);
  const best = Math.max(...run.answers.map((answer) => answer.score), 0);
  // What is true of every answer is said of none of them.
  const isMixed = new Set(run.answers.map((answer) => answer.by)).size > 1;
  const scores = new Set(run.answers.map(({ score }) => formatNumber(score)));
  const isComputed = scores.size === 1 && scores.has(formatNumber(1));
  const isScored = scores.size > 1 || (run.answers.length === 1 && !isComputed);
  const shown = all ? run.answers : run.answers.slice(0, ANSWERS_SHOWN);
  return (
    <div>
      <ListHead run={run} isComputed={isComputed} />
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

/** Nothing where a number or a word heads the answer. That these are all is claimed only of what was computed, which ranks none of them. */
function ListHead({ run, isComputed }: { run: RunView; isComputed: boolean }) {
  if (headlineOf(run) !== null || (asksHow(run) && (run.chains ?? []).length > 0)) return null;
  return (
    <p className="answer-total">
      <strong>{ANSWERS_TEXTS.count(run.answersTotal)}</strong>{" "}
      <span className="soft">{ANSWERS_TEXTS.totals[totalsOf(run, isComputed)]}</span>
    </p>
  );
}

function totalsOf(run: RunView, isComputed: boolean): keyof typeof ANSWERS_TEXTS.totals {
  if (isReadFreely(run)) return "read";
  if (!isComputed || run.answer === undefined) return "ranked";
  return run.answer.complete ? "all" : "some";
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
