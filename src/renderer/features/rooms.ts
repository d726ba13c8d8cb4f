/**
 * The rooms of the window: a new one is one line in this list, and one in slices.ts or commands.ts where it keeps something or does what
 * takes time. The order of the list is that of the palette among equals; the order of the imports is that of their style sheets.
 */
import { actionsOf, type Action } from "../state/action";
import type { Workbench } from "../state/workbench";
import { PANEL_GROUPS } from "./panel-groups";
import { PANEL_SECTIONS, type DockPanel, type Room } from "./room";
import { SHELL_ROOM } from "./shell/shell-room";
import { QUESTION_BAR_ROOM } from "./question-bar/question-bar-room";
import { SETTINGS_ROOM } from "./settings/settings-room";
import { INSPECTOR_ROOM } from "./inspector/inspector-room";
import { EVIDENCE_ROOM } from "./evidence/evidence-room";
import { SAMPLER_ROOM } from "./sampler/sampler-room";
import { GRAPH_VIEW_ROOM } from "./graph-view/graph-view-room";
import { EXPLORE_ROOM } from "./explore/explore-room";
import { TIMELINE_ROOM } from "./timeline/timeline-room";
import { TABLES_ROOM } from "./tables/tables-room";
import { PALETTE_ROOM } from "./palette/palette-room";
import { EXPORT_RUN_ROOM } from "./export-run/export-run-room";
import { WELCOME_ROOM } from "./welcome/welcome-room";
import { BUILD_ROOM } from "./build/build-room";
import { READING_ROOM } from "./reading/reading-room";
import { NETWORK_ROOM } from "./network/network-room";
import { PINS_ROOM } from "./pins/pins-room";
import { COMPARE_ROOM } from "./compare/compare-room";
import { GOLD_ROOM } from "./gold/gold-room";
import { HYPOTHESIS_ROOM } from "./hypothesis/hypothesis-room";
import { MAP_ROOM } from "./map/map-room";
import { LEDGER_ROOM } from "./ledger/ledger-room";
import { CONNECTIONS_ROOM } from "./connections/connections-room";
import { CYPHER_ROOM } from "./cypher/cypher-room";
import { ANSWERS_ROOM } from "./answers/answers-room";
import { PIPELINE_ROOM } from "./pipeline/pipeline-room";
import { PARAMETERS_ROOM } from "./parameters/parameters-room";
import { UNDERSTOOD_ROOM } from "./understood/understood-room";
import { SALIENCE_ROOM } from "./salience/salience-room";
import { WHY_NOT_ROOM } from "./why-not/why-not-room";
import { TRIPLES_ROOM } from "./triples/triples-room";

const ROOMS: readonly Room[] = [
  QUESTION_BAR_ROOM,
  TIMELINE_ROOM,
  SAMPLER_ROOM,
  EXPLORE_ROOM,
  EXPORT_RUN_ROOM,
  MAP_ROOM,
  PINS_ROOM,
  COMPARE_ROOM,
  HYPOTHESIS_ROOM,
  TABLES_ROOM,
  GOLD_ROOM,
  PIPELINE_ROOM,
  CONNECTIONS_ROOM,
  CYPHER_ROOM,
  LEDGER_ROOM,
  SHELL_ROOM,
  PALETTE_ROOM,
  ANSWERS_ROOM,
  WHY_NOT_ROOM,
  PARAMETERS_ROOM,
  SALIENCE_ROOM,
  GRAPH_VIEW_ROOM,
  TRIPLES_ROOM,
  INSPECTOR_ROOM,
  EVIDENCE_ROOM,
  SETTINGS_ROOM,
  NETWORK_ROOM,
  READING_ROOM,
  BUILD_ROOM,
  UNDERSTOOD_ROOM,
  WELCOME_ROOM,
];

const DECLARED = ROOMS.flatMap(({ panels = [] }) => panels).sort((a, b) => a.place - b.place);

/** Every panel of the dock, in the order of the Panels menu. */
export const PANELS: readonly DockPanel[] = [
  ...DECLARED.flatMap((panel) => ("group" in panel ? [] : [{ ...panel, tabs: [panel] }])),
  ...PANEL_GROUPS.map((group) => ({
    ...group,
    tabs: DECLARED.filter((panel) => "group" in panel && panel.group === group.id),
  })),
].sort((a, b) => PANEL_SECTIONS.indexOf(a.section) - PANEL_SECTIONS.indexOf(b.section) || a.place - b.place);

/** The panel of the dock that has this id, or a tab of this id; undefined when the workbench has neither. */
export function panelOf(id: string): DockPanel | undefined {
  return PANELS.find((panel) => panel.id === id || panel.tabs.some((tab) => tab.id === id));
}

/** Actions that are there always, and whose keys can be chosen. */
export const ALL_ACTIONS: readonly Action[] = ROOMS.flatMap(({ actions = [] }) =>
  typeof actions === "function" ? actions(PANELS) : actions,
);

const CHOICES = ROOMS.flatMap(({ choices = [] }) => choices);

/** With those that follow from what is open. */
export function allActions(state: Workbench): readonly Action[] {
  return actionsOf([ALL_ACTIONS, ...CHOICES], state);
}
