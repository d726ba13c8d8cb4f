/** Says that the engine is not reachable; what is on the page stays. */
import { CloudOff } from "lucide-react";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { STATUS_TEXTS } from "./status-texts";

export function OfflineBanner() {
  const commands = useCommands();
  const line = useWorkbench((state) => state.line);
  if (line !== "offline") return null;
  return (
    <div className="banner" role="alert">
      <CloudOff size={16} aria-hidden="true" />
      <strong>{STATUS_TEXTS.offline.title}</strong>
      <span>{STATUS_TEXTS.offline.lead}</span>
      <button type="button" className="button small" onClick={() => commands.retry()}>
        {STATUS_TEXTS.offline.retry}
      </button>
    </div>
  );
}
