/** What goes over a connection: chosen, under way with the way to leave it, arrived, or failed with word on what stayed. */
import { useId, type ReactNode } from "react";
import type { ListedConnection } from "../../../shared/connections";
import { transferFault, changeTransfer, closeTransfer, graphsHere, replacesOwn } from "./transfer";
import type { Transfer } from "./connections-view";
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { clipText, Name } from "../../ui/name";
import { TextInput } from "../../ui/text-input";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { TRANSFER_TEXTS } from "./servers-texts";
import { ProgressBar } from "../status/progress-bar";
import { ConnectionField } from "./connection-field";

const MOST_LABELS = 40;

export function TransferPart({ connection }: { connection: ListedConnection }) {
  const transfer = useWorkbench(({ connections }) => connections.transfer);
  if (transfer?.name !== connection.name) return null;
  return (
    <section className="connection-transfer" aria-label={TRANSFER_TEXTS[transfer.way].title}>
      <h4>{TRANSFER_TEXTS[transfer.way].title}</h4>
      <Step transfer={transfer} />
    </section>
  );
}

function Step({ transfer }: { transfer: Transfer }) {
  switch (transfer.step) {
    case "choosing":
      return <Choice transfer={transfer} />;
    case "running":
      return <Running transfer={transfer} />;
    case "done":
      return <Arrived transfer={transfer} />;
    case "failed":
      return <Failed transfer={transfer} />;
  }
}

function Choice({ transfer }: { transfer: Transfer }) {
  const commands = useCommands();
  const fault = useWorkbench((state) => transferFault(state, transfer));
  const texts = CONNECTIONS_TEXTS;
  return (
    <form
      className="connection-transfer-form"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.runTransfer();
      }}
    >
      {transfer.way === "push" ? <GraphChoice transfer={transfer} /> : <NameChoice transfer={transfer} />}
      <p className="soft small-print">{TRANSFER_TEXTS[transfer.way].hint}</p>
      <div className="connection-ways">
        <button type="submit" className="button small primary" disabled={fault !== ""}>
          {TRANSFER_TEXTS[transfer.way].go}
        </button>
        <Close>{texts.cancel}</Close>
      </div>
    </form>
  );
}

function GraphChoice({ transfer }: { transfer: Transfer }) {
  const change = useChange();
  const graphs = useWorkbench(graphsHere);
  const id = useId();
  return (
    <>
      <div className="connection-field">
        <label htmlFor={id}>{TRANSFER_TEXTS.push.which}</label>
        <select
          id={id}
          value={transfer.graph}
          onChange={(event) => change(changeTransfer, { graph: event.target.value })}
        >
          {graphs.map(({ name, title }) => (
            <option key={name} value={name}>
              {clipText(title || name, 60)}
            </option>
          ))}
        </select>
      </div>
      <Replace transfer={transfer}>{TRANSFER_TEXTS.push.replace}</Replace>
    </>
  );
}

function NameChoice({ transfer }: { transfer: Transfer }) {
  const change = useChange();
  const takes = useWorkbench((state) => replacesOwn(state, transfer));
  const fault = useWorkbench((state) => transferFault(state, transfer));
  const texts = CONNECTIONS_TEXTS;
  const said = fault === "name" ? texts.faults.name : fault === "taken" ? TRANSFER_TEXTS.pull.taken : "";
  return (
    <>
      <ConnectionField label={TRANSFER_TEXTS.pull.which} fault={said}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            aria-invalid={fault !== ""}
            value={transfer.graph}
            onChange={(text) => change(changeTransfer, { graph: text.trim() })}
          />
        )}
      </ConnectionField>
      {takes && <Replace transfer={transfer}>{TRANSFER_TEXTS.pull.replace}</Replace>}
      <Labels transfer={transfer} />
    </>
  );
}

/** Part of the graph, where a look inside has told what labels there are. */
function Labels({ transfer }: { transfer: Transfer }) {
  const change = useChange();
  const looked = useWorkbench(({ connections }) => connections.looked);
  if (looked?.name !== transfer.name || looked.schema.labels.length < 2) return null;
  const { labels } = transfer;
  return (
    <fieldset className="connection-labels">
      <legend>{TRANSFER_TEXTS.pull.labels}</legend>
      {looked.schema.labels.slice(0, MOST_LABELS).map(({ name }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={labels.includes(name)}
            onChange={({ target }) =>
              change(changeTransfer, {
                labels: target.checked ? [...labels, name] : labels.filter((other) => other !== name),
              })
            }
          />
          <Name text={name} />
        </label>
      ))}
    </fieldset>
  );
}

function Replace({ transfer, children }: { transfer: Transfer; children: ReactNode }) {
  const change = useChange();
  return (
    <label className="connection-check">
      <input
        type="checkbox"
        checked={transfer.replace}
        onChange={(event) => change(changeTransfer, { replace: event.target.checked })}
      />
      {children}
    </label>
  );
}

/** Puts the whole part away. */
function Close({ children }: { children: string }) {
  const change = useChange();
  return (
    <button type="button" className="button small" onClick={() => change(closeTransfer)}>
      {children}
    </button>
  );
}

function Running({ transfer: { progress, startedAt } }: { transfer: Transfer }) {
  const commands = useCommands();
  const texts = CONNECTIONS_TEXTS;
  const told = progress && { ...progress, stage: texts.stages[progress.stage] ?? progress.stage };
  return (
    <>
      <ProgressBar progress={told} startedAt={startedAt} />
      <div className="connection-ways">
        <button type="button" className="button small" onClick={() => commands.cancelTransfer()}>
          {texts.cancel}
        </button>
      </div>
    </>
  );
}

function Arrived({ transfer }: { transfer: Transfer }) {
  const commands = useCommands();
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  const { name, way, graph, arrived } = transfer;
  const open = (): void => {
    change(closeTransfer);
    if (way === "push") return void commands.openConnection(name);
    commands.chooseGraph(graph);
    change(openPanel, "graph");
  };
  return (
    <>
      <p className="connection-found" role="status">
        {arrived !== null && TRANSFER_TEXTS[way].done(graph, name, arrived)}
      </p>
      <div className="connection-ways">
        {way !== "index" && (
          <button type="button" className="button small primary" onClick={open}>
            {texts.open}
          </button>
        )}
        <Close>{texts.closeLook}</Close>
      </div>
    </>
  );
}

function Failed({ transfer: { way, failure } }: { transfer: Transfer }) {
  const commands = useCommands();
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  const isLeft = failure?.kind === "cancelled";
  return (
    <>
      <p className={isLeft ? "connection-note" : "connection-failure"} role={isLeft ? "status" : "alert"}>
        {failure !== null && !isLeft && `${explain(failure)} `}
        {TRANSFER_TEXTS[way].kept(isLeft)}
      </p>
      <div className="connection-ways">
        <button type="button" className="button small primary" onClick={() => void commands.runTransfer()}>
          {texts.again}
        </button>
        {way !== "index" && (
          <button
            type="button"
            className="button small"
            onClick={() => change(changeTransfer, { step: "choosing", failure: null })}
          >
            {TRANSFER_TEXTS.back}
          </button>
        )}
        <Close>{texts.closeLook}</Close>
      </div>
    </>
  );
}
