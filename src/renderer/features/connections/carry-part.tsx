/** What goes over a connection: chosen, under way with the way to leave it, arrived, or failed with word on what stayed. */
import { useId, type ReactNode } from "react";
import type { ListedConnection } from "../../../shared/connections";
import { carryingFault, changeCarrying, closeCarrying, graphsHere, replacesOwn } from "./carrying";
import type { Carrying } from "./connections-view";
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { clipText, Name } from "../../ui/name";
import { TextInput } from "../../ui/text-input";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { CARRY_TEXTS } from "./servers-texts";
import { ProgressBar } from "../status/progress-bar";
import { ConnectionField } from "./connection-field";

const MOST_LABELS = 40;

export function CarryPart({ connection }: { connection: ListedConnection }) {
  const carrying = useWorkbench(({ connections }) => connections.carrying);
  if (carrying?.name !== connection.name) return null;
  return (
    <section className="connection-carry" aria-label={CARRY_TEXTS[carrying.way].title}>
      <h4>{CARRY_TEXTS[carrying.way].title}</h4>
      <Step carrying={carrying} />
    </section>
  );
}

function Step({ carrying }: { carrying: Carrying }) {
  switch (carrying.step) {
    case "choosing":
      return <Choice carrying={carrying} />;
    case "running":
      return <Running carrying={carrying} />;
    case "done":
      return <Arrived carrying={carrying} />;
    case "failed":
      return <Failed carrying={carrying} />;
  }
}

function Choice({ carrying }: { carrying: Carrying }) {
  const commands = useCommands();
  const fault = useWorkbench((state) => carryingFault(state, carrying));
  const texts = CONNECTIONS_TEXTS;
  return (
    <form
      className="connection-carry-form"
      onSubmit={(event) => {
        event.preventDefault();
        void commands.carry();
      }}
    >
      {carrying.way === "push" ? <GraphChoice carrying={carrying} /> : <NameChoice carrying={carrying} />}
      <p className="soft small-print">{CARRY_TEXTS[carrying.way].hint}</p>
      <div className="connection-ways">
        <button type="submit" className="button small primary" disabled={fault !== ""}>
          {CARRY_TEXTS[carrying.way].go}
        </button>
        <Close>{texts.cancel}</Close>
      </div>
    </form>
  );
}

function GraphChoice({ carrying }: { carrying: Carrying }) {
  const change = useChange();
  const graphs = useWorkbench(graphsHere);
  const id = useId();
  return (
    <>
      <div className="connection-field">
        <label htmlFor={id}>{CARRY_TEXTS.push.which}</label>
        <select
          id={id}
          value={carrying.graph}
          onChange={(event) => change(changeCarrying, { graph: event.target.value })}
        >
          {graphs.map(({ name, title }) => (
            <option key={name} value={name}>
              {clipText(title || name, 60)}
            </option>
          ))}
        </select>
      </div>
      <Replace carrying={carrying}>{CARRY_TEXTS.push.replace}</Replace>
    </>
  );
}

function NameChoice({ carrying }: { carrying: Carrying }) {
  const change = useChange();
  const takes = useWorkbench((state) => replacesOwn(state, carrying));
  const fault = useWorkbench((state) => carryingFault(state, carrying));
  const texts = CONNECTIONS_TEXTS;
  const said = fault === "name" ? texts.faults.name : fault === "taken" ? CARRY_TEXTS.pull.taken : "";
  return (
    <>
      <ConnectionField label={CARRY_TEXTS.pull.which} fault={said}>
        {(id, describedBy) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            aria-invalid={fault !== ""}
            value={carrying.graph}
            onChange={(text) => change(changeCarrying, { graph: text.trim() })}
          />
        )}
      </ConnectionField>
      {takes && <Replace carrying={carrying}>{CARRY_TEXTS.pull.replace}</Replace>}
      <Labels carrying={carrying} />
    </>
  );
}

/** Part of the graph, where a look inside has told what labels there are. */
function Labels({ carrying }: { carrying: Carrying }) {
  const change = useChange();
  const looked = useWorkbench(({ connections }) => connections.looked);
  if (looked?.name !== carrying.name || looked.schema.labels.length < 2) return null;
  const { labels } = carrying;
  return (
    <fieldset className="connection-labels">
      <legend>{CARRY_TEXTS.pull.labels}</legend>
      {looked.schema.labels.slice(0, MOST_LABELS).map(({ name }) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={labels.includes(name)}
            onChange={({ target }) =>
              change(changeCarrying, {
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

function Replace({ carrying, children }: { carrying: Carrying; children: ReactNode }) {
  const change = useChange();
  return (
    <label className="connection-check">
      <input
        type="checkbox"
        checked={carrying.replace}
        onChange={(event) => change(changeCarrying, { replace: event.target.checked })}
      />
      {children}
    </label>
  );
}

/** Puts the whole part away. */
function Close({ children }: { children: string }) {
  const change = useChange();
  return (
    <button type="button" className="button small" onClick={() => change(closeCarrying)}>
      {children}
    </button>
  );
}

function Running({ carrying: { progress, startedAt } }: { carrying: Carrying }) {
  const commands = useCommands();
  const texts = CONNECTIONS_TEXTS;
  const told = progress && { ...progress, stage: texts.stages[progress.stage] ?? progress.stage };
  return (
    <>
      <ProgressBar progress={told} startedAt={startedAt} />
      <div className="connection-ways">
        <button type="button" className="button small" onClick={() => commands.cancelCarrying()}>
          {texts.cancel}
        </button>
      </div>
    </>
  );
}

function Arrived({ carrying }: { carrying: Carrying }) {
  const commands = useCommands();
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  const { name, way, graph, arrived } = carrying;
  const open = (): void => {
    change(closeCarrying);
    if (way === "push") return void commands.openConnection(name);
    commands.chooseGraph(graph);
    change(openPanel, "graph");
  };
  return (
    <>
      <p className="connection-found" role="status">
        {arrived !== null && CARRY_TEXTS[way].done(graph, name, arrived)}
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

function Failed({ carrying: { way, failure } }: { carrying: Carrying }) {
  const commands = useCommands();
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  const isLeft = failure?.kind === "cancelled";
  return (
    <>
      <p className={isLeft ? "connection-note" : "connection-failure"} role={isLeft ? "status" : "alert"}>
        {failure !== null && !isLeft && `${explain(failure)} `}
        {CARRY_TEXTS[way].kept(isLeft)}
      </p>
      <div className="connection-ways">
        <button type="button" className="button small primary" onClick={() => void commands.carry()}>
          {texts.again}
        </button>
        {way !== "index" && (
          <button
            type="button"
            className="button small"
            onClick={() => change(changeCarrying, { step: "choosing", failure: null })}
          >
            {CARRY_TEXTS.back}
          </button>
        )}
        <Close>{texts.closeLook}</Close>
      </div>
    </>
  );
}
