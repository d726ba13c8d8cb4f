/** The words of panels and their arrangement. */
import { spoken } from "../../ui/language";

const ENGLISH = {
  panels: {
    answers: "Answers",
    parameters: "Parameters",
    values: "Values",
    tables: "Tables",
    diagnostics: "Diagnostics",
    databases: "Databases",
    graph: "Graph",
    triples: "Triples",
    inspector: "Inspector",
    sampler: "Sampler",
    timeline: "Timeline",
  },
  sections: { read: "To read", look: "To look at", work: "To work with" },
  dock: "Panels",
  menu: "Panels",
  menuHint: "Open and close panels",
  preset: "Arrangement",
  presets: { reader: "Reader", analyst: "Analyst", debugger: "Debugger" },
  presetHints: {
    reader: "Reader: the answer, its evidence and the graph",
    analyst: "Analyst: the graph with parameters, sampler and inspector",
    debugger: "Debugger: what every stage kept and lost",
  },
  reset: "Reset this arrangement",
  group: {
    tools: (title: string) => `What can be done with ${title}`,
    menu: (title: string) => `Move or close ${title}`,
    maximise: "Fill the window",
    restore: "Back to its place",
    float: "Float above the others",
    dock: "Back among the others",
    left: "Move to a column on the left",
    right: "Move to a column on the right",
    above: "Move to a row above",
    below: "Move to a row below",
    next: "Move to the next group",
    close: "Close",
  },
  actions: {
    show: (title: string) => `Show panel: ${title}`,
    close: (title: string) => `Close panel: ${title}`,
    graphOnly: "Fill the window with the graph, or give it back",
  },
  waiting: { triples: "Ask a question: every candidate edge is listed here." },
  broken: {
    title: "This panel broke",
    lead: "The others go on. Try it again; if it breaks again, load the page again.",
    again: "Try again",
  },
  none: {
    title: "No panel is open",
    lead: "Open one from the Panels menu below, or bring the arrangement back.",
  },
  doors: {
    connect: "Connect to a database…",
    connectLead: "Neo4j or Neptune, on this machine or in your network: read only unless you say otherwise.",
  },
  skip: "Skip to the graph",
  page: {
    title: "The page broke",
    lead: "Your graphs are safe: the engine keeps them. Load the page again to go on.",
    reload: "Load again",
  },
};

const ROMANIAN: typeof ENGLISH = {
  panels: {
    answers: "Răspunsuri",
    parameters: "Parametri",
    values: "Valori",
    tables: "Tabele",
    diagnostics: "Diagnostic",
    databases: "Baze de date",
    graph: "Graf",
    triples: "Triplete",
    inspector: "Inspector",
    sampler: "Eșantionare",
    timeline: "Cronologie",
  },
  sections: { read: "De citit", look: "De privit", work: "De lucrat" },
  dock: "Panouri",
  menu: "Panouri",
  menuHint: "Deschide și închide panouri",
  preset: "Aranjament",
  presets: { reader: "Cititor", analyst: "Analist", debugger: "Depanator" },
  presetHints: {
    reader: "Cititor: răspunsul, dovezile lui și graful",
    analyst: "Analist: graful cu parametri, eșantionare și inspector",
    debugger: "Depanator: ce a păstrat și ce a pierdut fiecare etapă",
  },
  reset: "Readu aranjamentul inițial",
  group: {
    tools: (title) => `Ce se poate face cu ${title}`,
    menu: (title) => `Mută sau închide ${title}`,
    maximise: "Umple fereastra",
    restore: "Înapoi la locul lui",
    float: "Plutește peste celelalte",
    dock: "Înapoi între celelalte",
    left: "Mută într-o coloană la stânga",
    right: "Mută într-o coloană la dreapta",
    above: "Mută într-un rând deasupra",
    below: "Mută într-un rând dedesubt",
    next: "Mută în grupul următor",
    close: "Închide",
  },
  actions: {
    show: (title) => `Arată panoul: ${title}`,
    close: (title) => `Închide panoul: ${title}`,
    graphOnly: "Umple fereastra cu graful sau pune-l la loc",
  },
  waiting: { triples: "Pune o întrebare: aici apar toate muchiile candidate." },
  broken: {
    title: "Panoul acesta s-a oprit",
    lead: "Celelalte merg mai departe. Încearcă din nou; dacă se oprește iar, reîncarcă pagina.",
    again: "Încearcă din nou",
  },
  none: {
    title: "Niciun panou nu este deschis",
    lead: "Deschide unul din meniul Panouri de mai jos sau readu aranjamentul.",
  },
  doors: {
    connect: "Conectează o bază de date…",
    connectLead:
      "Neo4j sau Neptune, pe acest calculator sau în rețeaua ta: doar citire dacă nu alegi altfel.",
  },
  skip: "Sari la graf",
  page: {
    title: "Pagina s-a oprit",
    lead: "Grafurile sunt în siguranță: le păstrează motorul. Încarcă pagina din nou pentru a continua.",
    reload: "Încarcă din nou",
  },
};

export const SHELL_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
