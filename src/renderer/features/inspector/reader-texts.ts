/** The words about what the trained reader made of a node. */
import { formatPluralRo } from "../../../shared/languages/counts";
import { formatPlural } from "../../ui/format";
import { spoken } from "../../ui/language";

const ENGLISH = {
  title: "Reader",
  ask: "Why this node?",
  hint: "What the trained reader heard of this node's neighbours: attention on each edge, and its probability without that edge.",
  loading: "Asking the reader again…",
  notRead: "The reader did not rank this run, or this node was not among those it read.",
  alone: "No edge joins it to another node that was read.",
  score: (p: string, rank: number, of: number) =>
    `p = ${p}, place ${String(rank)} of ${String(of)} nodes that may answer.`,
  recompute: (score: string, temperature: string) => `p = σ(s ÷ T), s = ${score}, T = ${temperature}.`,
  layers: (shares: readonly string[]) => `attention by layer: ${shares.join(", ")}`,
  layer: (layer: number, share: string) => `layer ${String(layer)}: ${share}`,
  without: (p: string, change: string) => `p without it ${p} (${change})`,
  drop: "Without this edge",
  dropHint: "Pins the edge out and asks again, from the prizes on; undo brings it back.",
  more: (count: number) => `${formatPlural(count, "edge", "edges")} with less attention not listed.`,
  meaning:
    "Bars: the share of each edge in what the node hears, layer by layer; over all its edges they add up to 1. “Without it” asks the same network again with neither direction of that edge; steps and degrees stay.",
};

export const READER_TEXTS = spoken<typeof ENGLISH>({
  en: ENGLISH,
  ro: {
    title: "Cititor",
    ask: "De ce acest nod?",
    hint: "Ce a auzit cititorul antrenat de la vecinii acestui nod: atenția pe fiecare muchie și probabilitatea fără ea.",
    loading: "Cititorul este întrebat din nou…",
    notRead: "Cititorul nu a ordonat această rulare sau nodul nu este printre cele citite.",
    alone: "Nicio muchie nu îl leagă de alt nod citit.",
    score: (p, rank, of) =>
      `p = ${p}, locul ${String(rank)} din ${formatPluralRo(of, "nod care poate răspunde", "noduri care pot răspunde")}.`,
    recompute: (score, temperature) => `p = σ(s ÷ T), s = ${score}, T = ${temperature}.`,
    layers: (shares) => `atenția pe straturi: ${shares.join(", ")}`,
    layer: (layer, share) => `stratul ${String(layer)}: ${share}`,
    without: (p, change) => `p fără ea ${p} (${change})`,
    drop: "Fără această muchie",
    dropHint: "Fixează muchia afară și întreabă din nou, de la premii încolo; „Anulează” o aduce înapoi.",
    more: (count) =>
      `${formatPluralRo(count, "muchie", "muchii")} cu mai puțină atenție ${count === 1 ? "nu este arătată" : "nu sunt arătate"}.`,
    meaning:
      "Barele: partea fiecărei muchii din ce aude nodul, strat cu strat; pe toate muchiile lui se adună la 1. „Fără ea” întreabă aceeași rețea din nou fără niciun sens al muchiei; pașii și gradele rămân.",
  },
});
