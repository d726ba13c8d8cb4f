/** The engine's own process: started by a host, serves the contract over one port. Only wires. */
import { askHandlers } from "./server/ask-handlers";
import { detailsHandlers } from "./server/details-handlers";
import { exploreHandlers } from "./server/explore-handlers";
import { graphHandlers } from "./server/graph-handlers";
import { hostPort } from "./server/port";
import { serve } from "./server/serve";
import { openWorkplace } from "./server/workplace";
import { removeLeftovers } from "./store/staging";

const workplace = openWorkplace();
serve(hostPort(), {
  ...graphHandlers(workplace),
  ...askHandlers(workplace),
  ...detailsHandlers(workplace),
  ...exploreHandlers(workplace),
});
await removeLeftovers(workplace.folders.graphs);
await workplace.warmUp();
