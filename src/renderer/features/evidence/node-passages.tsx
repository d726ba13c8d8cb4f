/** What is written of a node: its first passages, each once, what the answer rests on and then what was asked about before the rest, and the way to all of them. */
import { nearestFirst } from "../../../shared/documents/nearest-passages";
import { relationSaid } from "../../ui/texts/relation-said";
import { KEPT, type RunView } from "../../../shared/trace";
import { useEffect, useMemo } from "react";
import { openPanel } from "../../state/layout";
import { graphAtHand } from "../../state/workbench";
import { useChange, useCommands, useWorkbench } from "../../state/workbench-context";
import { Name } from "../../ui/name";
import { Passage } from "../inspector/evidence";
import { Part } from "../inspector/facts";
import { isNetwork } from "../network/network";
import { NETWORK_TEXTS } from "../network/network-texts";
import { passagesOnce } from "./keyword-lines";

const PASSAGES_SHOWN = 3;

/** Handles of the edges that a run kept; none of a network, about which nothing was asked. */
function keptEdges(run: RunView | null): ReadonlySet<number> {
  if (run === null || isNetwork(run)) return new Set();
  const { handle, verdict } = run.edges;
  return new Set(Array.from(handle).filter((_, row) => verdict[row] === KEPT));
}

export function NodePassages({ node }: { node: number }) {
  const commands = useCommands();
  const change = useChange();
  const found = useWorkbench((state) =>
    state.passages?.node === node && state.passages.graph === graphAtHand(state)
      ? state.passages.found
      : null,
  );
  useEffect(() => void commands.readPassages(node), [commands, node]);
  const run = useWorkbench((state) => state.run);
  const lines = useMemo(() => {
    if (found?.state !== "ready") return [];
    const once = passagesOnce(found.value.lines);
    const order = nearestFirst(
      once.map(({ passage }) => passage),
      run ?? {},
    );
    const kept = keptEdges(run);
    const place = (line: (typeof once)[number]): number =>
      order.indexOf(line.passage) + (kept.has(line.edge) ? 0 : once.length);
    return [...once].sort((a, b) => place(a) - place(b));
  }, [found, run]);
  if (found?.state === "loading") return <p className="soft">{NETWORK_TEXTS.reading}</p>;
  if (lines.length === 0) return null;
  return (
    <Part title={NETWORK_TEXTS.passages}>
      {lines.slice(0, PASSAGES_SHOWN).map((line) => (
        <div key={line.edge} className="node-passage">
          <Passage passage={line.passage} />
          <button
            type="button"
            className="edge-line soft"
            onClick={() => void commands.reveal({ kind: "edge", handle: line.edge })}
          >
            <Name text={line.source} longest={80} />
            <span className="relation">{relationSaid(line.relation)} →</span>
            <Name text={line.target} longest={80} />
          </button>
        </div>
      ))}
      <button type="button" className="more" onClick={() => change(openPanel, "kwic")}>
        {NETWORK_TEXTS.morePassages(lines.length)}
      </button>
    </Part>
  );
}
