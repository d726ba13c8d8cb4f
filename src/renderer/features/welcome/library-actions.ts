/** What can be done with own graphs from the palette. */
import type { Action } from "../../state/action";
import type { Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import { askLibrary, goHome, isOwnFile } from "./library";
import { WELCOME_TEXTS } from "./welcome-texts";

/** Two actions for each own graph; both end in its card, where deleting asks once more. */
export function LIBRARY_CHOICES(state: Workbench): readonly Action[] {
  const graphs = state.graphs.state === "ready" ? state.graphs.value.filter(isOwnFile) : [];
  return graphs.flatMap(({ name, title }) => {
    const shown = TEXTS.said(title) || name;
    const ask =
      (what: "title" | "delete"): Action["run"] =>
      ({ store, commands }) => {
        commands.chooseGraph("");
        store.setState((now) => askLibrary(goHome(now), { graph: name, what }));
      };
    return [
      {
        id: `library.title.${name}`,
        title: () => WELCOME_TEXTS.card.titleOf(shown),
        group: "files",
        enabled: () => true,
        run: ask("title"),
      },
      {
        id: `library.delete.${name}`,
        title: () => WELCOME_TEXTS.card.deleteOf(shown),
        group: "files",
        enabled: () => true,
        run: ask("delete"),
      },
    ];
  });
}
