/** The words of the rooms that the tests press and look for, in the language that was last spoken (`speak`). */
import { COMPARE_TEXTS } from "../../../src/renderer/features/compare/compare-texts";
import { CONNECTIONS_TEXTS } from "../../../src/renderer/features/connections/connections-texts";
import { TRANSFER_TEXTS } from "../../../src/renderer/features/connections/servers-texts";
import { EXPLORE_TEXTS } from "../../../src/renderer/features/explore/explore-texts";
import { EXPORTS_TEXTS } from "../../../src/renderer/features/export-run/exports-texts";
import { GOLD_TEXTS } from "../../../src/renderer/features/gold/gold-texts";
import { GRAPH_TEXTS } from "../../../src/renderer/features/graph-view/graph-texts";
import { IMPORTS_TEXTS } from "../../../src/renderer/features/import-graph/imports-texts";
import { INSPECTOR_TEXTS } from "../../../src/renderer/features/inspector/inspector-texts";
import { LEDGER_TEXTS } from "../../../src/renderer/features/ledger/ledger-texts";
import { MAP_TEXTS } from "../../../src/renderer/features/map/map-texts";
import { PALETTE_TEXTS } from "../../../src/renderer/features/palette/palette-texts";
import { PARAMETERS_TEXTS } from "../../../src/renderer/features/parameters/parameters-texts";
import { BAR_TEXTS } from "../../../src/renderer/features/question-bar/bar-texts";
import { SAMPLER_TEXTS } from "../../../src/renderer/features/sampler/sampler-texts";
import { SESSION_TEXTS } from "../../../src/renderer/features/session/session-texts";
import { SETTINGS_TEXTS } from "../../../src/renderer/features/settings/settings-texts";
import { SHELL_TEXTS } from "../../../src/renderer/features/shell/shell-texts";
import { STATUS_TEXTS } from "../../../src/renderer/features/status/status-texts";
import { TABLES_TEXTS } from "../../../src/renderer/features/tables/tables-texts";
import { UNDERSTOOD_TEXTS } from "../../../src/renderer/features/understood/understood-texts";
import { WELCOME_TEXTS } from "../../../src/renderer/features/welcome/welcome-texts";

export const ROOM_TEXTS = {
  connections: CONNECTIONS_TEXTS,
  session: SESSION_TEXTS,
  layout: SHELL_TEXTS,
  welcome: WELCOME_TEXTS,
  understood: UNDERSTOOD_TEXTS,
  palette: PALETTE_TEXTS,
  bar: BAR_TEXTS,
  graph: GRAPH_TEXTS,
  inspector: INSPECTOR_TEXTS,
  parameters: PARAMETERS_TEXTS,
  explore: EXPLORE_TEXTS,
  compare: COMPARE_TEXTS,
  ledger: LEDGER_TEXTS,
  sampler: SAMPLER_TEXTS,
  gold: GOLD_TEXTS,
  tables: TABLES_TEXTS,
  map: MAP_TEXTS,
  exports: EXPORTS_TEXTS,
  imports: IMPORTS_TEXTS,
  settings: SETTINGS_TEXTS,
  status: STATUS_TEXTS,
  transfer: TRANSFER_TEXTS,
};
export type RoomTexts = typeof ROOM_TEXTS;
