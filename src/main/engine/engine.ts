/** The engine's own process: started by a host, serves the contract over one port. Only wires. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ledger } from "./ledger/ledger";
import { askHandlers } from "./server/ask-handlers";
import { connectionHandlers } from "./server/connection-handlers";
import { cypherHandlers } from "./server/cypher-handlers";
import { detailsHandlers } from "./server/details-handlers";
import { deviceHandlers } from "./server/device-handlers";
import { buildHandlers } from "./server/build-handlers";
import { evidenceHandlers } from "./server/evidence-handlers";
import { hypothesisHandlers } from "./server/hypothesis-handlers";
import { mapHandlers } from "./server/map-handlers";
import { exploreHandlers } from "./server/explore-handlers";
import { ledgerFile } from "./server/folders";
import { Foreground } from "./server/foreground";
import { goldHandlers } from "./server/gold-handlers";
import { graphHandlers } from "./server/graph-handlers";
import { GraphSummaries } from "./server/graph-summaries";
import { ledgerHandlers } from "./server/ledger-handlers";
import { PastRuns } from "./server/past-runs";
import { hostPort } from "./server/port";
import { Fingerprints, runKeeper } from "./server/run-keeper";
import { unreadHandlers } from "./server/unread-handlers";
import { salienceHandlers } from "./server/salience-handlers";
import { whyNotHandlers } from "./server/why-not-handlers";
import { taughtHandlers, taughtOn, taughtPathsOf } from "./server/taught-handlers";
import { trustHandlers } from "./server/trust-handlers";
import { serve } from "./server/serve";
import { sessionHandlers } from "./server/session-handlers";
import { openWorkplace } from "./server/workplace";
import { describeGraphFile } from "./store/built-in-store";
import { removeLeftovers } from "./records/leftovers";

// Graphs, records and what is uploaded are for the one who keeps them.
process.umask(0o077);
const workplace = openWorkplace();
const foreground = new Foreground();
const runs = new PastRuns();
const ledger = new Ledger(ledgerFile(workplace.folders));
const fingerprints = new Fingerprints();
const taught = taughtPathsOf(workplace);
const keeper = runKeeper(workplace, ledger, foreground, fingerprints);
const summaries = new GraphSummaries(describeGraphFile);
const asking = askHandlers(workplace, runs, keeper, taughtOn(taught, fingerprints));
serve(hostPort(), {
  ...graphHandlers(workplace, summaries),
  ...unreadHandlers(workplace, summaries),
  ...asking,
  ask: foreground.first(asking.ask),
  ...goldHandlers(workplace, foreground),
  ...detailsHandlers(workplace),
  ...deviceHandlers(workplace.devices),
  ...connectionHandlers(workplace),
  ...cypherHandlers(workplace),
  ...exploreHandlers(workplace),
  ...evidenceHandlers(workplace),
  ...hypothesisHandlers(workplace, runs),
  ...buildHandlers(workplace),
  ...mapHandlers(workplace),
  ...sessionHandlers(workplace, fingerprints),
  ...whyNotHandlers(workplace, runs),
  ...salienceHandlers(workplace),
  ...taughtHandlers(workplace, taught, fingerprints),
  ...trustHandlers({ workplace, runs, fingerprints, foreground }),
  ...ledgerHandlers({ workplace, ledger, runs, fingerprints }),
});
const { graphs, records, embeddings } = workplace.folders;
for (const folder of [graphs, records, join(records, "sessions"), embeddings, tmpdir()])
  await removeLeftovers(folder);
await workplace.warmUp();
await workplace.devices.lookOnce();
