/** Finds a node by its name and shows where on the map it lies. */
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import type { GraphMap } from "../../../shared/map";
import { namesOnMap, wishOnMap } from "./map";
import { useChange, useCommands } from "../../state/workbench-context";
import { LabelMark } from "../graph-view/label-mark";
import { Name } from "../../ui/name";
import { MAP_TEXTS } from "./map-texts";

const MATCHES_LISTED = 8;

export function MapFind({ map }: { map: GraphMap }) {
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text);
  const matches = useMemo(() => namesOnMap(map, wanted, MATCHES_LISTED), [map, wanted]);
  const go = useGo(map, () => setText(""));
  const texts = MAP_TEXTS;
  return (
    <search className="map-find">
      <label className="map-find-line">
        <Search size={14} aria-hidden="true" />
        <input
          type="search"
          className="find-input"
          aria-label={texts.find}
          placeholder={texts.findPlaceholder}
          value={text}
          maxLength={200}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && matches[0] !== undefined) go(matches[0]);
            if (event.key === "Escape") setText("");
          }}
        />
      </label>
      {matches.length > 0 && (
        <ul className="find-list" aria-label={texts.matches}>
          {matches.map((row) => (
            <li key={row}>
              <button type="button" className="find-match" onClick={() => go(row)}>
                <LabelMark index={map.nodes.label[row]!} />
                <Name text={map.nodes.name[row]!} longest={80} />
                <span className="soft number">{texts.edges(map.nodes.degree[row]!)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {matches.length === 0 && wanted.trim() !== "" && <p className="soft map-find-none">{texts.noMatch}</p>}
    </search>
  );
}

function useGo(map: GraphMap, onGone: () => void): (row: number) => void {
  const change = useChange();
  const commands = useCommands();
  return (row) => {
    const handle = map.nodes.handle[row]!;
    commands.pickOnMap(handle);
    change(wishOnMap, { act: "node", handle });
    onGone();
  };
}
