/** The node that was clicked or searched for: what it is, and the way into the picture of the answer. */
import { kindSaid } from "../../ui/texts/relation-said";
import { Plus, X } from "lucide-react";
import type { GraphMap } from "../../../shared/map";
import { drawnOf } from "../explore/explore";
import { groundOf } from "../network/network";
import { useCommands, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { LabelMark } from "../graph-view/label-mark";
import { Name } from "../../ui/name";
import { MAP_TEXTS } from "./map-texts";

export function MapPicked({ map, row }: { map: GraphMap; row: number }) {
  const commands = useCommands();
  const handle = map.nodes.handle[row] ?? -1;
  const { pictured, drawn } = useWorkbench((state) => ({
    pictured: groundOf(state)?.graph === state.map.graph,
    drawn: drawnOf(state)?.nodes.handle.includes(handle) === true,
  }));
  if (row < 0) return null;
  const texts = MAP_TEXTS;
  const label = map.nodes.label[row]!;
  return (
    <section className="map-picked" aria-label={texts.picked}>
      <p className="map-picked-head">
        <LabelMark index={label} />
        <strong>
          <Name text={map.nodes.name[row]!} longest={80} />
        </strong>
        <IconButton icon={X} label={texts.close} className="small" onClick={() => commands.pickOnMap(null)} />
      </p>
      <p className="soft small-print">
        <Name text={kindSaid(map.labels[label] ?? texts.unlabelled)} longest={60} /> ·{" "}
        {texts.edges(map.nodes.degree[row]!)}
        {drawn && ` · ${texts.inPicture}`}
      </p>
      {pictured && !drawn && (
        <button type="button" className="button" onClick={() => void commands.addFromMap(handle)}>
          <Plus size={14} aria-hidden="true" />
          {texts.add}
        </button>
      )}
    </section>
  );
}
