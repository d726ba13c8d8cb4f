/** What a graph holds at a glance: its commonest kinds with their marks. */
import type { GraphSummary } from "../../../shared/contract";
import { formatCount } from "../../ui/format";
import { Name } from "../../ui/name";
import { LabelMark } from "../graph-view/label-mark";
import { WELCOME_TEXTS } from "./welcome-texts";

const KINDS_SHOWN = 4;

export function Kinds({ graph: { labels } }: { graph: GraphSummary }) {
  if (labels.length === 0) return null;
  // The mark is the label's own place, whatever order they are listed in.
  const common = labels
    .map((label, index) => ({ ...label, index }))
    .sort((a, b) => b.count - a.count)
    .slice(0, KINDS_SHOWN);
  return (
    <ul className="kinds" aria-label={WELCOME_TEXTS.empty.labels}>
      {common.map(({ name, count, index }) => (
        <li key={name}>
          <LabelMark index={index} />
          <Name text={name} longest={40} />
          <span className="number">{formatCount(count)}</span>
        </li>
      ))}
      {labels.length > KINDS_SHOWN && (
        <li className="soft">{WELCOME_TEXTS.empty.others(labels.length - KINDS_SHOWN)}</li>
      )}
    </ul>
  );
}
