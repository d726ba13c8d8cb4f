/** Why the trained reader scored a node as it did: the edges it heard the node's neighbours over, and what p would be without each. */
import { Ear, Scissors } from "lucide-react";
import type { HeardEdge, NodeReading } from "../../../shared/node-reading";
import type { RunView } from "../../../shared/trace";
import { targetAt } from "../../state/pins";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { explain } from "../../ui/explain";
import { formatNumber } from "../../ui/format";
import { Hint } from "../../ui/hint";
import { Name } from "../../ui/name";
import { READER_TEXTS } from "./reader-texts";

/** Nothing where no reader ranked the run. */
export function ReaderPart({ run, row }: { run: RunView; row: number }) {
  const commands = useCommands();
  const node = run.nodes.handle[row] ?? -1;
  const isRead = useWorkbench((state) => state.ranWith?.recipe.read.method === "graph-reader");
  const found = useWorkbench((state) => state.nodeReadings[node]);
  if (!isRead) return null;
  if (found === undefined)
    return (
      <Hint text={READER_TEXTS.hint}>
        <button type="button" className="button small" onClick={() => void commands.whyThisNode(node)}>
          <Ear size={14} aria-hidden="true" />
          {READER_TEXTS.ask}
        </button>
      </Hint>
    );
  return (
    <section className="part" aria-label={READER_TEXTS.title} aria-live="polite">
      <h3>{READER_TEXTS.title}</h3>
      {found.state === "loading" && <p className="soft">{READER_TEXTS.loading}</p>}
      {found.state === "failed" && <p className="bad">{explain(found.failure)}</p>}
      {found.state === "ready" &&
        (found.value === null ? (
          <p className="soft">{READER_TEXTS.notRead}</p>
        ) : (
          <Heard run={run} reading={found.value} />
        ))}
    </section>
  );
}

function Heard({ run, reading }: { run: RunView; reading: NodeReading }) {
  const { score, temperature, p, rank, of, edges, more } = reading;
  return (
    <>
      <p>{READER_TEXTS.score(formatNumber(p), rank, of)}</p>
      <p className="soft small-print">
        {READER_TEXTS.recompute(formatNumber(score), formatNumber(temperature))}
      </p>
      {edges.length === 0 ? (
        <p className="soft">{READER_TEXTS.alone}</p>
      ) : (
        <ol className="heard-edges">
          {edges.map((edge) => (
            <HeardLine key={edge.edge} run={run} edge={edge} p={p} />
          ))}
        </ol>
      )}
      {more > 0 && <p className="soft small-print">{READER_TEXTS.more(more)}</p>}
      {edges.length > 0 && <p className="soft small-print">{READER_TEXTS.meaning}</p>}
    </>
  );
}

function HeardLine({ run, edge, p }: { run: RunView; edge: HeardEdge; p: number }) {
  const commands = useCommands();
  const { name, words, arrives, attention, without } = edge;
  const pin = targetAt(run, "edge", run.edges.handle.indexOf(edge.edge));
  return (
    <li className="heard-edge">
      <button
        type="button"
        className="edge-line"
        data-kept="true"
        onClick={() => void commands.reveal({ kind: "edge", handle: edge.edge })}
      >
        <span className="relation">
          {arrives && <span aria-hidden="true">←</span>}
          <Name text={words} longest={120} />
          {!arrives && <span aria-hidden="true">→</span>}
        </span>
        <Name text={name} />
      </button>
      <span
        className="heard-layers"
        role="img"
        aria-label={READER_TEXTS.layers(attention.map((share) => formatNumber(share)))}
      >
        {attention.map((share, layer) => (
          <span
            key={layer}
            className="heard-layer"
            title={READER_TEXTS.layer(layer + 1, formatNumber(share))}
          >
            <span style={{ inlineSize: `${String(100 * share)}%` }} />
          </span>
        ))}
      </span>
      <span className="number" title={String(without)}>
        {READER_TEXTS.without(formatNumber(without), formatChange(without - p))}
      </span>
      {pin !== null && (
        <Hint text={READER_TEXTS.dropHint}>
          <button type="button" className="button small" onClick={() => commands.pin(pin, "out")}>
            <Scissors size={13} aria-hidden="true" />
            {READER_TEXTS.drop}
          </button>
        </Hint>
      )}
    </li>
  );
}

function formatChange(change: number): string {
  const sign = change > 0 ? "+" : change < 0 ? "−" : "±";
  return `${sign}${formatNumber(Math.abs(change))}`;
}
