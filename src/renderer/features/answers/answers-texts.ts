/** The words of the answers and of what changed since the last run. */
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
  all: (count: number) => `Show all ${formatCount(count)}`,
  /** Said where the recipe lists fewer than there are. */
  listed: (listed: number, all: number) => `${formatCount(listed)} of ${formatCount(all)} answers are listed`,
  fewer: "Show fewer",
  score: "Score",
  scoreMeaning: "How well the node answers, as the recipe scores it; comparable within this run only.",
  count: (count: number) => formatPlural(count, "answer", "answers"),
  waiting: "The answers appear here, best first.",
  seed: "Seeds",
  chains: {
    title: (count: number) => formatPlural(count, "mechanism", "mechanisms"),
    effect: { more: "in all: more", less: "in all: less", unsaid: "more or less: not said" },
  },
  trust: {
    unproven: "Not proven on this graph: none of its answers was judged",
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
  all: (count) => `Arată toate cele ${formatCount(count)}`,
  listed: (listed, all) =>
    `Sunt listate ${formatCount(listed)} din ${formatPluralRo(all, "răspuns", "răspunsuri")}`,
  fewer: "Arată mai puține",
  score: "Scor",
  scoreMeaning:
    "Cât de bine răspunde nodul, după scorul rețetei; se poate compara doar în cadrul acestei rulări.",
  count: (count) => formatPluralRo(count, "răspuns", "răspunsuri"),
  waiting: "Răspunsurile apar aici, cel mai bun primul.",
  seed: "Semințe",
  chains: {
    title: (count) => formatPluralRo(count, "mecanism", "mecanisme"),
    effect: {
      more: "în total: mai mult",
      less: "în total: mai puțin",
      unsaid: "mai mult sau mai puțin: nu se spune",
    },
  },
  trust: {
    unproven: "Nedovedit pe acest graf: niciun răspuns al lui nu a fost judecat",
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
