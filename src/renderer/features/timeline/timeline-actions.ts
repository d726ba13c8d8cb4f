/** Playing the run, and whether new questions play by themselves. */
import { timelineSteps } from "../../canvas/timeline-model";
import type { Action } from "../../state/action";
import { scrub, stepBy, togglePlaying } from "../../state/playback";
import type { Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";

const answered = (state: Workbench): boolean => state.run !== null;
const stepsOf = (state: Workbench): number => (state.run === null ? 0 : timelineSteps(state.run).length);

export const TIMELINE_ACTIONS: readonly Action[] = [
  {
    id: "timeline.play",
    title: () => TEXTS.actions.play,
    group: "timeline",
    keys: ["Space"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => togglePlaying(state, stepsOf(state))),
  },
  {
    id: "timeline.forward",
    title: () => TEXTS.actions.forward,
    group: "timeline",
    keys: ["ArrowRight"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => stepBy(state, 1, stepsOf(state))),
  },
  {
    id: "timeline.back",
    title: () => TEXTS.actions.back,
    group: "timeline",
    keys: ["ArrowLeft"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => stepBy(state, -1, stepsOf(state))),
  },
  {
    id: "timeline.start",
    title: () => TEXTS.actions.toStart,
    group: "timeline",
    keys: ["Home"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => scrub(state, 0, stepsOf(state))),
  },
  {
    id: "timeline.end",
    title: () => TEXTS.actions.toEnd,
    group: "timeline",
    keys: ["End"],
    reach: "unfocused",
    enabled: answered,
    run: ({ store }) => store.setState((state) => scrub(state, Number.POSITIVE_INFINITY, stepsOf(state))),
  },
  {
    id: "timeline.autoplay",
    title: () => TEXTS.timeline.autoplay,
    group: "timeline",
    enabled: () => true,
    run: ({ store }) => store.setState(toggleAutoplay),
  },
];

/** Whether the timeline of every new question plays by itself. */
export function toggleAutoplay(state: Workbench): Workbench {
  return { ...state, settings: { ...state.settings, autoplay: !state.settings.autoplay } };
}
