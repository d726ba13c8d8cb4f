/** Neo4j on this machine: a program of its own that this one starts, stops and watches. */
import { Play } from "lucide-react";
import { useId, useState } from "react";
import type { ManagedServer } from "../../../shared/managed-servers";
import { connectionsTo, connectToServer, FIRST_SERVER, knownServers } from "./servers";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { Name } from "../../ui/name";
import { TextInput } from "../../ui/text-input";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { SERVERS_TEXTS } from "./servers-texts";
import { ProgressBar } from "../status/progress-bar";

const NAME = /^(?!\.)[\w.-]{1,64}$/;

export function ServersPart() {
  const servers = useWorkbench(knownServers);
  const trouble = useWorkbench(({ connections }) => connections.servers.trouble);
  const starting = useWorkbench(({ connections }) => connections.servers.busy);
  const isNew = starting !== null && servers.every(({ name }) => name !== starting.name);
  const texts = SERVERS_TEXTS;
  return (
    <section className="servers" aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <p className="soft small-print">{texts.lead}</p>
      {servers.length > 0 && (
        <ul className="server-list" aria-label={texts.title}>
          {servers.map((server) => (
            <ServerLine key={server.name} server={server} />
          ))}
        </ul>
      )}
      {isNew && <Work />}
      {trouble !== null && (
        <p className="connection-failure" role="alert">
          {explain(trouble.failure)}
        </p>
      )}
      <NewServer taken={servers.map(({ name }) => name)} />
    </section>
  );
}

function ServerLine({ server }: { server: ManagedServer }) {
  const busy = useWorkbench(({ connections }) => connections.servers.busy);
  const logs = useWorkbench(({ connections }) => connections.servers.logs);
  const { name, state, url } = server;
  const texts = SERVERS_TEXTS;
  return (
    <li className="server" data-state={state}>
      <div className="connection-head">
        <span className="server-dot" aria-hidden="true" />
        <span className="connection-name">
          <Name text={name} />
        </span>
        <span className="soft small-print">{texts.states[state]}</span>
      </div>
      {url !== "" && <Name text={url} className="soft" />}
      {busy?.name === name ? <Work /> : <ServerWays server={server} />}
      {logs?.name === name && <Logs folder={logs.folder} text={logs.text} />}
    </li>
  );
}

function ServerWays({ server }: { server: ManagedServer }) {
  const commands = useCommands();
  const change = useChange();
  const held = useWorkbench(({ connections }) => connections.servers.busy !== null);
  const [known] = useWorkbench((state) => connectionsTo(state, server));
  const shown = useWorkbench(({ connections }) => connections.servers.logs?.name === server.name);
  const { name, state } = server;
  const texts = SERVERS_TEXTS;
  return (
    <div className="connection-ways">
      {state === "running" ? (
        <>
          {known === undefined && (
            <button
              type="button"
              className="button small primary"
              aria-label={texts.connectTo(name)}
              onClick={() => change(connectToServer, server)}
            >
              {texts.connect}
            </button>
          )}
          <button
            type="button"
            className="button small"
            aria-label={texts.stopIt(name)}
            disabled={held}
            onClick={() => void commands.stopServer(name)}
          >
            {texts.stop}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button small"
          aria-label={state === "crashed" ? texts.restartIt(name) : texts.startIt(name)}
          disabled={held}
          onClick={() => void commands.startServer(name)}
        >
          {state === "crashed" ? texts.restart : texts.start}
        </button>
      )}
      <button
        type="button"
        className="button small"
        aria-label={shown ? texts.closeLogsOf(name) : texts.logsOf(name)}
        aria-expanded={shown}
        onClick={() => void commands.showServerLogs(shown ? null : name)}
      >
        {shown ? texts.closeLogs : texts.logs}
      </button>
    </div>
  );
}

function Work() {
  const commands = useCommands();
  const busy = useWorkbench(({ connections }) => connections.servers.busy);
  if (busy === null) return null;
  const texts = SERVERS_TEXTS;
  const stage = busy.work === "stop" ? texts.stopping : (texts.stages[busy.progress?.stage ?? "start"] ?? "");
  const progress = { done: 0, total: 0, ...busy.progress, stage };
  return (
    <div className="server-work">
      <ProgressBar progress={progress} startedAt={busy.startedAt} />
      {busy.work === "start" && (
        <button type="button" className="button small" onClick={() => commands.cancelServer()}>
          {CONNECTIONS_TEXTS.cancel}
        </button>
      )}
    </div>
  );
}

function Logs({ folder, text }: { folder: string; text: string }) {
  const texts = SERVERS_TEXTS;
  return (
    <div className="server-logs">
      <p className="soft small-print">
        {texts.logsIn} <Name text={folder} longest={300} />
      </p>
      {text === "" ? (
        <p className="soft">{texts.noLogs}</p>
      ) : (
        // Focusable, so that it can be scrolled with keys.
        <pre tabIndex={0} role="region" aria-label={texts.logs}>
          {text}
        </pre>
      )}
    </div>
  );
}

function NewServer({ taken }: { taken: readonly string[] }) {
  const commands = useCommands();
  const held = useWorkbench(({ connections }) => connections.servers.busy !== null);
  const [name, setName] = useState<string | null>(null);
  const id = useId();
  const texts = SERVERS_TEXTS;
  const wanted = name ?? (taken.includes(FIRST_SERVER) ? "" : FIRST_SERVER);
  const fault = taken.includes(wanted) ? texts.taken : NAME.test(wanted) ? "" : CONNECTIONS_TEXTS.faults.name;
  return (
    <form
      className="server-new"
      onSubmit={(event) => {
        event.preventDefault();
        setName(null);
        void commands.startServer(wanted);
      }}
    >
      <label htmlFor={id}>{texts.newName}</label>
      <TextInput
        id={id}
        aria-describedby={`${id}-hint`}
        value={wanted}
        onChange={(text) => setName(text.trim())}
      />
      <button type="submit" className="button small" disabled={held || fault !== ""}>
        <Play size={13} aria-hidden="true" />
        {texts.startNew}
      </button>
      <p id={`${id}-hint`} className="small-print" data-fault={fault !== "" && wanted !== ""}>
        {wanted === "" ? texts.newHint : fault}
      </p>
    </form>
  );
}
