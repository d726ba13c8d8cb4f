/** The words of the import of graphs. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";

const edges = (count: number): string => formatPlural(count, "edge", "edges");
const nodes = (count: number): string => formatPlural(count, "node", "nodes");

const ENGLISH = {
  title: "Import a graph",
  drop: "Drop files here, or",
  choose: "choose files",
  formats:
    "Tables with any columns (CSV, TSV, SIF), JSONL, GraphML, GEXF, Cytoscape JSON; also gzipped. Several tables of one graph go together.",
  files: "Files",
  remove: (name: string) => `Remove ${name}`,
  name: "Name of the graph",
  nameHint: "Letters without accents, digits, dots and dashes, no spaces, 64 at most.",
  embed: "Embed nodes and relations",
  embedHint:
    "Lets questions find nodes by meaning. Takes a while on large graphs; without it, seeds come from names and text.",
  start: "Import",
  cancel: "Cancel",
  close: "Close",
  running: "Importing",
  stages: {
    upload: "Taking over the files",
    read: "Reading",
    embed: "Embedding",
    save: "Saving",
  } as Readonly<Record<string, string>>,
  done: "Imported",
  failed: "Not imported",
  notYet: "Not imported yet",
  withoutRejects: "Import the others",
  problem: {
    "no-files": "Choose at least one file.",
    "bad-name": "The name may hold letters without accents, digits, dots and dashes only, and no spaces.",
    taken: "A sample graph has this name: choose another.",
    undecided: "Say first what the columns are.",
  },
  replaces: (name: string) => `There is a graph called “${name}”: it is replaced once the import is whole.`,
  report: (nodeCount: number, edgeCount: number, ms: number) =>
    `${nodes(nodeCount)} and ${edges(edgeCount)} in ${formatTime(ms)}.`,
  embedded: (count: number) => `${formatPlural(count, "embedding", "embeddings")} computed.`,
  inFile: (file: string, nodeCount: number, edgeCount: number) =>
    `${file} itself has ${nodes(nodeCount)} and ${edges(edgeCount)}.`,
  textValues: (count: number) =>
    `${formatPlural(count, "value is", "values are")} not of the column’s type and stayed as text.`,
  unlisted: (count: number) =>
    `${formatPlural(count, "node is", "nodes are")} named by edges alone: no row or element of the files lists such a node.`,
  noRejects: "Every row was accepted.",
  rejected: (count: number) => `${formatPlural(count, "row", "rows")} rejected`,
  firstRejects: (count: number) => `The first ${formatCount(count)} are listed.`,
  ruleLevels: {
    "left-out": (count: number) => `${formatPlural(count, "row", "rows")} left out:`,
    warn: (count: number) => `${formatPlural(count, "warning", "warnings")}:`,
    repair: (count: number) => `${formatPlural(count, "value", "values")} put right:`,
  },
  lines: (lines: readonly string[]) => `line ${lines.join(", ")}`,
  redistributable: "Only what may be handed on",
  redistributableHint: "Leaves out edges whose licence forbids it, or that state none, and counts them.",
  file: "File",
  line: "Line",
  reason: "Reason",
  openGraph: "Open the graph",
  again: "Import another",
  back: "Back",
  left: (ms: number) => `about ${formatTime(ms)} left`,
  saveRejects: "Save these as CSV",
  preview: {
    title: "What the files would become",
    loading: "Looking at the files…",
    format: "Format",
    guess: "Guess the format",
    guessed: (format: string) => `Guessed: ${format}`,
    rows: (file: string) => `First rows of ${file}`,
    roleOf: (column: string) => `What the column ${column} becomes`,
    delimiterOf: (file: string) => `Delimiter of ${file}`,
    delimiters: { "\t": "Tabs", "|": "Bars ( | )", ",": "Commas", ";": "Semicolons", " ": "Blanks" },
    header: "First row names the columns",
    relationOfAll: "Relation of every edge",
    doubt: (file: string) =>
      `It is not clear what the columns of ${file} are. See what each is taken for, change what is wrong, or say that it is right.`,
    confirm: "This is right",
    becomes: (nodeCount: number, edgeCount: number, passages: number) =>
      `Becomes ${nodes(nodeCount)} and ${edges(edgeCount)}` +
      (passages > 0 ? `, with ${formatPlural(passages, "passage", "passages")} of evidence.` : "."),
    partly:
      "Only the beginning of each file (2 MiB) was looked at: there will be more, and a row may seem rejected because what it names comes later.",
    labels: "Labels",
    relations: "Relations",
    licences: "Licences",
    roles: {
      source: "Source",
      relation: "Relation",
      target: "Target",
      "source-name": "Name of the source",
      "target-name": "Name of the target",
      "source-label": "Labels of the source",
      "target-label": "Labels of the target",
      evidence: "Evidence",
      edge: "Edge, as “A (relation) B”",
      publication: "Publication of the evidence",
      work: "Work of the evidence",
      chapter: "Chapter of the evidence",
      page: "Page of the evidence",
      weight: "Weight",
      direction: "Directed or not",
      date: "Date",
      document: "Document",
      pmid: "PMID of the document",
      string: "Property: text",
      number: "Property: number",
      boolean: "Property: true or false",
      ignored: "Left out",
      id: "Id",
      name: "Name",
      labels: "Labels",
      text: "Text",
      vector: "Vector",
    },
  },
};

const edgesRo = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodesRo = (count: number): string => formatPluralRo(count, "nod", "noduri");

const ROMANIAN: typeof ENGLISH = {
  title: "Importă un graf",
  drop: "Lasă fișierele aici sau",
  choose: "alege fișiere",
  formats:
    "Tabele cu orice coloane (CSV, TSV, SIF), JSONL, GraphML, GEXF, Cytoscape JSON; și comprimate cu gzip. Mai multe tabele ale aceluiași graf merg împreună.",
  files: "Fișiere",
  remove: (name) => `Scoate ${name}`,
  name: "Numele grafului",
  nameHint: "Litere fără diacritice, cifre, puncte și liniuțe, fără spații, cel mult 64.",
  embed: "Calculează vectori pentru noduri și relații",
  embedHint:
    "Întrebările pot astfel găsi noduri după înțeles. La grafuri mari durează; fără vectori, semințele vin din nume și din text.",
  start: "Importă",
  cancel: "Renunță",
  close: "Închide",
  running: "Se importă",
  stages: {
    upload: "Se preiau fișierele",
    read: "Se citește",
    embed: "Se calculează vectorii",
    save: "Se salvează",
  },
  done: "Importat",
  failed: "Neimportat",
  notYet: "Încă neimportat",
  withoutRejects: "Importă-le pe celelalte",
  problem: {
    "no-files": "Alege cel puțin un fișier.",
    "bad-name": "Numele poate avea doar litere fără diacritice, cifre, puncte și liniuțe, fără spații.",
    taken: "Un graf de exemplu are acest nume: alege altul.",
    undecided: "Spune mai întâi ce sunt coloanele.",
  },
  replaces: (name) => `Există un graf cu numele „${name}”: va fi înlocuit după ce importul este întreg.`,
  report: (nodeCount, edgeCount, ms) =>
    `${nodesRo(nodeCount)} și ${edgesRo(edgeCount)} în ${formatTime(ms)}.`,
  embedded: (count) =>
    count === 1 ? "1 vector calculat." : `${formatPluralRo(count, "vector", "vectori")} calculați.`,
  inFile: (file, nodeCount, edgeCount) => `${file} are ${nodesRo(nodeCount)} și ${edgesRo(edgeCount)}.`,
  textValues: (count) =>
    count === 1
      ? "1 valoare nu este de tipul coloanei ei și a rămas text."
      : `${formatPluralRo(count, "valoare", "valori")} nu sunt de tipul coloanei lor și au rămas text.`,
  unlisted: (count) =>
    count === 1
      ? "1 nod este numit doar de muchii: niciun rând sau element al fișierelor nu îl descrie."
      : `${formatPluralRo(count, "nod", "noduri")} sunt numite doar de muchii: niciun rând sau element al fișierelor nu le descrie.`,
  noRejects: "Toate rândurile au fost primite.",
  rejected: (count) =>
    count === 1 ? "1 rând respins" : `${formatPluralRo(count, "rând", "rânduri")} respinse`,
  firstRejects: (count) => `Sunt listate primele ${formatCount(count)}.`,
  ruleLevels: {
    "left-out": (count) =>
      count === 1 ? "1 rând lăsat deoparte:" : `${formatPluralRo(count, "rând", "rânduri")} lăsate deoparte:`,
    warn: (count) => `${formatPluralRo(count, "avertisment", "avertismente")}:`,
    repair: (count) =>
      count === 1 ? "1 valoare îndreptată:" : `${formatPluralRo(count, "valoare", "valori")} îndreptate:`,
  },
  lines: (lines) => `rândul ${lines.join(", ")}`,
  redistributable: "Doar ce poate fi dat mai departe",
  redistributableHint:
    "Lasă deoparte muchiile a căror licență nu o permite sau care nu spun niciuna și le numără.",
  file: "Fișier",
  line: "Rând",
  reason: "Motiv",
  openGraph: "Deschide graful",
  again: "Importă altul",
  back: "Înapoi",
  left: (ms) => `au mai rămas cam ${formatTime(ms)}`,
  saveRejects: "Salvează-le ca CSV",
  preview: {
    title: "Ce ar deveni fișierele",
    loading: "Se privesc fișierele…",
    format: "Format",
    guess: "Ghicește formatul",
    guessed: (format) => `Ghicit: ${format}`,
    rows: (file) => `Primele rânduri din ${file}`,
    roleOf: (column) => `Ce devine coloana ${column}`,
    delimiterOf: (file) => `Separatorul din ${file}`,
    delimiters: { "\t": "Taburi", "|": "Bare ( | )", ",": "Virgule", ";": "Punct și virgulă", " ": "Spații" },
    header: "Primul rând numește coloanele",
    relationOfAll: "Relația tuturor muchiilor",
    doubt: (file) =>
      `Nu este limpede ce sunt coloanele din ${file}. Uită-te ce devine fiecare, schimbă ce nu este bine sau spune că așa este.`,
    confirm: "Așa este",
    becomes: (nodeCount, edgeCount, passages) =>
      `Ar rezulta ${nodesRo(nodeCount)} și ${edgesRo(edgeCount)}` +
      (passages > 0 ? `, cu ${formatPluralRo(passages, "pasaj", "pasaje")} ca dovezi.` : "."),
    partly:
      "S-a privit doar începutul fiecărui fișier (2 MiB): vor fi mai multe, iar un rând poate părea respins fiindcă ceea ce numește vine mai târziu.",
    labels: "Etichete",
    relations: "Relații",
    licences: "Licențe",
    roles: {
      source: "Sursă",
      relation: "Relație",
      target: "Țintă",
      "source-name": "Numele sursei",
      "target-name": "Numele țintei",
      "source-label": "Etichetele sursei",
      "target-label": "Etichetele țintei",
      evidence: "Dovezi",
      edge: "Muchie, ca „A (relație) B”",
      publication: "Publicația dovezii",
      work: "Opera dovezii",
      chapter: "Capitolul dovezii",
      page: "Pagina dovezii",
      weight: "Pondere",
      direction: "Orientată sau nu",
      date: "Dată",
      document: "Document",
      pmid: "PMID-ul documentului",
      string: "Proprietate: text",
      number: "Proprietate: număr",
      boolean: "Proprietate: adevărat sau fals",
      ignored: "Lăsată deoparte",
      id: "Id",
      name: "Nume",
      labels: "Etichete",
      text: "Text",
      vector: "Vector",
    },
  },
};

export const IMPORTS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
