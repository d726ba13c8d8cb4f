/** The engine's own process: started by a host, serves the contract over one port. Only wires. */
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadRecipes } from "./ask/recipes";
import { Ledger } from "./ledger/ledger";
import { askHandlers } from "./server/ask-handlers";
import { connectionHandlers } from "./server/connection-handlers";
import { cypherHandlers } from "./server/cypher-handlers";
import { detailsHandlers } from "./server/details-handlers";
import { deviceHandlers } from "./server/devices/device-handlers";
import { buildHandlers } from "./server/build-handlers";
import { evidenceHandlers } from "./server/evidence-handlers";
import { hypothesisHandlers } from "./server/hypothesis-handlers";
import { mapHandlers } from "./server/map-handlers";
import { exploreHandlers } from "./server/explore-handlers";
import { ledgerFile } from "./server/folders";
import { Foreground } from "./server/foreground";
import { goldHandlers } from "./server/gold-handlers";
import { listGraphFiles } from "./server/graph-files";
import { graphHandlers } from "./server/graph-handlers";
import { GraphSummaries } from "./server/graph-summaries";
import { ledgerHandlers } from "./server/ledger-handlers";
import { PastRuns } from "./server/past-runs";
import { hostPort } from "./server/port";
import { Fingerprints, runKeeper } from "./server/run-keeper";
import { unreadHandlers } from "./server/unread-handlers";
import { pipelineHandlers } from "./server/pipeline-handlers";
import { salienceHandlers } from "./server/salience-handlers";
import { whyNotHandlers } from "./server/why-not-handlers";
import { taughtHandlers, taughtOn, taughtPathsOf } from "./server/taught-handlers";
import { trustHandlers } from "./server/trust-handlers";
import { serve } from "./server/serve";
import { sessionHandlers } from "./server/session-handlers";
import { openWorkspace } from "./server/workspace";
import { describeGraphFile } from "./store/built-in-store";
import { removeLeftovers } from "./records/leftovers";

// Graphs, records and what is uploaded are for the one who keeps them.
process.umask(0o077);
const workspace = openWorkspace();
const foreground = new Foreground();
const runs = new PastRuns();
const ledger = new Ledger(ledgerFile(workspace.folders));
const fingerprints = new Fingerprints();
const taught = taughtPathsOf(workspace);
const keeper = runKeeper(workspace, ledger, foreground, fingerprints);
const summaries = new GraphSummaries(describeGraphFile);
const asking = askHandlers(workspace, runs, keeper, taughtOn(taught, fingerprints));
serve(hostPort(), {
  ping: () => Promise.resolve({}),
  ...graphHandlers(workspace, summaries),
  ...unreadHandlers(workspace, summaries),
  ...asking,
  ask: foreground.first(asking.ask),
  ...goldHandlers(workspace, foreground),
  ...detailsHandlers(workspace),
  ...deviceHandlers(workspace.devices),
  ...connectionHandlers(workspace),
  ...cypherHandlers(workspace),
  ...exploreHandlers(workspace),
  ...evidenceHandlers(workspace),
  ...hypothesisHandlers(workspace, runs),
  ...buildHandlers(workspace),
  ...mapHandlers(workspace),
  ...sessionHandlers(workspace, fingerprints),
  ...whyNotHandlers(workspace, runs),
  ...salienceHandlers(workspace),
  ...pipelineHandlers(workspace),
  ...taughtHandlers(workspace, taught, fingerprints),
  ...trustHandlers({ workspace, runs, fingerprints, foreground }),
  ...ledgerHandlers({ workspace, ledger, runs, fingerprints }),
});
const { graphs, records, embeddings } = workspace.folders;
// What the first page waits for comes before what only the first question needs.
await summaries.list(listGraphFiles(workspace.folders));
await loadRecipes(workspace.folders.recipes);
for (const folder of [graphs, records, join(records, "sessions"), embeddings, tmpdir()])
  await removeLeftovers(folder);
await workspace.warmUp();
await workspace.devices.lookOnce();
