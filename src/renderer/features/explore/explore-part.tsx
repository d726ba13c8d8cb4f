/** The inspector's share of exploring: what can be done with a node, the nodes shown as it, and the person's note. */
import {
  CircleDot,
  Contrast,
  EyeOff,
  Focus,
  Group,
  Network,
  Route,
  Ungroup,
  type LucideIcon,
} from "lucide-react";
import { use } from "react";
import { noteOn, writeNote } from "./notes";
import { useChoose, useWorkbench, WorkbenchContext } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { EXPLORE_TEXTS } from "./explore-texts";
import { Part } from "../inspector/facts";
import { PICTURE_ACTIONS } from "./explore-actions";
import { GroupPart } from "./group-part";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "explore.expand": Network,
  "explore.neighbourhood": CircleDot,
  "explore.connect": Route,
  "explore.merge": Group,
  "explore.split": Ungroup,
  "explore.dismiss": EyeOff,
  "explore.dismiss-others": Focus,
  "explore.invert": Contrast,
};

/** What can be done with the node that is selected, alone or with others, and who it stands for. */
export function ExplorePart({ node }: { node: number }) {
  const together = useWorkbench((state) => state.explore.together.length);
  return (
    <>
      {together > 1 && (
        <p className="quiet-note">
          <strong>{EXPLORE_TEXTS.selected.title(together)}</strong> {EXPLORE_TEXTS.selected.lead}
        </p>
      )}
      <Tools />
      <GroupPart node={node} />
    </>
  );
}

function Tools() {
  const access = use(WorkbenchContext);
  const enabled = useWorkbench((state) =>
    PICTURE_ACTIONS.filter((action) => action.id in ICONS && action.enabled(state))
      .map(({ id }) => id)
      .join(" "),
  );
  const shown = enabled.split(" ");
  return (
    <div className="explore-tools" role="toolbar" aria-label={EXPLORE_TEXTS.tools}>
      {PICTURE_ACTIONS.filter(({ id }) => shown.includes(id)).map((action) => (
        <IconButton
          key={action.id}
          icon={ICONS[action.id] ?? CircleDot}
          label={action.title()}
          onClick={() => access && action.run(access)}
        />
      ))}
    </div>
  );
}

/** The person's note on the node of this id. */
export function NotePart({ id }: { id: string }) {
  const text = useWorkbench((state) => noteOn(state, id));
  const change = useChoose(`note ${id}`);
  const words = EXPLORE_TEXTS.note;
  return (
    <Part title={words.title}>
      <textarea
        className="note-field"
        aria-label={words.title}
        placeholder={words.placeholder}
        title={words.hint}
        maxLength={10_000}
        rows={text === "" ? 2 : 4}
        value={text}
        onChange={(event) => change(writeNote, id, event.target.value)}
      />
    </Part>
  );
}
