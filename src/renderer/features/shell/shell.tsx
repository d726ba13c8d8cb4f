/** The whole workbench on one page: the question on top, the panels, and below how things stand. */
import { useEffect } from "react";
import { isFirstPage, notePanels } from "../../state/layout";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { SHELL_TEXTS } from "./shell-texts";
import { useTheme } from "../../state/use-theme";
import { laterPage } from "../../ui/later";
import { ServerBar } from "../connections/server-bar";
import { ImportDialog } from "../import-graph/import-dialog";
import { KeysSheet } from "../palette/keys-sheet";
import { Palette } from "../palette/palette";
import { useShortcuts } from "../palette/use-shortcuts";
import { QuestionBar } from "../question-bar/question-bar";
import { FileDrop } from "../session/file-drop";
import { SessionBar } from "../session/session-bar";
import { SettingsDialog } from "../settings/settings-dialog";
import { Announcer } from "../status/announcer";
import { OfflineBanner } from "../status/offline-banner";
import { RestartNote } from "../status/restart-note";
import { StatusBar } from "../status/status-bar";
import { usePlayback } from "../timeline/use-playback";
import { UnderstoodStrip } from "../understood/understood-strip";
import { GraphPanel } from "./graph-panel";
import { PANELS } from "../rooms";

const PANEL_IDS = PANELS.flatMap(({ id, tabs }) => [id, ...tabs.map((tab) => tab.id)]);

const Dock = laterPage(async () => (await import("./dock")).Dock);
const ComparePage = laterPage(async () => (await import("../compare/compare-page")).ComparePage);
const HypothesisPage = laterPage(async () => (await import("../hypothesis/hypothesis-page")).HypothesisPage);
const ReadingPage = laterPage(async () => (await import("../reading/reading-page")).ReadingPage);
const BuildPage = laterPage(async () => (await import("../build/build-page")).BuildPage);

export function Shell() {
  const theme = useTheme();
  const firstPage = useWorkbench(isFirstPage);
  const builds = useWorkbench(({ building }) => building !== null);
  const reads = useWorkbench(({ reading }) => reading !== null);
  const compares = useWorkbench(({ comparing }) => comparing);
  const supposes = useWorkbench(({ hypothesis }) => hypothesis.open);
  const change = useChange();
  useEffect(
    () => change(notePanels, PANEL_IDS),
    // `change` always does the same.
    // oxlint-disable-next-line react/exhaustive-deps
    [],
  );
  useShortcuts();
  usePlayback();
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return (
    <div className="shell">
      <a className="skip" href="#centre">
        {SHELL_TEXTS.skip}
      </a>
      <QuestionBar />
      <div className="lines">
        <UnderstoodStrip />
        <OfflineBanner />
        <RestartNote />
        <SessionBar />
        <ServerBar />
      </div>
      <main id="centre" className="centre" tabIndex={-1}>
        {builds ? (
          <BuildPage />
        ) : reads ? (
          <ReadingPage />
        ) : compares ? (
          <ComparePage />
        ) : supposes ? (
          <HypothesisPage />
        ) : firstPage ? (
          <GraphPanel />
        ) : (
          <Dock />
        )}
      </main>
      <StatusBar />
      <ImportDialog />
      <SettingsDialog />
      <Palette />
      <KeysSheet />
      <FileDrop />
      <Announcer />
    </div>
  );
}
