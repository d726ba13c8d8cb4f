/** The words of connections: here in Romanian, in English in connections-english.ts. */
import type { ConnectionFault } from "../../../shared/connections";
import { formatPluralRo } from "../../../shared/languages/counts";
import { addressForms } from "../../../shared/stores";
import { formatCount } from "../../ui/format";
import { spoken } from "../../ui/language";
import type { FormFault } from "./connections";
import { CONNECTIONS_ENGLISH } from "./connections-english";

/** Reasons of the engine's by their kind; where it says more than its kind, its own words stay. */
const UNUSABLE: Readonly<Partial<Record<ConnectionFault, string>>> = {
  "host-unknown": "numele gazdei nu este cunoscut: verifică-l",
  refused: "la acea adresă nu răspunde nimic: pornește serverul sau verifică portul",
  certificate:
    "certificatul ei nu este de încredere: instalează certificatul autorității sau folosește o adresă bolt+ssc pentru unul în care ai încredere",
  "no-tls": "acolo nu se vorbește TLS: folosește bolt:// sau neo4j://",
  "not-a-database": "ce răspunde acolo nu este un server Neo4j",
  login: "numele și parola nu sunt acceptate",
  "login-missing": "nu se cunoaște parola: scrie-o încă o dată",
  "login-paused": "după prea multe parole greșite nu mai primește pe nimeni un timp: așteaptă câteva secunde",
  "password-expired":
    "parola utilizatorului a expirat: schimb-o în cypher-shell sau Neo4j Browser, apoi scrie aici parola nouă",
  "no-database": "nu are o astfel de bază de date sau aceasta nu este pornită",
  silent: "nu răspunde: poate este oprită pe loc sau suprasolicitată, încearcă din nou sau repornește-o",
  broken: "legătura s-a rupt: serverul s-a oprit sau nu răspunde",
};

const FAULTS: Readonly<Record<FormFault, string>> = {
  name: "Un nume din litere, cifre, puncte și cratime.",
  taken: "O altă conexiune are acest nume.",
  address: `Adresa începe cu ${addressForms("(fiecare cu +s pentru TLS)", "sau")}.`,
  secret: "Utilizatorul și parola nu au ce căuta în adresă.",
};

const ROMANIAN: typeof CONNECTIONS_ENGLISH = {
  title: "Conexiuni",
  count: (count) => formatPluralRo(count, "conexiune", "conexiuni"),
  loading: "Se citesc conexiunile tale…",
  failed: "Conexiunile tale nu au putut fi citite",
  again: "Încearcă din nou",
  none: "Nicio conexiune încă",
  noneHint:
    "Conectează-te la un Neo4j sau la un Amazon Neptune pe care îl ai: graful lui poate fi întrebat ca unul de pe acest calculator și rămâne așa cum este.",
  add: "Adaugă o conexiune",
  addShort: "Adaugă",
  more: "Fișiere cu conexiuni",
  exportAll: "Salvează toate conexiunile într-un fișier, fără parole",
  importFile: "Ia conexiuni dintr-un fișier",
  taken: (added, replaced) =>
    `${formatPluralRo(added + replaced, "conexiune luată", "conexiuni luate")} din fișier. „Poate scrie” este oprit la fiecare, iar parolele se cer.`,
  removed: (name) => `„${name}” a fost ștearsă, cu tot cu parolă. Baza de date a rămas cum era.`,
  bringBack: "Adu înapoi",
  bringBackAction: "Adu înapoi conexiunea ștearsă",
  open: "Deschide graful",
  openIt: (name) => `Deschide graful conexiunii ${name}`,
  opening: "Se conectează…",
  look: "Privește înăuntru",
  lookAt: (name) => `Privește înăuntru la ${name}`,
  looking: "Se privește…",
  closeLook: "Închide",
  closeLookAt: (name) => `Închide privirea înăuntrul conexiunii ${name}`,
  behind: "dincolo de o conexiune",
  edit: (name) => `Modifică ${name}`,
  remove: (name) => `Șterge ${name}`,
  chosen: "întrebată acum",
  lastUsed: (moment) => `folosită ${moment}`,
  neverUsed: "nefolosită încă",
  readOnly: "doar citire",
  writes: "poate scrie",
  secrets: {
    kept: "parolă păstrată sigilat",
    "until-end": "parolă în memorie până se închide programul",
    none: "își cere parola",
  },
  password: "Parolă",
  passwordFor: (name) => `Parola conexiunii ${name}`,
  passwordWhere:
    "În memorie până se închide programul; în programul de birou, sigilată cu lanțul de chei al sistemului tău. Niciodată în clar într-un fișier.",
  otherPassword: "Scrie altă parolă",
  connect: "Conectează",
  cancel: "Renunță",
  formNew: "Conexiune nouă",
  formOld: (name) => `Modifică ${name}`,
  name: "Nume",
  address: "Adresă",
  addressHint: "bolt://gazdă:7687, neo4j+s://gazdă, neptune://gazdă:8182?region=eu-west-1",
  database: "Bază de date",
  databaseHint: "gol: baza ta de acasă",
  user: "Utilizator",
  userHint: "gol pentru Neptune și pentru un server condus de acest program",
  passwordKnown: "gol: rămâne cum este",
  colour: "Etichetă colorată",
  colours: {
    none: "Fără culoare",
    red: "Roșu",
    orange: "Portocaliu",
    yellow: "Galben",
    green: "Verde",
    blue: "Albastru",
    purple: "Violet",
  },
  mayWrite: "Poate scrie",
  mayWriteHint:
    "Oprit: nimic din ce face acest program nu poate schimba baza de date. Pornit: se pot duce acolo grafuri și se pot face indexuri, când o ceri tu. Întrebările nu scriu niciodată, oricum ar fi.",
  faults: FAULTS,
  test: "Testează",
  testing: "Se încearcă…",
  save: "Salvează",
  saving: "Se salvează…",
  works: (product, nodes, edges) =>
    `Merge: ${product}, ${formatPluralRo(nodes, "nod", "noduri")}, ${formatPluralRo(edges, "muchie", "muchii")}.`,
  contents: {
    brought: "Un graf adus acolo de acest program.",
    "broken-off": "Un transfer s-a întrerupt aici: adu graful încă o dată.",
    own: "Un graf care era acolo dinainte.",
    empty: "Baza de date este goală.",
    unknown: "Nu s-a recunoscut ce conține.",
  },
  unusable: ({ fault, sentence }) => {
    const reason = fault === "" ? undefined : UNUSABLE[fault];
    return reason === undefined ? sentence : `Baza de date nu poate fi folosită: ${reason}.`;
  },
  databases: (names) => `Baze de date acolo: ${names}`,
  size: (nodes, edges) =>
    `${formatPluralRo(nodes, "nod", "noduri")} · ${formatPluralRo(edges, "muchie", "muchii")}`,
  labels: "Etichete",
  relations: "Relații",
  indexes: "Indexuri",
  noLabels: "Niciun nod nu are etichetă.",
  noRelations: "Nu există muchii.",
  noIndexes: "Nu există indexuri.",
  indexState: (state, percent) =>
    state === "ONLINE"
      ? "gata"
      : state === "FAILED"
        ? "eșuat"
        : `construit ${formatCount(Math.round(percent))} %`,
  mapHint:
    "Deschide o etichetă ca să-i vezi proprietățile și alege care se citește ca nume, text, id și vector. La început le propune un eșantion de noduri.",
  mapOwn: "Tu ai ales proprietățile.",
  mapBack: "Ia din nou propunerea",
  noProperties: "Nodurile din eșantion nu au proprietăți.",
  roles: { names: "Nume", texts: "Text", ids: "Id", vectors: "Vector" },
  roleFor: (role, label) => `${role} pentru ${label}`,
  noProperty: "niciuna",
  proposed: (property) => `${property} (propusă)`,
  share: (share) => `la ${share} din eșantion`,
  kinds: {
    text: "text",
    number: "număr",
    "yes or no": "da sau nu",
    list: "listă",
    "date or place": "dată sau loc",
  },
  stages: {
    nodes: "Noduri",
    vectors: "Vectori",
    edges: "Muchii",
    indexes: "Indexuri",
    embed: "Se fac vectorii",
    save: "Se salvează",
  },
  more2: (count) => `și încă ${formatCount(count)}`,
};

export const CONNECTIONS_TEXTS = spoken({ en: CONNECTIONS_ENGLISH, ro: ROMANIAN });
