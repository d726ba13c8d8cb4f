/** The engine's own process: started by a host, serves the contract over one port. Only wires. */
import { askHandlers } from "./server/ask-handlers";
import { detailsHandlers } from "./server/details-handlers";
import { exploreHandlers } from "./server/explore-handlers";
import { Foreground } from "./server/foreground";
import { goldHandlers } from "./server/gold-handlers";
import { graphHandlers } from "./server/graph-handlers";
import { hostPort } from "./server/port";
import { serve } from "./server/serve";
import { openWorkplace } from "./server/workplace";
import { removeLeftovers } from "./store/staging";

const workplace = openWorkplace();
const asking = askHandlers(workplace);
const foreground = new Foreground();
serve(hostPort(), {
  ...graphHandlers(workplace),
  ...asking,
  ask: foreground.first(asking.ask),
  ...goldHandlers(workplace, foreground),
  ...detailsHandlers(workplace),
  ...exploreHandlers(workplace),
});
await removeLeftovers(workplace.folders.graphs);
await workplace.warmUp();
