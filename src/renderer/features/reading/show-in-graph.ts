import type { ElementRef } from "../../picture/elements";
import { graphAtHand } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { closeReading } from "./reading";

/** Leaves the text for the graph, which is chosen where another one is at hand, and brings an element into sight. */
export function useShowInGraph(): (element: ElementRef) => void {
  const change = useChange();
  const commands = useCommands();
  const { graph, atHand } = useWorkbench((state) => ({
    graph: state.reading?.graph ?? "",
    atHand: graphAtHand(state),
  }));
  return (element) => {
    change(closeReading);
    if (graph !== atHand) commands.chooseGraph(graph);
    void commands.reveal(element);
  };
}
