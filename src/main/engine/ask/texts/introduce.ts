/** "Who is A", "tell me about A", with nothing else asked: the sentences in which a text introduces A. */
import { message } from "../../../../shared/sentences/sentences";
import { ENTITY_TYPES, EXTRACTED_RELATIONS } from "../../../../shared/texts/build";
import { fold } from "../../../../shared/fold";
import type { StoredText } from "../../store/past/documents";
import { isOfTexts } from "../execute/times/passages-of";
import { edgesAround } from "../execute/sets/edges-around";
import type { Computed, World } from "../execute/world";
import { marked } from "../understand/question-parts";
import { quoted, tellPassage } from "./nearest-passages";
import { sentencesOf, type TextSentence } from "./text-sentences";
import { textsAbout } from "./works-read";

const ASKS =
  /^(?:(?:si|dar|and|but|so|oare) )?(?:who|what|cine|ce) (?:is|was|are|were|este|e|i|era|fu|a fost|sunt|erau) |^(?:please )?(?:tell me (?:more |something )?about|describe|introduce) |^(?:ce |spune mi |povesteste mi |zi mi ).*despre |^(?:descrie|prezinta|povesteste) /;
/** "Where is A from", "de unde este A", and what the text says then. */
const ASKS_ORIGIN = /^(?:where (?:is|was|does|did) .* (?:come )?from $|de unde (?:este|e|era|vine) )/;
const ORIGIN = /(?<!\p{L})(?:from|of|din|de la|de pe) (?:the )?\p{Lu}/u;
const TYPES: ReadonlySet<string> = new Set(ENTITY_TYPES);
const EXTRACTED: ReadonlySet<string> = new Set(EXTRACTED_RELATIONS);
/** Words of asking, and no matter of the question. */
const ASKING =
  /^(?:tell|more|about|describe|introduce|stii|stim|spune|zi|povesteste|descrie|prezinta|despre|known|know)$/;
const MOST_EDGES = 10_000;
const MOST_SHOWN = 2;
const MOST_TOLD = 10;

/** What the text says where it names somebody first, and where it says what they are; undefined where something else is asked, and in graphs not built from texts. Throws what the store throws. */
export async function introduced(question: string, world: World): Promise<Computed | undefined> {
  const { parts, facts, ports } = world;
  const one = isOfTexts(facts) && ports.store.texts ? oneAsked(question, world) : undefined;
  if (!one) return undefined;
  const ids = one.entities.map(({ id }) => id);
  const found = [];
  for (const { work, stored } of await textsAbout([one], ports))
    found.push(...introductions(stored, ids, one.isOrigin).map((sentence) => ({ work, stored, sentence })));
  const [best] = found;
  if (!best) return undefined;
  const shown = found.slice(0, MOST_SHOWN).map(({ work, stored: { text }, sentence: { start, end } }) => ({
    ...{ work, text, passage: { start, end, told: start, score: 1 } },
  }));
  const told = shown.map(({ passage, text, work }) => tellPassage(passage, text, work.node, ports));
  return {
    ...{ form: "list", complete: false, answers: [], constraints: [] },
    values: shown.map(({ passage, text }) => quoted(passage, text)),
    passage: { work: best.work.id, start: best.sentence.start, end: best.sentence.end },
    edges: await readEdges(one.nodes, world),
    said: [message("introduced", { name: parts.named[0]!.entities[0]!.name }), ...(await Promise.all(told))],
    operations: [{ operation: "filter", of: "sentences", left: found.length }],
  };
}

/** Who alone is asked about: somebody or something that texts name, one of that name. */
function oneAsked(question: string, { parts: { tokens, named, bounds } }: World) {
  const [one, ...others] = named;
  const isPlain = bounds.length === 0 && !tokens.some((token) => marked(token, "not"));
  const hasMore = tokens.some(({ english, word }) => english.length > 0 && !ASKING.test(word));
  if (!one || others.length > 0 || one.nodes.length !== 1 || !isPlain || hasMore) return undefined;
  const isOfTypes = one.entities.every(({ label }) => label.split(", ").some((type) => TYPES.has(type)));
  const asked = `${fold(question)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const isOrigin = ASKS_ORIGIN.test(asked);
  return isOfTypes && (isOrigin || ASKS.test(asked)) ? { ...one, isOrigin } : undefined;
}

/** What somebody is: "A was …", "A, the …", "the … A". */
const TELLS =
  /^[^.!?]{0,30}?(?:(?<!\p{L})(?:is|was|were|are|este|e|era|sunt|erau|fusese|fost|fu)(?!\p{L})|^[\p{L} ]{0,20}, (?:an?|the|o|un|\p{Ll}+) )/u;

const ENDS = /[.!?…;:,]["”»'’)\]]*\s*$/u;

/** The first that names one of some ids, and the first that says what it is; or the first that says where it is from. */
function introductions(stored: StoredText, ids: readonly string[], isOrigin: boolean): TextSentence[] {
  // A heading ends without a dot.
  const naming = sentencesOf(stored).filter(
    ({ mentions, start, end }) =>
      mentions.some(({ entity }) => ids.includes(entity)) && ENDS.test(stored.text.slice(start, end)),
  );
  const [first] = naming;
  if (isOrigin)
    return naming.filter(({ start, end }) => ORIGIN.test(stored.text.slice(start, end))).slice(0, 1);
  if (!first) return [];
  const saysWhat = naming.find(({ mentions, end }) =>
    mentions.some(
      (mention) => ids.includes(mention.entity) && TELLS.test(stored.text.slice(mention.end, end)),
    ),
  );
  return [...new Set([first, saysWhat ?? first])];
}

/** What is read of somebody, each with its passage. */
async function readEdges(nodes: readonly number[], { ports, facts }: World): Promise<number[]> {
  const { around } = await edgesAround(nodes, MOST_EDGES, ports);
  const own = around.filter(({ relation }) =>
    EXTRACTED.has(facts.relations.find(({ handle }) => handle === relation)?.name ?? ""),
  );
  return [...new Set(own.map(({ edge }) => edge))].slice(0, MOST_TOLD);
}
