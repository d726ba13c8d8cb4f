/** "Was this right?": plain functions over what was judged. */
import type { Judgement, JudgedSubject, RunTrust } from "../../../shared/judging";
import type { Workbench } from "../../state/workbench";
import type { JudgedHere, Said, TrustAtHand } from "./judging-view";

/** What the engine said of the run on the screen; undefined while it has not. */
export function trustAtHand({ run, trust }: Pick<Workbench, "run" | "trust">): TrustAtHand | undefined {
  return trust !== null && trust.run === run?.run ? trust : undefined;
}

/** What stands of the run on the screen, or of one of its answers. */
export function saidOf(
  state: Pick<Workbench, "run" | "trust" | "judged">,
  answer?: string,
): Judgement | null {
  const told = trustAtHand(state)?.told;
  return told?.state === "ready" ? standing(state.judged, told.value, answer) : null;
}

/** Says it, or takes it back where it stands already: a choice that can be taken back. */
export function judge(state: Workbench, verdict: Judgement, answer?: string): Workbench {
  const told = trustAtHand(state)?.told;
  if (told?.state !== "ready" || told.value.subject.graph === "") return state;
  const { subject } = told.value;
  const stands = standing(state.judged, told.value, answer);
  const key = saidKey(subject, answer);
  const said: Said = {
    subject,
    ...(answer !== undefined && { answer }),
    verdict: stands === verdict ? null : verdict,
    was: state.judged[key]?.was ?? stands,
  };
  return { ...state, judged: { ...state.judged, [key]: said } };
}

/** What the engine has to be told between two states of the window. */
export function judgementsBetween(before: JudgedHere, after: JudgedHere): Omit<Said, "was">[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => {
    const { was, verdict: _verdict, ...about } = (after[key] ?? before[key])!;
    const from = before[key]?.verdict ?? (before[key] ? null : was);
    const to = after[key] ? after[key].verdict : was;
    return from === to ? [] : [{ ...about, verdict: to }];
  });
}

export function noteTrust(state: Workbench, run: string, told: TrustAtHand["told"]): Workbench {
  if (state.run?.run !== run) return state;
  const second = trustAtHand(state)?.second ?? null;
  return { ...state, trust: { run, told, second } };
}

export function noteSecond(state: Workbench, run: string, second: TrustAtHand["second"]): Workbench {
  if (state.run?.run !== run) return state;
  // It may be sooner than what was judged: the identity of a graph takes reading it whole.
  const told = trustAtHand(state)?.told ?? { state: "loading" };
  return { ...state, trust: { run, told, second } };
}

function standing(judged: JudgedHere, { subject, verdict, answers }: RunTrust, answer?: string) {
  const here = judged[saidKey(subject, answer)];
  if (here !== undefined) return here.verdict;
  return answer === undefined ? verdict : (answers[answer] ?? null);
}

function saidKey({ graph, recipe, question }: JudgedSubject, answer = ""): string {
  return JSON.stringify([graph, recipe, question, answer]);
}
