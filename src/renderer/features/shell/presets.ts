/** How the panels stand to begin with: for reading answers, for turning parameters, for finding where an edge was lost. */
import type { Arrangement, Area } from "../../state/arrangement";
import type { PresetName } from "../../state/layout";

const tabs = (panels: readonly string[], size?: number): Area => ({ kind: "tabs", panels, size });
const row = (areas: readonly Area[], size?: number): Area => ({ kind: "row", areas, size });
const column = (areas: readonly Area[], size?: number): Area => ({ kind: "column", areas, size });
const TIMELINE: Area = { kind: "tabs", panels: ["timeline"], size: 104, sideways: true };

/** Panels named here that the workbench does not have are left out. */
export const PRESETS: Readonly<Record<PresetName, Arrangement>> = {
  reader: {
    area: column([
      row([
        column([tabs(["answers", "ledger"]), tabs(["evidence", "kwic", "connections"])], 360),
        tabs(["graph", "map", "triples", "find"]),
        tabs(["inspector"], 300),
      ]),
      TIMELINE,
    ]),
    floating: [],
  },
  analyst: {
    area: row([
      column([tabs(["answers", "ledger"]), tabs(["parameters", "connections"])], 300),
      column([
        row([
          tabs(["graph", "map", "triples", "compare", "nodes", "charts", "console"]),
          column([tabs(["inspector", "evidence", "kwic", "find"]), tabs(["sampler", "pins"])], 340),
        ]),
        TIMELINE,
      ]),
    ]),
    floating: [],
  },
  debugger: {
    area: row([
      column([tabs(["parameters", "answers", "ledger", "questions"]), tabs(["sampler", "charts"])], 300),
      column([
        row([tabs(["graph", "map", "compare", "console"]), tabs(["inspector", "pins", "evidence", "find"], 330)]),
        tabs(["triples", "candidates", "nodes", "stages", "waterfall", "ablations"], 0.32),
        TIMELINE,
      ]),
    ]),
    floating: [],
  },
};
