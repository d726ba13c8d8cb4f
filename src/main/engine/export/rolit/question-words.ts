/** How relations are asked for in both languages, so that no name need be inflected; `{x}` is a name, or who is meant by another question. */

export interface AskedRelation {
  readonly relation: string;
  /** Whether it is asked from its source, from its target, or from either end. */
  readonly from: "source" | "target" | "either";
  readonly en: Wording;
  readonly ro: Wording;
}

export interface Wording {
  readonly one: string;
  /** The same asked of several. */
  readonly many: string;
  /** Those it leads to, as part of another question; absent where they are not persons. */
  readonly those?: string;
}

export const ASKED_RELATIONS: readonly AskedRelation[] = [
  {
    ...{ relation: "INTERACTS_WITH", from: "either" },
    en: { one: "Who talks to {x}?", many: "Who talks to {x}?", those: "those who talk to {x}" },
    ro: { one: "Cu cine vorbește {x}?", many: "Cu cine vorbesc {x}?", those: "cei cu care vorbește {x}" },
  },
  {
    ...{ relation: "CO_OCCURS_WITH", from: "either" },
    en: {
      one: "Who appears together with {x}?",
      many: "Who appears together with {x}?",
      those: "those who appear together with {x}",
    },
    ro: {
      one: "Cine apare împreună cu {x}?",
      many: "Cine apare împreună cu {x}?",
      those: "cei care apar împreună cu {x}",
    },
  },
  {
    ...{ relation: "LOVES", from: "source" },
    en: { one: "Whom does {x} love?", many: "Whom do {x} love?", those: "those whom {x} loves" },
    ro: { one: "Pe cine iubește {x}?", many: "Pe cine iubesc {x}?", those: "cei pe care îi iubește {x}" },
  },
  {
    ...{ relation: "LOVES", from: "target" },
    en: { one: "Who loves {x}?", many: "Who loves {x}?", those: "those who love {x}" },
    ro: { one: "Cine iubește pe {x}?", many: "Cine îi iubește pe {x}?", those: "cei care iubesc pe {x}" },
  },
  {
    ...{ relation: "HATES", from: "source" },
    en: { one: "Whom does {x} hate?", many: "Whom do {x} hate?", those: "those whom {x} hates" },
    ro: { one: "Pe cine urăște {x}?", many: "Pe cine urăsc {x}?", those: "cei pe care îi urăște {x}" },
  },
  {
    ...{ relation: "KILLS", from: "source" },
    en: { one: "Whom does {x} kill?", many: "Whom do {x} kill?" },
    ro: { one: "Pe cine ucide {x}?", many: "Pe cine ucid {x}?" },
  },
  {
    ...{ relation: "DESCENDS_FROM", from: "source" },
    en: { one: "Whose child is {x}?", many: "Whose children are {x}?" },
    ro: { one: "Al cui copil este {x}?", many: "Ai cui copii sunt {x}?" },
  },
  {
    ...{ relation: "DESCENDS_FROM", from: "target" },
    en: {
      one: "Who descends from {x}?",
      many: "Who descends from {x}?",
      those: "those who descend from {x}",
    },
    ro: { one: "Cine se trage din {x}?", many: "Cine se trage din {x}?", those: "cei care se trag din {x}" },
  },
  {
    ...{ relation: "TRAVELS_TO", from: "source" },
    en: { one: "Where does {x} travel to?", many: "Where do {x} travel to?" },
    ro: { one: "Unde pleacă {x}?", many: "Unde pleacă {x}?" },
  },
  {
    ...{ relation: "TRAVELS_TO", from: "target" },
    en: { one: "Who travels to {x}?", many: "Who travels to {x}?", those: "those who travel to {x}" },
    ro: { one: "Cine pleacă la {x}?", many: "Cine pleacă la {x}?", those: "cei care pleacă la {x}" },
  },
  {
    ...{ relation: "LOCATED_IN", from: "source" },
    en: { one: "Where does {x} live?", many: "Where do {x} live?" },
    ro: { one: "Unde stă {x}?", many: "Unde stau {x}?" },
  },
  {
    ...{ relation: "LOCATED_IN", from: "target" },
    en: { one: "Who lives in {x}?", many: "Who lives in {x}?", those: "those who live in {x}" },
    ro: { one: "Cine stă în {x}?", many: "Cine stă în {x}?", those: "cei care stau în {x}" },
  },
  {
    ...{ relation: "APPEARS_IN", from: "source" },
    en: { one: "In which chapters does {x} appear?", many: "In which chapters do {x} appear?" },
    ro: { one: "În ce capitole apare {x}?", many: "În ce capitole apar {x}?" },
  },
];
