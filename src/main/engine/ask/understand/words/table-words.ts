/** Words of titles over columns and of questions to rows; all folded. */
import { stem } from "../stem";
import { romanianKey } from "./native-words";

export interface TableWords {
  /** In titles over columns that hold who did it, besides words for persons. */
  readonly agents?: RegExp;
  /** Words for persons that do a table's rows or are them, besides those that graphs have; singulars, or all forms. */
  readonly people: readonly string[];
  /** In cells: nothing is there. */
  readonly nothing: readonly string[];
  /** In questions: nothing stands in a cell; and, denied, that something stands in one. */
  readonly blank: readonly string[];
  readonly recorded: readonly string[];
  /** In questions: so it was and is, or is not yet. */
  readonly lasting: readonly string[];
  /** In titles over what others of the row add up to. */
  readonly totals: readonly string[];
  /** In questions behind "how": asks for an amount of what comes next. */
  readonly much: readonly string[];
  /** In questions for a number: that of all rows together is meant. */
  readonly wholly: readonly string[];
  /** In titles over columns that only persons have, and over their ages. */
  readonly personal: readonly string[];
  readonly ages: readonly string[];
  readonly places: readonly string[];
  /** In titles over columns that date the thing itself, rather than what was done with it. */
  readonly dates: readonly string[];
  /** In questions: who asks or owns the table, and verbs that say only that there is something. */
  readonly slight: readonly string[];
  /** Verbs that say that something is not so, or no longer: stems, or keys of the language's own words. */
  readonly denying: readonly string[];
  /** In questions right before a verb: who does it, or what helps it. */
  readonly verbal: readonly string[];
  /** Behind what something has ("age of", "varsta lui"). */
  readonly owned: readonly string[];
  /** Verbs that beside a number only say whose it is: who "gave" or "made" so much. */
  readonly light: readonly string[];
  /** In titles over columns that say how many of a thing a row is of. */
  readonly quantities: readonly string[];
  /** In titles over columns whose numbers of several rows make no sum. */
  readonly intensive: readonly string[];
  /** In titles: places in an order, how long something takes, and what is better the less, or the more, of it there is. */
  readonly ranks: readonly string[];
  readonly durations: readonly string[];
  readonly lowBetter: readonly string[];
  readonly highBetter: readonly string[];
  /** In questions: what only says that numbers are meant. */
  readonly numbering: readonly string[];
  /** In titles over where a way begins and ends, and in questions before it. */
  readonly leaving: readonly string[];
  readonly arriving: readonly string[];
  /** In questions: verbs that say that something is paid for. */
  readonly money: readonly string[];
  /** Those of them that say it of all that was paid for. */
  readonly spending: readonly string[];
  /** In questions right before what is done: it is not done yet. */
  readonly pending: readonly string[];
  /** In questions: asks for a time of day. */
  readonly clocks: readonly string[];
  /** Before an hour of the day, and behind one. */
  readonly hours: readonly string[];
  readonly clock: readonly string[];
  /** Asks with an adjective how much there is of it. */
  readonly how: string;
}

const listed = (list: string): readonly string[] => list.split(" ");

export const ENGLISH_TABLES: TableWords = {
  agents: /(?:author|scribe|artist|owner|contact|maker|person|\w(?:er|or|ist|ian))$/,
  people: listed(
    "pupil student child children kid boy girl patient nurse guest donor resident tenant respondent participant vet coach captain chef cook guide client staff women men lady ladies",
  ),
  nothing: listed("none no nil nothing na"),
  blank: listed("blank empty missing unfilled unrecorded unassigned unknown"),
  recorded: listed("written recorded filled noted entered known given listed set assigned figure value"),
  lasting: listed("still already yet"),
  totals: listed("total overall sum"),
  much: ["much"],
  wholly: ["in all", "in total", "all together", "altogether", "together", "in sum", "all told"],
  personal: listed("age surname firstname born birth sex gender"),
  ages: ["age"],
  places: listed(
    "city town place location country village region address site venue ground stadium arena hall room building",
  ),
  dates: listed("year date published founded built opened released written made"),
  slight: listed("we our ours ourselves us you yours i me my mine take takes work works worked"),
  denying: listed(
    "avoid lack leave lose exclude reject refuse skip forbid quit escape decline miss omit",
  ).map(stem),
  verbal: listed("i be been s"),
  owned: ["of"],
  light: listed(
    "give gave given bring brought make made get got produce produced yield yielded have had take took reach reached do did",
  ),
  quantities: listed("qty quantity quantities pieces pcs packets copies units"),
  intensive: listed(
    "age rating score rank grade mark temp temperature percent percentage share rate speed average mean level index position price elevation altitude max min maximum minimum",
  ),
  ranks: listed("rank ranking place position pos number no nr standing finish"),
  durations: listed("time times duration days hours minutes seconds runtime"),
  lowBetter: listed(
    "price cost fee fine penalty penalties fault faults error errors mistakes handicap seeing delay absences losses",
  ),
  highBetter: listed(
    "rating score points pts mark marks grade grades result quality average wins profit percent percentage stars",
  ),
  numbering: listed("score mark grade value number figure points"),
  leaving: listed("from departure departs origin start leaving leave leaves"),
  arriving: listed("to arrival arrives destination end arriving arrive arrives reach reaches towards"),
  money: listed("cost costs paid pay pays spend spends spent"),
  spending: listed("spend spends spent"),
  pending: ["to be", "must be", "should be", "needs", "need"],
  clocks: listed("time hour"),
  hours: listed("hour"),
  clock: listed("o'clock oclock clock"),
  how: "how",
};

export const ROMANIAN_TABLES: TableWords = {
  agents: /(?:[tsz]or|toare|ist|ician|preot|medic|nas)(?:ul|ii|a)?$/,
  people: listed(
    "elev eleva elevi elevii elevilor copil copii copiii copiilor pacient pacienti client clienti clientii invitat invitati oaspete oaspeti donator locatar membru membri membrii sofer soferi coleg colegi profesor profesori nume",
  ),
  nothing: listed("fara nu niciunul niciuna nimic"),
  blank: listed("gol goala goale goi lipseste lipsesc necompletat necompletata necompletate necunoscut"),
  recorded: listed(
    "trecut trecuta trecute notat notata notate scris scrisa scrise completat completata completate inregistrat cunoscut cunoscuta",
  ),
  lasting: listed("inca deja"),
  totals: listed("total totala suma"),
  much: [],
  wholly: ["in total", "cu totul", "in toate"],
  personal: listed("varsta prenume nascut"),
  ages: ["varsta"],
  places: listed(
    "oras orasul localitate localitatea loc locul tara judet judetul sat satul sala stadion adresa",
  ),
  dates: listed("an anul data"),
  slight: listed("noi ne avem am exista noastra noastre nostru nostri mea mele meu mei"),
  denying: listed("evita lipseste paraseste pierde exclude respinge refuza renunta omite interzice").map(
    romanianKey,
  ),
  verbal: listed("i se s"),
  owned: listed("de al ale lui"),
  light: listed(
    "dat data dau da adus aduce aduc avut facut face fac produs produce produc obtinut strans luat",
  ),
  quantities: listed("cantitate cantitatea bucati buc exemplare"),
  intensive: listed(
    "varsta nota note medie media scor punctaj procent temperatura viteza rata nivel rang pozitia pret pretul altitudine",
  ),
  ranks: listed("loc locul pozitia pozitie rang numar numarul"),
  durations: listed("timp timpul timpi durata zile ore minute secunde"),
  lowBetter: listed(
    "pret pretul cost costul taxa amenda penalizare penalizari greseli erori intarziere absente",
  ),
  highBetter: listed(
    "nota note medie media punctaj puncte scor rezultat calitate victorii procent profit stele",
  ),
  numbering: listed("nota note punctaj punctajul scor scorul valoarea valoare numarul puncte"),
  leaving: [
    ...listed("din plecare plecarea plecarii pleaca plec pornire porneste pornesc origine dinspre"),
    "de la",
  ],
  arriving: [
    ...listed("la sosire sosirea sosirii soseste sosesc ajunge ajung destinatie destinatia spre catre pana"),
    "pana la",
    "pana in",
  ],
  money: listed("costat costa platit plateste platesc cheltuit cheltuieste incasat"),
  spending: listed("cheltuit cheltuieste cheltuim cheltuiesc"),
  pending: ["trebuie", "sa fie", "de"],
  clocks: listed("ora ore"),
  hours: listed("ora orele"),
  clock: [],
  how: "cat",
};
