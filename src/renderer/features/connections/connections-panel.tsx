/** Databases that a person connects to: written down, tried, looked into, and their graphs opened to be asked. */
import { Database, Download, Ellipsis, Plus, Upload } from "lucide-react";
import { useEffect } from "react";
import { openConnectionForm } from "./connections";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { ConnectionForm } from "./connection-form";
import { ConnectionLine } from "./connection-line";
import { saveConnections, takeConnections } from "./connection-files";
import { ServersPart } from "./servers-part";

export function ConnectionsPanel() {
  const commands = useCommands();
  const list = useWorkbench((state) => state.connections.list);
  const form = useWorkbench((state) => state.connections.form);
  useEffect(() => {
    void commands.loadConnections();
    void commands.loadServers();
  }, [commands]);
  if (form !== null) return <ConnectionForm key={form.was ?? ""} form={form} />;
  if (list.state === "loading") return <LoadingState text={CONNECTIONS_TEXTS.loading} />;
  if (list.state === "failed")
    return (
      <EmptyState icon={Database} title={CONNECTIONS_TEXTS.failed} lead={explain(list.failure)}>
        <button type="button" className="button" onClick={() => void commands.loadConnections()}>
          {CONNECTIONS_TEXTS.again}
        </button>
      </EmptyState>
    );
  return (
    <div className="panel connections">
      <Head count={list.value.length} />
      <div className="panel-body connections-body">
        <Notes />
        {list.value.length === 0 ? (
          <EmptyState icon={Database} title={CONNECTIONS_TEXTS.none} lead={CONNECTIONS_TEXTS.noneHint} />
        ) : (
          <ul className="connection-list" aria-label={CONNECTIONS_TEXTS.title}>
            {list.value.map((connection) => (
              <ConnectionLine key={connection.name} connection={connection} />
            ))}
          </ul>
        )}
        <ServersPart />
      </div>
    </div>
  );
}

function Head({ count }: { count: number }) {
  const commands = useCommands();
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  return (
    <div className="panel-head">
      <p className="panel-kind">{texts.count(count)}</p>
      <div className="connections-tools">
        <button type="button" className="button small" onClick={() => change(openConnectionForm, null)}>
          <Plus size={13} aria-hidden="true" />
          {texts.addShort}
        </button>
        <MenuButton
          label={texts.more}
          className="icon-button"
          face={<Ellipsis size={16} aria-hidden="true" />}
        >
          {(close) => (
            <>
              <MenuItem
                icon={<Upload size={14} />}
                label={texts.importFile}
                onPick={() => {
                  close();
                  void takeConnections(commands);
                }}
              />
              <MenuItem
                icon={<Download size={14} />}
                label={texts.exportAll}
                disabled={count === 0}
                onPick={() => {
                  close();
                  void saveConnections(commands);
                }}
              />
            </>
          )}
        </MenuButton>
      </div>
    </div>
  );
}

/** What was just done to the list, and what failed of it. */
function Notes() {
  const commands = useCommands();
  const { removed, taken, trouble } = useWorkbench((state) => state.connections);
  const texts = CONNECTIONS_TEXTS;
  return (
    <>
      {trouble?.name === "" && (
        <p className="connection-failure" role="alert">
          {explain(trouble.failure)}
        </p>
      )}
      {removed !== null && (
        <p className="connection-note" role="status">
          <span>{texts.removed(removed.name)}</span>
          <button type="button" className="button small" onClick={() => void commands.restoreConnection()}>
            {texts.bringBack}
          </button>
        </p>
      )}
      {taken !== null && (
        <p className="connection-note" role="status">
          {texts.taken(taken.added.length, taken.replaced.length)}
        </p>
      )}
    </>
  );
}
