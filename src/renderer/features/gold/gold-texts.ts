/** The words of gold questions and of ablations: here in Romanian, in English in gold-english.ts. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatCount, formatTime } from "../../ui/format";
import { spoken } from "../../ui/language";
import { SENTENCES_ROMANIAN } from "../../ui/texts/sentences-romanian";
import { GOLD_ENGLISH } from "./gold-english";
import { GOLD_REASONS_ROMANIAN } from "./gold-reasons-romanian";

const questions = (count: number): string => formatPluralRo(count, "întrebare", "întrebări");
const edges = (count: number): string => formatPluralRo(count, "muchie de referință", "muchii de referință");
const ROMANIAN: typeof GOLD_ENGLISH = {
  panels: { questions: "Întrebări", waterfall: "Cascadă", ablations: "Ablații" },
  actions: {
    load: "Deschide un fișier de întrebări cu răspunsuri cunoscute…",
    evaluate: "Rulează toate întrebările cu rețeta de acum",
    stop: "Oprește rularea întrebărilor",
    next: "Următoarea dintre întrebările din listă",
    previous: "Precedenta dintre întrebările din listă",
    mark: "Marchează muchiile și răspunsurile de referință pe graf",
    ablate: "Rulează grila de parametri",
    stopAblation: "Oprește grila de parametri",
    exportGrid: "Salvează grila de parametri ca CSV",
  },
  questions: {
    empty: "Întrebări cu răspunsuri cunoscute",
    emptyLead:
      'Deschide un fișier cu o întrebare pe rând, ca {"question": …, "answers": […]}: fiecare e rulată cu rețeta de acum și vezi după ce etapă i se pierd răspunsurile corecte.',
    open: "Deschide întrebări…",
    toQuestions: "La întrebări",
    openOther: "Deschide alt fișier de întrebări",
    loading: "Se citesc întrebările…",
    failed: "Întrebările nu au fost citite.",
    drop: "Lasă fișierul aici ca să fie deschis",
    count: questions,
    rejected: (count) =>
      count === 1
        ? "1 rând nu e o întrebare"
        : `${formatPluralRo(count, "rând", "rânduri")} nu sunt întrebări`,
    rejectLine: (line, reason) => `Rândul ${formatCount(line)}: ${SENTENCES_ROMANIAN.said(reason)}`,
    rejectMore: (count) => `și încă ${formatCount(count)}`,
    ownGraphs: (count) =>
      `${formatPluralRo(count, "rând aduce", "rânduri aduc")} un graf propriu, care nu e folosit: întrebările rulează pe graful deschis.`,
    topics: "Pornește de la",
    topicChoices: { linked: "temele găsite în întrebare", given: "temele din fișier" },
    topicNote:
      "Graful de alături arată fiecare întrebare așa cum ai pune-o tu: de la entitățile găsite în ea.",
    sample: "Câte întrebări",
    sampleAll: (count) => `toate (${formatCount(count)})`,
    sampleSome: (count) => formatCount(count),
    run: "Rulează",
    runAgain: "Rulează din nou",
    stop: "Oprește",
    noGraph: "Alege un graf pe care să ruleze.",
    changed: "Rețeta sau parametrii s-au schimbat între timp.",
    stopped: (done, total) =>
      `Oprit după ${formatCount(done)} din ${formatCount(total)}: cifrele sunt ale acestora.`,
    runFailed: "Întrebările nu au fost rulate până la capăt.",
    figures: "Cifre peste întrebările rulate",
    filter: "Care întrebări",
    filters: { all: "Toate", hits: "Primul răspuns e corect", failures: "Eșecuri" },
    lostAt: (stage) => `Pierdute la ${stage}`,
    lostAtLower: (stage) => `pierdută la ${stage}`,
    search: "Caută întrebări",
    searchPlaceholder: "Caută…",
    listed: (shown, all) => (shown === all ? questions(all) : `${formatCount(shown)} din ${questions(all)}`),
    list: "Întrebări",
    none: "Nicio întrebare de acest fel.",
    next: "Următoarea",
    previous: "Precedenta",
    hit: "primul răspuns e corect",
    ranked: (rank) => `răspunsul de referință e al ${formatCount(rank)}-lea`,
    missed: "niciun răspuns de referință",
    notRun: "încă nerulată",
    gold: (names) => `referință: ${names.slice(0, 3).join(", ")}${names.length > 3 ? ", …" : ""}`,
    answered: (name) => `răspuns: ${name}`,
    markGold: "Marchează referința pe graf",
    evaluate: "Se rulează întrebările",
  },
  metrics: {
    "hits@1": { name: "Hits@1", meaning: "Partea de întrebări al căror prim răspuns e corect." },
    "hits@5": {
      name: "Hits@5",
      meaning: "Partea de întrebări cu un răspuns de referință printre primele cinci.",
    },
    "hits@10": {
      name: "Hits@10",
      meaning: "Partea de întrebări cu un răspuns de referință printre primele zece.",
    },
    hit: {
      name: "Hit",
      meaning:
        "Convenția prin subșir a lui RoG și G-Retriever peste răspunsurile date (tipărită adesea ca Hit@1).",
    },
    mrr: {
      name: "MRR",
      meaning: "Media lui 1 / locul primului răspuns de referință; 0 unde nu apare niciunul.",
    },
    "r-precision": {
      name: "R-precizie",
      meaning:
        "Partea din răspunsurile de referință aflată printre primele, câte răspunsuri de referință sunt.",
    },
    "recall@5": {
      name: "Recall@5",
      meaning: "Partea din răspunsurile de referință aflată printre primele cinci.",
    },
    "recall@10": {
      name: "Recall@10",
      meaning: "Partea din răspunsurile de referință aflată printre primele zece.",
    },
    "recall@20": {
      name: "Recall@20",
      meaning: "Partea din răspunsurile de referință aflată printre primele douăzeci.",
    },
    precision: { name: "Precizie", meaning: "Partea corectă din răspunsurile date." },
    recall: { name: "Recuperare", meaning: "Partea din răspunsurile de referință care sunt date." },
    f1: { name: "F1", meaning: "Media armonică a preciziei și recuperării, pe întrebare, apoi mediată." },
    answerRecall: {
      name: "Răspunsuri de referință păstrate",
      meaning: "Partea răspunsurilor de referință rămase după tăiere.",
    },
    pathRecall: {
      name: "Muchii de referință păstrate",
      meaning: "Partea muchiilor de referință rămase după tăiere.",
    },
    ms: { name: "Timp", meaning: "Mediana unei întrebări." },
  },
  convention:
    "Medii peste toate întrebările rulate; una care eșuează contează 0. Locurile de dincolo de numărul de răspunsuri al rețetei contează ca negăsite.",
  reasons: GOLD_REASONS_ROMANIAN,
  waterfall: {
    empty: "Unde se pierde referința",
    emptyLead:
      "Deschide întrebări cu răspunsuri cunoscute și rulează-le sau pune una dintre ele: aici vezi după care etapă i-a dispărut referința.",
    set: "Toate întrebările rulate",
    means:
      "Procentele sunt medii pe întrebare: fiecare întrebare contează la fel, oricâte răspunsuri ar avea.",
    one: "Întrebarea de față",
    setCount: (count, paths) => `${questions(count)} · ${edges(paths)}`,
    answers: "răspunsuri de referință",
    paths: "muchii de referință",
    alive: (what, stage, share) => `${what} rămase după ${stage}: ${share}`,
    lostHere: (share) => `−${share}`,
    seedNote: "Semințele nu trebuie să fie răspunsuri.",
    lost: "Muchii de referință pierdute",
    lostNone: "Nicio muchie de referință nu s-a pierdut.",
    lostAt: (stage, reason) => `${stage}: ${reason}`,
    heuristic: (count) =>
      `${questions(count)} fără căi de referință: le țin locul muchiile de pe cele mai scurte căi, toate candidate prin construcție.`,
    oneHeuristic:
      "Fișierul nu are căi pentru această întrebare: le țin locul muchiile de pe cele mai scurte căi de la temă la răspunsuri.",
    noPaths: "Fișierul nu are căi pentru această întrebare și nicio cale scurtă nu duce la un răspuns.",
    notLoaded: "Întrebarea de față nu e printre cele încărcate.",
    accounting: "I se caută referința…",
    failed: "Referința ei nu a fost căutată.",
    goldEdges: "Muchii de referință",
    goldAnswers: "Răspunsuri de referință",
    kept: "păstrată",
    lostAtStage: (stage) => `pierdută la ${stage}`,
    rank: (place) => (place === 1 ? "primul răspuns" : `al ${formatCount(place)}-lea răspuns`),
    notInGraph: "nu e în graf",
    notDrawn: "nedesenată",
    show: (triple) => `Arată pe graf: ${triple}`,
  },
  canvas: {
    kept: "referință, păstrată",
    lost: "referință, pierdută",
    missing: (count) =>
      `${formatPluralRo(count, "muchie de referință nedesenată", "muchii de referință nedesenate")}`,
    legend: "Referință",
  },
  ablations: {
    empty: "O grilă de parametri",
    emptyLead:
      "Deschide întâi întrebări cu răspunsuri cunoscute: grila rulează o parte din ele cu fiecare combinație de valori.",
    choose: "Alege până la trei parametri și valorile de încercat.",
    add: "Adaugă un parametru…",
    addLabel: "Parametrul de adăugat",
    remove: (name) => `Scoate ${name}`,
    values: (name) => `Valorile pentru ${name}`,
    sample: "Întrebări în fiecare celulă",
    run: "Rulează grila",
    stop: "Oprește",
    size: (cells, asked) =>
      `${formatPluralRo(cells, "celulă", "celule")} × ${questions(asked)} = ${formatPluralRo(cells * asked, "rulare", "rulări")}`,
    why: {
      "no-axis": () => "Încă nu e ales niciun parametru.",
      "no-value": () => "Fiecare parametru vrea cel puțin o valoare.",
      "wrong-value": (what) => `„${what}” nu se potrivește cu rețeta.`,
      "too-many": (cells) => `${cells} de celule sunt prea multe: cel mult 240.`,
    },
    progress: "Se rulează grila",
    stopped: (done, total) =>
      `Oprit după ${formatCount(done)} din ${formatPluralRo(total, "rulare", "rulări")}; toate celulele au văzut aceleași întrebări sau cu una mai puțin.`,
    failed: "Grila nu a fost rulată până la capăt.",
    others: "Rulată cu alt graf, altă rețetă sau alt început: valorile pot însemna altceva acum.",
    measure: "Măsură",
    cell: (values, measure, value, asked) =>
      `${values}: ${measure} ${value} peste ${questions(asked)}. Folosește aceste valori.`,
    cellFailed: (values, why) => `${values}: ${why}`,
    waiting: (values) => `${values}: încă nerulată`,
    use: "Apasă pe o celulă ca să-i folosești valorile pentru întrebarea de față.",
    used: "folosită acum",
    csv: "Salvează ca CSV",
    saved: (name) => `Salvat ca ${name}.`,
    time: formatTime,
    axis: (name, value) => `${name} ${value}`,
    best: "cea mai bună",
  },
};

export const GOLD_TEXTS = spoken({ en: GOLD_ENGLISH, ro: ROMANIAN });
