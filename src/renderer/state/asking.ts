/** The life of a question: started, under way, answered or failed. */
import type { Progress } from "../../shared/contract";
import type { Failure } from "../../shared/failure";
import type { RunView } from "../../shared/trace";
import { isUndrawn } from "../picture/empty-view";
import { differenceOf } from "./difference";
import { restoreStep, stepOf } from "./steps";
import { cutAtHand, NO_RUN, type Workbench } from "./workbench";
import type { Asking, RanWith } from "./asking-view";

/** What is asked: the question as it is sent, and the recipe with its changes. */
export interface Asked {
  readonly question: string;
  readonly graph: string;
  readonly ranWith: RanWith;
}

/**
 * A question sets out; what is drawn stays until there is something else to draw, so that a failure loses nothing. With `keep` what is
 * selected and hidden belongs to this question and stays when it is answered.
 */
export function startAsking(
  state: Workbench,
  id: number,
  asked: Asked,
  startedAt: number,
  keep = false,
): Workbench {
  const { question, graph, ranWith } = asked;
  const again = state.run?.question === question && state.run.graph === graph;
  const kept = keep || (state.asking?.question === question && state.asking.keep);
  const asking = { id, question, startedAt, progress: null, ranWith, again, keep: kept };
  // Who asks goes on: what an earlier window left is offered no longer.
  const session = { ...state.session, left: null };
  return { ...state, asked: question, asking, failure: null, playing: false, session };
}

export function noteProgress(state: Workbench, id: number, progress: Progress): Workbench {
  if (state.asking?.id !== id) return state;
  return { ...state, asking: { ...state.asking, progress } };
}

/** The answer of question `id` arrived; answers to questions given up are ignored. A new question's timeline plays when `play`. */
export function finishAsking(state: Workbench, id: number, run: RunView, play = false): Workbench {
  if (state.asking?.id !== id) return state;
  const difference = state.asking.again && state.run !== null ? differenceOf(state.run, run) : null;
  const { nodeDetails, edgeDetails } = state;
  // What is known of nodes and edges is what was known up to the cut.
  const { ranWith } = state.asking;
  const isSameCut = cutAtHand(state).cut === cutAtHand({ run, ranWith }).cut;
  return {
    ...choicesFor(state, run, state.asking),
    ...(state.run?.graph === run.graph && isSameCut ? { nodeDetails, edgeDetails } : {}),
    ...(state.asking.again || state.asking.keep ? {} : newPicture(run, play)),
    run,
    ranWith: state.asking.ranWith,
    previous:
      difference === null || state.run === null || state.ranWith === null
        ? null
        : { run: state.run, ranWith: state.ranWith },
    difference,
  };
}

/** A new picture waits for its layout from the moment its answer is there, not only from when the canvas says so: what waits for it to rest would not. */
function newPicture(run: RunView, play: boolean): Partial<Workbench> {
  const laidOut = isUndrawn(run);
  return play ? { position: 0, playing: true, laidOut: false } : { laidOut };
}

/** The choices that go with an answer: all of them where the same is asked again or undo asked, otherwise those that outlive a question. */
function choicesFor(state: Workbench, run: RunView, { again, keep, question }: Asking): Workbench {
  const cleared = { ...state, ...NO_RUN };
  if (!again && !keep) return { ...cleared, asked: question };
  const kept = restoreStep(cleared, { ...stepOf(state), question });
  const drawn = kept.selection !== null && isDrawn(run, kept.selection);
  return { ...kept, question: state.question, selection: drawn ? kept.selection : null };
}

/** Question `id` failed. What was drawn before stays inspectable; a cancelled question leaves no failure. */
export function failAsking(state: Workbench, id: number, failure: Failure): Workbench {
  if (state.asking?.id !== id) return state;
  const asked = state.run?.question ?? "";
  return { ...state, asked, asking: null, failure: failure.kind === "cancelled" ? null : failure };
}

function isDrawn(run: RunView, element: { kind: "node" | "edge"; handle: number }): boolean {
  const handles = element.kind === "node" ? run.nodes.handle : run.edges.handle;
  return handles.includes(element.handle);
}
