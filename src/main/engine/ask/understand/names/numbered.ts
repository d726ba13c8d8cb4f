/** Things told by their kind and number: "chapter 8", "capitolul VIII", "the third act", "al doilea capitol". */
import { fold } from "../../../../../shared/fold";
import type { NodeDetails } from "../../../../../shared/graph";
import type { GraphFacts, LabelFacts } from "../../execute/graph-facts";
import { toNumber } from "../../execute/measures/numbers";
import { byStem } from "../../execute/word-fit";
import type { Ports } from "../../stage";
import type { Named } from "../find-mentions";
import type { LanguagePack } from "../pack";
import { marked } from "../question-parts";
import { readTokens, type Token } from "../tokens/read-tokens";
import { ordinalIn } from "../tokens/token-numbers";

/** The property that numbers the things of a kind. */
const NUMBER = "number";
/** Stands for whatever number is the highest. */
const LAST = -1;
/** A kind of more things is no row that one counts through. */
const MOST = 5000;

/** The names in a question less those inside "chapter 8", and those things, in order; where none is numbered so, the names as they are. */
export async function withNumbered(
  question: string,
  named: readonly Named[],
  facts: GraphFacts,
  pack: LanguagePack,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<readonly Named[]> {
  const kinds = facts.labels.filter(({ properties }) => properties.some(({ name }) => name === NUMBER));
  if (kinds.length === 0) return named;
  const tokens = readTokens(question, [], pack);
  const found: Named[] = [];
  for (const [at, token] of tokens.entries()) {
    const kind = kinds.find((label) => byStem(token, label) > 0);
    const told = kind && (behind(tokens, at, pack) ?? before(tokens, at, pack));
    if (!told || isWithin(told, named)) continue;
    const numbered = await numberedBy(kind, told, pack, { store, signal });
    if (numbered) found.push({ ...numbered, text: question.slice(told.start, told.end), ...placed(told) });
  }
  const isFree = ({ start, end }: Named) => !found.some((one) => start < one.end && one.start < end);
  return found.length === 0 ? named : [...named.filter(isFree), ...found].sort((a, b) => a.start - b.start);
}

interface Told {
  readonly start: number;
  readonly end: number;
  readonly number: number;
}

const placed = ({ start, end }: Told) => ({ start, end });

/** Whether a name already takes all of it. */
function isWithin(told: Told, named: readonly Named[]): boolean {
  return named.some(({ start, end }) => start <= told.start && told.end <= end);
}

/** "Chapter | 8", "capitolul | al II-lea", "scena | a doua". */
function behind(tokens: readonly Token[], at: number, pack: LanguagePack): Told | undefined {
  const [own, next] = [tokens[at]!, tokens[at + 1]];
  const number =
    next && !next.paused
      ? (next.numbers?.[0] ?? romanNumeral(next.text) ?? ordinalIn(next.word, pack))
      : undefined;
  return next && number !== undefined ? { start: own.start, end: next.end, number } : undefined;
}

/** "The third | chapter", "al treilea | capitol", "the 3rd chapter"; "in the first chapter", but "the first chapter in which". */
function before(tokens: readonly Token[], at: number, pack: LanguagePack): Told | undefined {
  const [own, last, place] = [tokens[at]!, tokens[at - 1], tokens[at - 2]];
  if (!last || own.paused) return undefined;
  const isWhere =
    marked(place, "with") && !tokens.slice(at + 1, at + 3).some((next) => marked(next, "clause"));
  const isEnd = last.pole?.measure.startsWith("date") && last.pole.degree === "most" && isWhere;
  const end = last.pole?.pole === "min" ? 1 : LAST;
  const number = isEnd ? end : ordinalIn(last.word, pack);
  return number === undefined ? undefined : { start: last.start, end: own.end, number };
}

const ROMAN = /^(?=[IVXLC])(?:XC|XL|L?X{0,3}|C)(?:IX|IV|V?I{0,3})$/;
const DIGITS: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** A Roman numeral up to a hundred as it is written in headings. */
export function romanNumeral(text: string): number | undefined {
  if (!ROMAN.test(text)) return undefined;
  const digits = [...text].map((letter) => DIGITS[letter]!);
  return digits.reduce((sum, digit, at) => (digit < (digits[at + 1] ?? 0) ? sum - digit : sum + digit), 0);
}

/** The things of a kind whose name says the number ("Capitolul VIII. …"), else those numbered so. */
async function numberedBy(
  { name, handle }: LabelFacts,
  { number }: Told,
  pack: LanguagePack,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<Omit<Named, "text" | "start" | "end"> | undefined> {
  const { nodes, total } = await store.members(name, MOST, signal);
  if (total > MOST) return undefined;
  const details = await store.nodeDetails([...nodes], signal);
  const numberOf = ({ properties }: NodeDetails) => toNumber(properties[NUMBER]) ?? 0;
  const highest = Math.max(...details.map(numberOf));
  const headed = number === LAST ? [] : details.filter((one) => numberInName(one.name, pack) === number);
  const meant =
    headed.length > 0
      ? headed
      : details.filter((one) => numberOf(one) === (number === LAST ? highest : number));
  return meant.length === 0
    ? undefined
    : {
        nodes: meant.map(({ node }) => node),
        labels: meant.map(() => handle),
        entities: meant.map(({ id, name: called }) => ({
          ...{ id, name: called, label: name, score: 1, why: "exact" as const },
        })),
      };
}

/** "Scena | a | II-a". */
const ARTICLE = /^(?:al?|the)$/iu;

/** The number that a heading begins with, behind one word and its article at most. */
function numberInName(name: string, pack: LanguagePack): number | undefined {
  const [first = "", second = ""] = (name.match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (text) => !ARTICLE.test(text),
  );
  const [own, behind] = [first, second].map(
    (text) => romanNumeral(text) ?? (/^\d{1,3}$/.test(text) ? Number(text) : undefined),
  );
  return own ?? behind ?? ordinalIn(fold(second), pack) ?? pack.numbers[fold(second)]?.[0];
}
