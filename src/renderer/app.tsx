/** Wires the engine, the state and the page together. */
import { createStore } from "zustand/vanilla";
import { createEngineClient } from "./api/engine-client";
import { openEngineLine } from "./api/engine-line";
import { ErrorBoundary } from "./features/shell/error-boundary";
import { Shell } from "./features/shell/shell";
import { createCommands } from "./state/commands";
import { readSettings, saveSettings } from "./state/settings";
import { startWorkbench } from "./state/workbench";
import type { Workbench } from "./state/workbench";
import { WorkbenchContext } from "./state/workbench-context";
import type { WorkbenchAccess } from "./state/workbench-context";

export function App({ access }: { access: WorkbenchAccess }) {
  return (
    <WorkbenchContext value={access}>
      <ErrorBoundary>
        <Shell />
      </ErrorBoundary>
    </WorkbenchContext>
  );
}

const wantsCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Opens the line to the engine, and loads its lists whenever it (again) answers. */
export function connectWorkbench(): WorkbenchAccess {
  const store = createStore<Workbench>(() => startWorkbench(readSettings(localStorage)));
  const client = createEngineClient(openEngineLine);
  const commands = createCommands(client, store, wantsCalm);
  client.watchStatus((line) => {
    store.setState({ line });
    if (line === "online") void commands.load();
  });
  store.subscribe(({ settings }, before) => {
    if (settings !== before.settings) saveSettings(localStorage, settings);
  });
  return { store, commands };
}
