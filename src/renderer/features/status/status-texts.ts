/** The words of questions under way, of failures and of the bar below. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  asking: {
    title: "Thinking the question through",
    again: "Updating…",
    starting: "Starting",
    elapsed: (ms: number) => `${formatTime(ms)} so far`,
    of: (done: string, total: string) => `${done} of ${total}`,
  },
  failed: {
    title: "The question was not answered",
    retry: "Ask again",
    dismiss: "Dismiss",
    listTitle: "Graphs and recipes could not be listed",
    reload: "Try again",
  },
  offline: {
    title: "The engine is not reachable.",
    lead: "What you see stays, and it is tried again every few seconds. If Dragoman was ended, start it again and open its new address.",
    retry: "Try now",
    connecting: "Connecting to the engine…",
  },
  silent: {
    title: "The engine has not answered for ten seconds.",
    lead: "It is busy with something long, or it hangs. What you see and what you asked stays.",
    retry: "Start it again",
  },
  restarted: (reason: string, asksAgain: boolean) =>
    asksAgain
      ? `The engine stopped (${reason}) and runs again: your question is asked once more.`
      : `The engine stopped (${reason}) and runs again: what you see stays.`,
  announce: {
    answered: (answers: number, best: string | undefined, ms: number) =>
      best === undefined
        ? `No answer found in ${formatTime(ms)}.`
        : `${formatPlural(answers, "answer", "answers")} in ${formatTime(ms)}. Best: ${best}.`,
    asking: "Asking.",
  },
  bar: {
    label: "Status",
    lines: {
      online: "Engine ready",
      connecting: "Connecting…",
      offline: "Engine not reachable",
      silent: "Engine not answering",
    },
    asking: "Asking…",
    failed: "Not answered",
    show: "Show why",
  },
};

const ROMANIAN: typeof ENGLISH = {
  asking: {
    title: "Se caută răspunsul",
    again: "Se actualizează…",
    starting: "Pornește",
    elapsed: (ms) => `${formatTime(ms)} până acum`,
    of: (done, total) => `${done} din ${total}`,
  },
  failed: {
    title: "Întrebarea nu a primit răspuns",
    retry: "Întreabă din nou",
    dismiss: "Închide",
    listTitle: "Grafurile și rețetele nu au putut fi listate",
    reload: "Încearcă din nou",
  },
  offline: {
    title: "Nu se ajunge la motor.",
    lead: "Ce vezi rămâne pe loc, iar legătura se încearcă la câteva secunde. Dacă Dragoman a fost închis, pornește-l din nou și deschide noua lui adresă.",
    retry: "Încearcă acum",
    connecting: "Se face legătura cu motorul…",
  },
  silent: {
    title: "Motorul nu a răspuns de zece secunde.",
    lead: "Are ceva lung de făcut sau s-a blocat. Ce vezi și ce ai întrebat rămâne.",
    retry: "Pornește-l din nou",
  },
  restarted: (reason, asksAgain) =>
    asksAgain
      ? `Motorul s-a oprit (${reason}) și merge din nou: întrebarea ta se pune încă o dată.`
      : `Motorul s-a oprit (${reason}) și merge din nou: ce vezi rămâne pe loc.`,
  announce: {
    answered: (answers, best, ms) =>
      best === undefined
        ? `Niciun răspuns găsit în ${formatTime(ms)}.`
        : `${formatPluralRo(answers, "răspuns", "răspunsuri")} în ${formatTime(ms)}. Cel mai bun: ${best}.`,
    asking: "Se întreabă.",
  },
  bar: {
    label: "Stare",
    lines: {
      online: "Motorul este gata",
      connecting: "Se conectează…",
      offline: "Nu se ajunge la motor",
      silent: "Motorul nu răspunde",
    },
    asking: "Se întreabă…",
    failed: "Fără răspuns",
    show: "Arată de ce",
  },
};

export const STATUS_TEXTS = spoken({ en: ENGLISH, ro: ROMANIAN });
