/** Every action of the workbench: each room's own list joined, in the order in which the palette shows equals. */
import { actionsOf } from "../../state/action";
import type { Action, ActionSource } from "../../state/action";
import type { Workbench } from "../../state/workbench";
import { GOLD_ACTIONS } from "../gold/gold-actions";
import { CONNECTION_CHOICES, CONNECTIONS_ACTIONS } from "../connections/connections-actions";
import { CYPHER_ACTIONS } from "../cypher/cypher-actions";
import { LEDGER_ACTIONS } from "../ledger/ledger-actions";
import { COMPARE_ACTIONS } from "../compare/compare-actions";
import { MAP_ACTIONS } from "../map/map-actions";
import { PINS_ACTIONS } from "../pins/pins-actions";
import { EXPLORE_ACTIONS } from "../explore/explore-actions";
import { EXPORT_ACTIONS } from "../export-run/export-actions";
import { GRAPH_CHOICES, QUESTION_ACTIONS, RECIPE_CHOICES } from "../question-bar/question-actions";
import { SHELL_ACTIONS } from "../shell/shell-actions";
import { SAMPLER_ACTIONS } from "../sampler/sampler-actions";
import { TABLES_ACTIONS } from "../tables/tables-actions";
import { TIMELINE_ACTIONS } from "../timeline/timeline-actions";
import { PALETTE_ACTIONS } from "./palette-actions";

/** Actions that are there always, and whose keys can be chosen. */
export const ALL_ACTIONS: readonly Action[] = [
  ...QUESTION_ACTIONS,
  ...TIMELINE_ACTIONS,
  ...SAMPLER_ACTIONS,
  ...EXPLORE_ACTIONS,
  ...EXPORT_ACTIONS,
  ...MAP_ACTIONS,
  ...PINS_ACTIONS,
  ...COMPARE_ACTIONS,
  ...TABLES_ACTIONS,
  ...GOLD_ACTIONS,
  ...CONNECTIONS_ACTIONS,
  ...CYPHER_ACTIONS,
  ...LEDGER_ACTIONS,
  ...SHELL_ACTIONS,
  ...PALETTE_ACTIONS,
];

/** With those that follow from what is open: one for each graph, recipe, ... */
const ACTION_SOURCES: readonly ActionSource[] = [
  ALL_ACTIONS,
  RECIPE_CHOICES,
  GRAPH_CHOICES,
  CONNECTION_CHOICES,
];

export function allActions(state: Workbench): readonly Action[] {
  return actionsOf(ACTION_SOURCES, state);
}
