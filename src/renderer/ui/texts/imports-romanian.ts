/** The words of the import of graphs, in Romanian. */
import { formatCount, formatPluralRo, formatTime } from "../format";
import type { IMPORTS_ENGLISH } from "./imports-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");

export const IMPORTS_ROMANIAN: typeof IMPORTS_ENGLISH = {
  title: "Importă un graf",
  drop: "Lasă fișierele aici sau",
  choose: "alege fișiere",
  formats:
    "TSV, CSV, JSONL, GraphML, GEXF; și comprimate cu gzip. Mai multe tabele ale aceluiași graf merg împreună.",
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
  done: "Importat",
  failed: "Neimportat",
  problem: {
    "no-files": "Alege cel puțin un fișier.",
    "too-large": "Împreună, fișierele au peste 500 MiB: importă-le din linia de comandă (dragoman import).",
    "bad-name": "Numele poate avea doar litere fără diacritice, cifre, puncte și liniuțe, fără spații.",
    taken: "Un graf de exemplu are acest nume: alege altul.",
  },
  replaces: (name) => `Există un graf cu numele „${name}”: va fi înlocuit după ce importul este întreg.`,
  report: (nodeCount, edgeCount, ms) => `${nodes(nodeCount)} și ${edges(edgeCount)} în ${formatTime(ms)}.`,
  embedded: (count) =>
    count === 1 ? "1 vector calculat." : `${formatPluralRo(count, "vector", "vectori")} calculați.`,
  noRejects: "Toate rândurile au fost primite.",
  rejected: (count) =>
    count === 1 ? "1 rând respins" : `${formatPluralRo(count, "rând", "rânduri")} respinse`,
  firstRejects: (count) => `Sunt listate primele ${formatCount(count)}.`,
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
    formats: {
      triples: "Tabel de triplete",
      "neo4j-csv": "Tabele Neo4j",
      jsonl: "Linii JSON",
      kgqa: "Întrebări cu grafuri (KGQA)",
      graphml: "GraphML",
      gexf: "GEXF",
    },
    rows: (file) => `Primele rânduri din ${file}`,
    roleOf: (column) => `Ce devine coloana ${column}`,
    delimiterOf: (file) => `Separatorul din ${file}`,
    delimiters: { "\t": "Taburi", "|": "Bare ( | )", ",": "Virgule", ";": "Punct și virgulă" },
    header: "Primul rând numește coloanele",
    becomes: (nodeCount, edgeCount, passages) =>
      `Ar rezulta ${nodes(nodeCount)} și ${edges(edgeCount)}` +
      (passages > 0 ? `, cu ${formatPluralRo(passages, "pasaj", "pasaje")} ca dovezi.` : "."),
    partly:
      "S-a privit doar începutul fiecărui fișier (2 MiB): vor fi mai multe, iar un rând poate părea respins fiindcă ceea ce numește vine mai târziu.",
    labels: "Etichete",
    relations: "Relații",
    roles: {
      source: "Sursă",
      relation: "Relație",
      target: "Țintă",
      "source-name": "Numele sursei",
      "target-name": "Numele țintei",
      "source-label": "Etichetele sursei",
      "target-label": "Etichetele țintei",
      evidence: "Dovezi",
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
