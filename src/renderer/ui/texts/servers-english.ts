/** The words of graphs carried over connections and of Neo4j servers of this machine, in English. */
import { formatPlural, formatTime } from "../format";

/** What came over a connection. */
export interface Arrived {
  readonly nodes: number;
  readonly edges: number;
  readonly ms: number;
}

const sizeOf = ({ nodes, edges, ms }: Arrived): string =>
  `${formatPlural(nodes, "node", "nodes")} and ${formatPlural(edges, "edge", "edges")} in ${formatTime(ms)}`;

export const CARRY_ENGLISH = {
  back: "Change it",
  push: {
    short: "Bring a graph…",
    start: (name: string) => `Bring a graph of this machine to ${name}`,
    title: "Bring a graph there",
    which: "Graph of this machine",
    replace: "Remove the graph that this program brought there before",
    hint: "The database must be empty otherwise. Broken off, it goes on where it stopped.",
    go: "Bring it there",
    done: (graph: string, name: string, arrived: Arrived) =>
      `“${graph}” is in “${name}” now: ${sizeOf(arrived)}.`,
    kept: (left: boolean) =>
      `${left ? "Left half way. " : ""}Whatever has come stays there, and bringing the same graph again goes on where it stopped. The graph of this machine is as it was.`,
  },
  pull: {
    short: "Take it home…",
    start: (name: string) => `Take it home: the graph of ${name}`,
    title: "Take its graph to this machine",
    which: "Its name here",
    labels: "Only nodes with one of these labels; none chosen means all",
    taken: "A graph of yours has this name.",
    replace: "Replace it",
    hint: "The database stays as it is. The graph is here whole, with vectors to ask by, or not at all.",
    go: "Take it home",
    done: (graph: string, name: string, arrived: Arrived) =>
      `The graph of “${name}” is on this machine now, called “${graph}”: ${sizeOf(arrived)}.`,
    kept: (left: boolean) =>
      `${left ? "Left half way. " : ""}No graph of this machine was changed, and neither was the database.`,
  },
  index: {
    short: "Make the vector index",
    start: (name: string) => `Make the vector index of ${name}`,
    title: "The vector index",
    hint: "Made once, it finds the nearest nodes without comparing all.",
    go: "Make it",
    done: (_: string, name: string, __: Arrived) =>
      `The vector index of “${name}” is ready: nearest nodes are found without comparing all.`,
    kept: (left: boolean): string =>
      left
        ? "No longer waited for: the database goes on building it. The graph is as it was."
        : "The graph is as it was.",
  },
};

export const SERVERS_ENGLISH = {
  title: "Neo4j on this machine",
  lead: "A program of its own, under the GPL, that this one fetches, starts and watches; only this machine reaches it.",
  states: { running: "runs", stopped: "stopped", crashed: "ended by itself" },
  newName: "Name",
  newHint: "Each server has its own graph.",
  taken: "There is a server of this name.",
  startNew: "Start a new one",
  startFirst: "Start a Neo4j on this machine",
  start: "Start",
  startIt: (name: string) => `Start Neo4j “${name}”`,
  restart: "Start again",
  restartIt: (name: string) => `Start again: Neo4j “${name}”`,
  stop: "Stop",
  stopIt: (name: string) => `Stop Neo4j “${name}”`,
  stopping: "Stopping",
  connect: "Connect",
  connectTo: (name: string) => `Connect to Neo4j “${name}”`,
  logs: "Log",
  logsOf: (name: string) => `Log of Neo4j “${name}”`,
  closeLogs: "Close the log",
  closeLogsOf: (name: string) => `Close the log of Neo4j “${name}”`,
  logsIn: "The end of the log; all of it lies in",
  noLogs: "Nothing was written yet.",
  stages: { fetch: "Fetching Neo4j", start: "Starting Neo4j" } as Readonly<Record<string, string>>,
  lost: (name: string) => `Neo4j “${name}” ended by itself. What was written to it is kept.`,
  startAgain: "Start it again",
  leave: "Leave it stopped",
};
