/** Entry of the page. */
import "./zod-without-eval";
import "@fontsource-variable/inter/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App, connectWorkbench } from "./app";
import "dockview-react/dist/styles/dockview.css";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/controls.css";
import "./ui/menu.css";
import "./ui/progress.css";
import "./ui/shell.css";
import "./ui/bar.css";
import "./ui/states.css";
import "./ui/dock.css";
import "./ui/settings.css";
import "./ui/panels.css";
import "./ui/inspector.css";
import "./ui/evidence.css";
import "./ui/sampler.css";
import "./ui/graph.css";
import "./ui/explore.css";
import "./ui/timeline.css";
import "./ui/table.css";
import "./ui/tables.css";
import "./ui/dialog.css";
import "./ui/palette.css";
import "./ui/export.css";
import "./ui/welcome.css";
import "./ui/pins.css";
import "./ui/compare.css";
import "./ui/gold.css";
import "./ui/map.css";
import "./ui/ledger.css";
import "./ui/connections.css";
import "./ui/cypher.css";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <App access={connectWorkbench()} />
  </StrictMode>,
);
