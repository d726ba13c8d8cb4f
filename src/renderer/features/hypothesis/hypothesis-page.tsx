/** The hypothesis room over the whole window: what is asked, the paths with their documents, and the explanation with its rounds. */
import { ArrowLeft, Waypoints } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Hypothesis } from "../../../shared/hypothesis";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";
import { FailureNote } from "../status/failure-note";
import { EvidenceOverTime } from "./evidence-over-time";
import { HypothesisFormPart } from "./hypothesis-form";
import { clipText, unturned } from "../../ui/name";
import {
  formOf,
  isHypothesisRun,
  leaveHypothesis,
  otherWay,
  type OtherWay,
  unseenConcept,
} from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { LoopReplay } from "./loop-replay";
import { PathsList } from "./paths-list";

export function HypothesisPage() {
  const change = useChange();
  const hasGraph = useWorkbench(({ settings }) => settings.graph !== "");
  const page = useRef<HTMLElement>(null);
  useEffect(() => page.current?.focus(), []);
  return (
    <section
      ref={page}
      className="hypothesis"
      aria-labelledby="hypothesis-title"
      tabIndex={-1}
      onKeyDown={(event) => event.key === "Escape" && change(leaveHypothesis)}
    >
      <header className="reading-head">
        <IconButton icon={ArrowLeft} label={HYPOTHESIS_TEXTS.leave} onClick={() => change(leaveHypothesis)} />
        <h2 id="hypothesis-title" className="reading-title">
          {HYPOTHESIS_TEXTS.title}
        </h2>
      </header>
      {hasGraph ? (
        <div className="hypothesis-body">
          <HypothesisFormPart />
          <Result />
        </div>
      ) : (
        <EmptyState icon={Waypoints} title={HYPOTHESIS_TEXTS.noGraph} />
      )}
    </section>
  );
}

function Result() {
  const commands = useCommands();
  const way = otherWay({ failure: useWorkbench((state) => state.failure) });
  const { run, asking, failure, found, wanted, unseen } = useWorkbench((state) => ({
    run: isHypothesisRun(state) ? (state.run?.run ?? null) : null,
    asking: state.asking !== null,
    failure: state.failure,
    found: state.hypothesis.found,
    wanted: formOf(state).source !== "",
    unseen: unseenConcept(state),
  }));
  useEffect(() => {
    if (run !== null) void commands.lookAtHypothesis(run);
  }, [commands, run]);
  if (unseen !== null && !asking) return <Unseen concept={unseen} />;
  if (way !== null && wanted && !asking) return <TryOther way={way} />;
  if (failure !== null && wanted && !asking)
    return (
      <FailureNote title={HYPOTHESIS_TEXTS.failed} failure={failure}>
        <button type="button" className="button" onClick={() => void commands.askHypothesis()}>
          {HYPOTHESIS_TEXTS.again}
        </button>
      </FailureNote>
    );
  if (run === null)
    return asking ? (
      <LoadingState text={HYPOTHESIS_TEXTS.asking} />
    ) : (
      <EmptyState icon={Waypoints} title={HYPOTHESIS_TEXTS.empty} lead={HYPOTHESIS_TEXTS.emptyHint} />
    );
  if (found === null || found.result.state === "loading")
    return <LoadingState text={HYPOTHESIS_TEXTS.loading} />;
  if (found.result.state === "failed")
    return (
      <FailureNote title={HYPOTHESIS_TEXTS.failed} failure={found.result.failure}>
        <button type="button" className="button" onClick={() => void commands.lookAtHypothesis(run)}>
          {HYPOTHESIS_TEXTS.again}
        </button>
      </FailureNote>
    );
  return <Found found={found.result.value} isStale={asking || found.run !== run} />;
}

/** Asked up to a cut before which no document names one of the two. */
function Unseen({ concept }: { concept: string }) {
  const commands = useCommands();
  return (
    <EmptyState
      icon={Waypoints}
      title={HYPOTHESIS_TEXTS.unseenConcept(unturned(clipText(concept, 60)))}
      lead={HYPOTHESIS_TEXTS.unseenHint}
    >
      <button type="button" className="button" onClick={() => commands.turnHypothesis("expand.cutDate", "")}>
        {HYPOTHESIS_TEXTS.noCut}
      </button>
    </EmptyState>
  );
}

/** Nothing was found as it was asked, and one change of what is asked finds something. */
function TryOther({ way }: { way: OtherWay }) {
  const commands = useCommands();
  const words = HYPOTHESIS_TEXTS;
  const isDirect = way.kind === "direct";
  return (
    <EmptyState
      icon={Waypoints}
      title={isDirect ? words.direct : words.farther(way.hops)}
      lead={isDirect ? words.directHint : words.fartherHint(way.steps)}
    >
      <button
        type="button"
        className="button primary"
        onClick={() =>
          isDirect
            ? commands.turnHypothesis("expand.maskTrivialEdge", false)
            : commands.turnHypothesis("expand.maxHops", way.steps)
        }
      >
        {isDirect ? words.allowDirect : words.lookFarther(way.steps)}
      </button>
    </EmptyState>
  );
}

/** What has to be known of the run: names read otherwise, what was left out, what the model may have seen. */
function Notes() {
  const notes = useWorkbench(({ run }) => run?.notes) ?? [];
  if (notes.length === 0) return null;
  return (
    <ul className="notes soft small-print" aria-label={HYPOTHESIS_TEXTS.notes}>
      {notes.map((note, at) => (
        <li key={at}>
          <bdi>{TEXTS.said(note)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What is being asked anew stands greyed until the next is there. */
function Found({ found, isStale }: { found: Hypothesis; isStale: boolean }) {
  return (
    <>
      <div className="hypothesis-column" data-stale={isStale} aria-busy={isStale}>
        <Notes />
        <PathsList found={found} />
        <EvidenceOverTime found={found} />
      </div>
      <div className="hypothesis-column" data-stale={isStale} aria-busy={isStale}>
        <LoopReplay found={found} />
      </div>
    </>
  );
}
