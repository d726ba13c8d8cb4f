/** Romanian, old spelling and new: all lists are folded, î and â as a. */
import { ROMANIAN_KIN } from "./romanian-kin";
import {
  ACTING,
  ACTING_TO,
  ACTING_WITH,
  APPROACHING,
  BESIDE,
  SERVING,
  TAKING_AS_SPOUSE,
  IN_LOVE,
  MUTUAL,
  KILLING,
  WEDDING,
  verbs,
} from "./romanian-verbs";
import { PEOPLES, PERSON_NOUNS, PLACE_NOUNS } from "./romanian-nouns";
import { ROMANIAN_TITLES } from "../../../../shared/languages/titles";
import { words } from "./words";
import type { Ending, LanguagePack } from "./pack";

const { women, men, womenOfKin, menOfKin } = ROMANIAN_TITLES;
const FEMALE_TITLES = words(`${women} ${womenOfKin}`);
const MALE_TITLES = words(`${men} ${menOfKin}`);
/** Every title is also no name by itself. */
const STOP = words(
  "escelenta escelenta-sa fecioara pronia mantuitorul dumnezeu dumnezeule dumnezeului domnul domnului doamne doamna domnezeu zeu hristos isus iisus christos maria-sa domnia-sa d-ta d-voastra dumneata dumneavoastra dumneavostra domniata mariei-tale nu da ba ei ah oh ce cine iata hai apoi daca deci dar insa cand cum unde si iar ori sau pentru caci el ea noi voi eu tu te-ai ochii acum atunci asta astea acela aceea acesta aceasta fata baiatul omul femeia cap capitolul nota biserica evanghelia biblia romanul crestinii crestin crestini moldovenii muntenii ardelenii oltenii boierii boerii haiducii ciocoii domnii tatarii leahii polonii italienii spaniolii romanii romanilor romanca romani turcii turcul turcilor rusii rusul nemtii neamtul nemtul grecii grecul ungurii ungurul tiganul tiganii tiganca evreul evreii jidanul jidovul armeanul bulgarii bulgarul francezii franceza latina sarbii sarbul austriacii arabii ovreiul muscalii muscalul arnautul arnautii satana satan diavolul dracul precista excelenta excelenta-sa maiestatea altetea cuvios prea preasfintia soarele luna pamantul pamant cerul domnia divanul divan hatmania samesul sames stapanul stapana jupan rai raiul iad iadul membrii maria-ta mariata romania-mare greci romani turci rusi nemti ispravnicat curtea zise zice raspunse intreba statul ministerul camera tara starita staretul egumenul egumena constitutia episcopia",
);

const CALENDAR = words(
  "luni marti miercuri joi vineri sambata sambete sambetele simbata duminica dumineca duminicile ianuarie ghenarie februarie martie aprilie mai maiu iunie iulie august septembrie septemvrie octombrie octomvrie noiembrie noemvrie decembrie dechemvrie paste pastile pastilor craciun craciunul craciunului rusalii",
);

export const ROMANIAN: LanguagePack = {
  code: "ro",
  tagger: "ronec-tagger",
  guessesNames: true,
  titles: new Set([...FEMALE_TITLES, ...MALE_TITLES]),
  femaleTitles: FEMALE_TITLES,
  maidTitles: words("domnisoara d-soara dsoara d-ra dra duduia duduita mademoiselle miss"),
  pronouns: { women: words(""), men: words("") },
  standing: { women: words("ea"), men: words("el"), objects: words("") },
  takingUp: {
    women: words("fata femeia batrana copila tanara fetita"),
    men: words("barbatul batranul baiatul flacaul tanarul junele voinicul mosneagul"),
  },
  masculine: /..ul$/,
  feminine:
    /^(?!(?:toma|luca|sava|mihna|zaharia|ilia|oprea|mircea|costea|voinea|badea|manea|stoica|dima|duca|preda|gavrila|nichita|gruia|andreia|horia|barbu|iova|petrea|oancea|vlaicea|neagoea|mina|mihnea|radea|tudorea)$).*a$/,
  stopNames: new Set([...STOP, ...CALENDAR]),
  honours: {
    words: words(
      "maria domnia inaltimea luminatia maiestatea majestatea altetea excelenta sfintia preasfintia cuviosia cucernicia m.",
    ),
    of: words("ta sa tale sale ti voastra voastre mea mele lui lor noastra -ta -sa -ti -tale -sale"),
  },
  calendar: CALENDAR,
  particles: words("cel cea cei de la von van du le der des del di da d' d al el din-"),
  abstract: /(?:iune|iunea|iunei|iunii|tate|tatea|tatei|tatii|entul|entului)$/,
  articled: /(?:ul|ului|ii|ilor)$/,
  articles: ["ul", "l", "a", "i", "le"],
  endings: [
    // "Suceava, Sucevei": the vowel moves where the accent does.
    ...[..."bcdglmnprstvz"].map((letter): Ending => {
      return { ending: `e${letter}ei`, bases: [`ea${letter}a`], words: "genitive -ei", isWeak: false };
    }),
    { ending: "ea", bases: ["e"], words: "article -a", isWeak: true },
    { ending: "ului", bases: ["", "u", "ul"], words: "genitive -ului", isWeak: false },
    { ending: "lui", bases: [""], words: "genitive -lui", isWeak: false },
    { ending: "chii", bases: ["ca"], words: "genitive -chii", isWeak: false },
    { ending: "chei", bases: ["ca"], words: "genitive -chei", isWeak: false },
    { ending: "ghii", bases: ["ga"], words: "genitive -ghii", isWeak: false },
    { ending: "iei", bases: ["ia", "iea", "ie"], words: "genitive -iei", isWeak: false },
    { ending: "ie", bases: ["ia"], words: "genitive -ie", isWeak: true },
    { ending: "ei", bases: ["a", "ea", "e"], words: "genitive -ei", isWeak: false },
    { ending: "tii", bases: ["ta"], words: "genitive -ții", isWeak: false },
    { ending: "ii", bases: ["a", "ia", "e", "ea"], words: "genitive -ii", isWeak: false },
    { ending: "nii", bases: ["ni"], words: "article -i", isWeak: false },
    { ending: "stii", bases: ["sti"], words: "article -i", isWeak: false },
    { ending: "ai", bases: ["a"], words: "genitive -ăi", isWeak: true },
    { ending: "ilor", bases: ["i", "ii"], words: "genitive -ilor", isWeak: false },
    { ending: "lor", bases: [""], words: "genitive -lor", isWeak: false },
    { ending: "ule", bases: ["", "u", "ul"], words: "vocative -ule", isWeak: false },
    { ending: "ul", bases: ["", "u"], words: "article -ul", isWeak: false },
    { ending: "o", bases: ["a"], words: "vocative -o", isWeak: false },
    { ending: "ene", bases: ["ean"], words: "vocative -e", isWeak: false },
    { ending: "e", bases: ["", "u"], words: "vocative -e", isWeak: false },
    { ending: "le", bases: [""], words: "article -le", isWeak: true },
    { ending: "u", bases: [""], words: "old spelling -u", isWeak: false },
  ],
  placePrepositions: words("in din dintr dintr- intr intr- prin peste"),
  personWords: words(
    "duduca duducai cu pe pre dragul draga iubitul iubita saracul saraca biata bietul scumpa scumpul fratele frate frate- sora soru soru- sora-",
  ),
  objectMarks: words("pe pre"),
  indefinite: words("un o unui unei"),
  placeHeads: new Set(),
  placeNouns: PLACE_NOUNS,
  personNouns: PERSON_NOUNS,
  peoples: PEOPLES,
  speech: words.expression(
    "zise zice zisese zis raspunse raspunde raspundea raspunsese striga intreba intrebase adaoga adauga adause sopti soptea rosti rosteste grai graieste vorbi relua intrerupse exclama murmura urma incepu observa gandi ofta rase porunci spuse spune spunea spus raspuns zambi zambise mormai bombani continua continuase incheie fagadui minti tipa urla recunoscu lamuri explica marturisi zicea intrebat adaugase incuviinta protesta insista ruga multumi saluta glumi suspina bolborosi ingana repeta racni strigat soptit",
  ),
  negations: words("zadar desert degeaba nu n- n nici niciodata n-a n-au fara nimeni"),
  unreal: words(
    "va vor daca sa sa- ar as poate parca oare vrea vru voia vroia vrut putea putu credea crede visase visa fi ca-si trebui trebuia gandea hotari hotarase",
  ),
  contracted: { word: "s-", reflexiveBefore: words("a au am ai ati era erau") },
  motion: verbs(
    { a: "plec alerg intr", i: "calator porn sos ven fug", u: "ajung", s: "ajun mer du intoar trecu" },
    "alerga alearga alergase alergara pleca plecase pleaca plecat plecara plecau plecasera plecam plecand merge mergea merse mersese mersera mergeau mergand mers veni venea venise vine venira veneau sosi sosise soseste sosira sosit ajunse ajunsese ajunge ajungea ajunsera ajuns porni pornise porneste pornira intra intrase intrara trecu trecuse trecura calatori calatorise fugi fugise fuge fugit duce ducea duse dusese dusera dus sui suise cobori coborase intoarse intorsese intoarce intorsera intors muta mutase mutat mutara mutau retrase retras refugie refugiase refugiat urca urcase urcara traversa reveni revenise revine revenea porneau fugea fugira poposi poposise descinse descinsese debarca debarcase zbura zburase pribegi emigra emigrase emigrat evada evadase abatu",
  ),
  towards: words("la spre in inspre catre catra pana prin"),
  within: words("in la din dintr- intr-"),
  of: words("din"),
  stay: words.expression(
    "stapanea domnea locuia locuieste locuiau locui sedea sade sedeau sezuse sezu traia traieste traiau ramase ramasese ramane ramanea ramasera afla aflau era erau este traise locuise nascut nascuse petrecu petrecea petrecuse sta statea stateau statuse asezat asezase stabilit stabilise stabili crescuse crescu crescut vietuia innopta innoptase lucra lucrase muncea murise muri murit zacea gazduia poposise studiase studia copilarise copilari",
  ),
  kills: KILLING,
  weds: WEDDING,
  takesAsSpouse: TAKING_AS_SPOUSE,
  mutual: MUTUAL,
  passives: [
    { relation: "LOVES", word: words.expression("iubit iubita adorat adorata") },
    { relation: "HATES", word: words.expression("urat urata dispretuit dispretuita dusmanit dusmanita") },
    {
      relation: "KILLS",
      word: words.expression(
        "ucis ucisa omorat omorata impuscat impuscata injunghiat injunghiata otravit otravita spanzurat spanzurata asasinat asasinata strapuns strapunsa",
      ),
    },
  ],
  participle: /(?:at|it|ut|s)$/,
  passiveVerbs: words("fu fuse fost fusese e este era fiind cazu cazuse cade muri murise"),
  agents: words("de catre catra"),
  weapons: words(
    "mana manile iataganul sabia cutitul pumnalul glontul glonte gloantele lancea securea pusca pistolul hangerul spada toporul buzduganul sageata palosul",
  ),
  killing: words.expression(
    "omorandu ucigandu impuscandu injunghiandu strapungandu sugrumandu otravindu spanzurandu",
  ),
  patterns: [
    {
      relation: "LOVES",
      word: verbs({ i: "iub indrag indragost", a: "ador" }, "iubeste iubesc iubesti"),
      before: ["pe", "de", "p-", "pre"],
      rule: "verb of love",
      confidence: 0.9,
    },
    {
      relation: "LOVES",
      word: IN_LOVE,
      before: ["de", "in", "dupa", "dupe"],
      rule: "being in love",
      confidence: 0.9,
    },
    {
      relation: "HATES",
      word: verbs({ i: "dusman dispretu", a: "detest" }, "ura ureste urase urau urea"),
      before: ["pe", "pre"],
      rule: "verb of hate",
      confidence: 0.8,
    },
    {
      relation: "KILLS",
      word: KILLING,
      before: ["pe", "pre"],
      lessIn: words("umar umeri picior picioare brat mana pulpa sold ureche obraz"),
      rule: "verb of killing",
      confidence: 0.8,
    },
    {
      relation: "MARRIED_TO",
      word: WEDDING,
      before: ["cu", "dupa", "dupe"],
      rule: "verb of wedding",
      confidence: 0.8,
    },
    {
      relation: "INTERACTS_WITH",
      word: ACTING_WITH,
      before: ["cu"],
      rule: "verb with “cu”",
      confidence: 0.9,
    },
    {
      relation: "INTERACTS_WITH",
      word: ACTING,
      before: ["pe", "pre"],
      rule: "verb with “pe”",
      confidence: 0.9,
    },
    {
      relation: "INTERACTS_WITH",
      word: ACTING_TO,
      before: ["lui", "catre", "catra"],
      rule: "verb with dative",
      confidence: 0.9,
    },
    {
      relation: "INTERACTS_WITH",
      word: APPROACHING,
      before: ["la", "spre", "de", "catre", "catra", "dupa", "dupe"],
      rule: "verb of approaching",
      confidence: 0.85,
    },
    {
      relation: "INTERACTS_WITH",
      word: BESIDE,
      before: ["langa", "alaturi"],
      rule: "verb with “lângă”",
      confidence: 0.8,
    },
    {
      relation: "WORKS_FOR",
      word: SERVING,
      before: ["la", "pentru", "lui"],
      rule: "verb of serving",
      confidence: 0.85,
    },
    {
      relation: "OWNS",
      word: words.expression("stapanea stapaneste cumparase poseda mosteni mostenise"),
      before: ["", "pe"],
      rule: "verb of owning",
      confidence: 0.6,
    },
  ],
  kin: ROMANIAN_KIN.kin,
  ...ROMANIAN_KIN.phrases,
  joints: words("si apoi , s-apoi"),
  contrasts: words("dar insa iar ci caci fiindca deoarece desi totusi ca-l ca-o"),
  light: words(
    "a au o il ii i l l- i- s- se isi si- m- te le li -l -o -i fusese fuse fu fost era este e ii- tot chiar apoi atunci acum odata indata repede imediat deja inca mai insusi insasi singur singura incet tocmai abia doar numai azi ieri candva pe-atunci mult tare foarte adesea mereu intr-adevar curand demult cu adevarat in sfarsit taina",
  ),
  joins: words("si ori sau iar e este era"),
  own: words("sa sau seu -sa -su -seu -sau ei lui dansei dansului acestuia acesteia"),
  hers: words("ei dansei acesteia"),
  his: words("lui dansului acestuia"),
  mine: words("meu mea meu- mea- mei mele nostru noastra nostri noastre"),
  toMe: words("mi- mi imi mi-a mi-e"),
  theirs: words("lor"),
  nearestKin: /^(?:tata|mama|bunica|bunicul|tatal|taica|maica)$/,
  ownFirst: false,
  selfNaming: /(?:ma numesc|ma cheama|numele meu (?:e|este|ii))$/,
  signing: /^(?:al|a|ai|cu)$/,
  possessive: words("lui"),
};
