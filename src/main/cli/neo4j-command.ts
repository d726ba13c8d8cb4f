import { Option, type Command } from "commander";
import { FailureError } from "../../shared/failure";
import { LEAST_HEAP_MB } from "../../shared/managed-servers";
import { message } from "../../shared/sentences/sentences";
import { lastLogLines } from "../engine/managed-neo4j/known-servers";
import {
  serverStatus,
  startServer,
  stopServer,
  watchServer,
  type RunningServer,
} from "../engine/managed-neo4j/managed-server";
import { memoryFor } from "../engine/managed-neo4j/server-files";
import { productFolders } from "../engine/server/folders";
import { isGraphName } from "../engine/server/graph-files";
import { act } from "./action";
import { wholeNumber } from "./options";
import { print, printJson, remark, showProgress } from "./terminal";

interface Neo4jOptions {
  readonly graph: string;
  readonly json?: true;
}

interface StartOptions extends Neo4jOptions {
  readonly heap?: number;
  readonly stay?: true;
}

interface LogsOptions extends Neo4jOptions {
  readonly lines: number;
}

const LOG_LINES = 50;

/** `dragoman neo4j start|stop|status|logs` */
export function addNeo4j(program: Command): void {
  const neo4j = program
    .command("neo4j")
    .description(
      "run Neo4j Community (a program of its own, under the GPL, fetched when first started) on this machine",
    );
  const action = (name: string, description: string) =>
    neo4j
      .command(name)
      .description(description)
      .addOption(new Option("--graph <name>", "which server: each has its own data").default("default"))
      .option("--json", "print one JSON document");
  action("start", "start the server unless it runs, and tell its address")
    .option(
      "--heap <mb>",
      "memory for Java, in MB; a quarter of the machine's if not given",
      wholeNumber(LEAST_HEAP_MB),
    )
    .option("--stay", "stay and watch; Ctrl-C stops the server")
    .action((options: StartOptions) => act((signal) => start(options, signal)));
  action("stop", "stop the server").action((options: Neo4jOptions) => act(() => stop(options)));
  action("status", "tell whether the server runs, and where its logs are").action((options: Neo4jOptions) =>
    act(() => status(options)),
  );
  action("logs", "print the end of the server's log")
    .option("--lines <number>", "how many lines", wholeNumber(1), LOG_LINES)
    .action((options: LogsOptions) => act(() => logs(options)));
}

const home = () => ({ folder: productFolders().neo4j });

async function start({ graph, heap, stay, json }: StartOptions, signal: AbortSignal): Promise<void> {
  const memory = memoryFor();
  const server = await startServer(home(), named(graph), {
    signal,
    memory: heap === undefined ? memory : { ...memory, heapMb: heap },
    progress: (stage, done, total) => {
      showProgress({ stage, done, total });
    },
  });
  if (json) printJson({ url: server.url, database: server.database, pid: server.pid });
  else print(`Neo4j for “${graph}” ${server.isAdopted ? "runs already" : "runs"} at ${server.url}`);
  if (stay) await watch(server, signal);
}

/** Ends with the server or with Ctrl-C, whichever comes first; a server that ends by itself is a failure. */
async function watch(server: RunningServer, signal: AbortSignal): Promise<void> {
  let isLost = false;
  await watchServer(home(), server, signal, () => (isLost = true));
  if (isLost) {
    const again = `start it again with \`dragoman neo4j start --graph ${server.graph}\``;
    throw new FailureError({
      kind: "server-failed",
      graph: server.graph,
      reason: `it ended by itself: ${again}`,
    });
  }
  await stopServer(home(), server.graph);
  remark(`Neo4j for “${server.graph}” is stopped.`);
}

async function stop({ graph, json }: Neo4jOptions): Promise<void> {
  const hasRun = await stopServer(home(), named(graph));
  if (json) printJson({ graph, stopped: hasRun });
  else print(hasRun ? `Neo4j for “${graph}” is stopped.` : `Neo4j for “${graph}” did not run.`);
}

async function status({ graph, json }: Neo4jOptions): Promise<void> {
  const found = await serverStatus(home(), named(graph));
  if (json) printJson(found);
  else if (found.state === "running")
    print(`Neo4j for “${graph}” runs at ${found.url!} (process ${String(found.pid)}); logs: ${found.logs}`);
  else
    print(
      `Neo4j for “${graph}” ${found.state === "crashed" ? "ended by itself" : "is stopped"}; logs: ${found.logs}`,
    );
}

async function logs({ graph, lines, json }: LogsOptions): Promise<void> {
  const text = await lastLogLines(home(), named(graph), lines);
  const folder = (await serverStatus(home(), graph)).logs;
  if (json) printJson({ folder, lines: text === "" ? [] : text.split("\n") });
  else print(text === "" ? `Nothing was written yet; logs will be in ${folder}` : text);
}

/** The name becomes a folder's. */
function named(graph: string): string {
  if (isGraphName(graph)) return graph;
  throw new FailureError({ kind: "invalid-request", reason: message("graph-name", { name: graph }) });
}
