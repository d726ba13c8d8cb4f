/** Everything of the bar that is not asking: files, undo, comparing, commands, settings. */
import {
  ChevronDown,
  Columns2,
  Command,
  Download,
  Waypoints,
  FolderOpen,
  Menu,
  Redo2,
  Save,
  Settings,
  Undo2,
  Upload,
  type LucideIcon,
} from "lucide-react";
import { use, useState } from "react";
import { openSettings } from "../../state/preferences";
import { useWorkbench, WorkbenchContext, type WorkbenchAccess } from "../../state/workbench-context";
import type { Workbench } from "../../state/workbench";
import { MenuButton, MenuItem } from "../../ui/menu-button";
import { openComparison } from "../compare/compare";
import { COMPARE_TEXTS } from "../compare/compare-texts";
import { ExportItems } from "../export-run/export-menu";
import { EXPORTS_TEXTS } from "../export-run/exports-texts";
import { openHypothesis } from "../hypothesis/hypothesis";
import { HYPOTHESIS_TEXTS } from "../hypothesis/hypothesis-texts";
import { openImport } from "../import-graph/imports";
import { openSheet } from "../palette/sheets";
import { openSessionFile, saveSessionFile } from "../session/session-files";
import { SESSION_TEXTS } from "../session/session-texts";
import { SETTINGS_TEXTS } from "../settings/settings-texts";
import { BAR_TEXTS } from "./bar-texts";

interface Entry {
  readonly icon: LucideIcon;
  readonly label: () => string;
  readonly enabled?: (state: Workbench) => boolean;
  readonly run: (access: WorkbenchAccess) => void;
}

const turn =
  (change: (state: Workbench) => Workbench): Entry["run"] =>
  ({ store }) =>
    store.setState(change);

const FILES: readonly Entry[] = [
  { icon: Upload, label: () => BAR_TEXTS.importGraph, run: turn(openImport) },
  {
    icon: FolderOpen,
    label: () => SESSION_TEXTS.open,
    run: ({ commands }) => void openSessionFile(commands),
  },
  {
    icon: Save,
    label: () => SESSION_TEXTS.save,
    enabled: ({ settings }) => settings.graph !== "",
    run: (access) => void saveSessionFile(access),
  },
];

const REST: readonly Entry[] = [
  {
    icon: Undo2,
    label: () => BAR_TEXTS.undo,
    enabled: ({ history }) => history.past.length > 0,
    run: ({ commands }) => commands.undo(),
  },
  {
    icon: Redo2,
    label: () => BAR_TEXTS.redo,
    enabled: ({ history }) => history.future.length > 0,
    run: ({ commands }) => commands.redo(),
  },
  {
    icon: Columns2,
    label: () => COMPARE_TEXTS.goHint,
    run: turn(openComparison),
  },
  {
    icon: Waypoints,
    label: () => HYPOTHESIS_TEXTS.openHint,
    enabled: ({ settings }) => settings.graph !== "",
    run: turn(openHypothesis),
  },
  { icon: Command, label: () => BAR_TEXTS.palette, run: turn((state) => openSheet(state, "palette")) },
  { icon: Settings, label: () => SETTINGS_TEXTS.open, run: turn(openSettings) },
];

export function MainMenu() {
  return (
    <MenuButton
      label={BAR_TEXTS.menu}
      className="icon-button main-menu"
      face={<Menu size={18} aria-hidden="true" />}
    >
      {(close) => <Items close={close} />}
    </MenuButton>
  );
}

function Items({ close }: { close: () => void }) {
  const [exporting, setExporting] = useState(false);
  const answered = useWorkbench((state) => state.run !== null);
  return (
    <>
      <div role="group" className="menu-group">
        <Entries entries={FILES} close={close} />
        <MenuItem
          icon={exporting ? <ChevronDown size={14} /> : <Download size={14} />}
          label={answered ? EXPORTS_TEXTS.title : EXPORTS_TEXTS.waiting}
          disabled={!answered}
          expanded={exporting}
          onPick={() => setExporting(!exporting)}
        />
        {exporting && <ExportItems close={close} />}
      </div>
      <Entries entries={REST} close={close} />
    </>
  );
}

function Entries({ entries, close }: { entries: readonly Entry[]; close: () => void }) {
  const access = use(WorkbenchContext);
  const enabled = useWorkbench((state) =>
    entries.map((entry) => ((entry.enabled?.(state) ?? true) ? "1" : "0")).join(""),
  );
  return entries.map(({ icon: Icon, label, run }, at) => (
    <MenuItem
      key={label()}
      icon={<Icon size={14} />}
      label={label()}
      disabled={enabled[at] === "0"}
      onPick={() => {
        close();
        if (access !== null) run(access);
      }}
    />
  ));
}
