/** Relations between things of one kind: which could be walked either way, and which hold both ways. */
import type { NodeDetails } from "../../../../shared/graph";
import { words } from "../../../../shared/fold";
import { glossed } from "../understand/words/gloss-romanian";
import { stem } from "../understand/stem";

/** Rarer kinds at an end are slips of the data. */
const LEAST_SHARE = 0.1;

/** One end of a relation: some of its nodes, and how many of them have each label (handle, -1 for none). */
export interface RelationEnd {
  readonly nodes: Int32Array;
  readonly shares: ReadonlyMap<number, number>;
}

/** Whether things of one kind stand at both ends; where they have no kind, whether a thing itself does. */
export function isTwoWay(sources: RelationEnd, targets: RelationEnd): boolean {
  const alike = [...sources.shares].some(
    ([label, share]) => label >= 0 && Math.min(share, targets.shares.get(label) ?? 0) >= LEAST_SHARE,
  );
  if (alike || !sources.shares.has(-1) || !targets.shares.has(-1)) return alike;
  const far = new Set(targets.nodes);
  return sources.nodes.some((node) => far.has(node));
}

/** What one thing cannot do to another without that other doing it too. */
const RECIPROCAL = new Set(
  "next near nearby connect connected adjoin twin meet marry married spouse neighbor neighbour border adjacent sibling friend relative cousin colleague partner resemble similar interact interaction correlate equal equivalent coexist"
    .split(" ")
    .map(stem),
);

/** Whether a relation's words tell something mutual: "meets", "interacts with", "chemically similar to". */
export const holdsBothWays = (text: string): boolean =>
  /^(with|cu)$/.test(words(text).at(-1) ?? "") || isMutual(text);

/** Whether a word of them says so by itself ("married to", "căsătorit cu"): then it holds both ways, though of few edges no thing stands at both ends. */
export const isMutual = (text: string): boolean =>
  words(text).some((word) => [word, ...glossed(word)].some((one) => RECIPROCAL.has(stem(one))));

/** Whether edges between things of two kinds begin now at the one, now at the other: which way they are stored tells nothing. What has no kind tells nothing of it, nor do labels that are only told of some ("admiral"; `isKind`). */
export function isStoredBothWays(
  near: Int32Array,
  far: Int32Array,
  ends: readonly NodeDetails[],
  isKind: (label: string) => boolean = () => true,
): boolean {
  const labels = new Map(ends.map(({ node, labels: own }) => [node, own.find(isKind) ?? ""]));
  const ways = new Map<string, number>();
  near.forEach((node, row) => {
    const own = [labels.get(node), labels.get(far[row]!)];
    if (own.includes("")) return;
    const pair = own.join("\n");
    ways.set(pair, (ways.get(pair) ?? 0) + 1 / near.length);
  });
  return [...ways].some(([pair, share]) => {
    const [one, other] = pair.split("\n");
    const back = ways.get([other, one].join("\n")) ?? 0;
    return one !== other && Math.min(share, back) >= LEAST_SHARE;
  });
}
