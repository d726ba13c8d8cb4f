/** Romanian nouns that say what somebody is to somebody: kin, lovers, friends, enemies, masters; and the words around them. */
import type { LanguagePack } from "./pack";
import { words } from "./words";

type Kin = LanguagePack["kin"][number];

function noun(relation: Kin["relation"], forms: string, isParent = false): Kin {
  return { relation, word: words.expression(forms), isParent };
}

const kin: LanguagePack["kin"] = [
  noun("HATES", "dusmanul dusmana dusmanca vrajmasul vrajmasa dusman vrajmas dusmanul-i"),
  noun("KILLS", "ucigasul ucigasa omoratorul asasinul"),
  noun("OWNS", "stapanul stapana"),
  noun("OWNS", "robul roaba tiganul tiganca sclavul sclava", true),
  noun(
    "WORKS_FOR",
    "slujnica slujnicuta sluga servitorul servitoarea bucatareasa bucatarul argatul vechilul vataful secretarul secretara secretar vizitiul soferul ucenicul gradinarul gradinareasa adjunctul adjuncta asistentul asistenta ordonanta camerista guvernanta contabilul contabila angajatul angajata subalternul intendentul randasul paznicul calfa majordomul menajera doica dadaca bona jupaneasa logofatul gramaticul administratorul pandarul vacarul porcarul ciobanul camardinerul lacheul gornicul",
  ),
  noun("WORKS_FOR", "seful sefa patronul patroana superiorul superioara comandantul", true),
  noun("LOVES", "iubitul iubita", true),
  { ...noun("LOVES", "amantul amanta ibovnicul ibovnica dragutul draguta ibovnic amant"), isMutual: true },
  noun(
    "FRIEND_OF",
    "prietenul prietena amicul amica tovarasul tovarasa ortacul prieten prietin prietena amic camaradul confidentul confidenta fartatul tovaras camarad ortac",
  ),
  noun(
    "DESCENDS_FROM",
    "fiul fiu fiu- fiica fica fiice fie-sa fiica- fie- fii- fata fetita feciorul fecior feciorasul baiatul baietelul baietasul baiat copilul copila copilita odrasla fiia fiie bastardul bastard fata- mezinul mezina pruncul copila- fecioru- baiatu-",
  ),
  noun(
    "DESCENDS_FROM",
    "tatal tatucul tatuca taica taicutul tata- tata mama mamica mamuca muma muma- ma- mama- maica maicuta maica- taica- parintele",
    true,
  ),
  noun(
    "MARRIED_TO",
    "sotul sotia sotie sot nevasta nevestica nevasta- barbatul barbat barbatu- muierea vaduva consoarta mirele mireasa femeia vaduvul muiere",
  ),
  noun("SIBLING_OF", "fratele fratiorul frate frate- sora suriora surioara sor soru soru- sora-"),
  noun("BETROTHED_TO", "logodnicul logodnica logodnic logodit logodita"),
  noun("NEPHEW_OF", "nepotul nepotelul nepot nepotu- nepoata nepoata- nepotica"),
  noun("NEPHEW_OF", "unchiul unchi unchiu- matusa matusa-", true),
  noun("GRANDCHILD_OF", "bunicul bunica bunelul bunicuta bunicutul bunica- bunic mamaia tataia", true),
  noun("COUSIN_OF", "varul var varu- vara verisoara verisoara- verisorul"),
  noun(
    "RELATED_TO",
    "cumnatul cumnat cumnata cumnatu- ginerele ginere nora noru- socrul socru- soacra soacra- nasul nasa nanasul nanasa nas finul fina fin cuscrul cuscra ruda rubedenia strabunicul strabunica stramosul tutorele fiastrul fiastra",
  ),
];

const kinPlurals: LanguagePack["kinPlurals"] = [
  noun("DESCENDS_FROM", "fiii fii feciorii baietii copiii fiicele fetele odraslele"),
  noun("DESCENDS_FROM", "parintii", true),
  { ...noun("SIBLING_OF", "fratii surorile frati surori gemenii gemenele gemeni gemene"), isEqual: true },
  { ...noun("COUSIN_OF", "verii verisoarele veri verisori verisoare"), isEqual: true },
  { ...noun("FRIEND_OF", "prietenii prietenele prieteni prietene"), isEqual: true },
  { ...noun("MARRIED_TO", "sotii soti casatoriti"), isEqual: true },
  { ...noun("BETROTHED_TO", "logodnicii logodnici logoditi"), isEqual: true },
  noun("NEPHEW_OF", "nepotii nepoatele"),
  noun("NEPHEW_OF", "unchii matusile", true),
  noun("GRANDCHILD_OF", "bunicii", true),
];

/** Words around nouns of kin. */
const phrases = {
  kinPlurals,
  copulaPlural: words("erau sunt fusesera fura au ramasera devenira"),
  withCopula: words(
    "fost ramas devenit cei mai foarte tot mereu acum doi amandoi buni bune vechi mari apropiati",
  ),
  children: words.expression(
    "fiu fiica fata fetita fecior baiat baietel baietas copil copila copilita fii fete feciori baieti copii fiice",
  ),
  feminineKin:
    /^(?!tata).*a-?$|^so[rt]u?-?$|^sotie$|^muma?-$|^(?:fetele|fiicele|nepoatele|surori|surorile|matusile|verisoare|verisoarele)$/,
  eitherKin: /^(?:ruda|sluga|ordonanta|odrasla|copilul|parintele)$/,
  there: words("acolo"),
  iMyself: words("am"),
  iHave: [words.expression("am aveam"), words.expression("avut o un doi doua trei patru cinci")],
  having: words("are avea avu avut avuse avusese aveau nascu nascuse lasase"),
  qualities: words(
    "a al ai ale cel cea mai mare mic mica tanar tanara batran batrana bun buna drept dreapta singura singurul unica unicul iubita iubitul adevarat adevarata legitima vechi vechiul",
  ),
  genitive: /(?:ului|elui|[^e]ei|ilor|elor)$|^d-?lui$/,
  kinGenitives: words(
    "sotiei nevestei fetei fiicei tatalui fratelui surorii surorei barbatului sotului fiului baiatului feciorului copilului copilei unchiului matusei varului cumnatului cumnatei ginerelui socrului soacrei nepotului nepoatei logodnicei logodnicului parintilor copiilor",
  ),
  with: words("cu"),
  isWith: words.expression(
    "frate sora var vara verisoara cumnat cumnata ruda prieten prietena prietin amic maritata casatorita casatorit insurat cununat cununata logodit logodita",
  ),
  naming: words("pe nume numele adica cu anume numit numita care ce se numea numia numeste chema cheama"),
  property: {
    movables: words.expression(
      "calul cal armăsarul armăsar iapa iapă mânzul murgul câinele câine cățelul cățel cățeaua ogarul dulăul motanul motan pisica pisică papagalul maimuța măgarul catârul șoimul barca barcă corabia corabie vaporul vapor luntrea iahtul iaht sabia sabie paloșul spada vioara",
    ),
    had: words.expression(
      "are avea avu avusese avut stăpânea stăpânește stăpâni cumpărase cumpără cumpărat poseda moștenise moșteni moștenit arendase",
    ),
  },
  copula: words("e i- era este fu fuse fusese fiind"),
  bonds: [
    {
      relation: "LOVES",
      word: words.expression("dragostea iubirea amorul patima pasiunea dragoste iubire amor pasiune"),
      to: words("pentru catre catra"),
    },
    {
      relation: "HATES",
      word: words.expression("ura dusmania vrajmasia dispretul dusmanie vrajmasie dispret"),
      to: words("pentru impotriva contra asupra catre fata"),
    },
    {
      relation: "MARRIED_TO",
      word: words.expression("nunta cununia casatoria maritisul casnicia"),
      to: words("cu"),
    },
    { relation: "BETROTHED_TO", word: words.expression("logodna logodirea"), to: words("cu") },
    {
      relation: "KILLS",
      word: words.expression(
        "uciderea omorârea omorul asasinarea asasinatul împușcarea decapitarea înjunghierea otrăvirea spânzurarea sugrumarea",
      ),
      to: words("de către catra"),
      isDone: true,
    },
    {
      relation: "INTERACTS_WITH",
      word: words.expression(
        "cearta lupta intalnirea convorbirea vorba intrevederea conversatia intelegerea impacarea prietenia discutia",
      ),
      to: words("cu"),
    },
  ],
  between: words("dintre intre"),
  feeling: words.expression(
    "are avea avu avuse simte simtea simti simtise nutrea nutreste poarta purta purtase prinse prinsese",
  ),
  relative: words("pe care ce o le ii i il -o -l"),
  firstPerson: [
    { relation: "LOVES", words: [words.expression("iubesc ador")], before: "pe" },
    { relation: "HATES", words: [words.expression("urasc detest dispretuiesc")], before: "pe" },
    {
      relation: "MARRIED_TO",
      words: [words.expression("maritat maritata insurat casatorit casatorita cununat cununata")],
      before: "cu",
    },
    {
      relation: "KILLS",
      words: [
        /^(?:am|l-am)$/,
        words.expression("ucis omorat impuscat injunghiat otravit spanzurat sugrumat asasinat"),
      ],
      before: "pe",
    },
  ],
  settings: words.expression(
    "in intr-o intr-un la din dintr-o dintr-un pe de dupa peste pana sub langa prin spre catre seara dimineata noaptea ziua duminica vara iarna toamna primavara dupa-amiaza amiaza azi ieri maine atunci odata intr-",
  ),
  objects: { men: words("l il l- -l i-"), women: words("o -o o-") },
} satisfies Partial<LanguagePack>;

export const ROMANIAN_KIN = { kin, phrases };
