/** Moves the timeline on while it plays: smoothly, or step by step for those who want less motion. */
import { useEffect, useMemo } from "react";
import { timelineSteps } from "../../picture/timeline";
import { advance, noteLayout, STEP_TIME, stepBy } from "./playback";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { useReducedMotion } from "../../ui/use-media";

/** Longest wait (ms) for the layout before playing on a moving picture. */
const LAYOUT_PATIENCE = 2500;

/** A frame that took longer (ms) counts as this: the picture slows down rather than jump. */
const LONGEST_FRAME = 100;

/** To be used once, by the shell: the timeline goes on whether its panel is in sight or not. */
export function usePlayback(): void {
  const { run, playing, waiting } = useWorkbench((state) => ({
    run: state.run,
    playing: state.playing,
    waiting: state.playing && state.position === 0 && !state.laidOut,
  }));
  const steps = useMemo(() => (run === null ? 0 : timelineSteps(run).length), [run]);
  const change = useChange();
  const stepwise = useReducedMotion();
  useEffect(() => {
    if (!playing) return;
    if (waiting) return after(LAYOUT_PATIENCE, () => change(noteLayout, true));
    return stepwise
      ? everyStep(() => change(playStep, steps))
      : everyFrame((milliseconds) => change(advance, milliseconds, steps));
    // `change` is a new function on every render but always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playing, waiting, stepwise, steps]);
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
}

function everyStep(act: () => void): () => void {
  const timer = setInterval(act, STEP_TIME);
  return () => clearInterval(timer);
}

function everyFrame(act: (milliseconds: number) => void): () => void {
  let last = performance.now();
  let frame = requestAnimationFrame(function turn(now) {
    act(Math.min(now - last, LONGEST_FRAME));
    last = now;
    frame = requestAnimationFrame(turn);
  });
  return () => cancelAnimationFrame(frame);
}

/** One whole step on, still playing until the end. */
function playStep(state: Workbench, steps: number): Workbench {
  const next = stepBy(state, 1, steps);
  return { ...next, playing: Number.isFinite(next.position) };
}
