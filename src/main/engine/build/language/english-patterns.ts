/** What English verbs say of two persons. */
import type { Pattern } from "./pack";
import { words } from "./words";

export const ENGLISH_PATTERNS: readonly Pattern[] = [
  {
    relation: "LOVES",
    word: words.expression("loved loves adored adores admired admires worshipped cherished"),
    before: [""],
    rule: "verb of love",
    confidence: 0.9,
  },
  {
    relation: "HATES",
    word: words.expression(
      "hated hates despised despises detested detests loathed loathes abhorred resented",
    ),
    before: [""],
    rule: "verb of hate",
    confidence: 0.8,
  },
  {
    relation: "KILLS",
    word: words.expression(
      "killed kills murdered slew slain stabbed shot poisoned strangled assassinated beheaded executed drowned",
    ),
    before: [""],
    lessIn: words("arm leg shoulder hand foot knee thigh"),
    rule: "verb of killing",
    confidence: 0.8,
  },
  {
    relation: "WORKS_FOR",
    word: words.expression("worked works working served serves"),
    before: ["for", "under"],
    rule: "verb of serving",
    confidence: 0.85,
  },
  {
    relation: "INTERACTS_WITH",
    word: words.expression(
      "met spoke talked danced quarrelled argued fought dined conversed walked shouted whispered wrote",
    ),
    before: ["with", "to"],
    rule: "verb of meeting",
    confidence: 0.9,
  },
  {
    relation: "INTERACTS_WITH",
    word: words.expression(
      "met visited embraced kissed greeted thanked followed saved rescued arrested attacked struck slapped hit helped scolded seized caught questioned warned invited accompanied comforted betrayed fought praised asked told examined",
    ),
    before: [""],
    rule: "verb of dealing",
    confidence: 0.85,
  },
  {
    relation: "MARRIED_TO",
    word: words.expression("married"),
    before: [""],
    rule: "verb of wedding",
    confidence: 0.85,
  },
  {
    relation: "MARRIED_TO",
    word: words.expression("married"),
    before: ["to"],
    rule: "married to",
    confidence: 0.9,
  },
  {
    relation: "BETROTHED_TO",
    word: words.expression("engaged betrothed"),
    before: ["to"],
    rule: "engaged to",
    confidence: 0.85,
  },
  {
    relation: "LOVES",
    word: words.expression("love"),
    before: ["with"],
    rule: "being in love",
    confidence: 0.9,
  },
  {
    relation: "OWNS",
    word: words.expression("owned owns possessed bought"),
    before: [""],
    rule: "verb of owning",
    confidence: 0.65,
  },
];
