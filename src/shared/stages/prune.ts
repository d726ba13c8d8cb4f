/** Prune: prizes → a connected subgraph. */
import { z } from "zod";
import { choice, data, even, number, onOff, positive, stops } from "../parameters/parameter";
import { more } from "../parameters/search";
import { declareStage } from "../parameters/stage";

const PRUNING_NAMES = {
  none: { en: "none", ro: "niciuna" },
  simple: { en: "simple", ro: "simplă" },
  gw: { en: "Goemans–Williamson", ro: "Goemans–Williamson" },
  strong: { en: "strong", ro: "puternică" },
};
/** From lenient to strict. */
export const PRUNINGS = Object.keys(PRUNING_NAMES) as (keyof typeof PRUNING_NAMES)[];

const SOLVED = { method: ["pcst"] };

export const PRUNE = declareStage({
  en: ["Prune", "Keeps a connected part whose prizes are worth its costs."],
  ro: ["Tăiere", "Păstrează o parte conexă ale cărei premii își merită costurile."],
  parameters: {
    method: choice(
      {
        pcst: { en: "PCST", ro: "PCST" },
        "top-edges": { en: "top edges", ro: "cele mai bune muchii" },
        none: { en: "none", ro: "niciuna" },
        "top-paths": { en: "top paths", ro: "cele mai bune drumuri" },
      },
      {
        shown: "advanced",
        offered: ["pcst", "top-edges", "none"],
        en: [
          "Prune by",
          "PCST keeps a connected tree worth its cost; top edges keeps the best ones; none keeps all.",
        ],
        ro: [
          "Tăiere prin",
          "PCST păstrează un arbore conex care își merită costul; „cele mai bune muchii” păstrează primele; „niciuna” păstrează tot.",
        ],
      },
    ),
    pruning: choice(PRUNING_NAMES, {
      shown: "main",
      standard: "gw",
      when: SOLVED,
      en: ["Pruning", "How the grown tree is cut back: strong cuts every branch that does not pay."],
      ro: [
        "Curățare",
        "Cum este tăiat înapoi arborele crescut: cea puternică taie fiecare ramură care nu se plătește.",
      ],
    }),
    clusters: number(positive.default(1), even(1, 10, 1), {
      shown: "advanced",
      unit: "parts",
      when: { ...SOLVED, rooted: [false] },
      en: ["Components", "Most connected parts the result may have."],
      ro: ["Componente", "Cele mai multe părți conexe pe care le poate avea rezultatul."],
    }),
    rooted: onOff({
      shown: "advanced",
      when: SOLVED,
      en: ["Rooted", "The best seed is always kept, and everything hangs on it."],
      ro: ["Cu rădăcină", "Cea mai bună sămânță se păstrează mereu și totul atârnă de ea."],
    }),
    topEdges: number(positive.default(100), stops([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]), {
      shown: "main",
      unit: "edges",
      when: { method: ["top-edges"] },
      en: ["Top edges", "How many edges are kept, by prize."],
      ro: ["Muchii alese", "Câte muchii se păstrează, după premiu."],
    }),
    topPaths: data(z.number().int().min(1).max(20_000).optional(), "a number of paths (10)", {
      when: { method: ["top-paths"] },
      en: ["Top paths", "How many paths are kept, by score."],
      ro: ["Drumuri alese", "Câte drumuri se păstrează, după scor."],
    }),
  },
  search: {
    // From strict to lenient: the mode that changes least comes first.
    pruning: (pruning) => PRUNINGS.filter((mode) => mode !== pruning).reverse(),
    clusters: (clusters) => [1, 2, 4].map((step) => clusters + step),
    topEdges: more(1_000_000),
  },
});

export type PruneParams = z.infer<typeof PRUNE.schema>;
