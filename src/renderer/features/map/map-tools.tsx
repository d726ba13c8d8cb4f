/** Buttons for the map's camera. */
import { Focus, Maximize2, Minus, Pause, Plus } from "lucide-react";
import { wishOnMap } from "./map";
import { useChange, useCommands } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { MAP_TEXTS } from "./map-texts";

export function MapTools({ answered, settling }: { answered: boolean; settling: boolean }) {
  const change = useChange();
  const commands = useCommands();
  const { tools, fitAnswer, fitAll, zoomIn, zoomOut, stopSettling } = MAP_TEXTS;
  const move = (act: "answer" | "all" | "in" | "out") => (): void => change(wishOnMap, { act });
  return (
    <div className="graph-tools" role="toolbar" aria-label={tools}>
      <IconButton icon={Focus} label={fitAnswer} disabled={!answered} onClick={move("answer")} />
      <IconButton icon={Maximize2} label={fitAll} onClick={move("all")} />
      <IconButton icon={Plus} label={zoomIn} onClick={move("in")} />
      <IconButton icon={Minus} label={zoomOut} onClick={move("out")} />
      {settling && <IconButton icon={Pause} label={stopSettling} onClick={() => commands.cancelMap()} />}
    </div>
  );
}
