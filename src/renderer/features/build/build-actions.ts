/** The build room as an action. */
import type { Action } from "../../state/action";
import { openBuild } from "./build";
import { BUILD_TEXTS } from "./build-texts";

export const BUILD_ACTIONS: readonly Action[] = [
  {
    id: "build.open",
    title: () => BUILD_TEXTS.title,
    group: "program",
    enabled: ({ building }) => building === null,
    run: ({ store }) => store.setState((state) => openBuild({ ...state, reading: null })),
  },
];
