/** Forms of Romanian verbs that tell a story: present, imperfect, simple perfect, pluperfect and participle of the third person. */
import type { LanguagePack } from "./pack";
import { words } from "./words";

/** Endings by conjugation, folded; stems are folded as well. */
const ENDINGS = {
  a: "a au ase ara asera at and eaza e".split(" "),
  i: "i ea eau ise ira isera it ind este iau ia".split(" "),
  u: "u ea eau use ura usera ut and e".split(" "),
  s: "se sese sera sesera s".split(" "),
} as const;

type Stems = Readonly<Partial<Record<keyof typeof ENDINGS, string>>>;

/** One expression over all forms of verbs given by their stems, and of irregular forms given whole. */
export function verbs(stems: Stems, whole = ""): RegExp {
  const forms = Object.entries(stems).flatMap(([conjugation, list]) =>
    [...words(list)].flatMap((stem) =>
      ENDINGS[conjugation as keyof typeof ENDINGS].map((ending) => stem + ending),
    ),
  );
  return words.expression([...forms, whole].join(" ").trim());
}

/** Doing something to somebody: "chemă pe Trică". */
export const ACTING = verbs(
  {
    a: "intreb strig chem salut imbratis sarut ajut mangai apuc cert judec invit intampin rug blestem alung arest leg dezleg cruta impac magul insult provoc atac insel trad apar scap urm intrerup laud mustr convoc salv dezmierd decor vizit felicit angaj musc zgari alint legan imbrac dezbrac botez binecuvant injur scuip ridic sprijin vindec trat consult interog anchet acuz amenint spion indemn implor conjur anunt instiint avertiz aplaud onor ospat escort captur intemnit eliber rob denunt santaj educ adopt iert graci sanction aduna strivi alapt pieptan purt arunc rasturn examin ascult interview corect contrazic deport exil surghiun expuls debarc ademen invinovat adapost control pans",
    i: "sfatu pofti poft insot hartu gon izb lov opr urmar prim priim intaln paras ingrij ocrot hran multum necaj pacal mantu logod linist impartas ispit amag invat imbarbat ciocn trant rap parasi ruga concedi fer obloj bic palmu ciomag cotonog snop trosn plesn pocn imbranc dobor sili osand ocar sudu dojen invinui preven cinst gazdu calauz intovaras fugar izgon sloboz plat rasplat mitu jefu dascal instru pedeps infi rapi trez adorm invel spri smulg fugari inlocu incurc despagub momi ameti potol domol incalz inso urgis prigon napastu asupr batjocor chinu schingiu tortur",
    u: "bat vand cresc faramit conduc",
    s: "prin aprin du adu scoa trimi conving convin impin cupri atin ajun indu condu trimi tra stran supu rascumpara invin",
  },
  "ranise ranit ranea batu batuse bate batea prinse prinsese duse dusese aduse adusese scoase trimise trimisese lua luase luat ia intalneste cunoscu cunoscuse cunoscut prins adus scos trimis chema cheama certa roaga saruta intreaba apara trase tras tragea conduse condus conducea inchise inchis inchidea invinse invins seduse sedus numi boteaza iarta inseala tradeaza asculta crescuse crescu crescut vandu vandut supuse trezi trezise imbranci imbrancise doboraste dobori doborase dobora doborat primeste gaseste ridica ridicase imbraca",
);

/** Doing something with somebody: "vorbi cu Persida". */
export const ACTING_WITH = verbs(
  {
    a: "cert lupt impac juc sarut plimb dant dans cin fug glum sfad convers imbratis discut manc umbl colabor negoci dialog flirt reconcili corespund incaier consult cant lucr calator pranz alerg",
    i: "vorb intaln sfatu logod invo tocm glum convorb porn invart ciocni indragost intovaras inrud imprieten taifasu vorov povest ciorova ciondan infrat daru locu dorm munc tainu",
    u: "bat petrec",
    s: "intele du intoar asocia",
  },
  "plecase pleca intra intrase veni venise venea merse mersese mergea sta statea sedea traia statu stete ramase ramasese bau bea bause mananca locuia dormea discuta infruntase infrunta masura imparte impartea impartise",
);

/** Becoming husband and wife: "se căsători cu Ana". */
export const WEDDING = verbs({ a: "cunun marit insur", i: "casator" });

/** "O luă de nevastă", "l-a luat în căsătorie". */
export const TAKING_AS_SPOUSE: LanguagePack["takesAsSpouse"] = {
  verb: words.expression("ia iau lua luase luat luara"),
  as: [words.expression("de in drept"), words.expression("barbat nevasta sotie sot muiere casatorie femeie")],
};

/** Saying or giving something to somebody: "zise Mara lui Trică". */
export const ACTING_TO = verbs(
  {
    a: "strig arat jur declar raport adres incredint inman inapoi arunc explic cant imprumut cumpar telefon comand ordon recomand prezent turn relat don dict telegraf predic sarut mangai ajut inchin impart destinat plas confirm propun interzic",
    i: "sopt porunc multum povest fagadu ofer marturis destainu daru implin grai vorb rost zamb cit lamur plat ingadu dezvalu spovedi pregat serv aminti reamint suger dor murmur bomban racn ghic drui citi istoris impartas gat slobozi",
    u: "cer vand",
    s: "zi spu raspun scri intin adu trimi promi deschi prin stran cuprin interzi propu repro",
  },
  "zice zicea zisese raspunde raspundea spune spunea dadu dete dase dadea dadura scrie scria arata aratase intindea intinde zambea zambeste multumi deschise deschidea lasa lasase luase lua facea cerea canta citea cumpara cumparase cususe aducea promise duse ducea explica lua plateste impartea ajuta",
);

/** Going to somebody: "se duse la Hubăr". */
export const APPROACHING = verbs(
  { a: "alerg", i: "porn fug sos reven", s: "du mer intoar" },
  "apropie apropia apropiase duce merge vine venea adresa indrepta repezi plecase veni venise revenea revine alerga cobora urca urcase ghemui lipi lipise",
);

/** Sitting or standing by somebody: "se așeză lângă Emanuel". */
export const BESIDE = verbs(
  { a: "asez culc", i: "trant" },
  "sta statea statu sedea sezu sezuse ingenunche ingenunchease asezase mergea pasea",
);

/** Killing somebody: "ucise pe Radu". */
export const KILLING = verbs(
  {
    a: "impusc spanzur injunghi asasin omor sugrum decapit inec execut sfasi junghi",
    i: "omor injunghi otrav strapun gatu",
    s: "uci strapun rapu",
  },
  "ucide ucidea ucid omoara injunghie ucis sfasie ineaca macelari macelarise macelarit",
);

/** Being in love with somebody: "era înamorat de Ana". */
export const IN_LOVE = words.expression(
  "indragostit indragostita indragosti indragosteste indragostise inamorat inamorata inamora inamorase innamorat innamorata amorezat amorezata amoreza amorezase",
);

/** Verbs of serving and working for somebody. */
export const SERVING = words.expression(
  "slujea slujeste slujise slujit sluji lucra lucreaza lucrase lucrat muncea munceste argatea argatise servea servise servi servit ucenici ucenicise ucenicit trudea",
);

/** What two do to one another. */
export const MUTUAL: LanguagePack["mutual"] = [
  { relation: "LOVES", word: words.expression("iubeau iubesc iubira") },
  { relation: "MARRIED_TO", word: words.expression("cununara casatorira cununau casatoreau") },
  { relation: "MARRIED_TO", word: words.expression("cununat casatorit luat"), isReflexive: true },
  { relation: "BETROTHED_TO", word: words.expression("logodira logodisera logodeau logodesc") },
  { relation: "BETROTHED_TO", word: words.expression("logodit"), isReflexive: true },
  { relation: "FRIEND_OF", word: words.expression("imprietenira imprietenisera") },
  { relation: "FRIEND_OF", word: words.expression("imprietenit"), isReflexive: true },
  {
    relation: "INTERACTS_WITH",
    word: words.expression(
      "certau certara intalnira intalneau imbratisara sarutara vorbeau vorbira impacara intelegeau intelesera priveau privira sfatuiau jucau bateau luptau luptara batura despartira despartisera impacasera certasera intalnisera plimbau plimbara dansau dansara stateau mancau cantau lucrau munceau discutau discutara glumeau tocmira salutara",
    ),
  },
  {
    relation: "INTERACTS_WITH",
    word: words.expression(
      "certat intalnit imbratisat sarutat impacat inteles sfatuit batut cunoscut privit luptat despartit",
    ),
    isReflexive: true,
  },
];
