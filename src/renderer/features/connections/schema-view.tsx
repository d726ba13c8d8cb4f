/** What a database holds: labels with their properties and what each is read as, relations and indexes, with counts. */
import type { ReactNode } from "react";
import type { ListedConnection, Mapping, RemoteSchema } from "../../../shared/connections";
import { mapProperty, PROPERTY_ROLES, propertyFor, type PropertyRole } from "./connections";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount, formatShare } from "../../ui/format";
import { Name } from "../../ui/name";
import { CONNECTIONS_TEXTS } from "./connections-texts";

/** Most lines of one kind. */
const MOST = 100;

type Label = RemoteSchema["labels"][number];

export function SchemaView({ connection, schema }: { connection: ListedConnection; schema: RemoteSchema }) {
  const texts = CONNECTIONS_TEXTS;
  return (
    <div className="connection-schema">
      <p>
        {texts.size(schema.nodes, schema.edges)}. {texts.contents[schema.contents]}
      </p>
      {schema.contents === "own" && <MappingNote connection={connection} />}
      <Part title={texts.labels} count={schema.labels.length} empty={texts.noLabels}>
        {schema.labels.slice(0, MOST).map((label) => (
          <LabelLine key={label.name} connection={connection} schema={schema} label={label} />
        ))}
      </Part>
      <Part title={texts.relations} count={schema.relations.length} empty={texts.noRelations}>
        {schema.relations.slice(0, MOST).map(({ name, count }) => (
          <li key={name} className="schema-line">
            <Name text={name} />
            <span className="number soft">{formatCount(count)}</span>
          </li>
        ))}
      </Part>
      <Part title={texts.indexes} count={schema.indexes.length} empty={texts.noIndexes}>
        {schema.indexes.slice(0, MOST).map(({ name, kind, state, percent, on, properties }) => (
          <li key={name} className="schema-line">
            <Name text={indexText(kind, on, properties)} />
            <span className="soft">{texts.indexState(state, percent)}</span>
          </li>
        ))}
      </Part>
    </div>
  );
}

/** "range · Person, Film (name)"; Neo4j's lookup indexes are on no label and no property. */
function indexText(kind: string, on: readonly string[], properties: readonly string[]): string {
  const fields = properties.length > 0 ? ` (${properties.join(", ")})` : "";
  return [kind.toLowerCase(), ...(on.length > 0 ? [`${on.join(", ")}${fields}`] : [])].join(" · ");
}

interface PartProps {
  readonly title: string;
  readonly count: number;
  readonly empty: string;
  readonly children: ReactNode;
}

function Part({ title, count, empty, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h4>
        {title} <span className="soft number">{formatCount(count)}</span>
      </h4>
      {count === 0 ? <p className="soft small-print">{empty}</p> : <ul>{children}</ul>}
      {count > MOST && <p className="soft small-print">{CONNECTIONS_TEXTS.more2(count - MOST)}</p>}
    </section>
  );
}

function MappingNote({ connection }: { connection: ListedConnection }) {
  const commands = useCommands();
  const texts = CONNECTIONS_TEXTS;
  if (connection.mapping === null) return <p className="soft small-print">{texts.mapHint}</p>;
  return (
    <p className="small-print">
      {texts.mapOwn}{" "}
      <button
        type="button"
        className="more"
        onClick={() => void commands.mapConnection(connection.name, null)}
      >
        {texts.mapBack}
      </button>
    </p>
  );
}

interface LabelLineProps {
  readonly connection: ListedConnection;
  readonly schema: RemoteSchema;
  readonly label: Label;
}

function LabelLine({ connection, schema, label }: LabelLineProps) {
  const texts = CONNECTIONS_TEXTS;
  return (
    <li>
      <details className="schema-label">
        <summary>
          <Name text={label.name} />
          <span className="number soft">{formatCount(label.count)}</span>
        </summary>
        {label.properties.length === 0 ? (
          <p className="soft small-print">{texts.noProperties}</p>
        ) : (
          <>
            {schema.contents === "own" && (
              <div className="schema-roles">
                {PROPERTY_ROLES.map((role) => (
                  <Role key={role} role={role} {...{ connection, schema, label }} />
                ))}
              </div>
            )}
            <ul>
              {label.properties.slice(0, MOST).map(({ name, kind, share, example }) => (
                <li key={name} className="schema-property">
                  <Name text={name} />
                  <span className="soft small-print">
                    {texts.kinds[kind] ?? kind}, {texts.share(formatShare(share))}
                  </span>
                  <Name text={example} longest={80} className="soft small-print schema-example" />
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </li>
  );
}

function Role({ connection, schema, label, role }: LabelLineProps & { role: PropertyRole }) {
  const commands = useCommands();
  const busy = useWorkbench(({ connections }) => connections.busy !== null);
  const texts = CONNECTIONS_TEXTS;
  const proposal = propertyFor(schema.proposed, role, label.name);
  const choose = (property: string): void => {
    const mapping: Mapping = mapProperty(schema.mapping, role, label.name, property);
    void commands.mapConnection(connection.name, mapping);
  };
  return (
    <label className="schema-role">
      <span>{texts.roles[role]}</span>
      <select
        aria-label={texts.roleFor(texts.roles[role], label.name)}
        value={propertyFor(schema.mapping, role, label.name)}
        disabled={busy}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{texts.noProperty}</option>
        {label.properties.slice(0, MOST).map(({ name }) => (
          <option key={name} value={name}>
            {name === proposal ? texts.proposed(name) : name}
          </option>
        ))}
      </select>
    </label>
  );
}
