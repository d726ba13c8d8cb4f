/** The words of the salience tab. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Salience",
  none: "This recipe weighs no relations",
  noneHint: "Choose a recipe that scores by weighted prizes, such as “Biomedical”.",
  loading: "Reading the relations…",
  lead: {
    fixed: "What each relation is worth (γ times this is an edge's prize) and costs (times λ).",
    idf: "Rarer relations are worth more: the schedule decides. Choose “table and cosine” under Schedule to give them numbers of your own.",
    learnt: "What mechanisms taught about each relation; a number of your own takes its place.",
  },
  relation: "Relation",
  salience: "Salience",
  cost: "Cost",
  count: (count: number) => formatPlural(count, "edge", "edges"),
  inRun: (candidates: number, kept: number) => `${String(candidates)} drawn, ${String(kept)} kept`,
  notInRun: "not in this run",
  changed: (gained: number, lost: number) => `+${String(gained)} −${String(lost)}`,
  changedMeaning: "Kept edges gained and lost by the last change",
  own: "its own number",
  inherited: (from: string) => `inherited from ${from}`,
  byCosine: "its cosine with the question",
  standard: "the recipe's standard",
  rarity: "how rare it is",
  of: (column: string, relation: string) => `${column} of ${relation}`,
  letGo: (column: string, relation: string) => `Back to what ${column} of ${relation} was`,
};

export const SALIENCE_TEXTS = spoken<typeof ENGLISH>({
  en: ENGLISH,
  ro: {
    title: "Relevanță",
    none: "Această rețetă nu cântărește relații",
    noneHint: "Alege o rețetă cu premii ponderate, de pildă „Biomedical”.",
    loading: "Se citesc relațiile…",
    lead: {
      fixed:
        "Cât valorează fiecare relație (de γ ori atât este premiul unei muchii) și cât costă (de λ ori).",
      idf: "Relațiile mai rare valorează mai mult: programul hotărăște. Alege „tabel și cosinus” la Program ca să le dai numere proprii.",
      learnt: "Ce au arătat mecanismele despre fiecare relație; un număr propriu îi ia locul.",
    },
    relation: "Relație",
    salience: "Relevanță",
    cost: "Cost",
    count: (count) => formatPluralRo(count, "muchie", "muchii"),
    inRun: (candidates, kept) => `${String(candidates)} desenate, ${String(kept)} păstrate`,
    notInRun: "nu este în această rulare",
    changed: (gained, lost) => `+${String(gained)} −${String(lost)}`,
    changedMeaning: "Muchii păstrate câștigate și pierdute la ultima schimbare",
    own: "numărul ei propriu",
    inherited: (from) => `moștenită de la ${from}`,
    byCosine: "cosinusul ei cu întrebarea",
    standard: "cea obișnuită a rețetei",
    rarity: "cât de rară este",
    of: (column, relation) => `${column} pentru ${relation}`,
    letGo: (column, relation) => `Înapoi la ce era: ${column} pentru ${relation}`,
  },
});
