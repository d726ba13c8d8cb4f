/** A node: its name, labels, role, passages, text, numbers, properties, and the drawn edges it has. */
import { kindSaid, relationSaid } from "../../ui/texts/relation-said";
import { useMemo } from "react";
import { type RunView, KEPT } from "../../../shared/trace";
import type { DrawnView } from "../../picture/drawn-view";
import { targetAt } from "../../state/pins";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { NodePassages } from "../evidence/node-passages";
import { LabelMark } from "../graph-view/label-mark";
import { isNetwork } from "../network/network";
import { EXPLORE_TEXTS } from "../explore/explore-texts";
import { INSPECTOR_TEXTS } from "./inspector-texts";
import { ExplorePart, NotePart } from "../explore/explore-part";
import { PinPart } from "../pins/pin-part";
import { ReaderPart } from "./reader-part";
import { Fact, LongText, Numbers, numbersOf, Part, Properties } from "./facts";

const EDGES_SHOWN = 50;

export function NodeInspector({ run, row }: { run: RunView; row: number }) {
  const handle = run.nodes.handle[row] ?? -1;
  const details = useWorkbench((state) => state.nodeDetails[handle]);
  return (
    <>
      <h3 className="element-name">
        <Name text={run.nodes.name[row] ?? ""} />
      </h3>
      <ExplorePart node={handle} />
      {!isNetwork(run) && <PinPart target={targetAt(run, "node", row)} />}
      <NodeLabels run={run} row={row} labels={details?.labels} />
      {!isNetwork(run) && (
        <dl className="facts-list">
          <Fact term={INSPECTOR_TEXTS.role}>
            {rolesOf(run, row).join(", ")}
            {!isAdded(run, row) && `, ${INSPECTOR_TEXTS.hops(run.nodes.hops[row] ?? 0)}`}
          </Fact>
        </dl>
      )}
      {!isNetwork(run) && <ReaderPart key={`${run.run} ${String(handle)}`} run={run} row={row} />}
      <NodePassages node={handle} />
      {details === undefined && <p className="soft">{INSPECTOR_TEXTS.loading}</p>}
      {details !== undefined && details.text !== "" && (
        <Part title={INSPECTOR_TEXTS.text}>
          <LongText key={handle} text={details.text} />
        </Part>
      )}
      <Numbers kind="node" numbers={numbersOf(run.nodes.numbers, row)} />
      {details !== undefined && <Properties properties={details.properties} />}
      <NotePart id={run.nodes.id[row] ?? ""} />
      <Neighbours run={run} row={row} />
      <dl className="facts-list">
        <Fact term={INSPECTOR_TEXTS.id}>
          <Name text={run.nodes.id[row] ?? ""} className="name code" />
        </Fact>
      </dl>
    </>
  );
}

interface NodeLabelsProps {
  readonly run: RunView;
  readonly row: number;
  readonly labels: readonly string[] | undefined;
}

function NodeLabels({ run, row, labels }: NodeLabelsProps) {
  const first = run.labels[run.nodes.label[row] ?? -1];
  const shown = labels ?? (first === undefined ? [] : [first]);
  if (shown.length === 0) return null;
  return (
    <ul className="chips" aria-label={INSPECTOR_TEXTS.labels}>
      {shown.map((label) => (
        <li key={label} className="chip">
          <LabelMark index={run.labels.indexOf(label)} />
          <Name text={kindSaid(label)} longest={80} />
        </li>
      ))}
    </ul>
  );
}

/** True of a node that a person added to the picture. */
function isAdded(run: DrawnView, row: number): boolean {
  return run.nodes.added?.[row] === 1;
}

function rolesOf(run: RunView, row: number): string[] {
  const { roles } = INSPECTOR_TEXTS;
  if (isAdded(run, row)) return [EXPLORE_TEXTS.addedNode];
  const handle = run.nodes.handle[row];
  return [
    ...(run.answers.some((answer) => answer.node === handle) ? [roles.answer] : []),
    ...(run.nodes.kept[row] === 1 ? [roles.kept] : [roles.candidate]),
  ];
}

/** The drawn edges of a node, kept ones first; each selects itself. */
function Neighbours({ run, row }: { run: RunView; row: number }) {
  const rows = useMemo(() => edgesOf(run, row), [run, row]);
  if (rows.length === 0) return null;
  return (
    <Part title={`${INSPECTOR_TEXTS.neighbours} (${formatCount(rows.length)})`}>
      <ul className="edge-list">
        {rows.slice(0, EDGES_SHOWN).map((edge) => (
          <EdgeLine key={edge} run={run} row={row} edge={edge} />
        ))}
      </ul>
    </Part>
  );
}

function EdgeLine({ run, row, edge }: { run: RunView; row: number; edge: number }) {
  const commands = useCommands();
  const { source, target, relation, verdict, handle } = run.edges;
  const outward = source[edge] === row;
  const other = (outward ? target[edge] : source[edge]) ?? -1;
  const name = relationSaid(run.relations[relation[edge] ?? -1] ?? "");
  return (
    <li>
      <button
        type="button"
        className="edge-line"
        data-kept={isNetwork(run) || verdict[edge] === KEPT}
        onClick={() => void commands.reveal({ kind: "edge", handle: handle[edge] ?? -1 })}
      >
        <span className="relation">
          {!outward && <span aria-hidden="true">←</span>}
          <Name text={name} longest={120} />
          {outward && <span aria-hidden="true">→</span>}
        </span>
        <Name text={run.nodes.name[other] ?? ""} />
      </button>
    </li>
  );
}

function edgesOf(run: RunView, row: number): number[] {
  const rows: number[] = [];
  run.edges.source.forEach((source, edge) => {
    if (source === row || run.edges.target[edge] === row) rows.push(edge);
  });
  return rows.sort(
    (a, b) => Number(run.edges.verdict[a] !== KEPT) - Number(run.edges.verdict[b] !== KEPT) || a - b,
  );
}
