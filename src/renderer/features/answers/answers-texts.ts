/** The words of the answers and of what changed since the last run. */
import { PROVEN_FROM, type Judgement } from "../../../shared/judging";
import type { AnswerMark } from "../../../shared/trace";
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const edges = (count: number): string => formatPlural(count, "edge", "edges");

const ENGLISH = {
  title: "Answers",
  none: "No node of the kept subgraph answers the question.",
  noneHint: "Try more hops, more seeds or a lower cost.",
  nothingHint: "There may be some: not all that could fit was looked at.",
  guessed:
    "No name of the graph was found in the question. These answers start from nodes that only sound alike: their scores say nothing about that.",
  because: "Because",
  beside: "In the text",
  all: (count: number) => `Show all ${formatCount(count)}`,
  /** Said where the recipe lists fewer than there are. */
  listed: (listed: number, all: number) => `${formatCount(listed)} of ${formatCount(all)} answers are listed`,
  fewer: "Show fewer",
  score: "Score",
  scoreMeaning: "How well the node answers, as the recipe scores it; comparable within this run only.",
  count: (count: number) => formatPlural(count, "answer", "answers"),
  /** Stands behind the count. */
  totals: {
    all: "· all that this graph holds",
    some: "· there may be others: not told as whole",
    ranked: "· best first",
    read: "· as read above",
  },
  waiting: "The answers appear here, best first.",
  seed: "Seeds",
  marks: {
    reader: { name: "reader", hint: "Ranked by the trained reader." },
    ensemble: { name: "ensemble", hint: "Follows the reader's list by its prize: the reader lists no more." },
    named: { name: "named", hint: "The question names it." },
  } satisfies Record<AnswerMark, { name: string; hint: string }>,
  chains: {
    title: (count: number) => formatPlural(count, "mechanism", "mechanisms"),
    all: (count: number) => `Show all ${formatPlural(count, "mechanism", "mechanisms")}`,
    effect: {
      more: "Overall, it increases",
      less: "Overall, it decreases",
      unsaid: "Whether it increases or decreases is not said",
    },
  },
  judging: {
    question: "Was this right?",
    verdicts: { right: "Right", partly: "Partly", wrong: "Wrong" } satisfies Record<Judgement, string>,
    which: "Which of them? Mark those you know.",
    answerRight: (name: string) => `${name} is right`,
    answerWrong: (name: string) => `${name} is wrong`,
    problem: (why: string) => `What you judge cannot be kept: ${why}`,
  },
  trust: {
    unproven: (judged: number) =>
      judged === 0
        ? "No answer was judged on this graph yet"
        : `Not proven on this graph (${formatCount(judged)} of ${formatCount(PROVEN_FROM)} judged)`,
    proven: (judged: number) => `Proven on this graph: ${formatCount(judged)} judged`,
    means: (share: string) => `first answers like this one are right in ${share}`,
    set: (size: number, promise: string, coverage: string, questions: number) =>
      size === 0
        ? `none of these is sure enough for a set that holds a right answer in ${promise} of questions`
        : `the first ${formatPlural(size, "answer", "answers")} hold a right one in ${promise} of questions (${coverage} of ${formatCount(questions)} judged)`,
    agrees: (recipe: string) => `${recipe} agrees`,
    disagrees: (recipe: string) => `${recipe} says otherwise`,
    drawing: "What scores claim (across) and what is right (up)",
    bin: (score: string, right: string, judged: number) =>
      `claimed ${score}, right ${right} of ${formatCount(judged)}`,
    error: (before: string, after: string) => `Off by ${before} as scored, by ${after} as calibrated here.`,
    taught: (paths: readonly string[]) => `taught for questions worded so: ${paths.join("; ")}`,
    ignored: (names: readonly string[]) => `ignored: ${names.join(", ")}`,
  },
  difference: {
    title: "Since the last run",
    gained: (count: number) => `${edges(count)} gained`,
    lost: (count: number) => `${edges(count)} lost`,
    redrawn: (count: number) => `${edges(count)} drawn anew`,
    newAnswers: (names: readonly string[]) => `new: ${names.join(", ")}`,
    goneAnswers: (names: readonly string[]) => `gone: ${names.join(", ")}`,
    newBest: (name: string) => `best answer is now ${name}`,
    same: "Nothing changed",
    reused: (stages: readonly string[]) => `reused: ${stages.join(", ")}`,
    again: (stages: readonly string[]) => `ran again: ${stages.join(", ")}`,
  },
};

const edgesRo = (count: number): string => formatPluralRo(count, "muchie", "muchii");

const ROMANIAN: typeof ENGLISH = {
  title: "Răspunsuri",
  none: "Niciun nod din subgraful păstrat nu răspunde la întrebare.",
  noneHint: "Încearcă mai mulți pași, mai multe semințe sau un cost mai mic.",
  nothingHint: "Pot fi totuși: nu s-a cercetat tot ce s-ar potrivi.",
  guessed:
    "În întrebare nu s-a găsit niciun nume din graf. Aceste răspunsuri pornesc de la noduri care doar seamănă: scorurile nu spun nimic despre asta.",
  because: "Pentru că",
  beside: "În text",
  all: (count) => `Arată toate cele ${formatCount(count)}`,
  listed: (listed, all) =>
    `Sunt listate ${formatCount(listed)} din ${formatPluralRo(all, "răspuns", "răspunsuri")}`,
  fewer: "Arată mai puține",
  score: "Scor",
  scoreMeaning:
    "Cât de bine răspunde nodul, după scorul rețetei; se poate compara doar în cadrul acestei rulări.",
  count: (count) => formatPluralRo(count, "răspuns", "răspunsuri"),
  totals: {
    all: "· toate câte sunt în acest graf",
    some: "· pot fi și altele: nu e spus ca întreg",
    ranked: "· cel mai bun primul",
    read: "· după cum s-a citit mai sus",
  },
  waiting: "Răspunsurile apar aici, cel mai bun primul.",
  seed: "Semințe",
  marks: {
    reader: { name: "cititor", hint: "Ordonat de cititorul antrenat." },
    ensemble: {
      name: "ansamblu",
      hint: "Urmează după lista cititorului, după premiu: cititorul nu listează mai multe.",
    },
    named: { name: "numit", hint: "Întrebarea îl numește." },
  },
  chains: {
    title: (count) => formatPluralRo(count, "mecanism", "mecanisme"),
    all: (count) => `Arată toate cele ${formatPluralRo(count, "mecanism", "mecanisme")}`,
    effect: {
      more: "Pe ansamblu, crește",
      less: "Pe ansamblu, scade",
      unsaid: "Nu se spune dacă crește sau scade",
    },
  },
  judging: {
    question: "A fost corect?",
    verdicts: { right: "Corect", partly: "În parte", wrong: "Greșit" },
    which: "Care dintre ele? Însemnează ce știi.",
    answerRight: (name) => `${name} este corect`,
    answerWrong: (name) => `${name} este greșit`,
    problem: (why) => `Ce judeci nu poate fi păstrat: ${why}`,
  },
  trust: {
    unproven: (judged) =>
      judged === 0
        ? "Niciun răspuns nu a fost judecat încă pe acest graf"
        : `Nedovedit pe acest graf (${formatCount(judged)} din ${formatPluralRo(PROVEN_FROM, "întrebare judecată", "întrebări judecate")})`,
    proven: (judged) =>
      `Dovedit pe acest graf: ${formatPluralRo(judged, "întrebare judecată", "întrebări judecate")}`,
    means: (share) => `primele răspunsuri ca acesta sunt corecte în ${share}`,
    set: (size, promise, coverage, questions) =>
      size === 0
        ? `niciunul nu e destul de sigur pentru o mulțime cu un răspuns corect la ${promise} din întrebări`
        : `${size === 1 ? "primul răspuns" : `primele ${formatPluralRo(size, "răspuns", "răspunsuri")}`} cuprind unul corect la ${promise} din întrebări (${coverage} din ${formatCount(questions)} judecate)`,
    agrees: (recipe) => `${recipe} spune la fel`,
    disagrees: (recipe) => `${recipe} spune altceva`,
    drawing: "Ce pretind scorurile (orizontal) și ce e corect (vertical)",
    bin: (score, right, judged) => `pretins ${score}, corect ${right} din ${formatCount(judged)}`,
    error: (before, after) => `Abatere ${before} după scor, ${after} după calibrarea de aici.`,
    taught: (paths) => `învățat pentru întrebări puse așa: ${paths.join("; ")}`,
    ignored: (names) => `trecute cu vederea: ${names.join(", ")}`,
  },
  difference: {
    title: "Față de rularea dinainte",
    gained: (count) => `${edgesRo(count)} în plus`,
    lost: (count) => `${edgesRo(count)} în minus`,
    redrawn: (count) => `${edgesRo(count)} cu altă extragere`,
    newAnswers: (names) => `nou: ${names.join(", ")}`,
    goneAnswers: (names) => `dispărut: ${names.join(", ")}`,
    newBest: (name) => `cel mai bun răspuns este acum ${name}`,
    same: "Nu s-a schimbat nimic",
    reused: (stages) => `refolosit: ${stages.join(", ")}`,
    again: (stages) => `rulat din nou: ${stages.join(", ")}`,
  },
};

export const ANSWERS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
