/** The words of the first page and of a graph's own page, in Romanian. */
import { formatCount, formatPluralRo } from "../format";
import type { WELCOME_ENGLISH } from "./welcome-english";

const edges = (count: number): string => formatPluralRo(count, "muchie", "muchii");
const nodes = (count: number): string => formatPluralRo(count, "nod", "noduri");

export const WELCOME_ROMANIAN: typeof WELCOME_ENGLISH = {
  welcome: {
    title: "Întreabă un graf de cunoștințe și vezi de ce",
    lead: "Dragoman găsește partea din graf care răspunde la întrebare și ține minte motivul pentru fiecare muchie păstrată sau lăsată deoparte. Totul rămâne pe acest calculator.",
    samples: "Începe cu un graf de exemplu",
    samplesLead: "Întrebări care merg imediat: alege una.",
    noSamples: "Nu este instalat niciun graf de exemplu.",
    own: "Deschide un graf al tău",
    ownLead:
      "Triplete (TSV, CSV, JSONL), tabele de noduri și muchii cu antete Neo4j, GraphML, GEXF sau întrebări cu grafurile lor (KGQA JSONL).",
    ownButton: "Importă fișiere…",
    own2: "Grafurile tale",
    size: (nodeCount, edgeCount) => `${nodes(nodeCount)} · ${edges(edgeCount)}`,
    loading: "Se caută grafurile…",
  },
  empty: {
    lead: "Scrie o întrebare mai sus sau începe cu una dintre acestea.",
    noQuestions: "Numește în întrebare o entitate din graf, de pildă un nod despre care știi că este acolo.",
    labels: "Ce conține",
    relations: "Cum este legat",
    others: (count) => `și încă ${formatCount(count)}`,
    remove: "Șterge acest graf…",
    removeSure: (graph) => `Ștergi „${graph}”? Nu mai poate fi adus înapoi.`,
    removeYes: "Șterge",
    removeNo: "Păstrează",
  },
};
