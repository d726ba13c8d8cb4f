/** A small card beside the pointer: what it is over. */
import { kindSaid, relationSaid } from "../../ui/texts/relation-said";
import { useLayoutEffect, useRef } from "react";
import { VERDICTS } from "../../../shared/trace";
import type { DrawnView } from "../../picture/drawn-view";
import type { Hover } from "../../canvas/canvas-props";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";
import { EXPLORE_TEXTS } from "../explore/explore-texts";
import { INSPECTOR_TEXTS } from "../inspector/inspector-texts";
import { DEGREE, isNetwork } from "../network/network";
import { NETWORK_TEXTS } from "../network/network-texts";
import { GRAPH_TEXTS } from "./graph-texts";

const LONGEST = 120;
const GAP = 14;

export function HoverCard({ run, hover }: { run: DrawnView; hover: Hover }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const stage = card?.parentElement;
    if (card === null || !stage) return;
    const left = beside(hover.x, card.offsetWidth, stage.clientWidth);
    const top = beside(hover.y, card.offsetHeight, stage.clientHeight);
    card.style.transform = `translate(${String(left)}px, ${String(top)}px)`;
  }, [hover]);
  return (
    <div ref={ref} className="hover-card" aria-hidden="true">
      {hover.kind === "node" ? (
        <NodeLines run={run} row={hover.row} />
      ) : (
        <EdgeLines run={run} row={hover.row} />
      )}
    </div>
  );
}

/** Beyond the pointer where there is room, otherwise before it, never outside. */
function beside(pointer: number, size: number, room: number): number {
  const beyond = pointer + GAP;
  return beyond + size <= room ? beyond : Math.max(0, pointer - GAP - size);
}

function NodeLines({ run, row }: { run: DrawnView; row: number }) {
  const label = run.labels[run.nodes.label[row] ?? -1] ?? GRAPH_TEXTS.unlabelled;
  return (
    <>
      <Name text={run.nodes.name[row] ?? ""} longest={LONGEST} className="hover-title" />
      <span className="soft">
        <Name text={kindSaid(label)} longest={LONGEST} className="" /> ·{" "}
        {run.nodes.added?.[row] === 1
          ? EXPLORE_TEXTS.addedNode
          : isNetwork(run)
            ? NETWORK_TEXTS.degree(run.nodes.numbers[DEGREE]?.[row] ?? 0)
            : INSPECTOR_TEXTS.hops(run.nodes.hops[row] ?? 0)}
      </span>
    </>
  );
}

function EdgeLines({ run, row }: { run: DrawnView; row: number }) {
  const { source, target, relation, verdict } = run.edges;
  const name = (end: number | undefined): string => run.nodes.name[end ?? -1] ?? "";
  return (
    <>
      <span className="hover-title">
        <Name text={name(source[row])} longest={LONGEST} className="" />
        <span className="relation">
          {" "}
          <Name
            text={relationSaid(run.relations[relation[row] ?? -1] ?? "")}
            longest={LONGEST}
            className=""
          />
          {" → "}
        </span>
        <Name text={name(target[row])} longest={LONGEST} className="" />
      </span>
      {!isNetwork(run) && (
        <span className="soft">{TEXTS.verdicts[VERDICTS[verdict[row] ?? 0] ?? "kept"].name}</span>
      )}
    </>
  );
}
