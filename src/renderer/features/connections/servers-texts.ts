/** The words of servers that run here and of what is carried between databases. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";

/** What came over a connection. */
export interface Arrived {
  readonly nodes: number;
  readonly edges: number;
  readonly ms: number;
}

const sizeOf = ({ nodes, edges, ms }: Arrived): string =>
  `${formatPlural(nodes, "node", "nodes")} and ${formatPlural(edges, "edge", "edges")} in ${formatTime(ms)}`;

const TRANSFER_ENGLISH = {
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

const SERVERS_ENGLISH = {
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

const sizeOfRo = ({ nodes, edges, ms }: { nodes: number; edges: number; ms: number }): string =>
  `${formatPluralRo(nodes, "nod", "noduri")} și ${formatPluralRo(edges, "muchie", "muchii")} în ${formatTime(ms)}`;

const TRANSFER_ROMANIAN: typeof TRANSFER_ENGLISH = {
  back: "Schimbă",
  push: {
    short: "Du un graf…",
    start: (name) => `Du un graf de pe acest calculator la ${name}`,
    title: "Du un graf acolo",
    which: "Graf de pe acest calculator",
    replace: "Șterge graful pe care acest program l-a dus acolo înainte",
    hint: "Altfel baza de date trebuie să fie goală. Întrerupt, continuă de unde a rămas.",
    go: "Du-l acolo",
    done: (graph, name, arrived) => `„${graph}” este acum în „${name}”: ${sizeOfRo(arrived)}.`,
    kept: (left) =>
      `${left ? "Oprit la jumătate. " : ""}Orice a ajuns rămâne acolo, iar același graf dus din nou continuă de unde s-a oprit. Graful de pe acest calculator a rămas cum era.`,
  },
  pull: {
    short: "Adu-l acasă…",
    start: (name) => `Adu-l acasă: graful conexiunii ${name}`,
    title: "Adu graful ei pe acest calculator",
    which: "Numele lui aici",
    labels: "Doar noduri cu una dintre aceste etichete; niciuna aleasă înseamnă toate",
    taken: "Un graf al tău are acest nume.",
    replace: "Înlocuiește-l",
    hint: "Baza de date rămâne cum este. Graful ajunge aici întreg, cu vectori după care se poate întreba, sau deloc.",
    go: "Adu-l acasă",
    done: (graph, name, arrived) =>
      `Graful conexiunii „${name}” este acum pe acest calculator, cu numele „${graph}”: ${sizeOfRo(arrived)}.`,
    kept: (left) =>
      `${left ? "Oprit la jumătate. " : ""}Niciun graf de pe acest calculator nu a fost schimbat, nici baza de date.`,
  },
  index: {
    short: "Fă indexul de vectori",
    start: (name) => `Fă indexul de vectori al conexiunii ${name}`,
    title: "Indexul de vectori",
    hint: "Făcut o dată, găsește cele mai apropiate noduri fără a le compara pe toate.",
    go: "Fă-l",
    done: (_, name, __) =>
      `Indexul de vectori al conexiunii „${name}” este gata: cele mai apropiate noduri se găsesc fără a le compara pe toate.`,
    kept: (left) =>
      left
        ? "Nu se mai așteaptă: baza de date îl construiește mai departe. Graful a rămas cum era."
        : "Graful a rămas cum era.",
  },
};

const SERVERS_ROMANIAN: typeof SERVERS_ENGLISH = {
  title: "Neo4j pe acest calculator",
  lead: "Un program de sine stătător, sub GPL, pe care acesta îl descarcă, îl pornește și îl supraveghează; doar acest calculator ajunge la el.",
  states: { running: "merge", stopped: "oprit", crashed: "s-a oprit singur" },
  newName: "Nume",
  newHint: "Fiecare server are graful lui.",
  taken: "Există un server cu acest nume.",
  startNew: "Pornește unul nou",
  startFirst: "Pornește un Neo4j pe acest calculator",
  start: "Pornește",
  startIt: (name) => `Pornește Neo4j „${name}”`,
  restart: "Pornește din nou",
  restartIt: (name) => `Pornește din nou: Neo4j „${name}”`,
  stop: "Oprește",
  stopIt: (name) => `Oprește Neo4j „${name}”`,
  stopping: "Se oprește",
  connect: "Conectează",
  connectTo: (name) => `Conectează: Neo4j „${name}”`,
  logs: "Jurnal",
  logsOf: (name) => `Jurnal: Neo4j „${name}”`,
  closeLogs: "Închide jurnalul",
  closeLogsOf: (name) => `Închide jurnalul lui Neo4j „${name}”`,
  logsIn: "Sfârșitul jurnalului; tot jurnalul este în",
  noLogs: "Încă nu s-a scris nimic.",
  stages: { fetch: "Se descarcă Neo4j", start: "Se pornește Neo4j" },
  lost: (name) => `Neo4j „${name}” s-a oprit singur. Ce s-a scris în el este păstrat.`,
  startAgain: "Pornește-l din nou",
  leave: "Lasă-l oprit",
};

export const TRANSFER_TEXTS = spoken({ en: TRANSFER_ENGLISH, ro: TRANSFER_ROMANIAN });
export const SERVERS_TEXTS = spoken({ en: SERVERS_ENGLISH, ro: SERVERS_ROMANIAN });
