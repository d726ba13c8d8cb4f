/** "Was this right?" under the answer: three words, of which one stands; and of a list that is right in part, which of it. */
import { Check, X } from "lucide-react";
import { JUDGEMENTS, type Judgement } from "../../../shared/judging";
import type { RunView } from "../../../shared/trace";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { clipText, unturned } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { ANSWERS_TEXTS } from "./answers-texts";
import { saidOf, trustAtHand } from "./judging";

const LONGEST_NAME = 60;

export function JudgeLine({ run }: { run: RunView }) {
  const { judge } = useCommands();
  const { stands, ready, problem } = useWorkbench((state) => {
    const told = trustAtHand(state)?.told;
    const known = told?.state === "ready" ? told.value : undefined;
    return {
      stands: saidOf(state),
      ready: known !== undefined && known.subject.graph !== "",
      problem: known?.problem ?? "",
    };
  });
  const words = ANSWERS_TEXTS.judging;
  const { value, complete, refused } = run.answer ?? {};
  const isAnswer = run.answers.length > 0 || value !== undefined || complete === true;
  if (refused !== undefined || !isAnswer) return null;
  return (
    <div className="judge-line">
      <div className="judge-words" role="group" aria-label={words.question}>
        <span aria-hidden="true">{words.question}</span>
        {JUDGEMENTS.map((verdict) => (
          <button
            key={verdict}
            type="button"
            className="judge-word"
            aria-pressed={stands === verdict}
            disabled={!ready}
            onClick={() => judge(verdict)}
          >
            {words.verdicts[verdict]}
          </button>
        ))}
      </div>
      {stands === "partly" && run.answers.length > 1 && <p className="soft">{words.which}</p>}
      {problem !== "" && (
        <p className="warn-note" role="note">
          {words.problem(TEXTS.said(problem))}
        </p>
      )}
    </div>
  );
}

/** Right or wrong, beside one answer; there only where the list is right in part. */
export function JudgeAnswer({ id, name }: { id: string; name: string }) {
  const { judge } = useCommands();
  const stands = useWorkbench((state) => (saidOf(state) === "partly" ? (saidOf(state, id) ?? "") : null));
  if (stands === null) return null;
  const said = clipText(unturned(name), LONGEST_NAME);
  const press = (verdict: Judgement) => () => judge(verdict, id);
  const { answerRight, answerWrong } = ANSWERS_TEXTS.judging;
  return (
    <span className="judge-answer">
      <IconButton
        icon={Check}
        label={answerRight(said)}
        pressed={stands === "right"}
        onClick={press("right")}
      />
      <IconButton icon={X} label={answerWrong(said)} pressed={stands === "wrong"} onClick={press("wrong")} />
    </span>
  );
}
