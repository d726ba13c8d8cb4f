/** "Whose boats are moored on A?": who has the things that the rest of the question tells. */
import { fold } from "../../../../../shared/fold";
import { message } from "../../../../../shared/sentences/sentences";
import { WHOSE } from "../../execute/condition-ways";
import { kinOf } from "../../execute/kin/kin-nouns";
import { byStem } from "../../execute/word-fit";
import { Unread, type World } from "../../execute/world";
import type { Asked } from "./other-readings";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { Understood } from "../understood";

/** Words before the noun that tell which ("whose | wooden | boats"). */
const MOST_BEFORE = 2;

const OWNING = /\b(?:own|belong|possess|propriet|apartin|detin)/;

const ASKING = {
  en: { who: "Who owns the", that: "that", be: /^\s+(?:is|are|was|were)\s+$/i },
  ro: { who: "Cine deține", that: "care", be: /^\s+(?:e|este|sunt|era|erau)\s+$/i },
} as const;

/** Undefined where nothing is asked so. Throws Unread where the things are none of the graph's. */
export async function readOwners(
  world: World,
  { question, named, again }: Pick<Asked, "question" | "named" | "again">,
): Promise<Understood | undefined> {
  const { parts, facts } = world;
  const at = parts.tokens.findIndex(({ word }) => WHOSE.has(word));
  if (at < 0 || at > 1 || parts.form === "boolean") return undefined;
  const behind = parts.tokens.slice(at + 1, at + 2 + MOST_BEFORE).filter(isContent);
  const isThing = (token: Token) => facts.labels.some((label) => byStem(token, label) > 0);
  const noun = behind.find(isThing) ?? behind[0];
  // "Whose captain is A": what a relation is called by says by itself what is asked for.
  const isRole = (token: Token) => facts.relations.some((relation) => byStem(token, relation) > 0);
  if (!noun || kinOf(noun) || isRole(noun)) return undefined;
  if (!isThing(noun)) throw new Unread([noun]);
  const { who, that, be } = ASKING[parts.pack.language];
  const rest = question.slice(noun.end);
  const only = named.find(({ start }) => start > noun.end && be.test(question.slice(noun.end, start)));
  const isBare = only && !/\p{L}/u.test(question.slice(only.end));
  // Where no relation tells an owner, whose something is may as well mean who made it.
  const isOwned = facts.relations.some(({ words }) => OWNING.test(fold(words)));
  if (only && !isOwned) return undefined;
  const told = `${question.slice(behind[0]!.start, noun.end)} ${that}${rest}`;
  const text = isBare ? `${who} ${question.slice(only.start)}` : `${who} ${told}`;
  const found = await again(text);
  const { computed, outcome } = found;
  if (!computed || outcome.refused) return found;
  const said = [message("spelt-right", { question: text }), ...computed.said];
  const complete = computed.complete && isOwned;
  return { ...found, computed: { ...computed, complete, said }, outcome: { ...outcome, complete } };
}
