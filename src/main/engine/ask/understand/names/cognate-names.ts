/** Names of medicine and science that Romanian writes its own way: "astmul" for "asthma", "osteoporoza" for "osteoporosis". */
import { words } from "../../../../../shared/fold";
import type { Ports } from "../../stage";
import { beginningsOf, spelt } from "../words/cognates";
import { stemRomanian } from "../words/stem-romanian";

/** Names looked at for one beginning. */
const MOST = 400;
/** Letters that a name is looked for by; what is alike has at least one more. */
const BEGINNING = 3;
/** Shorter words are rather other words of the language. */
const SHORTEST = 4;

/** The nodes of the one name, a single word, that a folded Romanian word is another spelling of; none where no name or several are. */
export async function cognateNamed(
  word: string,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<number[]> {
  if (word.length < SHORTEST) return [];
  const own = ofRomanian(word);
  if (own.length <= BEGINNING) return [];
  const meant: { readonly node: number; readonly name: string }[] = [];
  for (const text of beginningsOf(word, BEGINNING)) {
    const found = await store.seeds({ by: "prefix", text, k: MOST }, signal);
    const { names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
    meant.push(
      ...found
        .map(({ node }, at) => ({ node, name: names[at]! }))
        .filter(({ name }) => isOneWord(name) && ofEnglish(words(name)[0]!) === own),
    );
  }
  const distinct = new Set(meant.map(({ name }) => name.toLowerCase()));
  return distinct.size === 1 ? [...new Set(meant.map(({ node }) => node))] : [];
}

const isOneWord = (name: string): boolean => words(name).length === 1;

/** What both languages hear alike, without the endings of either. */
const ofRomanian = (word: string): string =>
  INFLAMED.test(word)
    ? bare(word.replace(INFLAMED, "$1"))
    : bare(stemRomanian(word.replace(/iun(?:e|ea|ii|i)$/, "ion")));

/** "Artrita", "artritei" for "arthritis". */
const INFLAMED = /(?<=.{3})(it)(?:a|ei|e|ele|elor)$/;

const ofEnglish = (word: string): string =>
  bare(word.replace(/ity$/, "itat").replace(/(?<=..)(?:es|is|us|um)$/, ""));

const bare = (word: string): string =>
  spelt(word)
    .replace(/sch/g, "sc")
    .replace(/ch/g, "c")
    .replace(/z/g, "s")
    .replace(/[ao]e|ai/g, "e")
    .replace(/(?:is|[aeiou])+$/, "")
    // "Oncocercoza" for "onchocerciasis".
    .replace(/(?<=.{4})(?:o|ia)s$/, "");
