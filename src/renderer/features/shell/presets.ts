/** How the panels stand to begin with: for reading answers, for turning parameters, for finding where an edge was lost. */
import type { Arrangement, Area } from "../../state/arrangement";
import type { PresetName } from "../../state/layout-view";

const tabs = (panels: readonly string[], size?: number): Area => ({ kind: "tabs", panels, size });
const row = (areas: readonly Area[], size?: number): Area => ({ kind: "row", areas, size });
const column = (areas: readonly Area[], size?: number): Area => ({ kind: "column", areas, size });
const TIMELINE: Area = { kind: "tabs", panels: ["timeline"], size: 104, sideways: true };

/** In the reader, where no panel shows the evidence, the inspector does until something is clicked. Few tabs each, so that none is cut off at 1280 × 800; the Panels menu opens the others beside their likes. */
export const PRESETS: Readonly<Record<PresetName, Arrangement>> = {
  reader: {
    area: column([
      row([tabs(["answers", "ledger"], 330), tabs(["graph", "map", "tables"]), tabs(["inspector"], 340)]),
      { ...TIMELINE, size: 40 },
    ]),
    floating: [],
  },
  analyst: {
    area: row([
      column([tabs(["answers", "ledger"]), tabs(["controls"])], 300),
      column([row([tabs(["graph", "map", "tables"]), tabs(["inspector", "evidence"], 340)]), TIMELINE]),
    ]),
    floating: [],
  },
  debugger: {
    area: row([
      column([tabs(["controls"]), tabs(["answers", "ledger"], 0.45)], 300),
      column([
        row([tabs(["graph", "map"]), tabs(["inspector", "evidence"], 330)]),
        tabs(["diagnostics", "tables"], 0.42),
        TIMELINE,
      ]),
    ]),
    floating: [],
  },
};
