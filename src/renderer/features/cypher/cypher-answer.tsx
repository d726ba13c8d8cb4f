/** What came of the query: nothing yet, under way, refused or failed, costly, no rows, or rows as a table or a graph. */
import { CircleAlert, CircleSlash, Gauge, SquareTerminal } from "lucide-react";
import { changeCypher, cypherConnection } from "./cypher";
import { wantsPassword } from "../connections/connections";
import { cypherTableText } from "./cypher-text";
import { CYPHER_SHOWN, type CypherAnswer } from "./cypher-view";
import { openPanel } from "../../state/layout";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { CopyButton } from "../../ui/copy-button";
import { EmptyState, LoadingState } from "../../ui/empty-state";
import { explain } from "../../ui/explain";
import { formatTime } from "../../ui/format";
import { CYPHER_TEXTS } from "./cypher-texts";
import { ResultGraph } from "./result-graph";
import { ResultTable } from "./result-table";

export function CypherAnswerView() {
  return (
    <div className="cypher-answer">
      <Answer />
    </div>
  );
}

function Answer() {
  const { answer, running, failure, costly } = useWorkbench(({ cypher }) => cypher);
  const texts = CYPHER_TEXTS;
  if (running !== null) return <LoadingState text={texts.running} />;
  if (failure !== null) return <Failed />;
  if (costly !== null) return <Costly rows={costly.estimatedRows} />;
  if (answer === null) return <EmptyState icon={SquareTerminal} title={texts.ready} lead={texts.readyHint} />;
  return (
    <>
      <AnswerBar answer={answer} />
      <Shown answer={answer} />
    </>
  );
}

/** One sentence, and the way to the password where that is what is missing. */
function Failed() {
  const change = useChange();
  const failure = useWorkbench(({ cypher }) => cypher.failure);
  const locked = useWorkbench((state) => {
    const connection = cypherConnection(state);
    return connection !== undefined && wantsPassword(connection);
  });
  if (failure === null) return null;
  return (
    <div role="alert" className="cypher-failed">
      <EmptyState icon={CircleAlert} title={CYPHER_TEXTS.failed} lead={explain(failure)}>
        {locked && (
          <button type="button" className="button" onClick={() => change(openPanel, "connections")}>
            {CYPHER_TEXTS.changePassword}
          </button>
        )}
      </EmptyState>
    </div>
  );
}

function Costly({ rows }: { rows: number }) {
  const commands = useCommands();
  return (
    <EmptyState icon={Gauge} title={CYPHER_TEXTS.costly(rows)}>
      <button type="button" className="button" onClick={() => void commands.runCypher(true)}>
        {CYPHER_TEXTS.runAnyway}
      </button>
    </EmptyState>
  );
}

function AnswerBar({ answer: { rows: answer } }: { answer: CypherAnswer }) {
  const change = useChange();
  const { shown, limit } = useWorkbench(({ cypher }) => ({ shown: cypher.shown, limit: cypher.rows }));
  const { rows, nodes, edges, more, ms } = answer;
  const texts = CYPHER_TEXTS;
  return (
    <div className="cypher-bar">
      <p role="status">
        <strong>{texts.found(rows.length)}</strong>
        {more !== "" && <span> · {texts.more[more](limit)}</span>}
        {nodes.length > 0 && <span className="soft"> · {texts.elements(nodes.length, edges.length)}</span>}
        <span className="soft"> · {formatTime(ms)}</span>
      </p>
      <span className="table-tools">
        {nodes.length > 0 && (
          <span className="cypher-shown" role="group" aria-label={texts.shown}>
            {CYPHER_SHOWN.map((way) => (
              <button
                key={way}
                type="button"
                aria-pressed={way === shown}
                onClick={() => change(changeCypher, { shown: way })}
              >
                {texts[way]}
              </button>
            ))}
          </span>
        )}
        {rows.length > 0 && (
          <CopyButton
            text={() => cypherTableText(answer)}
            label={texts.copy(rows.length)}
            done={texts.copied}
          />
        )}
      </span>
    </div>
  );
}

function Shown({ answer: { rows: answer } }: { answer: CypherAnswer }) {
  const shown = useWorkbench(({ cypher }) => cypher.shown);
  if (answer.rows.length === 0)
    return <EmptyState icon={CircleSlash} title={CYPHER_TEXTS.noRows} lead={CYPHER_TEXTS.noRowsHint} />;
  return shown === "graph" && answer.nodes.length > 0 ? (
    <ResultGraph answer={answer} />
  ) : (
    <ResultTable answer={answer} />
  );
}
