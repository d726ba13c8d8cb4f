/** A person's notes on nodes. */
import type { Workbench } from "../../state/workbench";

/** A person's note on a node of the graph at hand; an empty one is none. */
export function writeNote(state: Workbench, id: string, text: string): Workbench {
  const { graph } = state.run ?? state.settings;
  const others = state.explore.notes.filter((note) => note.id !== id || note.graph !== graph);
  const notes = text.trim() === "" ? others : [...others, { graph, id, text }];
  return { ...state, explore: { ...state.explore, notes } };
}

/** The note on a node of the graph at hand, "" when there is none. */
export function noteOn(
  { run, settings, explore }: Pick<Workbench, "run" | "settings" | "explore">,
  id: string,
): string {
  const { graph } = run ?? settings;
  return explore.notes.find((note) => note.id === id && note.graph === graph)?.text ?? "";
}
