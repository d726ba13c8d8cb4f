/** Names of several words that Romanian writes its own way and in another order: "ulcerul gastric" for "gastric ulcer", "boala Parkinson" for "Parkinson's disease". */
import { words } from "../../../../../shared/fold";
import type { Ports } from "../../stage";
import { namedAs, type Named } from "../find-mentions";
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { beginAlike, beginningsOf, spelt } from "../words/cognates";

/** Names looked at for one beginning, and its letters. */
const MOST = 400;
const BEGINNING = 3;
/** Words of the longest phrase; shorter words are alike by chance. */
const LONGEST = 3;
const SHORTEST = 4;
/** Words of a name that join others. */
const LINKS = new Set("s of the and in to for with".split(" "));

type Reading = Pick<Ports, "store" | "signal">;

interface Called {
  readonly node: number;
  readonly name: string;
}

/** The names of runs of words, the longest first at each place; `isOpen` says which words may be no word of the graph's schema, of which each run has one. */
export async function phrasesNamed(
  question: string,
  tokens: readonly Token[],
  isOpen: (token: Token) => boolean,
  ports: Reading,
): Promise<Named[]> {
  const found: Named[] = [];
  for (let at = 0; at < tokens.length; at++)
    for (const run of runsFrom(tokens, at)) {
      const nodes = run.some(isOpen) ? await namedBy(run, isOpen, ports) : [];
      if (nodes.length === 0) continue;
      const [start, end] = [run[0]!.start, run.at(-1)!.end];
      found.push(await namedAs({ text: question.slice(start, end), start, end }, nodes, ports.store));
      at = tokens.indexOf(run.at(-1)!);
      break;
    }
  return found;
}

/** The content words from a place on, "de" and the like between them left out: first three, then two. */
function runsFrom(tokens: readonly Token[], at: number): Token[][] {
  const run: Token[] = [];
  for (const token of tokens.slice(at)) {
    if (token.name !== undefined || (token.paused && run.length > 0) || run.length === LONGEST) break;
    if (isContent(token)) run.push(token);
    else if (run.length === 0 || !marked(token, "by")) break;
  }
  return run.length < 2 || run[0] !== tokens[at]
    ? []
    : Array.from({ length: run.length - 1 }, (_, less) => run.slice(0, run.length - less));
}

/** The nodes of the one name whose words those of a run are, of names that have no word more, else of those that have one. */
async function namedBy(
  run: readonly Token[],
  isOpen: (token: Token) => boolean,
  ports: Reading,
): Promise<number[]> {
  const candidates = await begunLike(run.filter(isOpen), ports);
  for (const more of [0, 1]) {
    const meant = candidates.filter(({ name }) => {
      const own = words(name).filter((word) => !LINKS.has(word));
      return own.length === run.length + more && holdsEach(run, own);
    });
    if (meant.length === 0) continue;
    const isOne = new Set(meant.map(({ name }) => name.toLowerCase())).size === 1;
    return isOne ? [...new Set(meant.map(({ node }) => node))] : [];
  }
  return [];
}

async function begunLike(tokens: readonly Token[], { store, signal }: Reading): Promise<Called[]> {
  const texts = new Set(
    tokens.flatMap(({ word, english }) => [
      ...(word.length < SHORTEST ? [] : beginningsOf(word, BEGINNING)),
      ...english.filter((one) => one !== word),
    ]),
  );
  const found: Called[] = [];
  for (const text of texts) {
    const nodes = await store.seeds({ by: "prefix", text, k: MOST }, signal);
    const { names } = await store.nodeNames(Int32Array.from(nodes, ({ node }) => node));
    found.push(...nodes.map(({ node }, at) => ({ node, name: names[at]! })));
  }
  return found;
}

/** Whether each word of a run is another of a name's words. */
function holdsEach([token, ...others]: readonly Token[], own: readonly string[]): boolean {
  if (token === undefined) return true;
  return own.some((word, at) => isAlike(token, word) && holdsEach(others, own.toSpliced(at, 1)));
}

const isAlike = ({ word, english }: Token, other: string): boolean =>
  english.some((one) => stem(one) === stem(other)) || beginAlike(spelt(word), spelt(other), SHORTEST);
