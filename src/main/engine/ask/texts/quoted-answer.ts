/** Where no word of a text can be picked out as the answer: the sentence that tells what is asked, whole, as it stands. */
import { message } from "../../../../shared/sentences/sentences";
import { isOfTexts, passagesOf } from "../execute/times/passages-of";
import type { Computed, Unread, World } from "../execute/world";
import type { Ports } from "../stage";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords } from "./asked-words";
import { mayBeTold } from "./may-be-told";
import { quoted, tellPassage } from "./nearest-passages";
import { quotedNeeds } from "./quoted-needs";
import { passageOf, readText, type Telling } from "./rank-passages";
import { textsAbout, thingsNamed, typesAsked } from "./works-read";

/** Share of what is asked that a sentence tells, rare words weighing more, where more than two words are asked: of two both have to be told. How near all that is named has to stand. */
const LEAST_SHARE = 0.65;
const FEW = 2;
const LEAST_NEAR = 0.5;
/** The other end of a thing ("son" for "mother") is half of it. */
const LEAST_SURE = 0.5;
const MOST_SHOWN = 2;
/** The second is told where it tells nearly as much. */
const OF_BEST = 0.85;

/** Undefined where something else is asked, where no sentence tells most of it near to whom it names, and in graphs not built from texts. Throws what the store throws. */
export async function quotedAnswer(
  question: string,
  unread: Unread,
  { parts: { tokens, named, bounds, form }, facts }: World,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Computed | undefined> {
  const isPlain = mayBeTold(unread) && bounds.length === 0 && !tokens.some(saysMore);
  if (!isPlain || !isOfTexts(facts) || !ports.store.texts) return undefined;
  const own = thingsNamed(named);
  const names = own.map(({ entities }) => entities.map(({ id }) => id));
  const isAnswering = quotedNeeds(question, tokens, form);
  const found = [];
  for (const { work, stored } of await textsAbout(own, ports)) {
    const sought = { names, asked: askedWords(tokens, work.language), types: typesAsked(tokens) };
    const read = readText(stored, sought);
    for (const telling of read.tellings) {
      const passage = passageOf(telling, read);
      const letters = stored.text.slice(passage.start, passage.end);
      const inside = stored.mentions.filter(({ start, end }) => passage.start <= start && end <= passage.end);
      const about = {
        ...{ letters, before: stored.text.slice(passage.start, passage.told), near: telling.near.weight },
        others: inside.filter(
          ({ entity, end }) => !names.flat().includes(entity) && stored.text[end] !== ":",
        ),
        ...{ asked: sought.asked, language: work.language },
      };
      if (tellsMost(telling, read.rarity) && isAnswering(about))
        found.push({ work, stored, score: telling.score, passage });
    }
  }
  const [best, ...others] = found.sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const shown = [best, ...others.filter(({ score }) => score >= OF_BEST * best.score)].slice(0, MOST_SHOWN);
  const told = shown.map(({ passage, stored, work }) => tellPassage(passage, stored.text, work.node, ports));
  return {
    ...{ form: form === "boolean" ? "boolean" : "list", complete: false, answers: [], constraints: [] },
    values: shown.map(({ passage, stored }) => quoted(passage, stored.text)),
    passage: { work: best.work.id, start: best.passage.start, end: best.passage.end },
    edges: await passagesOf(own.flatMap(({ nodes }) => nodes).slice(0, 1), facts, ports),
    said: [message("quoted-passage"), ...(await Promise.all(told))],
    operations: [{ operation: "filter", of: "sentences", left: found.length }],
  };
}

/** An end of a scale or a number of many: of these no single sentence tells. */
const saysMore = (token: Token): boolean => marked(token, "not") || token.pole !== undefined;

function tellsMost({ sure, told, near, tellers }: Telling, rarity: readonly number[]): boolean {
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);
  const share = told.reduce((sum, weight) => sum + weight, 0) / whole;
  const isTold = sure.length > FEW ? share >= LEAST_SHARE : sure.every((one) => one > 0);
  // "Wrote | letters": one word of the text tells no two.
  if (tellers < sure.filter((one) => one > 0).length) return false;
  return near.weight >= LEAST_NEAR && isTold && Math.max(...sure) > LEAST_SURE;
}
