/** Buttons for the map's camera. */
import { Focus, Maximize2, Minus, Plus } from "lucide-react";
import { wishOnMap } from "../../state/map";
import { useChange } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { TEXTS } from "../../ui/texts/texts";

export function MapTools({ answered }: { answered: boolean }) {
  const change = useChange();
  const { tools, fitAnswer, fitAll, zoomIn, zoomOut } = TEXTS.map;
  const move = (act: "answer" | "all" | "in" | "out") => (): void => change(wishOnMap, { act });
  return (
    <div className="graph-tools" role="toolbar" aria-label={tools}>
      <IconButton icon={Focus} label={fitAnswer} disabled={!answered} onClick={move("answer")} />
      <IconButton icon={Maximize2} label={fitAll} onClick={move("all")} />
      <IconButton icon={Plus} label={zoomIn} onClick={move("in")} />
      <IconButton icon={Minus} label={zoomOut} onClick={move("out")} />
    </div>
  );
}
