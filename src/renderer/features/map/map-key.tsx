/** Below the map: what its colours mean, how much of the graph it shows, and what it had no room for. */
import { useMemo } from "react";
import type { GraphMap } from "../../../shared/map";
import type { MapAnswer } from "../../map/map-answer";
import { labelsOnMap } from "../../state/map";
import { formatCount } from "../../ui/format";
import { LabelMark } from "../../ui/label-mark";
import { Name } from "../../ui/name";
import { TEXTS } from "../../ui/texts/texts";

const LABELS_SHOWN = 12;

export interface MapKeyProps {
  readonly map: GraphMap;
  readonly answer: MapAnswer | null;
  /** True where the map is drawn without WebGL. */
  readonly plain: boolean;
}

export function MapKey({ map, answer, plain }: MapKeyProps) {
  const labels = useMemo(() => labelsOnMap(map), [map]);
  const texts = TEXTS.map;
  const [nodes, edges] = [map.nodes.handle.length, map.edges.source.length];
  const leftOut = { nodes: map.totals.nodes - nodes, edges: map.totals.edges - edges };
  return (
    <section className="legend" aria-label={texts.labels}>
      <ul className="legend-labels" tabIndex={0} aria-label={TEXTS.graph.legendNodes}>
        {labels.slice(0, LABELS_SHOWN).map(({ label, count }) => (
          <li key={label} className="legend-label">
            <LabelMark index={label} />
            <Name text={map.labels[label] ?? texts.unlabelled} longest={40} />
            <span className="number soft">{formatCount(count)}</span>
          </li>
        ))}
        {labels.length > LABELS_SHOWN && <li className="soft">{texts.more(labels.length - LABELS_SHOWN)}</li>}
      </ul>
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
