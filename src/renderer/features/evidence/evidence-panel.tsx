/** What the answer rests on: its statements, the triples under each, and the passages behind those. */
import { Quote, ShieldAlert, ShieldCheck } from "lucide-react";
import { useEffect, useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import { statementsOf, unsupportedAnswers, type Statement } from "./evidence";
import { marksOfRows, pointAt } from "../../state/selection";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { clipText, Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { EVIDENCE_TEXTS } from "./evidence-texts";
import { TripleEvidence } from "./triple-evidence";

const LONGEST = 2000;

export function EvidencePanel() {
  const run = useWorkbench((state) => state.run);
  const texts = EVIDENCE_TEXTS;
  if (run === null) return <EmptyState icon={Quote} title={texts.none} lead={texts.noneHint} />;
  if (run.answers.length === 0) return <EmptyState icon={Quote} title={texts.none} lead={texts.noAnswer} />;
  return <Statements key={run.run} run={run} />;
}

function Statements({ run }: { run: RunView }) {
  const commands = useCommands();
  const statements = useMemo(() => statementsOf(run), [run]);
  useEffect(() => {
    const rows = statements.flatMap((statement) => statement.rows);
    void commands.readEdges([...new Set(rows.map((row) => run.edges.handle[row]!))]);
  }, [commands, run, statements]);
  const without = statements.filter(({ supported }) => !supported).length;
  return (
    <div className="panel evidence">
      <div className="panel-head">
        <p className="panel-kind">{EVIDENCE_TEXTS.statements(statements.length)}</p>
      </div>
      <div className="panel-body">
        <p className="evidence-sum" data-supported={without === 0}>
          {without === 0 ? (
            <ShieldCheck size={15} aria-hidden="true" />
          ) : (
            <ShieldAlert size={15} aria-hidden="true" />
          )}
          {without === 0 ? EVIDENCE_TEXTS.allSupported : EVIDENCE_TEXTS.unsupportedCount(without)}
        </p>
        <ol className="statements">
          {statements.map((statement, at) => (
            <StatementItem key={at} run={run} statement={statement} />
          ))}
        </ol>
        <AnswersWithout run={run} />
      </div>
    </div>
  );
}

function StatementItem({ run, statement }: { run: RunView; statement: Statement }) {
  const change = useChange();
  const rows = statement.rows.map((at) => run.edges.row[at]!);
  const point = (): void => change(pointAt, marksOfRows(run, rows));
  const leave = (): void => change(pointAt, null);
  return (
    <li
      className="statement"
      data-supported={statement.supported}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      <p className="statement-text">
        <bdi>{clipText(TEXTS.said(statement.said).trim(), LONGEST)}</bdi>
        {!statement.supported && (
          <span className="unsupported" title={EVIDENCE_TEXTS.unsupportedHint}>
            <ShieldAlert size={13} aria-hidden="true" />
            {EVIDENCE_TEXTS.unsupported}
          </span>
        )}
      </p>
      <ul className="statement-triples">
        {statement.rows.map((row) => (
          <TripleEvidence key={row} run={run} row={row} />
        ))}
      </ul>
    </li>
  );
}

function AnswersWithout({ run }: { run: RunView }) {
  const answers = useMemo(() => unsupportedAnswers(run), [run]);
  if (answers.length === 0) return null;
  return (
    <section className="part" aria-labelledby="answers-without">
      <h3 id="answers-without">{EVIDENCE_TEXTS.answersWithout}</h3>
      <p className="soft small-print">{EVIDENCE_TEXTS.answersWithoutHint}</p>
      <ul className="answers-without">
        {answers.map(({ id, name }) => (
          <li key={id}>
            <Name text={name || id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
