/** What a person can do with a configured run. */
import type { Action } from "../../state/action";
import { openPanel } from "../../state/layout";
import { chooseFile } from "../../ui/choose-file";
import { canStart } from "./pipeline";
import { PIPELINE_TEXTS } from "./pipeline-texts";

/** Endings of configurations, as an input's `accept` takes them. */
export const CONFIGURATION_FILES = ".yaml,.yml,.json";

export const PIPELINE_ACTIONS: readonly Action[] = [
  {
    id: "pipeline.open",
    title: () => PIPELINE_TEXTS.actions.open,
    group: "files",
    enabled: ({ pipeline }) => !pipeline?.running,
    run: ({ commands, store }) =>
      void chooseFile(CONFIGURATION_FILES).then((file) => {
        if (file === null) return;
        store.setState((state) => openPanel(state, "pipeline"));
        void commands.choosePipeline(file);
      }),
  },
  {
    id: "pipeline.run",
    title: () => PIPELINE_TEXTS.actions.run,
    group: "question",
    enabled: ({ pipeline }) => pipeline !== null && canStart(pipeline),
    run: ({ commands }) => void commands.runPipeline(),
  },
  {
    id: "pipeline.stop",
    title: () => PIPELINE_TEXTS.actions.stop,
    group: "question",
    enabled: ({ pipeline }) => pipeline !== null && pipeline.running !== null,
    run: ({ commands }) => commands.stopPipeline(),
  },
];
