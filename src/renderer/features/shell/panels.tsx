/**
 * Every panel of the workbench. A new one is one entry here, and a place in presets.ts where it should be open from the start.
 * A panel is a component without props that fills its parent and has designed empty, loading and failed states.
 */
import {
  ChartColumn,
  ChartColumnBig,
  Columns2,
  Database,
  Pin,
  ChartNoAxesColumnDecreasing,
  Grid3x3,
  History,
  CircleDot,
  ListChecks,
  ListOrdered,
  ListTodo,
  Map as MapIcon,
  Quote,
  SlidersHorizontal,
  SquareTerminal,
  Table2,
  TextQuote,
  TextSearch,
  Timer,
  Waypoints,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { TEXTS } from "../../ui/texts/texts";
import { Answers } from "../answers/answers";
import { Ablations } from "../gold/ablations";
import { Questions } from "../gold/questions";
import { Waterfall } from "../gold/waterfall";
import { ConnectionsPanel } from "../connections/connections";
import { CypherPanel } from "../cypher/cypher-panel";
import { ConcordancePanel } from "../evidence/concordance";
import { EvidencePanel } from "../evidence/evidence-panel";
import { ComparePanel } from "../compare/compare";
import { LedgerPanel } from "../ledger/ledger";
import { Inspector } from "../inspector/inspector";
import { Parameters } from "../parameters/parameters";
import { MapPanel } from "../map/map-panel";
import { PinsPanel } from "../pins/pins";
import { Sampler } from "../sampler/sampler";
import { ChartsPanel } from "../tables/charts";
import { NodesPanel } from "../tables/nodes-table";
import { StagesPanel } from "../tables/stages-table";
import { Timeline } from "../timeline/timeline";
import { GraphPanel } from "./graph-panel";
import { TriplesPanel } from "./triples-panel";

/** Where a panel opens that stands nowhere yet: beside others of its home. */
export type Home = "left" | "centre" | "right" | "below";

export interface Panel {
  /** Lower-case word, never changed: layouts are saved by it. */
  readonly id: string;
  /** Read while rendering, in the language of the moment. */
  readonly title: () => string;
  readonly icon: LucideIcon;
  readonly Component: ComponentType;
  readonly home: Home;
  /** Stays alive while another tab hides it, for a picture that takes time; others start anew when they are shown. */
  readonly keep?: true;
}

export const PANELS: readonly Panel[] = [
  {
    id: "answers",
    title: () => TEXTS.layout.panels.answers,
    icon: ListChecks,
    Component: Answers,
    home: "left",
  },
  {
    id: "parameters",
    title: () => TEXTS.layout.panels.parameters,
    icon: SlidersHorizontal,
    Component: Parameters,
    home: "left",
  },
  {
    id: "graph",
    title: () => TEXTS.layout.panels.graph,
    icon: Waypoints,
    Component: GraphPanel,
    home: "centre",
    keep: true,
  },
  {
    id: "triples",
    title: () => TEXTS.layout.panels.triples,
    icon: Table2,
    Component: TriplesPanel,
    home: "centre",
  },
  {
    id: "nodes",
    title: () => TEXTS.tables.panels.nodes,
    icon: CircleDot,
    Component: NodesPanel,
    home: "centre",
  },
  {
    id: "stages",
    title: () => TEXTS.tables.panels.stages,
    icon: ListOrdered,
    Component: StagesPanel,
    home: "centre",
  },
  {
    id: "charts",
    title: () => TEXTS.tables.panels.charts,
    icon: ChartColumnBig,
    Component: ChartsPanel,
    home: "centre",
  },
  {
    id: "map",
    title: () => TEXTS.map.title,
    icon: MapIcon,
    Component: MapPanel,
    home: "centre",
    keep: true,
  },
  {
    id: "inspector",
    title: () => TEXTS.layout.panels.inspector,
    icon: TextSearch,
    Component: Inspector,
    home: "right",
  },
  {
    id: "sampler",
    title: () => TEXTS.layout.panels.sampler,
    icon: ChartColumn,
    Component: Sampler,
    home: "right",
  },
  {
    id: "questions",
    title: () => TEXTS.gold.panels.questions,
    icon: ListTodo,
    Component: Questions,
    home: "left",
  },
  {
    id: "waterfall",
    title: () => TEXTS.gold.panels.waterfall,
    icon: ChartNoAxesColumnDecreasing,
    Component: Waterfall,
    home: "right",
  },
  {
    id: "ablations",
    title: () => TEXTS.gold.panels.ablations,
    icon: Grid3x3,
    Component: Ablations,
    home: "centre",
  },
  {
    id: "connections",
    title: () => TEXTS.connections.title,
    icon: Database,
    Component: ConnectionsPanel,
    home: "centre",
  },
  {
    id: "cypher",
    title: () => TEXTS.cypher.title,
    icon: SquareTerminal,
    Component: CypherPanel,
    home: "centre",
    keep: true,
  },
  {
    id: "ledger",
    title: () => TEXTS.ledger.title,
    icon: History,
    Component: LedgerPanel,
    home: "left",
  },
  {
    id: "pins",
    title: () => TEXTS.pins.title,
    icon: Pin,
    Component: PinsPanel,
    home: "right",
  },
  {
    id: "compare",
    title: () => TEXTS.compare.title,
    icon: Columns2,
    Component: ComparePanel,
    home: "centre",
    keep: true,
  },
  {
    id: "evidence",
    title: () => TEXTS.evidence.panels.evidence,
    icon: Quote,
    Component: EvidencePanel,
    home: "left",
  },
  {
    id: "kwic",
    title: () => TEXTS.evidence.panels.kwic,
    icon: TextQuote,
    Component: ConcordancePanel,
    home: "left",
  },
  {
    id: "timeline",
    title: () => TEXTS.layout.panels.timeline,
    icon: Timer,
    Component: Timeline,
    home: "below",
  },
];

/** The panel of an id; undefined when the workbench has none. */
export function panelOf(id: string): Panel | undefined {
  return PANELS.find((panel) => panel.id === id);
}
