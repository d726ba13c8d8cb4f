/** A line above the panels when a Neo4j of this machine ended by itself: start it again, or leave it. */
import { TriangleAlert } from "lucide-react";
import { knownServers } from "./servers";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { SERVERS_TEXTS } from "./servers-texts";

export function ServerBar() {
  const servers = useWorkbench(knownServers);
  const lost = servers.filter(({ state }) => state === "crashed");
  return (
    <>
      {lost.map(({ name }) => (
        <Lost key={name} name={name} />
      ))}
    </>
  );
}

function Lost({ name }: { name: string }) {
  const commands = useCommands();
  const busy = useWorkbench(({ connections }) => connections.servers.busy);
  const texts = SERVERS_TEXTS;
  const starting = busy?.name === name && busy.work === "start";
  return (
    <div className="session-bar server-bar" role="alert">
      <TriangleAlert size={16} aria-hidden="true" />
      <span>{texts.lost(name)}</span>
      <span className="session-tools">
        <button
          type="button"
          className="button small primary"
          disabled={busy !== null}
          onClick={() => void commands.startServer(name)}
        >
          {starting ? texts.stages["start"] : texts.startAgain}
        </button>
        <button
          type="button"
          className="button small"
          disabled={busy !== null}
          onClick={() => void commands.stopServer(name)}
        >
          {texts.leave}
        </button>
      </span>
    </div>
  );
}
