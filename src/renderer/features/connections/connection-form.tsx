/** A connection written down: where the database is, who asks, what it may do; tried before it is kept. */
import { useId, useState } from "react";
import { CONNECTION_COLOURS, type Connection, type ListedConnection } from "../../../shared/connections";
import { closeConnectionForm, formFaults, writeConnection, type FormFault } from "./connections";
import type { ConnectionForm as Form } from "./connections-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { TextInput } from "../../ui/text-input";
import { CONNECTIONS_TEXTS } from "./connections-texts";
import { ConnectionField } from "./connection-field";
import { TestResult } from "./test-result";

const NONE: readonly ListedConnection[] = [];

export function ConnectionForm({ form }: { form: Form }) {
  const commands = useCommands();
  const [password, setPassword] = useState("");
  const known = useWorkbench(({ connections: { list } }) => (list.state === "ready" ? list.value : NONE));
  const faults = formFaults(form, known);
  const texts = CONNECTIONS_TEXTS;
  return (
    <form
      className="panel connection-form"
      aria-label={form.was === null ? texts.formNew : texts.formOld(form.was)}
      onSubmit={(event) => {
        event.preventDefault();
        void commands.saveConnection(password);
      }}
    >
      <div className="panel-body connections-body">
        <h3>{form.was === null ? texts.formNew : texts.formOld(form.was)}</h3>
        <Places connection={form.connection} faults={faults} />
        <Login connection={form.connection} isNew={form.was === null} onPassword={setPassword} />
        <Colours chosen={form.connection.colour} />
        <MayWrite connection={form.connection} />
      </div>
      <div className="connection-form-foot">
        <TestResult test={form.test} />
        {form.failure !== null && (
          <p className="connection-failure" role="alert">
            {explain(form.failure)}
          </p>
        )}
        <Buttons
          form={form}
          faulty={faults.length > 0}
          onTest={() => void commands.testConnection(password)}
        />
      </div>
    </form>
  );
}

interface ButtonsProps {
  readonly form: Form;
  readonly faulty: boolean;
  readonly onTest: () => void;
}

function Buttons({ form, faulty, onTest }: ButtonsProps) {
  const change = useChange();
  const texts = CONNECTIONS_TEXTS;
  const testing = form.test?.state === "loading";
  const held = form.saving || testing || faulty;
  return (
    <div className="connection-form-buttons">
      <button type="button" className="button small" disabled={held} onClick={onTest}>
        {testing ? texts.testing : texts.test}
      </button>
      <button type="button" className="button small" onClick={() => change(closeConnectionForm)}>
        {texts.cancel}
      </button>
      <button type="submit" className="button small primary" disabled={held}>
        {form.saving ? texts.saving : texts.save}
      </button>
    </div>
  );
}

function Places({ connection, faults }: { connection: Connection; faults: readonly FormFault[] }) {
  const texts = CONNECTIONS_TEXTS;
  const faultOf = (...kinds: FormFault[]): string | undefined => {
    const fault = kinds.find((kind) => faults.includes(kind));
    return fault && texts.faults[fault];
  };
  return (
    <>
      <TextField
        of={connection}
        part="name"
        label={texts.name}
        hint={texts.faults.name}
        fault={connection.name === "" ? undefined : faultOf("name", "taken")}
      />
      <TextField
        of={connection}
        part="address"
        label={texts.address}
        hint={texts.addressHint}
        fault={faultOf("secret", "address")}
      />
      <TextField of={connection} part="database" label={texts.database} hint={texts.databaseHint} />
    </>
  );
}

interface TextFieldProps {
  readonly of: Connection;
  readonly part: "name" | "address" | "database" | "user";
  readonly label: string;
  readonly hint?: string;
  readonly fault?: string | undefined;
}

function TextField({ of, part, label, hint = "", fault }: TextFieldProps) {
  const change = useChange();
  return (
    <ConnectionField label={label} hint={hint} fault={fault}>
      {(id, describedBy) => (
        <TextInput
          id={id}
          aria-describedby={describedBy}
          aria-invalid={fault !== undefined}
          value={of[part]}
          onChange={(text) => change(writeConnection, { [part]: text.trim() })}
        />
      )}
    </ConnectionField>
  );
}

interface LoginProps {
  readonly connection: Connection;
  readonly isNew: boolean;
  readonly onPassword: (password: string) => void;
}

function Login({ connection, isNew, onPassword }: LoginProps) {
  const texts = CONNECTIONS_TEXTS;
  return (
    <>
      <TextField of={connection} part="user" label={texts.user} hint={texts.userHint} />
      {connection.user !== "" && (
        <ConnectionField label={texts.password} hint={texts.passwordWhere}>
          {(id, describedBy) => (
            <input
              id={id}
              type="password"
              className="field"
              autoComplete="off"
              aria-describedby={describedBy}
              placeholder={isNew ? "" : texts.passwordKnown}
              onChange={(event) => onPassword(event.target.value)}
            />
          )}
        </ConnectionField>
      )}
    </>
  );
}

function Colours({ chosen }: { chosen: Connection["colour"] }) {
  const change = useChange();
  const group = useId();
  const texts = CONNECTIONS_TEXTS;
  return (
    <fieldset className="connection-colours">
      <legend>{texts.colour}</legend>
      {CONNECTION_COLOURS.map((colour) => (
        <input
          key={colour}
          type="radio"
          name={group}
          className="connection-colour"
          data-colour={colour}
          aria-label={texts.colours[colour]}
          title={texts.colours[colour]}
          checked={colour === chosen}
          onChange={() => change(writeConnection, { colour })}
        />
      ))}
    </fieldset>
  );
}

function MayWrite({ connection }: { connection: Connection }) {
  const change = useChange();
  const id = useId();
  return (
    <div className="connection-write">
      <label>
        <input
          type="checkbox"
          className="switch"
          aria-describedby={id}
          checked={connection.mayWrite}
          onChange={(event) => change(writeConnection, { mayWrite: event.target.checked })}
        />
        {CONNECTIONS_TEXTS.mayWrite}
      </label>
      <p id={id} className="soft small-print">
        {CONNECTIONS_TEXTS.mayWriteHint}
      </p>
    </div>
  );
}
