/** Two runs of the ledger side by side: parameters, answers, edges gained and lost, scores moved. */
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import type { LedgerRow, RunDiff } from "../../../shared/ledger";
import { ofLedger } from "../compare/compare";
import { noteDiff } from "./ledger";
import type { Fetched } from "../../state/fetched";
import { useChange } from "../../state/workbench-context";
import { LoadingState } from "../../ui/empty-state";
import { formatMoment, formatNumber } from "../../ui/format";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { numberText } from "../../ui/number-text";
import { LEDGER_TEXTS } from "./ledger-texts";
import { useFocusBack } from "../../ui/use-focus-back";
import { GraphTag } from "../connections/graph-tag";
import { SideBySide } from "../compare/side-by-side";
import { FailureNote } from "../status/failure-note";

export interface LedgerDiffProps {
  readonly runs: readonly [LedgerRow, LedgerRow];
  readonly found: Fetched<RunDiff>;
}

export function LedgerDiff({ runs, found }: LedgerDiffProps) {
  const change = useChange();
  const back = (): void => change(noteDiff, null);
  const { diff } = LEDGER_TEXTS;
  const part = useRef<HTMLElement>(null);
  useFocusBack(part, ".ledger-tools .hint:last-child button");
  // The button that asked for it is gone with the list.
  useEffect(() => {
    if (document.activeElement === document.body) part.current?.querySelector("button")?.focus();
  }, []);
  return (
    <section ref={part} className="ledger-diff" aria-label={diff.title}>
      <div className="panel-head">
        <IconButton icon={ArrowLeft} label={diff.back} onClick={back} />
        <p className="panel-kind">{diff.title}</p>
        <SideBySide left={ofLedger(runs[0])} right={ofLedger(runs[1])} />
      </div>
      {/* Lists of plain names: without a place for the focus, keys could not scroll them. */}
      <div className="panel-body" tabIndex={0} role="group" aria-label={diff.title}>
        <dl className="ledger-sides">
          <Side word={diff.first} row={runs[0]} />
          <Side word={diff.second} row={runs[1]} />
        </dl>
        {found.state === "loading" && <LoadingState text={diff.loading} />}
        {found.state === "failed" && (
          <FailureNote title={diff.failed} failure={found.failure}>
            <button type="button" className="button" onClick={back}>
              {diff.back}
            </button>
          </FailureNote>
        )}
        {found.state === "ready" && <Found diff={found.value} />}
      </div>
    </section>
  );
}

function Side({ word, row }: { word: string; row: LedgerRow }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>
        <Name text={row.name || row.question} longest={120} />
        <span className="soft small-print">
          <GraphTag graph={row.graph} />
          <bdi>{`${formatMoment(row.at)} · ${row.graph} · ${row.recipe}`}</bdi>
        </span>
      </dd>
    </div>
  );
}

function Found({ diff }: { diff: RunDiff }) {
  const texts = LEDGER_TEXTS.diff;
  return (
    <>
      {diff.identical && <p className="quiet-note">{texts.same}</p>}
      <Parameters parameters={diff.parameters} />
      <Answers answers={diff.answers} />
      <p className="soft small-print">{texts.both(diff.keptInBoth)}</p>
      <Edges title={texts.gained(diff.gainedCount)} sign="+" edges={diff.gained} count={diff.gainedCount} />
      <Edges title={texts.lost(diff.lostCount)} sign="−" edges={diff.lost} count={diff.lostCount} />
      <Moved diff={diff} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="part ledger-part" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Parameters({ parameters }: Pick<RunDiff, "parameters">) {
  const texts = LEDGER_TEXTS.diff;
  if (parameters.length === 0) return <p className="soft small-print">{texts.sameParameters}</p>;
  return (
    <Part title={texts.parameters}>
      <table className="ledger-table">
        <tbody className="ledger-parameters">
          {parameters.map(({ name, first, second }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <Name text={valueText(first)} longest={120} />
              </td>
              <td>
                <Name text={valueText(second)} longest={120} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** A value as JSON, words without their quotation marks; a dash where there is none. */
function valueText(json: string): string {
  return (/^"(.*)"$/s.exec(json)?.[1] ?? json) || "–";
}

/** Most answers shown; those that moved come first. */
const MOST_ANSWERS = 12;

function Answers({ answers }: Pick<RunDiff, "answers">) {
  const texts = LEDGER_TEXTS.diff;
  const moved = answers.filter(({ first, second }) => first?.rank !== second?.rank);
  return (
    <Part title={texts.answers}>
      {moved.length === 0 ? (
        <p className="soft small-print">{texts.sameAnswers}</p>
      ) : (
        <table className="ledger-table">
          <tbody>
            {moved.slice(0, MOST_ANSWERS).map(({ id, name, first, second }) => (
              <tr key={id}>
                <th scope="row">
                  <Name text={name || id} longest={80} />
                </th>
                <td className="number">{texts.rank(first?.rank)}</td>
                <td className="number">{texts.rank(second?.rank)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {moved.length > MOST_ANSWERS && <More count={moved.length - MOST_ANSWERS} />}
    </Part>
  );
}

/** Most edges shown of each kind. */
const MOST_EDGES = 30;

interface EdgesProps {
  readonly title: string;
  readonly sign: string;
  readonly edges: RunDiff["gained"];
  readonly count: number;
}

function Edges({ title, sign, edges, count }: EdgesProps) {
  if (count === 0) return null;
  return (
    <Part title={title}>
      <ul className="ledger-edges" data-sign={sign}>
        {edges.slice(0, MOST_EDGES).map((edge) => (
          <li key={edge.key}>
            <Triple edge={edge} />
          </li>
        ))}
      </ul>
      {count > MOST_EDGES && <More count={count - MOST_EDGES} />}
    </Part>
  );
}

function Moved({ diff }: { diff: RunDiff }) {
  if (diff.movedCount === 0) return null;
  const { name } = numberText("edge", diff.number);
  return (
    <Part title={LEDGER_TEXTS.diff.moved(name, diff.movedCount)}>
      <table className="ledger-table">
        <tbody>
          {diff.moved.slice(0, MOST_EDGES).map((edge) => (
            <tr key={edge.key}>
              <th scope="row">
                <Triple edge={edge} />
              </th>
              <td className="number">{formatNumber(edge.first)}</td>
              <td className="number">{formatNumber(edge.second)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {diff.movedCount > MOST_EDGES && <More count={diff.movedCount - MOST_EDGES} />}
    </Part>
  );
}

function Triple({ edge }: { edge: RunDiff["gained"][number] }) {
  return (
    <span className="ledger-triple">
      <bdi>{clipText(edge.source, 60)}</bdi> <span className="soft">{clipText(edge.relation, 60)}</span>{" "}
      <bdi>{clipText(edge.target, 60)}</bdi>
    </span>
  );
}

function More({ count }: { count: number }) {
  return <p className="soft small-print">{LEDGER_TEXTS.diff.more(count)}</p>;
}
