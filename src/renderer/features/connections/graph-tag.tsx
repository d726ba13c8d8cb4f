/** The colour that a person gave a connection, beside the name of its graph wherever that is named. */
import { CONNECTION_GRAPH } from "../../../shared/connections";
import { colourOf, connectionOf } from "../../state/connections";
import { useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";

/** Nothing for graphs of this machine. */
export function GraphTag({ graph }: { graph: string }) {
  const colour = useWorkbench((state) => colourOf(state, graph));
  const writes = useWorkbench(
    (state) => connectionOf(state, graph.slice(CONNECTION_GRAPH.length))?.mayWrite === true,
  );
  if (!graph.startsWith(CONNECTION_GRAPH)) return null;
  const texts = TEXTS.connections;
  const said = [
    texts.behind,
    colour === "none" ? "" : texts.colours[colour],
    writes ? texts.writes : texts.readOnly,
  ];
  const label = said.filter(Boolean).join(" · ");
  return <span className="connection-tag" data-colour={colour} role="img" aria-label={label} title={label} />;
}
