/** The whole workbench on one page. */
import { useEffect } from "react";
import { useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";
import { useTheme } from "../../ui/use-theme";
import { Answers } from "../answers/answers";
import { ImportDialog } from "../import-graph/import-dialog";
import { Inspector } from "../inspector/inspector";
import { Parameters } from "../parameters/parameters";
import { QuestionBar } from "../question-bar/question-bar";
import { Sampler } from "../sampler/sampler";
import { Announcer } from "../status/announcer";
import { OfflineBanner } from "../status/offline-banner";
import { Timeline } from "../timeline/timeline";
import { Centre } from "./centre";
import { useShortcuts } from "./use-shortcuts";

export function Shell() {
  const theme = useTheme();
  const bare = useWorkbench((state) => state.settings.graph === "" && state.run === null);
  useShortcuts();
  useEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return (
    <div className="shell" data-bare={bare}>
      <a className="skip" href="#centre">
        {TEXTS.skip}
      </a>
      <QuestionBar />
      <OfflineBanner />
      {!bare && (
        <div className="side">
          <Answers />
          <Parameters />
        </div>
      )}
      <main id="centre" className="centre" tabIndex={-1}>
        <Centre />
      </main>
      {!bare && (
        <div className="side-end">
          <Inspector />
          <Sampler />
        </div>
      )}
      {!bare && <Timeline />}
      <ImportDialog />
      <Announcer />
    </div>
  );
}
