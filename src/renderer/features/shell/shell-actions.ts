/** How the panels stand, the settings, and the theme, as actions. */
import type { Action } from "../../state/action";
import { choosePreset, maximisePanel, openPanel, resetLayout, togglePanel } from "../../state/layout";
import { PRESET_NAMES } from "../../state/layout-view";
import type { PresetName } from "../../state/layout-view";
import { openSettings } from "../../state/preferences";
import type { Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import { PANELS } from "./panels";
import type { Panel } from "./panels";

const always = (): boolean => true;

const PRESET_KEYS: Readonly<Record<PresetName, string>> = {
  reader: "Alt+1",
  analyst: "Alt+2",
  debugger: "Alt+3",
};

function presetAction(preset: PresetName): Action {
  return {
    id: `layout.${preset}`,
    title: () => TEXTS.layout.presetHints[preset],
    group: "view",
    keys: [PRESET_KEYS[preset]],
    enabled: always,
    run: ({ store }) => store.setState((state) => choosePreset(state, preset)),
  };
}

/** Brings a panel into sight; a second action closes the open one. */
function panelAction({ id, title }: Panel): Action {
  return {
    id: `panel.${id}`,
    title: () => TEXTS.layout.actions.show(title()),
    group: "view",
    enabled: always,
    run: ({ store }) => store.setState((state) => openPanel(state, id)),
  };
}

function closeAction({ id, title }: Panel): Action {
  return {
    id: `panel.close.${id}`,
    title: () => TEXTS.layout.actions.close(title()),
    group: "view",
    enabled: (state) => state.layout.open.includes(id),
    run: ({ store }) => store.setState((state) => togglePanel(state, id)),
  };
}

/** The graph fills the window, or gives it back. */
function fillWithGraph(state: Workbench): Workbench {
  return maximisePanel(state, "graph");
}

export const SHELL_ACTIONS: readonly Action[] = [
  ...PRESET_NAMES.map(presetAction),
  {
    id: "layout.reset",
    title: () => TEXTS.layout.reset,
    group: "view",
    enabled: always,
    run: ({ store }) => store.setState(resetLayout),
  },
  {
    id: "layout.graph-only",
    title: () => TEXTS.layout.actions.graphOnly,
    group: "view",
    enabled: (state) => state.layout.open.includes("graph"),
    run: ({ store }) => store.setState(fillWithGraph),
  },
  {
    id: "settings.open",
    title: () => TEXTS.layout.settings.open,
    group: "program",
    keys: ["Control+,"],
    enabled: always,
    run: ({ store }) => store.setState(openSettings),
  },
  {
    id: "settings.devices",
    title: () => TEXTS.devices.lookAction,
    words: () => "GPU CPU WebGPU CUDA",
    group: "program",
    enabled: ({ devices }) => !devices.busy,
    run: ({ store, commands }) => {
      store.setState(openSettings);
      void commands.lookForDevices();
    },
  },
  ...PANELS.map(panelAction),
  ...PANELS.map(closeAction),
];
