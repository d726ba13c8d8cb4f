/** Says that the engine is not reachable; what is on the page stays. */
import { CloudOff } from "lucide-react";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { TEXTS } from "../../ui/texts/texts";

export function OfflineBanner() {
  const commands = useCommands();
  const line = useWorkbench((state) => state.line);
  if (line !== "offline") return null;
  return (
    <div className="banner" role="alert">
      <CloudOff size={16} aria-hidden="true" />
      <strong>{TEXTS.offline.title}</strong>
      <span>{TEXTS.offline.lead}</span>
      <button type="button" className="button small" onClick={() => commands.retry()}>
        {TEXTS.offline.retry}
      </button>
    </div>
  );
}
