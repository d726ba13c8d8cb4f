/** Questions that name nothing, in which things of a second kind stand where a name would ("a case that overruled another case"): everything of that kind is taken for one name. */
import type { UnderstandParams } from "../../../../shared/stages/understand";
import { kindOf } from "./kinds/kind-of";
import { everyOf } from "../execute/condition-sets";
import { byStem } from "../execute/word-fit";
import type { World } from "../execute/world";
import type { Ports } from "../stage";
import type { Named } from "./find-mentions";
import { isContent, marked } from "./question-parts";
import { nestedIn, readNested } from "./read-nested";
import { readWorld } from "./read-world";
import type { Token } from "./tokens/read-tokens";

/** Most things of a kind that may stand for a name. */
const MOST = 5000;
const ANY = /^(?:another|certain)$/;

/** The question read so; undefined where it names something, counts or compares, or has no second kind. Throws Unread where a clause of it means nothing. */
export async function readUnnamed(
  question: string,
  world: World,
  params: UnderstandParams,
  ports: Ports,
): Promise<World | undefined> {
  const { parts, facts } = world;
  const at = isOpen(world) ? nounAt(world) : -1;
  if (at < 0) return undefined;
  const { tokens } = parts;
  const kind = kindOf(tokens[at]!, facts, world.fit)!;
  const { nodes, complete, operations } = await everyOf(kind, world);
  if (!complete || nodes.size === 0 || nodes.size > MOST) return undefined;
  const { labels } = await ports.store.nodeNames(Int32Array.from(nodes));
  const { text, start, end } = tokens[at]!;
  const by = { of: [], operations, edges: [] };
  const name: Named = { text, start, end, entities: [], nodes: [...nodes], labels: [...labels], by };
  const read = {
    ...world,
    parts: {
      ...parts,
      named: [name],
      tokens: tokens.flatMap((token, place) =>
        place === at ? { ...token, name: 0, english: [], stems: [] } : isAny(token, tokens) ? [] : token,
      ),
    },
  };
  const spans = nestedIn(read);
  if (spans.length > 0) return readNested(question, read, spans, params, ports);
  const outer = { ...params, describe: false, part: read.parts.tokens };
  return readWorld(question, read.parts.named, parts.pack, outer, facts, ports);
}

/** Nothing is named, bounded or put on a scale. */
function isOpen({ parts: { form, named, bounds, tokens, kind } }: World): boolean {
  const isScaled = tokens.some(
    (token) =>
      token.pole !== undefined || marked(token, "most", "fewest", "more", "fewer", "than", "often", "not"),
  );
  return (
    (form === "list" || form === "count") &&
    !isScaled &&
    kind !== undefined &&
    named.length + bounds.length === 0
  );
}

/** The last noun that is another kind than the one asked for; −1 where there is none. */
function nounAt({ parts: { tokens, kind }, facts }: World): number {
  const asked = tokens.indexOf(kind!.tokens.at(-1)!);
  // "The mother of | a mortal": what was taken for the kind asked for is whose mother is.
  const isOfRole = /^who\b/.test(tokens[0]?.word ?? "") && tokens.slice(0, asked).some(isContent);
  return tokens.findLastIndex(
    (token, at) =>
      (at > asked || (at === asked && isOfRole)) &&
      isContent(token) &&
      facts.labels.some((label) => label.stems.length === 1 && byStem(token, label) === 1),
  );
}

const isAny = (token: Token, tokens: readonly Token[]): boolean =>
  ANY.test(token.word) && isContent(tokens[tokens.indexOf(token) + 1] ?? token);
