/** "What is A's trade", "ce meserie are A": the noun that a text gives beside A's name ("A, a tailor", "the constable, A", "A era morar"). */
import { fold } from "../../../../shared/fold";
import { message } from "../../../../shared/sentences/sentences";
import { isOfTexts, passagesOf } from "../execute/times/passages-of";
import type { Computed, World } from "../execute/world";
import type { Ports } from "../stage";
import { tellPassage } from "./nearest-passages";
import { spanTokens } from "./spans/span-tokens";
import { taggerOf } from "./spans/spans-for";
import { sentencesOf } from "./text-sentences";
import { nounsBeside } from "./trade-nouns";
import { textsAbout, thingsNamed } from "./works-read";

const TRADE =
  "(?:meseria|meserie|meseriei|profesia|profesie|ocupatia|ocupatie|slujba|functia|functie|indeletnicirea|indeletnicire|trade|profession|occupation|job|calling|craft)";
const ASKS = new RegExp(
  `^(?:si |dar |and |but |oare )?(?:(?:de )?ce ${TRADE} |(?:care|what) (?:\\w+ ){0,2}.*\\b${TRADE}\\b|cu ce se ocup|ce (?:era|este|e) .* de ${TRADE} $|what (?:did|does|do) .* (?:do )?for a living $)`,
);

/** Undefined where something else is asked, where no text says it beside the name, and in graphs not built from texts. Throws what the store and the tagger throw. */
export async function tradeTold(
  question: string,
  { parts: { named }, facts }: World,
  ports: Pick<Ports, "store" | "signal" | "romanianTags">,
): Promise<Computed | undefined> {
  const own = thingsNamed(named);
  const asked = `${fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  if (!isOfTexts(facts) || own.length !== 1 || !ASKS.test(asked)) return undefined;
  const ids = own[0]!.entities.map(({ id }) => id);
  const found = [];
  for (const { work, stored } of await textsAbout(own, ports)) {
    const tag = await taggerOf(work.language, ports);
    for (const { start, end, mentions } of sentencesOf(stored)) {
      const marks = mentions.filter(({ entity }) => ids.includes(entity));
      if (marks.length === 0) continue;
      const tokens = spanTokens(stored.text, start, end, tag);
      const told = marks.flatMap((mark) => nounsBeside(tokens, mark, work.language));
      found.push(...told.map((noun) => ({ noun, work, stored, start, end })));
    }
  }
  const [best] = found;
  if (!best) return undefined;
  const { noun, work, stored, start, end } = best;
  const passage = { start, end, told: noun.start, score: 1 };
  return {
    ...{ form: "list", complete: false, answers: [], constraints: [], values: [noun.text] },
    passage: { work: work.id, start, end },
    edges: await passagesOf(own[0]!.nodes, facts, ports),
    said: [
      message("read-in-passage", { answer: noun.text }),
      await tellPassage(passage, stored.text, work.node, ports),
    ],
    operations: [{ operation: "filter", of: "sentences", left: found.length }],
  };
}
