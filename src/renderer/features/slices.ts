/**
 * What the rooms keep in the workbench, and how it begins: one line each, from which the type of the workbench follows. The modules named
 * here are leaves: they import shapes, and nothing that knows the workbench.
 */
import { FIRST_ABLATION } from "./gold/ablation-view";
import type { JudgedHere, TrustAtHand } from "./answers/judging-view";
import type { Compared } from "./compare/compare-view";
import { FIRST_CONNECTIONS } from "./connections/connections-view";
import { FIRST_CYPHER } from "./cypher/cypher-view";
import { FIRST_DEVICES } from "./settings/devices-view";
import type { DrawsAtHand } from "./sampler/draws-view";
import type { ConcordanceAtHand, PassagesAtHand } from "./evidence/evidence-view";
import { FIRST_EXPLORE_VIEW, NO_EXPLORE } from "./explore/explore-view";
import { FIRST_GOLD } from "./gold/gold-view";
import { FIRST_HYPOTHESIS } from "./hypothesis/hypothesis-view";
import type { Importing } from "./import-graph/imports-view";
import { FIRST_LEDGER, type EditedRuns } from "./ledger/ledger-view";
import { FIRST_MAP } from "./map/map-view";
import type { NetworkAtHand } from "./network/network-view";
import type { BuildAtHand } from "./build/build-view";
import type { PipelineAtHand } from "./pipeline/pipeline-view";
import type { ReadingAtHand } from "./reading/reading-view";
import type { SalienceAtHand } from "./salience/salience-view";
import { FIRST_SESSION } from "./session/session-view";
import { FIRST_TABLES } from "./tables/tables-view";
import { FIRST_LIBRARY } from "./welcome/library-view";
import type { TaughtAtHand, TaughtHere, WaysAtHand, WishAtHand } from "./why-not/why-not-view";
import { KEPT_FIRST } from "./tables/triples";

export const SLICES = {
  library: FIRST_LIBRARY,
  /** A graph being built from texts; its page fills the window. */
  building: null as BuildAtHand | null,
  /** The text that is read; it fills the window. */
  reading: null as ReadingAtHand | null,
  /** Two runs side by side; null until a person compares. */
  compared: null as Compared | null,
  /** True while the comparison fills the window. */
  comparing: false,
  /** Two concepts and the paths between them. */
  hypothesis: FIRST_HYPOTHESIS,
  /** The newest many draws; true of the run at hand only while it has the same origin (`drawsOf`). */
  draws: null as DrawsAtHand | null,
  triples: KEPT_FIRST,
  tables: FIRST_TABLES,
  importing: null as Importing | null,
  ledger: FIRST_LEDGER,
  /** Runs named or starred since the window was opened: undo gives back what they had. */
  editedRuns: {} as EditedRuns,
  /** How far the run at hand may be trusted; null before anything was asked. */
  trust: null as TrustAtHand | null,
  /** What was judged since the window was opened: undo takes it back. */
  judged: {} as JudgedHere,
  session: FIRST_SESSION,
  /** The relations of a graph as a recipe weighs them; null until they are looked at. */
  salience: null as SalienceAtHand | null,
  explore: NO_EXPLORE,
  /** The passages about one node, as they were last asked for; of any graph. */
  concordance: null as ConcordanceAtHand | null,
  /** A node that should have been an answer; null until a person names one. */
  wish: null as WishAtHand | null,
  /** What the scores say of the edge that was asked about last. */
  ways: null as WaysAtHand | null,
  /** What the graph of the run at hand was taught; null before it is known. */
  taughtOnGraph: null as TaughtAtHand | null,
  /** What was taught or taken back since the window was opened: undo takes that back. */
  taughtHere: {} as TaughtHere,
  /** Names taken from the completions while a question is typed: the id of the node that each is. */
  taken: {} as Readonly<Record<string, string>>,
  /** What the graph looks like that was opened last. */
  network: null as NetworkAtHand | null,
  /** The first passages about the node that is looked at. */
  passages: null as PassagesAtHand | null,
  exploreView: FIRST_EXPLORE_VIEW,
  connections: FIRST_CONNECTIONS,
  devices: FIRST_DEVICES,
  cypher: FIRST_CYPHER,
  map: FIRST_MAP,
  gold: FIRST_GOLD,
  ablation: FIRST_ABLATION,
  /** A run that one file says all of; null until one is chosen. */
  pipeline: null as PipelineAtHand | null,
};

export type Slices = Readonly<typeof SLICES>;
