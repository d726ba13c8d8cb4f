/** What the answer rests on: its statements, the triples under each, and the passages behind those. */
import { Quote, ShieldAlert, ShieldCheck } from "lucide-react";
import { memo, useDeferredValue, useEffect, useMemo } from "react";
import type { RunView } from "../../../shared/trace";
import type { EdgeDetails } from "../../../shared/graph";
import { printedOnce, type ToldPassages } from "../../../shared/documents/nearest-passages";
import { isUnsupported, statementsOf, unsupportedAnswers, type Statement } from "./evidence";
import { marksOfRows, pointAt } from "../../state/selection";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { EmptyState } from "../../ui/empty-state";
import { clipText, Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { isAnswered } from "../understood/understood";
import { EVIDENCE_TEXTS } from "./evidence-texts";
import { TripleEvidence } from "./triple-evidence";

const LONGEST = 2000;

/** Hundreds of triples may stand under an answer: they follow it, in slices that leave the page free between them. */
export function EvidencePanel() {
  const run = useDeferredValue(useWorkbench((state) => state.run));
  const texts = EVIDENCE_TEXTS;
  if (run === null) return <EmptyState icon={Quote} title={texts.none} lead={texts.noneHint} />;
  if (!restsOnSomething(run)) return <EmptyState icon={Quote} title={texts.none} lead={texts.noAnswer} />;
  return (
    <div className="panel evidence">
      <div className="panel-head">
        <p className="panel-kind">{EVIDENCE_TEXTS.statements(statementsOf(run).length)}</p>
      </div>
      <div className="panel-body">
        <Statements key={run.run} run={run} />
      </div>
    </div>
  );
}

/** Whether there is anything that it rests on. */
export function restsOnSomething(run: RunView): boolean {
  return isAnswered(run) || statementsOf(run).length > 0;
}

/** The same where a reading pane shows it while nothing is clicked. */
export function AnswerEvidence({ run }: { run: RunView }) {
  return (
    <section aria-label={EVIDENCE_TEXTS.none}>
      <Statements key={run.run} run={run} />
    </section>
  );
}

const Statements = memo(function Statements({ run }: { run: RunView }) {
  const commands = useCommands();
  const statements = useMemo(() => statementsOf(run), [run]);
  useEffect(() => {
    const rows = statements.flatMap((statement) => statement.rows);
    void commands.readEdges([...new Set(rows.map((row) => run.edges.handle[row]!))]);
  }, [commands, run, statements]);
  const details = useDeferredValue(useWorkbench((state) => state.edgeDetails));
  const told = useMemo(() => passagesOf(run, statements, details), [run, statements, details]);
  const without = statements.filter(isUnsupported).length;
  return (
    <>
      <p className="evidence-sum" data-supported={without === 0}>
        {without === 0 ? (
          <ShieldCheck size={15} aria-hidden="true" />
        ) : (
          <ShieldAlert size={15} aria-hidden="true" />
        )}
        {restsOn(run, statements, without)}
      </p>
      <ol className="statements">
        {statements.map((statement, at) => (
          <StatementItem key={at} run={run} statement={statement} told={told[at]!} details={details} />
        ))}
      </ol>
      <NoPassages told={told.flat()} />
      <AnswersWithout run={run} />
    </>
  );
});

/** What the statements rest on, in a sentence; `without` of them want an edge that is not there. */
function restsOn(run: RunView, statements: readonly Statement[], without: number): string {
  if (!isAnswered(run)) return EVIDENCE_TEXTS.beside;
  if (run.answer?.passage) return EVIDENCE_TEXTS.byText;
  if (without > 0) return EVIDENCE_TEXTS.unsupportedCount(without);
  if (statements.some(({ byAbsence }) => byAbsence)) return EVIDENCE_TEXTS.byAbsence;
  return statements.some(({ byNodes }) => byNodes) ? EVIDENCE_TEXTS.byNodes : EVIDENCE_TEXTS.allSupported;
}

interface StatementItemProps {
  readonly run: RunView;
  readonly statement: Statement;
  /** By row of the statement. */
  readonly told: readonly (ToldPassages | null)[];
  readonly details: Readonly<Record<number, EdgeDetails>>;
}

function StatementItem({ run, statement, told, details }: StatementItemProps) {
  const change = useChange();
  const rows = statement.rows.map((at) => run.edges.row[at]!);
  const point = (): void => change(pointAt, marksOfRows(run, rows));
  const leave = (): void => change(pointAt, null);
  return (
    <li
      className="statement"
      data-supported={!isUnsupported(statement)}
      onPointerEnter={point}
      onPointerLeave={leave}
    >
      <p className="statement-text">
        <bdi>{clipText(TEXTS.said(statement.said).trim(), LONGEST)}</bdi>
        {isUnsupported(statement) && (
          <span className="unsupported" title={EVIDENCE_TEXTS.unsupportedHint}>
            <ShieldAlert size={13} aria-hidden="true" />
            {EVIDENCE_TEXTS.unsupported}
          </span>
        )}
      </p>
      <ul className="statement-triples">
        {statement.rows.map((row, at) => (
          <TripleEvidence
            key={row}
            run={run}
            row={row}
            told={told[at]!}
            evidence={details[run.edges.handle[row]!]?.evidence}
          />
        ))}
      </ul>
    </li>
  );
}

/** Said once for the answer, not under every triple. */
function NoPassages({ told }: { told: readonly (ToldPassages | null)[] }) {
  const without = told.filter((one) => one !== null && one.fresh.length + one.before === 0).length;
  if (without === 0) return null;
  return <p className="soft small-print">{EVIDENCE_TEXTS.noPassages(without, told.length)}</p>;
}

/** Of every statement, by its rows. */
function passagesOf(
  run: RunView,
  statements: readonly Statement[],
  details: Readonly<Record<number, EdgeDetails>>,
): (ToldPassages | null)[][] {
  const edges = statements.flatMap(({ rows }) => rows.map((row) => run.edges.handle[row]!));
  const told = printedOnce(
    run,
    edges.map((edge) => details[edge]?.evidence),
  );
  let at = 0;
  return statements.map(({ rows }) => told.slice(at, (at += rows.length)));
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
