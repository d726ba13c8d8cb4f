/** The words of exploring: here in Romanian, in English in explore-english.ts. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount } from "../../ui/format";
import { spoken } from "../../ui/language";
import { EXPLORE_ENGLISH } from "./explore-english";

const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");
const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");

const ROMANIAN: typeof EXPLORE_ENGLISH = {
  added: "Adăugat de tine, nu face parte din rulare",
  addedNode: "adăugat de tine, nu face parte din rulare",
  addedEdge:
    "Ai adăugat această muchie. Rularea nu a hotărât nimic despre ea: nu se află printre muchiile desenate pentru această întrebare.",
  lookAmongAll: "Caut-o printre toate muchiile candidate",
  tools: "Explorare",
  menu: "Ce se poate face aici",
  actions: {
    expand: "Extinde…",
    dismiss: "Pune deoparte",
    dismissOthers: "Pune deoparte tot restul",
    bringBack: "Adu înapoi ce a fost pus deoparte",
    clear: "Înapoi la imaginea rulării",
    invert: "Inversează selecția",
    connect: "Cele mai scurte drumuri între cele două noduri alese",
    neighbourhood: "Marchează vecinătatea",
    merge: "Arată ca un singur nod",
    split: "Arată din nou separat",
    find: "Caută în imagine",
    findInGraph: "Caută în tot graful",
    styles: "Stiluri…",
    minimap: "Harta mică",
    showAll: "Arată toate etichetele și relațiile",
    note: "Scrie o notă",
  },
  words: {
    expand: "vecini adaugă crește",
    dismiss: "ascunde elimină",
    merge: "alias același grup",
    connect: "drum între cale",
    find: "caută găsește",
    styles: "culoare formă mărime grosime",
  },
  expand: {
    title: (name) => `Extinde ${name}`,
    lead: (edgeCount) => `${edges(edgeCount)} în graf. Alege câți vecini de fiecare fel să fie adăugați.`,
    loading: "Se numără vecinii…",
    failed: "Vecinii nu au putut fi numărați",
    none: "Acest nod nu are muchii în graf.",
    kind: "Felul vecinilor",
    there: "În graf",
    most: "Adaugă cel mult",
    mostOf: (kind) => `Adaugă cel mult, ${kind}`,
    all: "Pentru fiecare fel",
    order: "Întâi",
    orders: { degree: "cei mai legați", name: "după nume" },
    add: "Adaugă în imagine",
    cancel: "Renunță",
    unlabelled: "fără etichetă",
    unseen: (count) =>
      count === 1 ? "O muchie nu a mai fost cercetată." : `Încă ${edges(count)} nu au mai fost cercetate.`,
    out: (relation, label) => `${relation} → ${label}`,
    in: (relation, label) => `← ${relation} ${label}`,
  },
  said: {
    added: (nodeCount, edgeCount) =>
      nodeCount + edgeCount === 0
        ? "Nimic nou: totul este deja desenat."
        : `S-au adăugat ${nodes(nodeCount)} și ${edges(edgeCount)}.`,
    leftOut: (count) => `Limitele au lăsat pe dinafară încă ${formatCount(count)}.`,
    paths: (count, hops) =>
      count === 1
        ? `Un singur drum cel mai scurt, de ${edges(hops)}, este marcat.`
        : `Sunt marcate ${formatPluralRo(count, "drum", "drumuri")}, cele mai scurte, de câte ${edges(hops)}.`,
    pathsLeft: (count) =>
      `${edges(count)} de pe alte drumuri ${count === 1 ? "nu a fost cercetată" : "nu au fost cercetate"}.`,
    noPath: (hops) => `Niciun drum de cel mult ${edges(hops)} nu le leagă.`,
    away: (count) => `${nodes(count)} ${count === 1 ? "pus" : "puse"} deoparte.`,
    undo: "Anulează",
    back: "Adu înapoi",
    close: "Închide acest mesaj",
  },
  find: {
    label: "Caută noduri",
    placeholder: "Caută un nod după nume…",
    scopes: "Unde se caută",
    scope: { view: "În imagine", graph: "În tot graful" },
    next: "Următoarea potrivire",
    previous: "Potrivirea dinainte",
    close: "Închide căutarea",
    count: (count, more) =>
      count === 0
        ? "Nicio potrivire"
        : `${formatPluralRo(count, "potrivire", "potriviri")}${more ? " sau mai multe" : ""}`,
    place: (at, count) => `${formatCount(at)} din ${formatCount(count)}`,
    list: "Potriviri",
    searching: "Se caută…",
    failed: "Căutarea nu a reușit",
    add: "Adaugă",
    addNamed: (name) => `Adaugă ${name} în imagine`,
    drawn: "desenat",
    tryGraph: "Caută în tot graful",
  },
  selected: {
    title: (count) => `${nodes(count)} ${count === 1 ? "ales" : "alese"}`,
    lead: "Shift și clic alege mai multe, Shift și tragere o zonă întreagă.",
  },
  group: {
    title: (count) => `Arătate ca unul singur: ${nodes(count)}`,
    lead: "Numai în această imagine. Graful însuși nu se schimbă.",
    evidence: "Dovezile fiecăruia",
    evidenceOf: (name) => `Dovezile pentru ${name}`,
    noEvidence: "Niciun pasaj în spatele muchiilor desenate.",
    loading: "Se aduc pasajele…",
  },
  note: {
    title: "Nota ta",
    placeholder: "Scrie ce știi despre acest nod…",
    hint: "Se păstrează cu sesiunea și se marchează pe nod.",
  },
  styles: {
    title: "Stiluri",
    lead: "Ce schimbi se vede pe loc și rămâne după „Păstrează”.",
    byLabel: "Noduri după etichetă",
    byValue: "După valoare",
    colour: (label) => `Culoarea pentru ${label}`,
    colours: [
      ...["albastru", "portocaliu", "verde", "roz", "chihlimbar"],
      ...["albastru deschis", "violet", "galben", "turcoaz", "maro"],
    ],
    shape: (label) => `Forma pentru ${label}`,
    size: (label) => `Mărimea pentru ${label}`,
    shapes: {
      ellipse: "disc",
      "round-rectangle": "pătrat",
      diamond: "romb",
      triangle: "triunghi",
      hexagon: "hexagon",
      pentagon: "pentagon",
      rhomboid: "paralelogram",
      octagon: "octogon",
    },
    nodeSize: "Mărimea nodurilor",
    nodeColour: "Culoarea nodurilor",
    edgeWidth: "Grosimea muchiilor",
    edgeColour: "Culoarea muchiilor",
    nothing: "nimic",
    byLabelOnly: "după etichetă",
    sameAsColour: "la fel ca la culoare",
    keep: "Păstrează",
    cancel: "Renunță",
    reset: "Înapoi la standard",
  },
  legend: {
    relations: "Muchii după relație",
    added: "adăugat de tine",
    hidden: (count) => `${formatCount(count)} ${count === 1 ? "ascunsă" : "ascunse"}`,
    all: "Arată tot",
  },
  minimap: {
    show: "Arată o hartă mică ori de câte ori o parte din graf nu se vede",
    hide: "Fără harta mică",
  },
};

export const EXPLORE_TEXTS = spoken({ en: EXPLORE_ENGLISH, ro: ROMANIAN });
