/** The words of the import of graphs: here in Romanian, in English in imports-english.ts. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";
import { IMPORTS_ENGLISH } from "./imports-english";

const edgesRo = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodesRo = (count: number): string => formatPluralRo(count, "nod", "noduri");

const ROMANIAN: typeof IMPORTS_ENGLISH = {
  title: "Importă un graf",
  drop: "Lasă fișierele aici sau",
  choose: "alege fișiere",
  formats:
    "Tabele cu orice coloane (CSV, TSV, SIF), JSON, RDF, OBO, GraphML, GEXF, GML, DOT, Pajek, Cytoscape JSON, documente cu conceptele lor (PubTator, PubMed); și comprimate cu gzip. Mai multe tabele ale aceluiași graf merg împreună.",
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
  inFile: (file, nodeCount, edgeCount) =>
    `${file} are ${[nodeCount > 0 && nodesRo(nodeCount), edgesRo(edgeCount)].filter(Boolean).join(" și ")}.`,
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
  mergeXrefs: "Unește nodurile după referințele încrucișate",
  mergeXrefsHint:
    "Noduri din fișiere diferite devin unul singur acolo unde referința (xref) unuia este id-ul celuilalt sau ambele au aceeași referință. Nodul spune de ce; importul fără această opțiune o anulează.",
  sameThings: (count, merged) =>
    merged
      ? count === 1
        ? "1 nod a fost unit cu altul după referințele încrucișate:"
        : `${formatPluralRo(count, "nod", "noduri")} au fost unite cu altele după referințele încrucișate:`
      : count === 1
        ? "1 nod este, după referințele încrucișate, același cu altul. Importă din nou cu „Unește nodurile după referințele încrucișate” ca să fie unite:"
        : `${formatPluralRo(count, "nod", "noduri")} sunt, după referințele încrucișate, aceleași cu altele. Importă din nou cu „Unește nodurile după referințele încrucișate” ca să fie unite:`,
  keptApart: (count) =>
    count === 1
      ? "1 lucru a rămas în mai multe noduri, fiindcă un fișier are mai multe dintre ele."
      : `${formatPluralRo(count, "lucru", "lucruri")} au rămas în mai multe noduri, fiindcă un fișier are mai multe dintre ele.`,
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
    rowIs: "Fiecare rând este un/o",
    rowExample: "de ex. carte",
    rowHint: "Cum numesc întrebările un rând; un plural neobișnuit poate sta după o virgulă: „copil, copii”",
    doubt: (file) =>
      `Nu este limpede ce sunt coloanele din ${file}. Uită-te ce devine fiecare, schimbă ce nu este bine sau spune că așa este.`,
    confirm: "Așa este",
    saysThing: (name) => `Citit așa, fiecare rând spune ceva despre un lucru, primul despre „${name}”.`,
    saysEdge: (source, relation, target) =>
      `Citit așa, fiecare rând leagă două lucruri, primul: „${source}” – ${relation} → „${target}”.`,
    undo: "Anulează ultima alegere",
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

export const IMPORTS_TEXTS = spoken({ en: IMPORTS_ENGLISH, ro: ROMANIAN });
