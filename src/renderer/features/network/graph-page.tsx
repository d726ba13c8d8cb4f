/** A chosen graph that nobody has asked yet: its network where it can be listed, otherwise what is known of it and questions. */
import { useEffect } from "react";
import type { GraphSummary } from "../../../shared/contract";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { LoadingState } from "../../ui/empty-state";
import { GraphView } from "../graph-view/graph-view";
import { GraphCard } from "../welcome/graph-card";
import { NETWORK_TEXTS } from "./network-texts";

export function GraphPage({ graph }: { graph: GraphSummary }) {
  const commands = useCommands();
  const found = useWorkbench(({ network }) => (network?.graph === graph.name ? network.found : null));
  // A list that comes anew may hold another graph of this name.
  useEffect(() => void commands.lookOver(graph.name), [commands, graph]);
  if (found?.state === "loading") return <LoadingState text={NETWORK_TEXTS.looking} />;
  if (found?.state !== "ready" || found.value.view.nodes.handle.length === 0)
    return <GraphCard graph={graph} />;
  return (
    <div className="centre-view">
      <GraphView key={graph.name} run={found.value.view} />
    </div>
  );
}
