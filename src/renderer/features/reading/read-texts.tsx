import { BookOpen } from "lucide-react";
import type { GraphSummary } from "../../../shared/contract";
import { useCommands } from "../../state/workbench-context";
import { clipText, unturned } from "../../ui/name";
import { hasTexts } from "./reading";
import { READING_TEXTS } from "./reading-texts";

/** On a graph's card: chooses it, so that questions are asked of what is read, and leads to its texts, where it has some. */
export function ReadTexts({ graph }: { graph: GraphSummary }) {
  const commands = useCommands();
  if (!hasTexts(graph)) return null;
  return (
    <button
      type="button"
      className="button small card-read"
      aria-label={`${READING_TEXTS.open}: ${unturned(clipText(graph.title || graph.name, 80))}`}
      onClick={() => {
        commands.chooseGraph(graph.name);
        void commands.readText(graph.name);
      }}
    >
      <BookOpen size={14} aria-hidden="true" />
      {READING_TEXTS.open}
    </button>
  );
}
