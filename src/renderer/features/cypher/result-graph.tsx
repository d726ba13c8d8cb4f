/** Nodes and edges of an answer on a canvas of their own; a click shows what one holds. */
import { Maximize } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { CypherEntry, CypherRows } from "../../../shared/cypher";
import type { ElementRef, Encoding } from "../../picture/elements";
import type { CanvasHandle } from "../../canvas/canvas-props";
import { GraphCanvas } from "../../canvas/graph-canvas";
import { cypherGraph } from "./cypher-graph";
import { elementsOf, nodeName, valueText, type CypherElements } from "./cypher-text";
import { IconButton } from "../../ui/icon-button";
import { clipText, Name } from "../../ui/name";
import { CYPHER_TEXTS } from "./cypher-texts";
import { useReducedMotion } from "../../ui/use-media";
import { useTheme } from "../../state/use-theme";

const PLAIN: Encoding = { edgeColour: "", edgeWidth: "" };
const NOTHING: readonly number[] = [];
const LONGEST_VALUE = 2000;

export function ResultGraph({ answer }: { answer: CypherRows }) {
  const canvas = useRef<CanvasHandle>(null);
  const view = useMemo(() => cypherGraph(answer), [answer]);
  const elements = useMemo(() => elementsOf(answer), [answer]);
  const [{ of, element }, setMarked] = useState<{ of: CypherRows; element: ElementRef | null }>({
    of: answer,
    element: null,
  });
  const selection = of === answer ? element : null;
  const texts = CYPHER_TEXTS;
  return (
    <div className="cypher-graph">
      <GraphCanvas
        ref={canvas}
        view={view}
        position={Number.POSITIVE_INFINITY}
        selection={selection}
        highlightedNodes={NOTHING}
        highlightedEdges={NOTHING}
        theme={useTheme()}
        encoding={PLAIN}
        hiddenLabels={[]}
        reducedMotion={useReducedMotion()}
        label={texts.graphLabel}
        onSelect={(picked) => setMarked({ of: answer, element: picked })}
        onHover={() => undefined}
      />
      <div className="cypher-graph-tools">
        <IconButton icon={Maximize} label={texts.fit} onClick={() => canvas.current?.fit()} />
      </div>
      {selection !== null && <ElementCard answer={answer} element={selection} elements={elements} />}
    </div>
  );
}

interface ElementCardProps {
  readonly answer: CypherRows;
  readonly element: ElementRef;
  readonly elements: CypherElements;
}

function ElementCard({ answer, element: { kind, handle }, elements }: ElementCardProps) {
  const texts = CYPHER_TEXTS;
  const node = kind === "node" ? answer.nodes[handle] : undefined;
  const edge = kind === "edge" ? answer.edges[handle] : undefined;
  const title = node ? nodeName(node) : (edge?.type ?? cypherGraph(answer).nodes.name[handle] ?? "");
  const entries = (node ?? edge)?.properties;
  return (
    <section className="cypher-card" aria-label={kind === "node" ? texts.node : texts.edge} tabIndex={0}>
      <p className="panel-kind">
        {kind === "node" ? texts.node : texts.edge}
        {node && node.labels.length > 0 && (
          <>
            {" · "}
            <Name text={node.labels.join(", ")} longest={200} className="" />
          </>
        )}
      </p>
      <strong>
        <Name text={title} longest={200} />
      </strong>
      {entries === undefined ? (
        <p className="soft">{texts.strange}</p>
      ) : (
        <Properties entries={entries} elements={elements} />
      )}
    </section>
  );
}

function Properties({ entries, elements }: { entries: readonly CypherEntry[]; elements: CypherElements }) {
  if (entries.length === 0) return <p className="soft">{CYPHER_TEXTS.noProperties}</p>;
  return (
    <dl className="cypher-values">
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>
            <bdi>{clipText(name, 200)}</bdi>
          </dt>
          <dd>
            <bdi>{clipText(valueText(value, elements, LONGEST_VALUE), LONGEST_VALUE)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
