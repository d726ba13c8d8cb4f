/** Says that the engine is not reachable, or that it hangs; what is on the page stays. */
import { CloudOff } from "lucide-react";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { STATUS_TEXTS } from "./status-texts";

export function OfflineBanner() {
  const commands = useCommands();
  const { line, silent } = useWorkbench((state) => ({ line: state.line, silent: state.silent }));
  if (line !== "offline" && !silent) return null;
  const { title, lead, retry } = line === "offline" ? STATUS_TEXTS.offline : STATUS_TEXTS.silent;
  return (
    <div className="banner" role="alert">
      <CloudOff size={16} aria-hidden="true" />
      <strong>{title}</strong>
      <span>{lead}</span>
      <button
        type="button"
        className="button small"
        onClick={() => (line === "offline" ? commands.retry() : commands.restartEngine())}
      >
        {retry}
      </button>
    </div>
  );
}
