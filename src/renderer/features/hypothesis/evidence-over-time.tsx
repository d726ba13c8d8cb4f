/** The documents of a path: a row an edge, a dot a document, the cut as a line, the first that names both ends as a flag. */
import { useMemo, useState } from "react";
import type { Hypothesis } from "../../../shared/hypothesis";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { clipText, Name, unturned } from "../../ui/name";
import { relationSaid } from "../../ui/texts/relation-said";
import { showLater } from "./hypothesis";
import { toldReference } from "../inspector/passages";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";
import { tellTime, timeScale, type TimeScale } from "./time-scale";

const WIDTH = 1000;
const ROW = 24;
/** Left free at both ends, so that no dot is cut. */
const SIDE = 18;

export function EvidenceOverTime({ found }: { found: Hypothesis }) {
  const change = useChange();
  const { path: at, later } = useWorkbench(({ hypothesis }) => hypothesis);
  const path = found.paths[at];
  const edges = path?.edges.map((edge) => found.edges[edge]!) ?? [];
  const scale = useScale(found, edges, later);
  const [picked, pick] = useState<number | null>(null);
  if (path === undefined) return null;
  const { joint, documents } = found;
  const isLate = joint !== null && found.until > 0 && documents[joint]!.time > found.until;
  const names = path.nodes.map((node) => unturned(clipText(found.concepts[node]!.name, 40))).join(" – ");
  return (
    <section className="hypothesis-part" aria-labelledby="hypothesis-evidence">
      <div className="part-head">
        <h3 id="hypothesis-evidence">{HYPOTHESIS_TEXTS.evidence}</h3>
        {found.until > 0 && (
          <label className="check-line">
            <input
              type="checkbox"
              checked={later}
              onChange={(event) => change(showLater, event.target.checked)}
            />
            {HYPOTHESIS_TEXTS.showLater}
          </label>
        )}
      </div>
      <div role="group" aria-label={HYPOTHESIS_TEXTS.evidenceLabel(names)}>
        {edges.map((edge, at) => (
          <EvidenceRow
            key={edge.edge}
            called={calledAlong(found, edge, path.nodes.slice(at, at + 2))}
            {...{ found, edge, scale, later, picked, pick }}
            joint={isLate && !later ? null : joint}
          />
        ))}
      </div>
      <Legend found={found} joint={isLate && !later ? null : joint} later={later} />
    </section>
  );
}

interface LegendProps {
  readonly found: Hypothesis;
  /** The first document that names both, where it may be seen. */
  readonly joint: number | null;
  readonly later: boolean;
}

/** What the two upright lines of the rows stand for. */
function Legend({ found: { documents, until, kind }, joint, later }: LegendProps) {
  const document = joint === null ? undefined : documents[joint]!;
  const time = document ? tellTime(kind, document.time) : "";
  const none = until > 0 && !later ? HYPOTHESIS_TEXTS.noJointYet : HYPOTHESIS_TEXTS.noJoint;
  return (
    <ul className="soft small-print evidence-legend">
      {until > 0 && (
        <li>
          <span className="evidence-key cut" aria-hidden="true" />{" "}
          {HYPOTHESIS_TEXTS.theCut(tellTime(kind, until))}
        </li>
      )}
      <li>
        {document && time !== "" && <span className="evidence-key joint" aria-hidden="true" />}{" "}
        {document ? HYPOTHESIS_TEXTS.joint(...onlyOnce(document.id, time)) : none}
      </li>
    </ul>
  );
}

/** A PMID that is the document's id is told once. */
function onlyOnce(id: string, time: string): [id: string, time: string] {
  return time.split(" ").includes(id) ? ["", time] : [id, time];
}

type Edge = Hypothesis["edges"][number];

function useScale(found: Hypothesis, edges: readonly Edge[], later: boolean): TimeScale {
  return useMemo(() => {
    const { documents, until, joint, kind } = found;
    const shown = edges.flatMap((edge) => (later ? [...edge.known, ...edge.later] : edge.known));
    const times = shown.map((at) => documents[at]!.time);
    if (later && joint !== null) times.push(documents[joint]!.time);
    return timeScale(kind, until > 0 ? [...times, until] : times);
  }, [found, edges, later]);
}

/** A step as it is told: what states a relation in its own direction, all else as the path leads. */
function calledAlong({ concepts }: Hypothesis, { relation, source, target }: Edge, along: readonly number[]) {
  const [from, to] = relation === "" ? along : [source, target];
  return [concepts[from!]!.name, concepts[to!]!.name].join(
    relation === "" ? " – " : ` — ${relationSaid(relation)} → `,
  );
}

interface EvidenceRowProps {
  readonly found: Hypothesis;
  /** What the step is called. */
  readonly called: string;
  readonly edge: Edge;
  readonly scale: TimeScale;
  readonly later: boolean;
  readonly joint: number | null;
  readonly picked: number | null;
  readonly pick: (document: number) => void;
}

function EvidenceRow({ found, called, edge, scale, later, joint, picked, pick }: EvidenceRowProps) {
  const { documents, until } = found;
  const shown = later ? [...edge.known, ...edge.later] : edge.known;
  const timed = shown.filter((at) => documents[at]!.time > 0);
  const words = `${HYPOTHESIS_TEXTS.documents(edge.known.length)}${later && edge.later.length > 0 ? ` ${HYPOTHESIS_TEXTS.laterCount(edge.later.length)}` : ""}`;
  const x = (time: number): number => SIDE + scale.at(time) * (WIDTH - 2 * SIDE);
  return (
    <div className="evidence-row">
      <span className="evidence-edge">
        <Name text={called} longest={120} />
        <span className="soft small-print">{words}</span>
      </span>
      <svg
        className="evidence-dots"
        viewBox={`0 0 ${String(WIDTH)} ${String(ROW)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="evidence-axis" d={`M0 ${String(ROW / 2)}h${String(WIDTH)}`} />
        {until > 0 && <path className="evidence-cut" d={`M${String(x(until))} 0v${String(ROW)}`} />}
        {joint !== null && documents[joint]!.time > 0 && (
          <path className="evidence-joint" d={`M${String(x(documents[joint]!.time))} 0v${String(ROW)}`} />
        )}
        {timed.map((at) => {
          const { time } = documents[at]!;
          const isLater = until > 0 && time > until;
          return (
            <path
              key={at}
              className={isLater ? "evidence-dot later" : "evidence-dot"}
              data-picked={at === picked}
              d={`M${x(time).toFixed(1)} ${String(ROW / 2)}h0`}
              onClick={() => pick(at)}
            />
          );
        })}
      </svg>
      <DocumentsOf found={found} shown={shown} picked={picked} pick={pick} unseen={edge.unseen} />
      {picked !== null && shown.includes(picked) && <PickedDocument found={found} at={picked} />}
    </div>
  );
}

interface DocumentsOfProps {
  readonly found: Hypothesis;
  readonly shown: readonly number[];
  readonly picked: number | null;
  readonly pick: (document: number) => void;
  readonly unseen: number;
}

const MOST_LISTED = 12;

/** The same as buttons, newest first, for the keyboard and for reading. */
function DocumentsOf({ found: { documents, kind }, shown, picked, pick, unseen }: DocumentsOfProps) {
  const listed = shown.toReversed().slice(0, MOST_LISTED);
  const left = unseen + shown.length - listed.length;
  return (
    <ul className="evidence-ids">
      {listed.map((at) => {
        const { id, time } = documents[at]!;
        const told = tellTime(kind, time) || HYPOTHESIS_TEXTS.untimed;
        return (
          <li key={at}>
            <button
              type="button"
              className="document-chip"
              aria-pressed={at === picked}
              title={told}
              onClick={() => pick(at)}
            >
              <bdi className="name" title={clipText(id, 400)}>
                {clipText(toldReference(id), 40)}
              </bdi>
            </button>
          </li>
        );
      })}
      {left > 0 && <li className="soft small-print">{HYPOTHESIS_TEXTS.unseen(left)}</li>}
    </ul>
  );
}

function PickedDocument({ found: { documents, kind }, at }: { found: Hypothesis; at: number }) {
  const document = documents[at];
  if (document === undefined) return null;
  const told = tellTime(kind, document.time) || HYPOTHESIS_TEXTS.untimed;
  return (
    <p className="evidence-picked" role="status">
      <strong>
        <Name text={document.id} longest={80} />
      </strong>{" "}
      {told.includes(document.id) || <span className="soft">{told} </span>}
      {document.title !== "" && <Name text={document.title} longest={300} className="evidence-title" />}
    </p>
  );
}
