/** Which panels are open and how they stand. The dock does the moving; here is what is wanted of it and what it reports. */
import type { Arrangement, Edge } from "./arrangement";
import type { LayoutView, LayoutWish, Moved, PresetName } from "./layout-view";
import type { Workbench } from "./workbench";

/** Opens a panel, or brings it to the front where it is open. */
export function openPanel(state: Workbench, panel: string): Workbench {
  return wish(state, { act: "open", panel });
}

/** Away from the pages that fill the window, a text, a comparison, a hypothesis and a build that does not run: what is asked for stands behind them. */
export function leavePages(state: Workbench): Workbench {
  const building = state.building?.running ? state.building : null;
  const { hypothesis } = state;
  const isHome =
    state.reading === null && state.building === building && !state.comparing && !hypothesis.open;
  return isHome
    ? state
    : { ...state, reading: null, building, comparing: false, hypothesis: { ...hypothesis, open: false } };
}

/** Brings the answers to the front where the list of runs covers them: who asks wants to read. */
export function showAnswers(state: Workbench): Workbench {
  const { open, shown } = state.layout;
  const covered = open.includes("answers") && !shown.includes("answers") && shown.includes("ledger");
  return covered ? openPanel(state, "answers") : leavePages(state);
}

export function closePanel(state: Workbench, panel: string): Workbench {
  return wish(state, { act: "close", panel });
}

/** Opens a closed panel, closes an open one. */
export function togglePanel(state: Workbench, panel: string): Workbench {
  return wish(state, { act: state.layout.open.includes(panel) ? "close" : "open", panel });
}

/** The panel's group fills the dock, or goes back to its place when it does already. */
export function maximisePanel(state: Workbench, panel: string): Workbench {
  return wish(state, { act: "maximise", panel });
}

/** The panel goes to an edge of the window, alone in a column or row of its own. */
export function movePanel(state: Workbench, panel: string, edge: Edge): Workbench {
  return wish(state, { act: "edge", panel, edge });
}

/** The panel floats above the others, or goes back among them when it does already. */
export function floatPanel(state: Workbench, panel: string): Workbench {
  return wish(state, { act: state.layout.floating.includes(panel) ? "dock" : "float", panel });
}

/** Arranges the panels by a preset, as they were left when it was used last. */
export function choosePreset(state: Workbench, preset: PresetName): Workbench {
  return wish({ ...state, candidates: null, settings: { ...state.settings, preset } }, { act: "arrange" });
}

/** Forgets what was made of the preset at hand, and arranges it afresh. */
export function resetLayout(state: Workbench): Workbench {
  const { [state.settings.preset]: _, ...layouts } = state.settings.layouts;
  return wish({ ...state, moved: null, settings: { ...state.settings, layouts } }, { act: "arrange" });
}

/** Panels as a person moved them, or as they stood before; where that is of another preset, or nothing, nothing is arranged. */
export function arrangeMoved(state: Workbench, moved: Moved | null): Workbench {
  if (moved === null || moved.preset !== state.settings.preset || moved === state.moved)
    return moved === state.moved ? state : { ...state, moved };
  const layouts = { ...state.settings.layouts, [moved.preset]: moved.arrangement };
  return wish({ ...state, moved, settings: { ...state.settings, layouts } }, { act: "arrange" });
}

/** Which panels there are, for rooms that offer one only where it exists. */
export function notePanels(state: Workbench, known: readonly string[]): Workbench {
  return { ...state, layout: { ...state.layout, known } };
}

/** What the dock shows now. */
export function noteDock(
  state: Workbench,
  dock: Pick<LayoutView, "open" | "shown" | "floating" | "maximised">,
): Workbench {
  return { ...state, layout: { ...state.layout, ...dock } };
}

/** Which tabs are in front in panels that have several. */
export function noteFronts(state: Workbench, fronts: LayoutView["fronts"]): Workbench {
  return { ...state, layout: { ...state.layout, fronts } };
}

/** What a person made of a preset. */
export function keepLayout(state: Workbench, preset: PresetName, arrangement: Arrangement): Workbench {
  const layouts = { ...state.settings.layouts, [preset]: arrangement };
  return { ...state, settings: { ...state.settings, layouts } };
}

/** True while the first page fills the window: no graph is picked, and no panel was asked for. */
export function isFirstPage({ settings, run, layout }: Workbench): boolean {
  return settings.graph === "" && run === null && !layout.wanted;
}

function wish(state: Workbench, wanted: LayoutWish): Workbench {
  const { layout } = state;
  return {
    ...leavePages(state),
    layout: { ...layout, wish: wanted, wanted: layout.wanted || wanted.act === "open" },
  };
}
