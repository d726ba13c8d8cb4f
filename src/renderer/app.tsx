/** Wires the engine, the state and the page together. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { createEngineClient } from "./api/engine-client";
import { openEngineLine } from "./api/engine-line";
import { ErrorBoundary } from "./features/shell/error-boundary";
import { Shell } from "./features/shell/shell";
import { createCommands } from "./features/commands";
import { readSettings, saveSettings } from "./state/settings";
import { startWorkbench, type Workbench } from "./state/workbench";
import { WorkbenchContext, type WorkbenchAccess } from "./state/workbench-context";
import { preferredLanguage, type Language } from "../shared/languages/language";
import { fetchLater } from "./ui/later";
import { speak } from "./ui/texts/texts";

/** The workbench; in another language all of it is rendered anew. */
export function App({ access }: { access: WorkbenchAccess }) {
  const language = useStore(access.store, (state) => state.settings.language);
  return (
    <WorkbenchContext value={access}>
      <ErrorBoundary>
        <Shell key={language} />
      </ErrorBoundary>
    </WorkbenchContext>
  );
}

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Opens the line to the engine, and loads its lists whenever it (again) answers. */
export function connectWorkbench(): WorkbenchAccess {
  const first = readSettings(localStorage, preferredLanguage(navigator.languages));
  speakOnPage(first.language);
  const store = createStore<Workbench>(() => startWorkbench(first));
  const client = createEngineClient(openEngineLine);
  const commands = createCommands(client, store, wantsCalm);
  client.watchStatus((line) => {
    store.setState({ line });
    if (line !== "online") return;
    void commands.load().then(fetchLater);
    void commands.loadConnections();
    void commands.loadServers();
  });
  client.watchSilence((silent) => store.setState({ silent }));
  client.watchRestarts((reason) => {
    commands.meetRestart(reason);
    void commands.loadServers();
  });
  store.subscribe(({ settings }, before) => {
    if (settings !== before.settings) saveSettings(localStorage, settings);
    // Before the page hears of the change, so that it is rendered in the new language.
    if (settings.language !== before.settings.language) speakOnPage(settings.language);
  });
  commands.keepSessions();
  return { store, commands };
}

function speakOnPage(language: Language): void {
  speak(language);
  document.documentElement.lang = language;
}
