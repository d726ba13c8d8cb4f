/** What the graph says of two concepts up to a cut: the signs of its typed edges, and whether documents name both together. */
import { CO_OCCURS } from "../../../../shared/documents/library";
import { signOf } from "../mechanism/relation-signs";
import { denies } from "../score/paths/denying-relations";
import type { Ports } from "../stage";

/** What a relation denies with: "does not treat" is about treating. */
const DENYING = /^does not |\bnot |\bcannot |\bnever /u;
/** Most edges between two nodes that are looked at. */
const MOST = 200;
const MUTUAL = /correlat|associat|bind|interact|cotreat|compar|relat/u;

export interface TypedEdge {
  /** What the relation says of the object when walked from the subject: 1 more, −1 less, 0 nothing. */
  readonly sign: 1 | 0 | -1;
  /** Whether it leads from subject to object; both ways where it has no direction. */
  readonly isForward: boolean;
  readonly isBackward: boolean;
  /** Whether it says that this does not hold. */
  readonly isDenied?: true;
}

export interface PairKnown {
  readonly edges: readonly TypedEdge[];
  readonly areTogether: boolean;
  /** Documents up to the cut that are behind any of its edges. */
  readonly documents: ReadonlySet<string>;
}

/** Reads the edges between two node handles that a document up to the cut attests. */
export async function knownBetween(
  subject: number,
  object: number,
  cut: string,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<PairKnown> {
  const search = { maxHops: 1, direction: "both", relations: [], limit: MOST } as const;
  const found = await store.paths(subject, object, search, signal);
  const past = await store.past?.(cut, signal);
  const { relations } = await store.describe();
  const known = [...found.edges.keys()].filter((row) => !past || past.isKnown[found.edges[row]!] === 1);
  const typed = known.filter((row) => relations[found.relations[row]!]!.name !== CO_OCCURS);
  const handles = Int32Array.from(typed, (row) => found.edges[row]!);
  const undirected = typed.length > 0 ? await store.undirected?.(handles) : undefined;
  const edges = typed.map((row, at): TypedEdge => {
    const { words: told } = relations[found.relations[row]!]!;
    const isDenied = denies(told);
    const words = isDenied ? told.replace(DENYING, "") : told;
    const isFrom = found.nodes[found.sources[row]!] === subject;
    const isMutual = undirected?.[at] === 1 || MUTUAL.test(words.toLowerCase());
    const sign = isMutual ? signOf(words, false) || signOf(words, true) : signOf(words, !isFrom);
    return {
      sign,
      isForward: isMutual || isFrom,
      isBackward: isMutual || !isFrom,
      ...(isDenied && { isDenied }),
    };
  });
  const attested = known.map((row) => found.edges[row]!);
  const documents = (await store.documents?.(attested, cut, signal)) ?? [];
  return {
    edges,
    areTogether: attested.length > 0,
    documents: new Set(documents.flatMap((one) => one.documents)),
  };
}
