/** Nouns of kin that are said of women or of men alone: whoever is known to be of the other gender is no answer to them. */
import { words } from "../../../../../shared/fold";
import type { NodeDetails } from "../../../../../shared/graph";
import type { Token } from "../../understand/tokens/read-tokens";
import { VERB } from "../../understand/kinds/noun-phrase";
import { stem } from "../../understand/stem";
import type { World } from "../world";

const stems = (text: string): ReadonlySet<string> => new Set(text.split(" ").map(stem));
const WOMEN = stems("mother daughter sister wife widow bride aunt niece grandmother granddaughter fiancee");
const MEN = stems("father son brother husband groom uncle nephew grandfather grandson");

const SPOUSES = stems("wife widow bride husband groom fiancee");

/** Whether words say of which gender the nodes are ("daughters"), and neither the relation's own words nor anything known of them does. */
export async function isGenderOpen(
  nodes: ReadonlySet<number>,
  said: readonly Token[],
  relation: string,
  { ports }: World,
): Promise<boolean> {
  const tells = said.filter(({ stems: own }) => own.some((one) => WOMEN.has(one) || MEN.has(one)));
  const called = words(relation).map(stem);
  // The word itself: "mother" is near to the "parent" of a relation, which tells no gender.
  const isOwn = ({ word, english }: Token) =>
    [word, english[0] ?? ""].some((one) => called.includes(stem(one)));
  if (tells.length === 0 || tells.some(isOwn) || nodes.size === 0) return false;
  // "The husband of A", of the one whom A is married to: no other could be meant.
  if (nodes.size === 1 && tells.every(({ stems: own }) => own.some((one) => SPOUSES.has(one)))) return false;
  const details = await ports.store.nodeDetails([...nodes], ports.signal);
  return details.some((one) => genderOf(one) === undefined);
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
  return new Set(all.filter((_, at) => genderOf(details[at]) !== other));
}

const FEMALE = /^(?:f|female|woman|women|girl)$/i;
const MALE = /^(?:m|male|man|men|boy)$/i;

/** By its property, else by a label of its own. */
export function genderOf(one: NodeDetails | undefined): "m" | "f" | undefined {
  const { gender, sex } = one?.properties ?? {};
  const told = [String(gender ?? sex ?? ""), ...(one?.labels ?? [])];
  if (told.some((text) => FEMALE.test(text))) return "f";
  return told.some((text) => MALE.test(text)) ? "m" : undefined;
}
