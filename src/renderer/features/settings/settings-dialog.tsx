/** The settings: theme, language, arrangement of the panels, playback, device. */
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { choosePreset, resetLayout } from "../../state/layout";
import { PRESET_NAMES, type PresetName } from "../../state/layout-view";
import { closeSettings, setSetting } from "../../state/preferences";
import type { ThemeChoice } from "../../state/settings-view";
import type { Workbench } from "../../state/workbench";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { LANGUAGE_CODES, type Language } from "../../../shared/languages/language";
import { LANGUAGE_NAMES } from "../../ui/language";
import { SHELL_TEXTS } from "../shell/shell-texts";
import { SETTINGS_TEXTS } from "./settings-texts";
import { Choice } from "./choice";
import { DeviceSetting } from "./device-setting";

const THEMES: readonly ThemeChoice[] = ["system", "light", "dark"];

export function SettingsDialog() {
  const open = useWorkbench((state) => state.settingsOpen);
  return open ? <OpenDialog /> : null;
}

function OpenDialog() {
  const change = useChange();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => change(closeSettings);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="settings-title" onClose={close}>
      <div className="panel-head">
        <h2 id="settings-title">{SETTINGS_TEXTS.title}</h2>
        <IconButton icon={X} label={SETTINGS_TEXTS.close} onClick={close} />
      </div>
      <div className="dialog-body settings">
        <ThemeSetting />
        <LanguageSetting />
        <PresetSetting />
        <AutoplaySetting />
        <DeviceSetting />
        <ResetSetting />
      </div>
    </dialog>
  );
}

function ThemeSetting() {
  const change = useChange();
  const theme = useWorkbench((state) => state.settings.theme);
  const { themes, theme: name } = SETTINGS_TEXTS;
  return (
    <Choice
      name={name}
      value={theme}
      choices={THEMES.map((choice) => [choice, themes[choice]] as const)}
      onPick={(picked) => change(setTheme, picked)}
    />
  );
}

function setTheme(state: Workbench, theme: ThemeChoice): Workbench {
  return setSetting(state, "theme", theme);
}

function LanguageSetting() {
  const change = useChange();
  const language = useWorkbench((state) => state.settings.language);
  return (
    <Choice
      name={SETTINGS_TEXTS.language}
      value={language}
      choices={LANGUAGE_CODES.map((code) => [code, LANGUAGE_NAMES[code].name] as const)}
      onPick={(picked: Language) => change(setLanguage, picked)}
    />
  );
}

function setLanguage(state: Workbench, language: Language): Workbench {
  return setSetting(state, "language", language);
}

function PresetSetting() {
  const change = useChange();
  const preset = useWorkbench((state) => state.settings.preset);
  return (
    <Choice
      name={SETTINGS_TEXTS.preset}
      value={preset}
      choices={PRESET_NAMES.map((name) => [name, SHELL_TEXTS.presets[name]] as const)}
      onPick={(picked: PresetName) => change(choosePreset, picked)}
    />
  );
}

function AutoplaySetting() {
  const change = useChange();
  const autoplay = useWorkbench((state) => state.settings.autoplay);
  return (
    <label className="setting">
      <span>
        {SETTINGS_TEXTS.autoplay}
        <span className="soft small-print setting-hint">{SETTINGS_TEXTS.autoplayHint}</span>
      </span>
      <input
        type="checkbox"
        className="switch"
        checked={autoplay}
        onChange={(event) => change(setAutoplay, event.target.checked)}
      />
    </label>
  );
}

function setAutoplay(state: Workbench, autoplay: boolean): Workbench {
  return setSetting(state, "autoplay", autoplay);
}

function ResetSetting() {
  const change = useChange();
  const { reset, resetHint } = SETTINGS_TEXTS;
  return (
    <div className="setting">
      <span>
        {reset}
        <span className="soft small-print setting-hint">{resetHint}</span>
      </span>
      <button type="button" className="button small" onClick={() => change(resetAll)}>
        {SETTINGS_TEXTS.resetDo}
      </button>
    </div>
  );
}

function resetAll(state: Workbench): Workbench {
  return resetLayout(setSetting(state, "layouts", {}));
}
