/** What part of speech an English word of a text most likely is: its commonest words as lists, the others by their ending. */
import type { TagWords } from "./span-tokens";

const CLASSES: readonly (readonly [upos: string, words: string])[] = [
  [
    "DET",
    "the a an this that these those his her its their my our your some any no every each another both all such",
  ],
  [
    "ADP",
    "of in on at by with from to into for about over under upon near off out up down through between among behind before after against during without within beneath beside besides toward towards across along around past until till since like as aboard above below",
  ],
  ["CCONJ", "and or but nor yet so"],
  ["SCONJ", "because if when while where whether though although than unless that how why whenever wherever"],
  [
    "PRON",
    "i you he she it we they me him us them who whom whose which what myself himself herself itself themselves yourself ourselves one something nothing anything everything somebody nobody anybody everybody someone anyone everyone mine yours hers theirs there here",
  ],
  [
    "AUX",
    "is was are were be been being am has have had having do does did will would shall should can could may might must ought ll ve re d s",
  ],
  [
    "ADV",
    "not n't very too also then now never always often again once only just still already soon almost quite rather perhaps even ever away back home together more most less least much well so thus therefore however finally suddenly presently secretly today yesterday tomorrow tonight else enough",
  ],
  [
    "VERB",
    "went came saw said told gave took got made knew thought found left felt brought kept held let began ran stood sat lay put set met heard spoke wrote read broke fell drew grew threw drove rode rose shook bore wore tore swore sang drank rang sank sprang swam spoke stole chose froze forgot bought sought caught taught fought built sent spent lent bent lost slept wept swept crept dealt meant led fed fled bled bred shot cut hit hurt shut cast cost burst spread struck stuck hung dug won spun became ate beat bit hid blew flew bound ground wound paid sold laid sought burnt learnt dreamt knelt leapt gone seen given taken known grown thrown shown drawn worn torn broken spoken written driven ridden risen hidden eaten beaten bitten fallen forgotten stolen chosen frozen sung drunk begun says say goes go comes come sees see knows know tells tell gives give takes take makes make gets get keeps keep lives live loves love hates hate seems seem looks look wants want means mean needs need thinks think lodges intends owns",
  ],
  [
    "NUM",
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half",
  ],
];

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  CLASSES.flatMap(([upos, words]) => words.split(" ").map((word) => [word, upos] as const)),
);

/** Words behind which a form in "-ed" or "-ing" is no verb: "the wounded man". */
const OPENS: ReadonlySet<string> = new Set(["DET", "ADP", "NUM"]);

export const tagEnglish: TagWords = (texts) => {
  const found: string[] = [];
  for (const [at, text] of texts.entries()) {
    // "Fifty-" of "fifty-eight".
    const word = text.toLowerCase().replace(/-$/, "");
    const isName = /^\p{Lu}/u.test(text) && at > 0;
    const isDeed = /(?:ed|ing)$/.test(word) && word.length > 4 && !OPENS.has(found[at - 1] ?? "");
    const isManner = /ly$/.test(word) && word.length > 4;
    const told = CLASS_OF.get(word);
    found.push(
      !/[\p{L}\p{N}]/u.test(text)
        ? "PUNCT"
        : /^\d/.test(text)
          ? "NUM"
          : isName && told === undefined
            ? "PROPN"
            : (told ?? (isDeed ? "VERB" : isManner ? "ADV" : "NOUN")),
    );
  }
  return found;
};
