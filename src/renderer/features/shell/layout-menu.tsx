/** How the panels stand: the arrangements side by side, and a menu of all panels. */
import { Check, LayoutPanelLeft, RotateCcw } from "lucide-react";
import { choosePreset, resetLayout, togglePanel } from "../../state/layout";
import { PRESET_NAMES, type PresetName } from "../../state/layout-view";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { SHELL_TEXTS } from "./shell-texts";
import { PANEL_SECTIONS } from "../room";
import { PANELS } from "../rooms";

export function LayoutMenu() {
  return (
    <div className="layout-menu">
      <Presets />
      <MenuButton
        label={SHELL_TEXTS.menuHint}
        className="status-button"
        face={
          <>
            <LayoutPanelLeft size={14} aria-hidden="true" />
            {SHELL_TEXTS.menu}
          </>
        }
      >
        {(close) => <PanelItems close={close} />}
      </MenuButton>
    </div>
  );
}

function Presets() {
  const chosen = useWorkbench((state) => state.settings.preset);
  return (
    <fieldset className="presets">
      <legend className="visually-hidden">{SHELL_TEXTS.preset}</legend>
      {PRESET_NAMES.map((preset) => (
        <PresetChoice key={preset} preset={preset} chosen={preset === chosen} />
      ))}
    </fieldset>
  );
}

function PresetChoice({ preset, chosen }: { preset: PresetName; chosen: boolean }) {
  const change = useChange();
  return (
    <Hint text={SHELL_TEXTS.presetHints[preset]}>
      <label className="preset" data-chosen={chosen}>
        <input
          type="radio"
          name="preset"
          className="visually-hidden"
          checked={chosen}
          onChange={() => change(choosePreset, preset)}
        />
        {SHELL_TEXTS.presets[preset]}
      </label>
    </Hint>
  );
}

/** Stays open while panels come and go, so that several can be picked. */
function PanelItems({ close }: { close: () => void }) {
  const change = useChange();
  const open = useWorkbench(({ layout }) => layout.open);
  return (
    <>
      {PANEL_SECTIONS.map((section) => (
        <div key={section} role="group" className="menu-group" aria-labelledby={`panels-${section}`}>
          <p id={`panels-${section}`} className="menu-heading">
            {SHELL_TEXTS.sections[section]}
          </p>
          {PANELS.filter((panel) => panel.section === section).map(({ id, title, tabs, icon: Icon }) => (
            <MenuItem
              key={id}
              icon={open.includes(id) ? <Check size={14} /> : <Icon size={14} />}
              label={title()}
              note={tabs.length > 1 ? tabs.map((tab) => tab.title()).join(" · ") : undefined}
              checked={open.includes(id)}
              onPick={() => change(togglePanel, id)}
            />
          ))}
        </div>
      ))}
      <MenuItem
        icon={<RotateCcw size={14} />}
        label={SHELL_TEXTS.reset}
        onPick={() => {
          change(resetLayout);
          close();
        }}
      />
    </>
  );
}
