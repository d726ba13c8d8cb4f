/** What is asked for: a kind, or what belongs to a class named in its place. */
import type { GraphFacts } from "../../execute/graph-facts";
import type { WordFit } from "../../execute/word-fit";
import type { Ports } from "../../stage";
import { classAsked, type ClassAsked } from "./class-asked";
import type { Named } from "../find-mentions";
import { marked } from "../question-parts";
import { readKind, type KindPack, type KindRead } from "./read-kind";
import type { Token } from "../tokens/read-tokens";

/** A question's tokens: those that may tell a kind, those without its bounds, and all; `ordered` is where an order begins among the second, −1 where none does. */
interface Said {
  readonly asking: readonly Token[];
  readonly rest: readonly Token[];
  readonly tokens: readonly Token[];
  readonly named: readonly Named[];
  readonly ordered: number;
}

/** The kind asked for, or the class in its place. */
export async function readAsked(
  said: Said,
  facts: GraphFacts,
  fit: WordFit,
  pack: KindPack,
  ports: Pick<Ports, "store" | "signal">,
): Promise<{ readonly read: KindRead | undefined; readonly ofClass: ClassAsked | undefined }> {
  const { asking, rest, tokens, named, ordered } = said;
  // "The halogens by discovery year": what orders tells no kind.
  const telling = asking.filter((token) => ordered <= 0 || rest.indexOf(token) < ordered);
  const ofLabel = withoutMeasure(readKind(telling, facts, fit, pack), rest, facts);
  const ofClass = ofLabel ? undefined : await classAsked(tokens, named, facts, ports);
  return { read: ofLabel ?? ofClass?.kind ?? readKind(asking, facts, fit, pack), ofClass };
}

/** "The least | dense halogen": what is measured is no kind. */
function withoutMeasure(
  kind: KindRead | undefined,
  tokens: readonly Token[],
  { relations }: GraphFacts,
): KindRead | undefined {
  const [token] = kind?.tokens ?? [];
  const last = kind?.goal.last;
  const isUtmost = token !== undefined && marked(tokens[tokens.indexOf(token) - 1], "most", "fewest");
  return isUtmost && last && relations[last.relation]!.isNumeric ? undefined : kind;
}
