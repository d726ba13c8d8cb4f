/** One connection of the list: what it is, how to open it, and what its database holds. */
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { CONNECTION_GRAPH, type ListedConnection } from "../../../shared/connections";
import { storeAt } from "../../../shared/stores";
import { chooseTransfer } from "./transfer";
import { changeConnections, openConnectionForm, wantsPassword } from "./connections";
import type { TransferWay, Task } from "./connections-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { formatMoment } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { Name } from "../../ui/name";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { TRANSFER_TEXTS } from "./servers-texts";
import { TransferPart } from "./transfer-part";
import { GraphTag } from "./graph-tag";
import { SchemaView } from "./schema-view";

export function ConnectionLine({ connection }: { connection: ListedConnection }) {
  const commands = useCommands();
  const change = useChange();
  const { name } = connection;
  const chosen = useWorkbench(({ settings }) => settings.graph === CONNECTION_GRAPH + name);
  const looked = useWorkbench(({ connections }) => connections.looked);
  return (
    <li className="connection" data-chosen={chosen}>
      <div className="connection-head">
        <GraphTag graph={CONNECTION_GRAPH + name} />
        <span className="connection-name">
          <Name text={name} />
          {chosen && <span className="connection-chosen">{CONNECTIONS_TEXTS.chosen}</span>}
        </span>
        <IconButton
          icon={Pencil}
          label={CONNECTIONS_TEXTS.edit(name)}
          onClick={() => change(openConnectionForm, name)}
        />
        <IconButton
          icon={Trash2}
          label={CONNECTIONS_TEXTS.remove(name)}
          onClick={() => void commands.removeConnection(name)}
        />
      </div>
      <About connection={connection} />
      <Ways connection={connection} />
      <TransferPart connection={connection} />
      <Trouble connection={connection} />
      {looked?.name === name && <SchemaView connection={connection} schema={looked.schema} />}
    </li>
  );
}

function About({ connection }: { connection: ListedConnection }) {
  const texts = CONNECTIONS_TEXTS;
  const { address, database, user, colour, mayWrite, lastUsed, secret } = connection;
  const facts = [
    colour === "none" ? "" : texts.colours[colour],
    mayWrite ? texts.writes : texts.readOnly,
    lastUsed === "" ? texts.neverUsed : texts.lastUsed(formatMoment(lastUsed)),
    user === "" ? "" : texts.secrets[secret],
  ];
  return (
    <div className="connection-about">
      <Name text={[address, database].filter(Boolean).join(" · ")} longest={200} />
      <span className="soft small-print">{facts.filter(Boolean).join(" · ")}</span>
    </div>
  );
}

function Ways({ connection }: { connection: ListedConnection }) {
  const { name } = connection;
  const asking = useWorkbench(({ connections }) => connections.asking);
  if (asking?.name === name) return <PasswordField name={name} task={asking.task} />;
  return (
    <div className="connection-ways">
      <Entrances name={name} />
      {storeAt(connection.address)?.canWrite && <TransferButtons connection={connection} />}
    </div>
  );
}

/** Opening the graph and looking inside; a task under way can be left, and another started instead. */
function Entrances({ name }: { name: string }) {
  const commands = useCommands();
  const change = useChange();
  const busy = useWorkbench(({ connections }) => connections.busy);
  const looked = useWorkbench(({ connections }) => connections.looked?.name === name);
  const texts = CONNECTIONS_TEXTS;
  if (busy?.name === name)
    return (
      <>
        <span className="connection-busy" role="status">
          <span className="status-wheel" aria-hidden="true" />
          {busy.task === "open" ? texts.opening : texts.looking}
        </span>
        <button type="button" className="button small" onClick={() => commands.cancelTask()}>
          {texts.cancel}
        </button>
      </>
    );
  return (
    <>
      <button
        type="button"
        className="button small primary"
        aria-label={texts.openIt(name)}
        onClick={() => void commands.openConnection(name)}
      >
        {texts.open}
      </button>
      <button
        type="button"
        className="button small"
        aria-label={looked ? texts.closeLookAt(name) : texts.lookAt(name)}
        onClick={() => (looked ? change(changeConnections, { looked: null }) : void commands.lookInto(name))}
      >
        {looked ? texts.closeLook : texts.look}
      </button>
    </>
  );
}

/** What goes over the connection; what writes there only where that is allowed. */
function TransferButtons({ connection }: { connection: ListedConnection }) {
  const commands = useCommands();
  const change = useChange();
  const { name, mayWrite } = connection;
  // Without a known password the database is entered first.
  if (wantsPassword(connection)) return null;
  return (
    <>
      <TransferButton way="pull" name={name} onStart={() => change(chooseTransfer, name, "pull")} />
      {mayWrite && (
        <>
          <TransferButton way="push" name={name} onStart={() => change(chooseTransfer, name, "push")} />
          <TransferButton way="index" name={name} onStart={() => void commands.makeIndex(name)} />
        </>
      )}
    </>
  );
}

interface TransferButtonProps {
  readonly way: TransferWay;
  readonly name: string;
  readonly onStart: () => void;
}

/** One thing goes over the connections at a time: the others wait. */
function TransferButton({ way, name, onStart }: TransferButtonProps) {
  const held = useWorkbench(({ connections }) => connections.transfer?.step === "running");
  const texts = TRANSFER_TEXTS[way];
  return (
    <button
      type="button"
      className="button small"
      aria-label={texts.start(name)}
      disabled={held}
      onClick={onStart}
    >
      {texts.short}
    </button>
  );
}

/** The password is held by this field and the engine, by nothing in between. */
function PasswordField({ name, task }: { name: string; task: Task }) {
  const commands = useCommands();
  const change = useChange();
  const [password, setPassword] = useState("");
  const busy = useWorkbench(({ connections }) => connections.busy?.name === name);
  const texts = CONNECTIONS_TEXTS;
  return (
    <form
      className="connection-password"
      onSubmit={(event) => {
        event.preventDefault();
        const go = task === "open" ? commands.openConnection : commands.lookInto;
        void go(name, password);
      }}
    >
      <input
        type="password"
        className="field"
        autoComplete="off"
        autoFocus
        aria-label={texts.passwordFor(name)}
        placeholder={texts.password}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="connection-ways">
        <button type="submit" className="button small primary" disabled={busy || password === ""}>
          {busy ? texts.opening : texts.connect}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => {
            commands.cancelTask();
            change(changeConnections, { asking: null, trouble: null });
          }}
        >
          {texts.cancel}
        </button>
      </div>
      <p className="soft small-print">{texts.passwordWhere}</p>
    </form>
  );
}

function Trouble({ connection: { name, user } }: { connection: ListedConnection }) {
  const change = useChange();
  const trouble = useWorkbench(({ connections }) => connections.trouble);
  const asking = useWorkbench(({ connections }) => connections.asking?.name === name);
  if (trouble?.name !== name) return null;
  const again = { name, task: trouble.task };
  return (
    <div className="connection-failure" role="alert">
      <p>{explain(trouble.failure)}</p>
      {user !== "" && !asking && (
        <button type="button" className="more" onClick={() => change(changeConnections, { asking: again })}>
          {CONNECTIONS_TEXTS.otherPassword}
        </button>
      )}
    </div>
  );
}
