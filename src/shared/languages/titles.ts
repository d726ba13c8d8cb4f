/** Titles that stand before names of persons, as rules and questions compare words: folded. Those of kin are apart: "mama Persidei" is no title in a question. */

export interface Titles {
  readonly women: string;
  readonly men: string;
  readonly womenOfKin: string;
  readonly menOfKin: string;
}

export const ROMANIAN_TITLES: Titles = {
  women:
    "baba principesa chira kira miss mistress lady milady doamna domnita d-na d-ra dna domnisoara d-soara dsoara dra cocoana coana cucoana cucoanei madam madame madama mademoiselle duduia duduita jupaneasa jupanita lelea tanti sfanta regina imparateasa printesa contesa baroana preoteasa lelita ducesa",
  men: "nenea nene neica maestrul maestru principele principe protoiereul protoiereu protoereul protoereu satrarul satrar politaiul politai protosinghelul arhimandritul arhiereul vladica slugerul sulgerul comisul armasul mister lord mylord milord sir zapciul jude judele vataful vataf domnul domnu domnului domnule dom d d. dl dl. domn d-l d-lui dlui cuconul conul conu coconul cucon boierul boier jupanul jupan kir chir kera kera logofatul beizadeaua samesul stolniceasa postelnicel postelnicul polcovnicul polcovnic arhon ispravnic medelnicer pitarul pitar camaras cămărașul ciohodarul sulgeriul vornicul vistierul vistier const stolnicul paharnicul banul serdarul ispravnicul caminarul clucerul hatmanul spatarul vel aga beizadea voda voievod voievodul domnitorul popa preotul parintele parinte protopopul protopop parohul calugarul mosul mos mosu badea bade badita badica baciul capitanul capitan locotenentul maiorul colonelul generalul caporalul sergentul soldatul doctorul doctor dr dr. avocatul avocat profesorul profesor invatatorul invatator dascalul dascal ministrul ministru presedintele presedinte senatorul deputatul subprefectul guvernatorul comisarul comisar procurorul consulul ambasadorul secretarul notarul notar primarul primar prefectul directorul inginerul judecatorul printul print contele conte baronul baron ducele regele rege imparatul imparat sultanul pasa mitropolitul episcopul sfantul sfintul san santul sf sf. st. frate mester mesterul morarul haiducul capitanu monsieur mr mr. herr signor don d-nul",
  womenOfKin: "lele tata matusa mama maica sora vaduva nevasta",
  menOfKin: "unchiul unchiu tata taica bunicul fratele",
};

export const ENGLISH_TITLES: Titles = {
  women: "mrs mrs. miss ms ms. lady madam madame mademoiselle mistress queen princess duchess countess",
  men: "mr mr. mister sir lord master dr dr. doctor captain colonel general major lieutenant sergeant king prince duke count baron reverend rev rev. st st. saint monsieur m. professor judge parson squire don herr earl messrs messrs.",
  womenOfKin: "aunt sister mother mamma dame",
  menOfKin: "father brother uncle papa",
};

const RANKS: ReadonlySet<string> = new Set(
  [ROMANIAN_TITLES, ENGLISH_TITLES].flatMap(({ women, men }) => `${women} ${men}`.split(" ")),
);
/** Endings of the genitive, and what stands in their place: "colonelului", "lordului", "contesei". */
const GENITIVES: readonly (readonly [ending: RegExp, base: string])[] = [
  [/ui$/, ""],
  [/ului$/, ""],
  [/ei$/, "a"],
];

/** Whether a folded word is a title that is written short, with a dot: "dr", "mrs". */
export const isShortTitle = (word: string): boolean => RANKS.has(`${word}.`);

/** What a folded word is as a title that is no kin: as it stands, in the genitive, or none. */
export function titleCase(word: string): "plain" | "genitive" | undefined {
  if (RANKS.has(word)) return "plain";
  return GENITIVES.some(([ending, base]) => ending.test(word) && RANKS.has(word.replace(ending, base)))
    ? "genitive"
    : undefined;
}
