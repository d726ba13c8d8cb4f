/** How the panels stand, the settings, and the theme, as actions. */
import type { Action } from "../../state/action";
import { choosePreset, closePanel, maximisePanel, openPanel, resetLayout } from "../../state/layout";
import { PRESET_NAMES, type PresetName } from "../../state/layout-view";
import { openSettings } from "../../state/preferences";
import type { Workbench } from "../../state/workbench";
import { DEVICES_TEXTS } from "../settings/devices-texts";
import { SETTINGS_TEXTS } from "../settings/settings-texts";
import { SHELL_TEXTS } from "./shell-texts";
import type { DockPanel } from "../room";

const always = (): boolean => true;

const PRESET_KEYS: Readonly<Record<PresetName, string>> = {
  reader: "Alt+1",
  analyst: "Alt+2",
  debugger: "Alt+3",
};

function presetAction(preset: PresetName): Action {
  return {
    id: `layout.${preset}`,
    title: () => SHELL_TEXTS.presetHints[preset],
    group: "view",
    keys: [PRESET_KEYS[preset]],
    enabled: always,
    run: ({ commands }) => commands.choose(null, (state) => choosePreset(state, preset)),
  };
}

/** Brings a panel, or a tab of one, into sight; a second action closes the open panel. */
function panelAction({ id, title, words }: Pick<DockPanel, "id" | "title" | "words">): Action {
  return {
    id: `panel.${id}`,
    title: () => SHELL_TEXTS.actions.show(title()),
    words: () => [title(), words?.() ?? []].flat().join(", "),
    group: "view",
    enabled: always,
    run: ({ store }) => store.setState((state) => openPanel(state, id)),
  };
}

function closeAction({ id, title }: DockPanel): Action {
  return {
    id: `panel.close.${id}`,
    title: () => SHELL_TEXTS.actions.close(title()),
    group: "view",
    enabled: (state) => state.layout.open.includes(id),
    run: ({ store }) => store.setState((state) => closePanel(state, id)),
  };
}

/** The graph fills the window, or gives it back. */
function fillWithGraph(state: Workbench): Workbench {
  return maximisePanel(state, "graph");
}

const SHELL_ACTIONS: readonly Action[] = [
  ...PRESET_NAMES.map(presetAction),
  {
    id: "layout.reset",
    title: () => SHELL_TEXTS.reset,
    group: "view",
    enabled: always,
    run: ({ commands }) => commands.choose(null, resetLayout),
  },
  {
    id: "layout.graph-only",
    title: () => SHELL_TEXTS.actions.graphOnly,
    group: "view",
    enabled: (state) => state.layout.open.includes("graph"),
    run: ({ store }) => store.setState(fillWithGraph),
  },
  {
    id: "settings.open",
    title: () => SETTINGS_TEXTS.open,
    group: "program",
    keys: ["Control+,"],
    reach: "everywhere",
    enabled: always,
    run: ({ store }) => store.setState(openSettings),
  },
  {
    id: "settings.devices",
    title: () => DEVICES_TEXTS.lookAction,
    words: () => "GPU CPU WebGPU CUDA",
    group: "program",
    enabled: ({ devices }) => !devices.busy,
    run: ({ store, commands }) => {
      store.setState(openSettings);
      void commands.lookForDevices();
    },
  },
];

/** With two for every panel of the window, and one for every tab of those that have several. */
export function shellActions(panels: readonly DockPanel[]): readonly Action[] {
  const shown = panels.flatMap((panel) => (panel.tabs.length > 1 ? [panel, ...panel.tabs] : [panel]));
  return [...SHELL_ACTIONS, ...shown.map(panelAction), ...panels.map(closeAction)];
}
