/** The words of graphs carried over connections and of Neo4j servers of this machine, in Romanian. */
import { formatPluralRo, formatTime } from "../format";
import type { CARRY_ENGLISH, SERVERS_ENGLISH } from "./servers-english";

const sizeOf = ({ nodes, edges, ms }: { nodes: number; edges: number; ms: number }): string =>
  `${formatPluralRo(nodes, "nod", "noduri")} și ${formatPluralRo(edges, "muchie", "muchii")} în ${formatTime(ms)}`;

export const CARRY_ROMANIAN: typeof CARRY_ENGLISH = {
  back: "Schimbă",
  push: {
    short: "Du un graf…",
    start: (name) => `Du un graf de pe acest calculator la ${name}`,
    title: "Du un graf acolo",
    which: "Graf de pe acest calculator",
    replace: "Șterge graful pe care acest program l-a dus acolo înainte",
    hint: "Altfel baza de date trebuie să fie goală. Întrerupt, continuă de unde a rămas.",
    go: "Du-l acolo",
    done: (graph, name, arrived) => `„${graph}” este acum în „${name}”: ${sizeOf(arrived)}.`,
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
      `Graful conexiunii „${name}” este acum pe acest calculator, cu numele „${graph}”: ${sizeOf(arrived)}.`,
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

export const SERVERS_ROMANIAN: typeof SERVERS_ENGLISH = {
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
