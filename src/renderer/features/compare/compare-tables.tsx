/** What differs between two runs, as tables: edges that only one keeps, scores that moved, ranks of answers. */
import { useState, type ReactNode } from "react";
import { type RunView, VERDICTS } from "../../../shared/trace";
import { targetAt } from "../../state/pins";
import type { ComparedEdge, RunComparison } from "./run-comparison";
import { formatCount, formatNumber } from "../../ui/format";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { COMPARE_TEXTS } from "./compare-texts";
import type { Linked, StableRef } from "./compare-side";

const TABS = ["edges", "scores", "answers"] as const;
type Tab = (typeof TABS)[number];
/** Most rows in the page: a comparison is read, not scrolled for hours. */
const MOST = 200;

export interface CompareTablesProps extends Linked {
  readonly found: RunComparison;
  readonly left: RunView;
  readonly right: RunView;
}

export function CompareTables(props: CompareTablesProps) {
  const [tab, setTab] = useState<Tab>("edges");
  const { found } = props;
  const counts: Readonly<Record<Tab, number>> = {
    edges: found.onlyLeft.length + found.onlyRight.length,
    scores: found.moved.length,
    answers: found.answers.filter(({ left, right }) => left !== right).length,
  };
  return (
    <div className="compare-tables">
      <div className="compare-tabs" role="group" aria-label={COMPARE_TEXTS.tabsLabel}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            className="compare-tab"
            aria-pressed={tab === one}
            onClick={() => setTab(one)}
          >
            {COMPARE_TEXTS.tabs[one]} <span className="soft">{formatCount(counts[one])}</span>
          </button>
        ))}
      </div>
      {tab === "edges" && <EdgesTable {...props} />}
      {tab === "scores" && <ScoresTable {...props} />}
      {tab === "answers" && <AnswersTable {...props} />}
    </div>
  );
}

interface GridProps {
  readonly head: readonly string[];
  /** The head of names, which have the room that the others leave. */
  readonly wide: string;
  readonly empty: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Grid({ head, wide, empty, count, children }: GridProps) {
  if (count === 0) return <p className="soft compare-empty">{empty}</p>;
  return (
    <>
      <table className="compare-table">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={name === wide ? "compare-wide" : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {count > MOST && <p className="soft small-print">{COMPARE_TEXTS.more(count - MOST)}</p>}
    </>
  );
}

function EdgesTable(props: CompareTablesProps) {
  const { found, left, right } = props;
  const rows = [
    ...found.onlyLeft.map((edge) => ({ edge, side: "left" as const })),
    ...found.onlyRight.map((edge) => ({ edge, side: "right" as const })),
  ];
  const { edge: edgeHead, verdictThere } = COMPARE_TEXTS;
  return (
    <Grid head={[edgeHead, verdictThere]} wide={edgeHead} empty={COMPARE_TEXTS.sameEdges} count={rows.length}>
      {rows.slice(0, MOST).map(({ edge, side }) => (
        <LinkedRow key={edge.key} linked={props} element={{ kind: "edge", key: edge.key }}>
          <EdgeCell edge={edge} left={left} right={right} linked={props}>
            <span className="compare-kept soft">
              <span className="compare-mark" data-side={side} aria-hidden="true" />{" "}
              {side === "left" ? COMPARE_TEXTS.onlyLeft : COMPARE_TEXTS.onlyRight}
            </span>
          </EdgeCell>
          <td className="soft">
            {side === "left" ? verdictOf(right, edge.rightRow) : verdictOf(left, edge.leftRow)}
          </td>
        </LinkedRow>
      ))}
    </Grid>
  );
}

function ScoresTable(props: CompareTablesProps) {
  const { found, left, right } = props;
  const name = found.moved[0]?.number ?? "";
  const { edge: edgeHead, left: leftHead, right: rightHead, change } = COMPARE_TEXTS;
  const head = [edgeHead, `${name} ${leftHead.toLowerCase()}`, `${name} ${rightHead.toLowerCase()}`, change];
  return (
    <Grid head={head} wide={edgeHead} empty={COMPARE_TEXTS.sameScores} count={found.moved.length}>
      {found.moved.slice(0, MOST).map((edge) => (
        <LinkedRow key={edge.key} linked={props} element={{ kind: "edge", key: edge.key }}>
          <EdgeCell edge={edge} left={left} right={right} linked={props} />
          <td className="number">{formatNumber(edge.left)}</td>
          <td className="number">{formatNumber(edge.right)}</td>
          <td className="number">
            {edge.right > edge.left ? "+" : ""}
            {formatNumber(edge.right - edge.left)}
          </td>
        </LinkedRow>
      ))}
    </Grid>
  );
}

function AnswersTable(props: CompareTablesProps) {
  const { answers } = props.found;
  const head = [COMPARE_TEXTS.answer, COMPARE_TEXTS.rankLeft, COMPARE_TEXTS.rankRight];
  return (
    <Grid head={head} wide={COMPARE_TEXTS.answer} empty={COMPARE_TEXTS.sameAnswers} count={answers.length}>
      {answers.slice(0, MOST).map(({ id, name, left, right }) => (
        <LinkedRow key={id} linked={props} element={{ kind: "node", key: id }}>
          <td>
            <RowButton linked={props} element={{ kind: "node", key: id }} text={name || id} />
          </td>
          <td className="number">{formatNumber(left ?? Number.NaN)}</td>
          <td className="number" data-moved={left !== right}>
            {formatNumber(right ?? Number.NaN)}
          </td>
        </LinkedRow>
      ))}
    </Grid>
  );
}

interface LinkedRowProps {
  readonly linked: Linked;
  readonly element: StableRef;
  readonly children: ReactNode;
}

function LinkedRow({ linked, element, children }: LinkedRowProps) {
  return (
    <tr
      data-selected={isSame(linked.selected, element)}
      data-pointed={isSame(linked.pointed, element)}
      onPointerEnter={() => linked.onPoint(element)}
      onPointerLeave={() => linked.onPoint(null)}
    >
      {children}
    </tr>
  );
}

interface EdgeCellProps {
  readonly edge: ComparedEdge;
  readonly left: RunView;
  readonly right: RunView;
  readonly linked: Linked;
  readonly children?: ReactNode;
}

function EdgeCell({ edge, left, right, linked, children }: EdgeCellProps) {
  const target =
    edge.leftRow >= 0 ? targetAt(left, "edge", edge.leftRow) : targetAt(right, "edge", edge.rightRow);
  return (
    <td>
      <RowButton linked={linked} element={{ kind: "edge", key: edge.key }} text={target?.name ?? edge.key} />
      {children}
    </td>
  );
}

function RowButton({ linked, element, text }: { linked: Linked; element: StableRef; text: string }) {
  return (
    <button
      type="button"
      className="compare-name"
      aria-pressed={isSame(linked.selected, element)}
      onClick={() => linked.onSelect(element)}
      onFocus={() => linked.onPoint(element)}
      onBlur={() => linked.onPoint(null)}
    >
      <Name text={text} longest={160} />
    </button>
  );
}

function verdictOf(run: RunView, row: number): string {
  const verdict = VERDICTS[run.edges.verdict[row] ?? -1];
  return verdict === undefined ? COMPARE_TEXTS.noCandidate : TEXTS.verdicts[verdict].name;
}

function isSame(a: StableRef | null, b: StableRef): boolean {
  return a !== null && a.kind === b.kind && a.key === b.key;
}
