/** Which connection is asked, run and cancel, limits, and the queries of this window. */
import { History, LockKeyhole, Play, Square } from "lucide-react";
import { canRunCypher, changeCypher, cypherConnections } from "./cypher";
import { ROW_LIMITS, SECOND_LIMITS } from "./cypher-view";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Hint } from "../../ui/hint";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { clipText } from "../../ui/name";
import { CYPHER_TEXTS } from "./cypher-texts";

export function CypherHead({ connection }: { connection: string }) {
  const change = useChange();
  const known = useWorkbench(cypherConnections);
  const texts = CYPHER_TEXTS;
  return (
    <div className="cypher-head">
      <RunButton />
      <select
        aria-label={texts.connection}
        value={connection}
        onChange={({ target }) => change(changeCypher, { connection: target.value })}
      >
        {known.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Hint text={texts.readOnlyHint}>
        <span className="cypher-lock soft">
          <LockKeyhole size={13} aria-hidden="true" />
          {texts.readOnly}
        </span>
      </Hint>
      <span className="cypher-tools">
        <Limits />
        <Recent />
      </span>
    </div>
  );
}

function RunButton() {
  const commands = useCommands();
  const texts = CYPHER_TEXTS;
  const { running, able } = useWorkbench((state) => ({
    running: state.cypher.running !== null,
    able: canRunCypher(state),
  }));
  if (running)
    return (
      <button type="button" data-run className="button small" onClick={() => commands.cancelCypher()}>
        <Square size={13} aria-hidden="true" />
        {texts.cancel}
      </button>
    );
  return (
    <Hint text={texts.runKeys}>
      <button
        type="button"
        data-run
        className="button primary small"
        aria-disabled={!able}
        onClick={() => void commands.runCypher()}
      >
        <Play size={13} aria-hidden="true" />
        {texts.run}
      </button>
    </Hint>
  );
}

function Limits() {
  const change = useChange();
  const { rows, seconds } = useWorkbench(({ cypher }) => ({ rows: cypher.rows, seconds: cypher.seconds }));
  const texts = CYPHER_TEXTS;
  return (
    <>
      <Limit
        label={texts.rowLimit}
        value={rows}
        choices={ROW_LIMITS}
        write={texts.rowLimitOf}
        onPick={(limit) => change(changeCypher, { rows: limit })}
      />
      <Limit
        label={texts.timeLimit}
        value={seconds}
        choices={SECOND_LIMITS}
        write={texts.timeLimitOf}
        onPick={(limit) => change(changeCypher, { seconds: limit })}
      />
    </>
  );
}

interface LimitProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly write: (limit: number) => string;
  readonly onPick: (limit: number) => void;
}

function Limit({ label, value, choices, write, onPick }: LimitProps) {
  return (
    <select
      aria-label={label}
      title={label}
      value={value}
      onChange={({ target }) => onPick(Number(target.value))}
    >
      {choices.map((limit) => (
        <option key={limit} value={limit}>
          ≤ {write(limit)}
        </option>
      ))}
    </select>
  );
}

const LONGEST_LINE = 80;

function Recent() {
  const change = useChange();
  const recent = useWorkbench(({ cypher }) => cypher.recent);
  const texts = CYPHER_TEXTS;
  return (
    <MenuButton label={texts.recent} className="icon-button" face={<History size={16} aria-hidden="true" />}>
      {(close) =>
        recent.length === 0 ? (
          <MenuItem label={texts.noRecent} disabled onPick={close} />
        ) : (
          recent.map((text) => (
            <MenuItem
              key={text}
              label={clipText(text.replaceAll(/\s+/g, " "), LONGEST_LINE)}
              onPick={() => {
                change(changeCypher, { text });
                close();
              }}
            />
          ))
        )
      }
    </MenuButton>
  );
}
