/** What was found and the sentence behind it; each clause shows the edges that it rests on. */
import { ListChecks } from "lucide-react";
import type { RunView } from "../../../shared/trace";
import { isGuess } from "../evidence/evidence";
import { chosenGraph } from "../../state/workbench";
import { networkAtHand } from "../network/network";
import { GraphSide } from "../network/graph-side";
import { useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { clipText, Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { AnswerList } from "./answer-list";
import { ANSWERS_TEXTS } from "./answers-texts";
import { AnswerHeadline } from "../understood/headline";
import { ReadNote } from "../understood/read-note";
import { asksHow, headlineOf, isComputedEmpty } from "../understood/understood";
import { ChainCards } from "./chain-cards";
import { Clauses } from "./clauses";
import { DifferenceNote } from "./difference-note";
import { TaughtList } from "../why-not/taught-list";
import { Wished } from "../why-not/wished";
import { ReadPassage } from "../reading/read-passage";
import { TrustLine } from "./trust-line";

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
        // Another question's answers are read from their beginning.
        <div key={run.question} className="panel-body">
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
      <ReadNote run={run} />
      <AnswerHeadline run={run} />
      {asksHow(run) && <ChainCards key={`chains ${run.question}`} run={run} />}
      {run.answers.length > 0 ? (
        <AnswerList key={`answers ${run.question}`} run={run} />
      ) : (
        headlineOf(run) === null && !run.chains?.length && <NoAnswer run={run} />
      )}
      {!asksHow(run) && <ChainCards key={`chains ${run.question}`} run={run} />}
      <Clauses run={run} />
      {run.answer?.passage && <ReadPassage properties={run.answer.passage} />}
      <TrustLine run={run} />
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
