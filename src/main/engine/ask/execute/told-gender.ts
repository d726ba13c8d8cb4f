/** Nouns of kin that are said of women or of men alone: whoever is known to be of the other gender is no answer to them. */
import { words } from "../../../../shared/fold";
import type { Token } from "../understand/tokens/read-tokens";
import { VERB } from "../understand/kinds/noun-phrase";
import { stem } from "../understand/stem";
import type { World } from "./world";

const stems = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(stem));
const WOMEN = stems("mother daughter sister wife widow bride aunt niece grandmother granddaughter fiancee");
const MEN = stems("father son brother husband groom uncle nephew grandfather grandson");

/** Whether words say of which gender the nodes are ("daughters"), and neither the relation's own words nor anything known of them does. */
export async function isGenderOpen(
  nodes: ReadonlySet<number>,
  said: readonly Token[],
  relation: string,
  { ports }: World,
): Promise<boolean> {
  const tells = said.filter(({ stems: own }) => own.some((one) => WOMEN.has(one) || MEN.has(one)));
  const called = words(relation).map(stem);
  const isOpen = tells.length > 0 && !tells.some(({ stems: own }) => own.some((one) => called.includes(one)));
  if (!isOpen || nodes.size === 0) return false;
  const details = await ports.store.nodeDetails([...nodes], ports.signal);
  return details.some(({ properties }) => properties["gender"] === undefined);
}

/** Those of `nodes` whom the words can be said of; all of them where no word tells a gender. */
export async function ofToldGender(
  nodes: ReadonlySet<number>,
  words: readonly Token[],
  { ports }: World,
): Promise<ReadonlySet<number>> {
  const tells = (told: ReadonlySet<string>): boolean =>
    words.some((word) => !VERB.test(word.word) && word.stems.some((one) => told.has(one)));
  const [women, men] = [tells(WOMEN), tells(MEN)];
  if (women === men) return nodes;
  const all = [...nodes];
  const details = await ports.store.nodeDetails(all, ports.signal);
  const other = women ? "m" : "f";
  return new Set(all.filter((_, at) => details[at]?.properties["gender"] !== other));
}
