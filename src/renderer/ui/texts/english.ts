/** Every word of the workbench in English: one file for each room. */
import { ANSWERS_ENGLISH } from "./answers-english";
import { CONNECTIONS_ENGLISH } from "./connections-english";
import { DEVICES_ENGLISH } from "./devices-english";
import { CONCORDANCE_ENGLISH, EVIDENCE_ENGLISH } from "./evidence-english";
import { CYPHER_ENGLISH } from "./cypher-english";
import { EXPLORE_ENGLISH } from "./explore-english";
import { EXPORTS_ENGLISH } from "./exports-english";
import { FAILURES_ENGLISH } from "./failures-english";
import { GOLD_ENGLISH } from "./gold-english";
import { GRAPH_ENGLISH } from "./graph-english";
import { IMPORTS_ENGLISH } from "./imports-english";
import { INSPECTOR_ENGLISH } from "./inspector-english";
import { LAYOUT_ENGLISH } from "./layout-english";
import { LEDGER_ENGLISH, SESSION_ENGLISH } from "./ledger-english";
import { MAP_ENGLISH } from "./map-english";
import { NUMBERS_ENGLISH } from "./numbers-english";
import { ACTIONS_ENGLISH, PALETTE_ENGLISH } from "./palette-english";
import { PARAMETER_NAMES_ENGLISH } from "./parameter-names-english";
import { PARAMETERS_ENGLISH } from "./parameters-english";
import { COMPARE_ENGLISH, PINS_ENGLISH } from "./pins-english";
import { SAMPLER_ENGLISH } from "./sampler-english";
import { SENTENCES_ENGLISH } from "./sentences-english";
import { SHELL_ENGLISH } from "./shell-english";
import { TABLES_ENGLISH } from "./tables-english";
import { TIMELINE_ENGLISH } from "./timeline-english";
import { TRIPLES_ENGLISH } from "./triples-english";
import { DROPS_ENGLISH, VERDICTS_ENGLISH } from "./verdicts-english";
import { WELCOME_ENGLISH } from "./welcome-english";

/** The shape that every other language has too. */
export const ENGLISH = {
  ...SHELL_ENGLISH,
  ...WELCOME_ENGLISH,
  ...ANSWERS_ENGLISH,
  ...FAILURES_ENGLISH,
  ...SENTENCES_ENGLISH,
  parameters: PARAMETERS_ENGLISH,
  graph: GRAPH_ENGLISH,
  explore: EXPLORE_ENGLISH,
  evidence: EVIDENCE_ENGLISH,
  concordance: CONCORDANCE_ENGLISH,
  timeline: TIMELINE_ENGLISH,
  inspector: INSPECTOR_ENGLISH,
  triples: TRIPLES_ENGLISH,
  tables: TABLES_ENGLISH,
  imports: IMPORTS_ENGLISH,
  exports: EXPORTS_ENGLISH,
  sampler: SAMPLER_ENGLISH,
  layout: LAYOUT_ENGLISH,
  pins: PINS_ENGLISH,
  compare: COMPARE_ENGLISH,
  palette: PALETTE_ENGLISH,
  actions: ACTIONS_ENGLISH,
  gold: GOLD_ENGLISH,
  connections: CONNECTIONS_ENGLISH,
  devices: DEVICES_ENGLISH,
  cypher: CYPHER_ENGLISH,
  ledger: LEDGER_ENGLISH,
  session: SESSION_ENGLISH,
  map: MAP_ENGLISH,
  numbers: NUMBERS_ENGLISH,
  parameterNames: PARAMETER_NAMES_ENGLISH,
  verdicts: VERDICTS_ENGLISH,
  drops: DROPS_ENGLISH,
};

export type Texts = typeof ENGLISH;
