/** Where no word of a text can be picked out as the answer: the sentence that tells what is asked, whole, as it stands. */
import { message } from "../../../../shared/sentences/sentences";
import { isOfTexts, passagesOf } from "../execute/times/passages-of";
import type { Computed, Unread, World } from "../execute/world";
import type { Ports } from "../stage";
import { marked } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { askedWords } from "./asked-words";
import { askedSpan } from "./spans/asked-span";
import { quoted, tellPassage } from "./nearest-passages";
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
  const isPlain = unread.sentence === undefined && bounds.length === 0 && !tokens.some(saysMore);
  if (!isPlain || !isOfTexts(facts) || !ports.store.texts) return undefined;
  const own = thingsNamed(named);
  const names = own.map(({ entities }) => entities.map(({ id }) => id));
  const needs = NEEDS.filter(({ asks }) => asks(tokens, question)).map(({ text }) => text);
  const found = [];
  for (const { work, stored } of await textsAbout(own, ports)) {
    const sought = { names, asked: askedWords(tokens, work.language), types: typesAsked(tokens) };
    const read = readText(stored, sought);
    for (const telling of read.tellings) {
      const passage = passageOf(telling, read);
      const letters = stored.text.slice(passage.start, passage.end);
      if (tellsMost(telling, read.rarity) && needs.every((need) => need.test(letters)))
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

/** Digits, or a number in words of either language. */
const NUMBER =
  /\d|(?<!\p{L})(?:un|o|unul|una|doi|dou[aă]|trei|patru|cinci|[sș]ase|[sș]apte|opt|nou[aă]|zece|sut[aăe]|mi[ei]|\p{L}+sprezece|\p{L}+zeci|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundred|thousand)(?!\p{L})/iu;

/** What a passage has to have besides, by what is asked. */
const NEEDS: readonly {
  readonly asks: (tokens: readonly Token[], question: string) => boolean;
  readonly text: RegExp;
}[] = [
  {
    asks: (tokens) => tokens.some((one) => marked(one, "from")),
    text: /(?<!\p{L})(?:din|de la|from|out of)(?!\p{L})/iu,
  },
  {
    asks: (_, question) => askedSpan(question)?.kind === "name",
    text: /(?<!\p{L})(?:num|chem|cheam|zi[cs]|spu|nam|call)/iu,
  },
  { asks: (_, question) => askedSpan(question)?.kind === "number", text: NUMBER },
];

function tellsMost({ sure, told, near, tellers }: Telling, rarity: readonly number[]): boolean {
  const whole = rarity.reduce((sum, weight) => sum + weight, 0);
  const share = told.reduce((sum, weight) => sum + weight, 0) / whole;
  const isTold = sure.length > FEW ? share >= LEAST_SHARE : sure.every((one) => one > 0);
  // "Wrote | letters": one word of the text tells no two.
  if (tellers < sure.filter((one) => one > 0).length) return false;
  return near.weight >= LEAST_NEAR && isTold && Math.max(...sure) > LEAST_SURE;
}
