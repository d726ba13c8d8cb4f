/** Entry of the page. */
import "./zod-without-eval";
// Makes the page's one policy before anything else can.
import "./canvas/layout/worker-address";
import "@fontsource-variable/inter/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "dockview-react/dist/styles/dockview.css";
// What all rooms share comes before what each room adds to it.
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/controls.css";
import "./ui/sliders.css";
import "./ui/menu.css";
import "./ui/progress.css";
import "./ui/states.css";
import "./ui/panels.css";
import "./ui/dialog.css";
import { App, connectWorkbench } from "./app";

const root = document.getElementById("root");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <App access={connectWorkbench()} />
  </StrictMode>,
);
