/** The colour that a person gave a connection, beside the name of its graph wherever that is named. */
import { connectionIn } from "../../../shared/connections";
import { colourOf, connectionOf } from "./connections";
import { useWorkbench } from "../../state/workbench-context";
import { CONNECTIONS_TEXTS } from "./connections-texts";

/** Nothing for graphs of this machine. */
export function GraphTag({ graph }: { graph: string }) {
  const colour = useWorkbench((state) => colourOf(state, graph));
  const writes = useWorkbench((state) => connectionOf(state, connectionIn(graph) ?? "")?.mayWrite === true);
  if (connectionIn(graph) === undefined) return null;
  const texts = CONNECTIONS_TEXTS;
  const said = [
    texts.behind,
    colour === "none" ? "" : texts.colours[colour],
    writes ? texts.writes : texts.readOnly,
  ];
  const label = said.filter(Boolean).join(" · ");
  return <span className="connection-tag" data-colour={colour} role="img" aria-label={label} title={label} />;
}
