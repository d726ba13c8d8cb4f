/** Romanian: what its words say about the form of a question; all folded, so without diacritics. */
import { glossed, isKnownRomanian, isOnlyNoun, nearBeginning } from "./words/gloss-romanian";
import { ROMANIAN_TABLES } from "./words/table-words";
import { ROMANIAN_TEXTS } from "./words/text-words";
import { romanianKey } from "./words/native-words";
import { ROMANIAN_IDIOMS } from "./words/romanian-words";
import { ROMANIAN_SCALES } from "./words/scales";
import { isRomanian } from "./words/romanian-stems";
import { ROMANIAN_SLIPS } from "./words/slips";
import { ENGLISH, HIGH, LONG, SIZE } from "./pack-english";
import { phrases, pole, polesOf, unitWords, type LanguagePack, type Pole } from "./pack";

/** "mai vechi" and "cel mai vechi" in all their forms. */
function grades(adjectives: string, pole: Omit<Pole, "degree">): [string, Pole][] {
  const forms = phrases(adjectives);
  const utmost = ["cel", "cea", "cei", "cele"].flatMap((article) =>
    forms.map((form) => `${article} mai ${form}`),
  );
  return [
    [utmost.join(), { ...pole, degree: "most" }],
    [forms.map((form) => `mai ${form}`).join(), { ...pole, degree: "more" }],
  ];
}

const NUMBERS = {
  ...Object.fromEntries(
    "doi trei patru cinci sase sapte opt noua zece".split(" ").map((word, at) => [word, [at + 2]] as const),
  ),
  ...{ doua: [2], douazeci: [20] },
};

const FEMININE = phrases("a doua, a treia, a patra, a cincea, a sasea, a saptea, a opta, a noua, a zecea");
const ORDINALS = phrases(
  "al doilea, al treilea, al patrulea, al cincilea, al saselea, al saptelea, al optulea, al noualea, al zecelea",
).map((masculine, at) => [masculine, FEMININE[at]!]);

export const ROMANIAN: LanguagePack = {
  language: "ro",
  texts: ROMANIAN_TEXTS,
  tables: ROMANIAN_TABLES,
  countriesIn: "ro",
  marks: {
    arithmetic: [
      ...ORDINALS.flat(),
      ...phrases(
        "cati ani are, cati ani avea, cati ani au, penultimul, penultima, in medie, media, medie, valoarea medie, mediana, suma, procent, procentul, ce procent, ce procent din, la suta, proportia, ce proportie, raportul dintre, diferenta dintre, diferenta, cu cat mai, cu cate mai multe, cu cati mai multi, cu cate mai putine, cu cati mai putini, cati ani intre, cati ani sunt intre, cati ani au trecut, cate zile intre, cat timp intre, cu cati ani, dupa cati ani",
      ),
    ],
    count: phrases(
      "cate, cati, cata, numarul de, numarul, numara, care este numarul de, care e numarul de, la cate, in cate, cu cate, cu cati, pe cati",
    ),
    check: phrases(
      "este adevarat ca, e adevarat ca, oare, adevarat sau fals, este corect ca, e corect ca, daca, spune mi daca, verifica daca, confirma ca, e drept ca, este oare adevarat ca, nu i asa, e adevarat, este adevarat, asa e, corect",
    ),
    aux: phrases(
      "a, au, este, e, sunt, era, erau, are, avem, aveam, aveti, s a, s au, i a, i au, l a, l au, le a, le au, fost, a fost, au fost, poate, va",
    ),
    exists: phrases("exista, exista vreun, exista vreo, exista niste"),
    not: phrases(
      "nu, n, niciodata, fara, in afara de, cu exceptia, exceptand, nici, excluzand, altele decat, altul decat, alta decat, altii decat, altcineva decat, alte decat, dar nu, nu a, nu au, nu e, nu este, nu sunt, n a, n au, nu s a, nu s au, niciun, nicio, nimic, nimeni, lipsit de",
    ),
    both: phrases(
      "atat, cat si, ambii, ambele, precum si, impreuna cu, alaturi de, deopotriva, si in, amandoi, amandoua, au in comun, in comun, si cu, si pe",
    ),
    either: phrases("fie, oricare dintre, cel putin unul dintre, ori"),
    and: phrases("si"),
    or: phrases("sau, ori"),
    clause: phrases("care, ce, dar, iar, insa, pe care, in care, a carui, a carei, ale caror, ai caror"),
    than: phrases("decat, fata de"),
    more: phrases("mai multe, mai multi, mai multor, mai mult"),
    fewer: phrases("mai putine, mai putini, mai putinor, mai putin"),
    most: phrases(
      "cea mai multa, cele mai multe, cei mai multi, celor mai multe, celor mai multi, cel mai mult, cel mai mare numar de, cel mai des, cel mai frecvent",
    ),
    fewest: phrases(
      "cea mai putina, cele mai putine, cei mai putini, celor mai putine, celor mai putini, cel mai putin, cel mai mic numar de",
    ),
    often: phrases("des, frecvent, de des, comun, comuna, raspandit, raspandita, ori, prolific"),
    atLeast: phrases("cel putin, minimum, macar, nu mai putin de"),
    atMost: phrases("cel mult, maximum, nu mai mult de"),
    exactly: phrases("exact, fix"),
    above: phrases("mai mult de, mai multe de, mai multi de, peste, depaseste, mai mare de, mai mare decat"),
    below: phrases("mai putin de, mai putine de, mai putini de, sub, mai mic de, mai mic decat"),
    before: phrases(
      "inainte de, dinainte de, inaintea, mai vechi decat, mai veche decat, mai devreme de, anterior, anterioare, inainte",
    ),
    after: phrases("dupa, de dupa, mai nou decat, mai noi decat, mai noua decat, mai tarziu de, ulterior"),
    upTo: phrases("pana in, pana la, cel tarziu in"),
    since: phrases("incepand cu, incepand din, din anul, cel devreme in"),
    between: phrases("intre, dintre"),
    from: phrases("de la, din, de unde"),
    to: phrases("la, pana la, pana in"),
    ordered: phrases(
      "ordonate dupa, sortate dupa, in ordine cronologica, cronologic, in ordinea, ordonate, sortate, dupa an, in ordine, aranjate dupa, pune in ordine, sorteaza, ordoneaza, aranjeaza, in ordinea aparitiei",
    ),
    falling: phrases(
      "descrescator, descrescatoare, in ordine descrescatoare, pune in ordine descrescatoare, cele mai noi intai, invers cronologic, in ordine inversa",
    ),
    linked: phrases(
      "are de a face cu, au de a face cu, are de a face, au de a face, de a face cu, de a face, are legatura cu, au legatura cu, are legatura, au legatura, in legatura cu, legat de, legata de, legati de, legate de, legat cu, legata cu, legati cu, legate cu, ce leaga, legatura exista intre, functioneaza, actioneaza, ajuta, legatura dintre, relatia dintre, legatura intre, conecteaza, mecanism, mecanismul, mecanismul prin care",
    ),
    how: phrases(
      "mecanismul de actiune al, mecanismul de actiune a, care este mecanismul de actiune al, care e mecanismul de actiune al, cum, in ce fel, prin ce mecanism, prin ce mijloc, prin ce mijloace, prin ce metoda, explica cum",
    ),
    who: phrases("cine, cui, pe cine, al cui, a cui, ai cui, ale cui"),
    when: phrases("cand, in ce an, ce an, in care an, din ce an, din care an, de cand"),
    where: phrases("unde"),
    what: phrases(
      "insira, insira mi, insirati mi, adu mi, scoate mi, zi mi, ziceti mi, indica mi, precizeaza, care, ce, care sunt, care este, care e, enumera, enumerati, listeaza, listati, arata, arata mi, aratati, aratati mi, spune mi, spuneti mi, numeste, numiti, cum o cheama pe, cum il cheama pe, cum ii cheama pe, cum le cheama pe, cum se cheama, da mi, dati mi, afiseaza, gasiti, ce fel de, gaseste, care dintre",
    ),
    why: phrases("de ce"),
    lead: phrases(
      "as vrea sa vad, vreau sa vad, as vrea sa stiu, vreau sa stiu, as dori sa stiu, as dori sa aflu, vreau sa aflu, v as ruga sa, te as ruga sa, va rog sa, te rog sa, ati putea sa mi spuneti, ai putea sa mi spui, puteti sa mi spuneti, poti sa mi spui, imi poti spune, imi puteti spune, mi ai putea spune, m ar interesa, as fi curios, as fi curioasa, sunt curioasa, ma intreb, ma intrebam, nu stiu, stii cumva, ai idee, aveti idee, mi ar placea sa stiu, caut, imi lipseste, imi lipsesc, sa aflu, nu mi amintesc, nu imi amintesc, am nevoie de, ma intereseaza, sunt curios, intreb, sa stiu, lista, lista cu, lista de, o lista cu, o lista de, o lista a",
    ),
    advice: phrases("ar trebui sa, tradu, tradu mi, scrie mi, recomanda mi, sfatuieste ma, e bine sa"),
    alphabetical: phrases("alfabetic, in ordine alfabetica, in ordinea alfabetica, dupa nume"),
    by: phrases("de, de catre, al lui, ale lui, ai lui, a lui, lui, ale, al, ai, a lui"),
    with: phrases("cu, pe, in, intr, din, dintr"),
    empty: phrases(
      "impreuna, laolalta, cu totul, nicaieri, undeva, trecut ca, trecuta ca, listat ca, mentionat ca, mentionata ca, acesta, acestia, asupra, ar, doamna, doamnei, domnul, domnului, domnisoara, domnisoarei, conul, conu, cucoana, cucoanei, cocoana, cocoanei, jupan, jupanul, jupaneasa, un, o, unui, unei, unor, ei, lor, la, la un, pentru, impotriva, contra, prin, ca, sa, se, si, mai, tot, toti, toate, te rog, imi, mi, este, e, sunt, era, fost, fi, acest, aceasta, aceste, acesti, acel, acea, acele, el, ea, el insusi, vreun, vreo, orice, fiecare, numit, numita, numele, intitulat, graf, graful, in graf, in total, cea, cel, cele, cei, astfel, lucrat, colaborat, tot, parte, receptorului, bolii, filmului, medicamentului, proteinei, carui, carei, cine e, as vrea, vreau, alte, alti, altele, despre, i, l, le, ii, il, s, a, au, am, ai, fie, si-a, si a, si au, acolo, aici, anume, facut, face, fac, de",
    ),
  },
  poles: polesOf([
    ...grades("vechi, veche, devreme, timpuriu", { pole: "min", measure: "date" }),
    ...grades("nou, noua, noi, recent, recenta, recente, tarziu", { pole: "max", measure: "date" }),
    [
      "primul, prima, primele, primii, intai, prima data, pentru prima data, prima oara, pentru prima oara, intaia oara",
      pole("min", "date number", "most"),
    ],
    [
      "ultimul, ultima, ultimele, ultimii, ultima data, pentru ultima data, ultima oara, pentru ultima oara",
      pole("max", "date number", "most"),
    ],
    ...grades("tanar, tanara, tineri, tinere", { pole: "max", measure: "birth date" }),
    ...grades("lung, lunga, lungi", { pole: "max", measure: LONG }),
    ...grades("scurt, scurta, scurti, scurte", { pole: "min", measure: LONG }),
    ...grades("mare, mari", { pole: "max", measure: SIZE }),
    ...grades("mic, mica, mici", { pole: "min", measure: SIZE }),
    ...grades("inalt, inalta, inalti, inalte", { pole: "max", measure: HIGH }),
    ...grades("scund, scunda, scunzi, scunde", { pole: "min", measure: "height" }),
    ...grades("batran, batrana, batrani, batrane, varstnic, varstnica", {
      pole: "min",
      measure: "birth date",
    }),
    ...ROMANIAN_SCALES.flatMap(([forms, end, measure]) => grades(forms, { pole: end, measure })),
    ...grades("populat, populata, populate", { pole: "max", measure: "population" }),
    ...grades("bun, buna, bune", { pole: "max", measure: "rating score" }),
    ...grades("ridicat, ridicata, ridicate", { pole: "max", measure: "" }),
    ...grades("scazut, scazuta, scazute", { pole: "min", measure: "" }),
  ]),
  key: romanianKey,
  headFirst: true,
  begins: phrases(
    "creat, creata, create, creati, facut, facute, publicat, publicata, publicate, deschis, deschise, deschisa, construit, construite, construita, pictat, pictate, pictata, scris, scrise, scrisa, compus, compuse, infiintat, infiintata, infiintate, lansat, lansate, lansata, aparut, aparute, aparuta",
  ),
  things: phrases(
    "opera, opere, operele, lucrare, lucrari, lucrarile, obiect, obiecte, element, elemente, articol, articole, animal, animale, vietuitoare, fiinta, fiinte, organism, organisme, specie, specii",
  ),
  measuredBy: "dupa",
  having: ["cu", "avand", "are", "au", "avea", "aveau"],
  indefinite: {
    none: ["fara", "niciun", "nicio", "lipsit de", "nimic", "nimeni"],
    any: ["niciun", "nicio", "nimic", "nimeni", "vreun", "vreo", "ceva", "cineva"],
    has: ["are", "au", "avea", "aveau", "avut"],
    pointing: ["el", "ea", "ei", "ele", "lui", "acesta", "aceasta", "il", "o", "ii", "le"],
  },
  shared: phrases("in comun, au in comun, impart, impartasesc"),
  idioms: ROMANIAN_IDIOMS,
  unreal:
    /\baproape(?! (?:de|toat[ae]|toti|toate)\b)|\b(?:vrut|voia|voiau|vrea|vor|dorit|dorea|incercat|refuzat|planuit|intentiona|intentionat|urma|urmau|trebuia|trebuiau|era|erau) sa(?! (?:stiu|aflu|vad|intreb|stim|aflam|vedem)\b)|\bar fi(?= \w+[st]\b)/g,
  past: /\b(?:foste|fostei|fosti|fostilor|fostul|fostului|fostii|fostele|raposat\w*|defunct\w*|odinioara)\b|\b(?:fost|fosta)(?= (?!de\b)\p{L}+)(?<!\b(?:a|au|am|ai|va|fi|s a) (?:fost|fosta))/gu,
  light: phrases(
    "apartine, apartin, apartinea, tine, tin, detine, urmeaza, urmat, formata, format, formate, alcatuita, alcatuit, alcatuite, foloseste, folosesc, folosea, foloseau, folosit, folosita, folositi, folosite, utilizeaza, utilizat, utilizata, utilizati, utilizate, afla, aflau, aflat, gaseste, gasesc, situat, situata, situate, situati, asezat, asezata, asezate, avut, avuta, avusese, da, dau, dadea, dat",
  ),
  has: isRomanian,
  nearly: nearBeginning,
  knows: isKnownRomanian,
  spelt: [],
  numbers: NUMBERS,
  months:
    "ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie".split(
      " ",
    ),
  prefixes: ["ne"],
  ordinals: ORDINALS,
  numbered: phrases(
    "tip, tipul, tipului, stadiul, stadiu, faza, grad, gradul, clasa, nivelul, grupa, vitamina",
  ),
  decimal: ",",
  multiples: { mie: 1e3, mii: 1e3, milion: 1e6, milioane: 1e6, miliard: 1e9, miliarde: 1e9 },
  units: unitWords({
    ...{ s: "secunda secunde", min: "minut minute min", h: "ora ore", day: "zi zile" },
    ...{ week: "saptamana saptamani" },
    ...{ month: "luna luni", year: "an ani", mm: "mm milimetri", cm: "cm centimetri", m: "m metru metri" },
    ...{ km: "km kilometru kilometri", mi: "mila mile", mg: "mg miligrame", g: "gram grame" },
    ...{ kg: "kg kilogram kilograme kile", t: "tona tone", l: "litru litri", ml: "ml mililitri" },
    ...{
      m2: "mp m2",
      ha: "ha hectar hectare",
      eur: "euro",
      usd: "dolar dolari",
      ron: "lei leu ron",
      percent: "procente",
    },
  }),
  one: {
    words: ["un", "o", "unu", "una"],
    behind: /(?:mult de|puțin de|putin de|cel puțin|cel putin|cel mult|exact|sub|peste) $/iu,
  },
  decade: /\b(?:anii|anilor|deceniul(?:ui)?) ['’]?$/iu,
  slips: ROMANIAN_SLIPS,
  voice: {
    be: "este e sunt era erau fost fi fie".split(" "),
    helps: "a au are am ai va vor poate".split(" "),
    onlyHelp: "va vor poate".split(" "),
    agents: ["de", "de catre"],
    company: ["cu", "impreuna cu", "alaturi", "alaturi de"],
    objects: ["pe"],
    datives: ["lui"],
    toWhom: ["cui"],
    clitics: ["i", "ii", "l", "il", "o", "le"],
    given: ["i", "ii", "le"],
    subjects: ["cine"],
    obliques: "in din la prin cu spre catre peste sub langa pentru despre dinspre".split(" "),
    open: ["ce"],
    plural: ["au"],
    active: /(nd|eaza|este)$/,
    means:
      "prescris prescrisa prescrise indicat indicata indicate recomandat recomandata recomandate folosit folosita folosite utilizat utilizata utilizate".split(
        " ",
      ),
    nouns: {
      articles: ["un", "unui", "unei"],
      of: ["al", "ai", "ale", "lui", "al lui", "ai lui", "ale lui", "a lui"],
      possessive: [],
    },
  },
  measures: {
    ...{ lung: LONG, lunga: LONG, inalt: HIGH, inalta: HIGH, mare: SIZE },
    ...{ adanc: "depth", adanca: "depth", greu: "weight mass", grea: "weight mass" },
    ...{ scump: "price cost", scumpa: "price cost", lat: "width", lata: "width" },
  },
  asksByVerb: true,
  english: (word) => {
    const found = glossed(word);
    const meant = (english: string) => (isOnlyNoun(english) ? [english] : ENGLISH.english(english));
    return found.length > 0 ? found.flatMap(meant) : [word];
  },
};
