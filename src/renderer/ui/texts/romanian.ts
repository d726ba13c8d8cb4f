/** Every word of the workbench in Romanian: one file for each room. */
import { ANSWERS_ROMANIAN } from "./answers-romanian";
import type { Texts } from "./english";
import { CONNECTIONS_ROMANIAN } from "./connections-romanian";
import { DEVICES_ROMANIAN } from "./devices-romanian";
import { CONCORDANCE_ROMANIAN, EVIDENCE_ROMANIAN } from "./evidence-romanian";
import { CYPHER_ROMANIAN } from "./cypher-romanian";
import { EXPLORE_ROMANIAN } from "./explore-romanian";
import { EXPORTS_ROMANIAN } from "./exports-romanian";
import { FAILURES_ROMANIAN } from "./failures-romanian";
import { GOLD_ROMANIAN } from "./gold-romanian";
import { GRAPH_ROMANIAN } from "./graph-romanian";
import { IMPORTS_ROMANIAN } from "./imports-romanian";
import { INSPECTOR_ROMANIAN } from "./inspector-romanian";
import { LAYOUT_ROMANIAN } from "./layout-romanian";
import { MAP_ROMANIAN } from "./map-romanian";
import { NUMBERS_ROMANIAN } from "./numbers-romanian";
import { LEDGER_ROMANIAN, SESSION_ROMANIAN } from "./ledger-romanian";
import { ACTIONS_ROMANIAN, PALETTE_ROMANIAN } from "./palette-romanian";
import { PARAMETER_NAMES_ROMANIAN } from "./parameter-names-romanian";
import { PARAMETERS_ROMANIAN } from "./parameters-romanian";
import { COMPARE_ROMANIAN, PINS_ROMANIAN } from "./pins-romanian";
import { SAMPLER_ROMANIAN } from "./sampler-romanian";
import { SENTENCES_ROMANIAN } from "./sentences-romanian";
import { SHELL_ROMANIAN } from "./shell-romanian";
import { TABLES_ROMANIAN } from "./tables-romanian";
import { TIMELINE_ROMANIAN } from "./timeline-romanian";
import { TRIPLES_ROMANIAN } from "./triples-romanian";
import { DROPS_ROMANIAN, VERDICTS_ROMANIAN } from "./verdicts-romanian";
import { WELCOME_ROMANIAN } from "./welcome-romanian";

export const ROMANIAN: Texts = {
  ...SHELL_ROMANIAN,
  ...WELCOME_ROMANIAN,
  ...ANSWERS_ROMANIAN,
  ...FAILURES_ROMANIAN,
  ...SENTENCES_ROMANIAN,
  parameters: PARAMETERS_ROMANIAN,
  graph: GRAPH_ROMANIAN,
  explore: EXPLORE_ROMANIAN,
  evidence: EVIDENCE_ROMANIAN,
  concordance: CONCORDANCE_ROMANIAN,
  timeline: TIMELINE_ROMANIAN,
  inspector: INSPECTOR_ROMANIAN,
  triples: TRIPLES_ROMANIAN,
  tables: TABLES_ROMANIAN,
  imports: IMPORTS_ROMANIAN,
  exports: EXPORTS_ROMANIAN,
  sampler: SAMPLER_ROMANIAN,
  layout: LAYOUT_ROMANIAN,
  pins: PINS_ROMANIAN,
  compare: COMPARE_ROMANIAN,
  palette: PALETTE_ROMANIAN,
  actions: ACTIONS_ROMANIAN,
  gold: GOLD_ROMANIAN,
  connections: CONNECTIONS_ROMANIAN,
  devices: DEVICES_ROMANIAN,
  cypher: CYPHER_ROMANIAN,
  ledger: LEDGER_ROMANIAN,
  session: SESSION_ROMANIAN,
  map: MAP_ROMANIAN,
  numbers: NUMBERS_ROMANIAN,
  parameterNames: PARAMETER_NAMES_ROMANIAN,
  verdicts: VERDICTS_ROMANIAN,
  drops: DROPS_ROMANIAN,
};
