/** The words of why something is no answer, and of what was taught. */
import { formatPluralRo } from "../../../shared/languages/counts";
import type { LostAt } from "../../../shared/why-not";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  paths: "By the relation paths",
  won: "What decided",
  ofEdge: "The likeliest path that uses it",
  ofNode: "The likeliest path that leads to it",
  weight: {
    probability: (weight: string) => `p ${weight}`,
    worth: (weight: string) => `worth ${weight}`,
  },
  noWay: {
    edge: "No relation path out of what the question names uses this edge: no parameter that ranks facts will bring it in.",
    node: "No relation path as long as the recipe allows leads to it.",
  },
  isWinner: "This is the path that decided: what was lost was lost later.",
  decided: "The words that tipped it",
  speaksFor: (path: string, times: string) => `for ${path}, ${times} times`,
  noWords: "No single word tipped it.",
  teach: "Teach this path",
  teachHint: (wording: string) =>
    `Questions worded like “${wording}” are to follow this path on this graph. Kept on this machine; undo takes it back.`,
  wish: "Is an answer missing?",
  wished: "Name of the node that should have been an answer",
  wishHint: "Type a name of the graph",
  unknownName: (name: string) => `The graph has no name like “${name}”.`,
  close: "Close",
  working: "Trying other values…",
  lost: {
    listed: (name: string, rank: string) => `${name} is an answer: number ${rank}.`,
    named: (name: string) =>
      `The question names ${name}: what is named answers only where the question asks for it.`,
    refused: () => "The question was refused before anything was looked for.",
    computed: (name: string) =>
      `The answer was computed over the whole graph, and ${name} is not among what the relation leads to.`,
    reach: (name: string) => `${name} was never reached: it lies beyond the hops and caps of the recipe.`,
    path: (name: string) => `${name} was reached, but no path that was believed in ends there.`,
    prune: (name: string) => `A path that was believed in leads to ${name}, but it was cut away.`,
    read: (name: string) =>
      `${name} was kept, but it is not of the kind asked for, not what the likeliest path leads to, or beyond the answers the recipe lists.`,
  } satisfies Record<LostAt, (name: string, rank: string) => string>,
  pin: (name: string) => `Pin ${name} in`,
  unpin: (name: string) => `Unpin ${name}`,
  recipe: (title: string) => `The recipe ${title} has it`,
  taught: (count: number) => `Taught on this graph: ${formatPlural(count, "path", "paths")}`,
  taughtFor: (wording: string) => `for “${wording}”`,
  forget: (path: string) => `Forget ${path}`,
};

const ROMANIAN: typeof ENGLISH = {
  paths: "După drumurile de relații",
  won: "Ce a hotărât",
  ofEdge: "Cel mai probabil drum care o folosește",
  ofNode: "Cel mai probabil drum care duce acolo",
  weight: {
    probability: (weight) => `p ${weight}`,
    worth: (weight) => `valoare ${weight}`,
  },
  noWay: {
    edge: "Niciun drum de relații de la ce numește întrebarea nu folosește această muchie: niciun parametru care ordonează fapte nu o aduce.",
    node: "Niciun drum de relații cât permite rețeta nu duce acolo.",
  },
  isWinner: "Acesta este drumul care a hotărât: ce s-a pierdut s-a pierdut mai târziu.",
  decided: "Cuvintele care au înclinat balanța",
  speaksFor: (path, times) => `pentru ${path}, de ${times} ori`,
  noWords: "Niciun cuvânt singur nu a înclinat balanța.",
  teach: "Învață acest drum",
  teachHint: (wording) =>
    `Întrebările puse ca „${wording}” vor urma acest drum pe acest graf. Se păstrează pe acest calculator; anularea îl ia înapoi.`,
  wish: "Lipsește un răspuns?",
  wished: "Numele nodului care trebuia să fie un răspuns",
  wishHint: "Scrie un nume din graf",
  unknownName: (name) => `Graful nu are niciun nume ca „${name}”.`,
  close: "Închide",
  working: "Se încearcă alte valori…",
  lost: {
    listed: (name, rank) => `${name} este un răspuns: numărul ${rank}.`,
    named: (name) => `Întrebarea numește ${name}: ce este numit răspunde numai unde întrebarea o cere.`,
    refused: () => "Întrebarea a fost refuzată înainte să se caute ceva.",
    computed: (name) =>
      `Răspunsul a fost calculat pe tot graful, iar ${name} nu se află printre cele la care duce relația.`,
    reach: (name) => `${name} nu a fost atins: se află dincolo de pașii și limitele rețetei.`,
    path: (name) => `${name} a fost atins, dar niciun drum crezut nu se termină acolo.`,
    prune: (name) => `Un drum crezut duce la ${name}, dar a fost tăiat.`,
    read: (name) =>
      `${name} a fost păstrat, dar nu este de felul cerut, nu este ce dă drumul cel mai probabil sau este dincolo de răspunsurile listate de rețetă.`,
  },
  pin: (name) => `Fixează ${name} înăuntru`,
  unpin: (name) => `Nu mai fixa ${name}`,
  recipe: (title) => `Rețeta ${title} îl are`,
  taught: (count) => `Învățate pe acest graf: ${formatPluralRo(count, "drum", "drumuri")}`,
  taughtFor: (wording) => `pentru „${wording}”`,
  forget: (path) => `Uită ${path}`,
};

export const WHY_NOT_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
