/** Playing the run, and whether new questions play by themselves. */
import { timelineSteps } from "../../picture/timeline";
import type { Action } from "../../state/action";
import { scrub, stepBy, togglePlaying } from "./playback";
import type { Workbench } from "../../state/workbench";
import { TIMELINE_TEXTS } from "./timeline-texts";

const answered = (state: Workbench): boolean => state.run !== null;
const stepsOf = (state: Workbench): number => (state.run === null ? 0 : timelineSteps(state.run).length);

export const TIMELINE_ACTIONS: readonly Action[] = [
  {
    id: "timeline.play",
    title: () => TIMELINE_TEXTS.playOrPause,
    group: "timeline",
    keys: ["Space"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => togglePlaying(state, stepsOf(state))),
  },
  {
    id: "timeline.forward",
    title: () => TIMELINE_TEXTS.stepOn,
    group: "timeline",
    keys: ["ArrowRight"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => stepBy(state, 1, stepsOf(state))),
  },
  {
    id: "timeline.back",
    title: () => TIMELINE_TEXTS.stepBack,
    group: "timeline",
    keys: ["ArrowLeft"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => stepBy(state, -1, stepsOf(state))),
  },
  {
    id: "timeline.start",
    title: () => TIMELINE_TEXTS.toStart,
    group: "timeline",
    keys: ["Home"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => scrub(state, 0, stepsOf(state))),
  },
  {
    id: "timeline.end",
    title: () => TIMELINE_TEXTS.toEnd,
    group: "timeline",
    keys: ["End"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => scrub(state, Number.POSITIVE_INFINITY, stepsOf(state))),
  },
  {
    id: "timeline.autoplay",
    title: () => TIMELINE_TEXTS.autoplay,
    group: "timeline",
    enabled: () => true,
    run: ({ store }) => store.setState(toggleAutoplay),
  },
];

/** Whether the timeline of every new question plays by itself. */
export function toggleAutoplay(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, autoplay: !state.settings.autoplay } };
}
