/** How the panels stand to begin with: for reading answers, for turning parameters, for finding where an edge was lost. */
import type { Arrangement, Area } from "../../state/arrangement";
import type { PresetName } from "../../state/layout-view";

const tabs = (panels: readonly string[], size?: number): Area => ({ kind: "tabs", panels, size });
const row = (areas: readonly Area[], size?: number): Area => ({ kind: "row", areas, size });
const column = (areas: readonly Area[], size?: number): Area => ({ kind: "column", areas, size });
const TIMELINE: Area = { kind: "tabs", panels: ["timeline"], size: 104, sideways: true };

/** Few tabs each, so that none is cut off at 1280 × 800; the Panels menu opens the others beside their likes. */
export const PRESETS: Readonly<Record<PresetName, Arrangement>> = {
  reader: {
    area: column([
      row([
        column([tabs(["answers", "ledger"]), tabs(["evidence"], 0.42)], 330),
        tabs(["graph", "map", "triples"]),
        tabs(["inspector"], 340),
      ]),
      { ...TIMELINE, size: 40 },
    ]),
    floating: [],
  },
  analyst: {
    area: row([
      column([tabs(["answers", "ledger"]), tabs(["parameters"])], 300),
      column([
        row([
          tabs(["graph", "map", "triples", "nodes"]),
          column([tabs(["inspector", "evidence"], 0.58), tabs(["sampler", "pins"])], 340),
        ]),
        TIMELINE,
      ]),
    ]),
    floating: [],
  },
  debugger: {
    area: row([
      column([tabs(["parameters", "answers"], 0.42), tabs(["sampler", "questions"])], 300),
      column([
        row([tabs(["graph", "compare"]), tabs(["inspector", "pins"], 330)]),
        tabs(["triples", "nodes", "stages", "waterfall", "ablations", "charts"], 0.32),
        TIMELINE,
      ]),
    ]),
    floating: [],
  },
};
