/** What can be done with a group of tabs: fill the window with it, and a menu that floats, moves and closes its front panel. */
import type { DockviewApi, DockviewGroupPanel, IDockviewHeaderActionsProps } from "dockview-react";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  EllipsisVertical,
  Layers2,
  Maximize2,
  Minimize2,
  Move,
  X,
} from "lucide-react";
import { closePanel, floatPanel, maximisePanel, movePanel } from "../../state/layout";
import { useChange, useWorkbench } from "../../state/workbench-context";
import { IconButton } from "../../ui/icon-button";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { SHELL_TEXTS } from "./shell-texts";
import { panelOf } from "../rooms";

export function GroupTools({ activePanel, api, containerApi, group }: IDockviewHeaderActionsProps) {
  const change = useChange();
  const maximised = useWorkbench(({ layout }) => layout.maximised) && api.isMaximized();
  const floating = useWorkbench(({ layout }) => layout.floating).includes(activePanel?.id ?? "");
  const words = SHELL_TEXTS.group;
  if (activePanel === undefined) return null;
  const { id } = activePanel;
  const title = panelOf(id)?.title() ?? id;
  return (
    <div className="group-tools" role="group" aria-label={words.tools(title)}>
      {!floating && (
        <IconButton
          icon={maximised ? Minimize2 : Maximize2}
          label={`${maximised ? words.restore : words.maximise}: ${title}`}
          className="small"
          onClick={() => change(maximisePanel, id)}
        />
      )}
      <MenuButton
        label={words.menu(title)}
        className="icon-button small"
        face={<EllipsisVertical size={14} aria-hidden="true" />}
      >
        {(close) => <GroupMenu id={id} floating={floating} api={containerApi} group={group} close={close} />}
      </MenuButton>
    </div>
  );
}

interface GroupMenuProps {
  readonly id: string;
  readonly floating: boolean;
  readonly api: DockviewApi;
  readonly group: DockviewGroupPanel;
  readonly close: () => void;
}

const MOVES = [
  { edge: "left", Icon: ArrowLeft },
  { edge: "right", Icon: ArrowRight },
  { edge: "above", Icon: ArrowUp },
  { edge: "below", Icon: ArrowDown },
] as const;

/** Everything that dragging a tab does, for the keyboard. */
function GroupMenu({ id, floating, api, group, close }: GroupMenuProps) {
  const change = useChange();
  const words = SHELL_TEXTS.group;
  const act = (what: () => void) => (): void => {
    close();
    what();
    api.getPanel(id)?.focus();
  };
  const next = nextGroup(api, group);
  return (
    <>
      <MenuItem
        icon={<Layers2 size={14} />}
        label={floating ? words.dock : words.float}
        onPick={act(() => change(floatPanel, id))}
      />
      {!floating &&
        MOVES.map(({ edge, Icon }) => (
          <MenuItem
            key={edge}
            icon={<Icon size={14} />}
            label={words[edge]}
            disabled={api.totalPanels < 2}
            onPick={act(() => change(movePanel, id, edge))}
          />
        ))}
      <MenuItem
        icon={<Move size={14} />}
        label={words.next}
        disabled={next === undefined}
        onPick={act(() => next !== undefined && api.getPanel(id)?.api.moveTo({ group: next }))}
      />
      <MenuItem icon={<X size={14} />} label={words.close} onPick={act(() => change(closePanel, id))} />
    </>
  );
}

/** The group after this one in the grid, round and round. */
function nextGroup(api: DockviewApi, group: DockviewGroupPanel): DockviewGroupPanel | undefined {
  const groups = api.groups.filter((other) => other.api.location.type === "grid");
  const next = groups[(groups.indexOf(group) + 1) % groups.length];
  return next === group ? undefined : next;
}
