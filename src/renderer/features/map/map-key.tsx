/** Below the map: what its colours mean, how much of the graph it shows, and what it had no room for. */
import { kindSaid } from "../../ui/texts/relation-said";
import { useMemo, useRef } from "react";
import type { GraphMap } from "../../../shared/map";
import type { MapAnswer } from "../../map/map-answer";
import { labelsOnMap } from "./map";
import { formatCount } from "../../ui/format";
import { LabelMark } from "../graph-view/label-mark";
import { Hint } from "../../ui/hint";
import { clipText, Name } from "../../ui/name";
import { GRAPH_TEXTS } from "../graph-view/graph-texts";
import { MAP_TEXTS } from "./map-texts";
import { useFitting } from "../../ui/use-fitting";

const LABELS_SHOWN = 24;
/** Room of what names the labels that do not fit, in CSS pixels. */
const MORE_WIDTH = 44;

export interface MapKeyProps {
  readonly map: GraphMap;
  readonly answer: MapAnswer | null;
  /** True where the map is drawn without WebGL. */
  readonly plain: boolean;
}

export function MapKey({ map, answer, plain }: MapKeyProps) {
  const labels = useMemo(() => labelsOnMap(map), [map]);
  const texts = MAP_TEXTS;
  const list = useRef<HTMLUListElement>(null);
  const fitting = useFitting(list, MORE_WIDTH, labels);
  const nameOf = (label: number): string => kindSaid(map.labels[label] ?? "") || texts.unlabelled;
  const [nodes, edges] = [map.nodes.handle.length, map.edges.source.length];
  const leftOut = { nodes: map.totals.nodes - nodes, edges: map.totals.edges - edges };
  return (
    <section className="legend" aria-label={texts.labels}>
      <div className="legend-nodes">
        <ul ref={list} className="legend-labels" aria-label={GRAPH_TEXTS.legendNodes}>
          {labels.slice(0, LABELS_SHOWN).map(({ label, count }, at) => (
            <li key={label} className="legend-label" inert={at >= fitting}>
              <LabelMark index={label} />
              <Name text={nameOf(label)} longest={40} />
              <span className="number soft">{formatCount(count)}</span>
            </li>
          ))}
        </ul>
        {fitting < labels.length && (
          <Hint
            text={clipText(
              labels
                .slice(fitting)
                .map(({ label }) => nameOf(label))
                .join(", "),
              400,
            )}
          >
            <button
              type="button"
              className="legend-filter number"
              aria-label={texts.more(labels.length - fitting)}
            >
              +{formatCount(labels.length - fitting)}
            </button>
          </Hint>
        )}
      </div>
      <p className="map-counts soft">
        <span className="number">{texts.counts(nodes, edges)}</span>
        {answer !== null && <span className="number">{texts.answer(answer.nodes.length)}</span>}
        {leftOut.nodes + leftOut.edges > 0 && <span>{texts.leftOut(leftOut.nodes, leftOut.edges)}</span>}
        {answer !== null && answer.missing > 0 && <span>{texts.missing(answer.missing)}</span>}
        {plain && <span>{texts.plain}</span>}
      </p>
    </section>
  );
}
