/** Leads from an edge to its letters in the text. */
import { BookOpen } from "lucide-react";
import type { PropertyValue } from "../../../shared/graph";
import { graphAtHand } from "../../state/workbench";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { passageOf } from "./reading";
import { READING_TEXTS } from "./reading-texts";

export function ReadPassage({ properties }: { properties: Readonly<Record<string, PropertyValue>> }) {
  const graph = useWorkbench(graphAtHand);
  const commands = useCommands();
  const passage = passageOf(properties);
  if (passage === null || graph === "") return null;
  const { work, start, end } = passage;
  return (
    <button
      type="button"
      className="button small"
      onClick={() => void commands.readText(graph, work, { start, end })}
    >
      <BookOpen size={14} aria-hidden="true" />
      {READING_TEXTS.openPassage}
    </button>
  );
}
