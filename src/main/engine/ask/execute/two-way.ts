/** Relations between things of one kind: which could be walked either way, and which hold both ways. */
import { words } from "../../../../shared/fold";
import { stem } from "../understand/stem";

/** Rarer kinds at an end are slips of the data. */
const LEAST_SHARE = 0.1;

/** Whether things of one kind stand at both ends; shares are by label handle. */
export function isTwoWay({
  sources,
  targets,
}: {
  readonly sources: ReadonlyMap<number, number>;
  readonly targets: ReadonlyMap<number, number>;
}): boolean {
  return [...sources].some(([label, share]) => Math.min(share, targets.get(label) ?? 0) >= LEAST_SHARE);
}

/** What one thing cannot do to another without that other doing it too. */
const RECIPROCAL = new Set(
  "meet marry spouse neighbor neighbour border adjacent sibling friend relative cousin colleague partner resemble similar interact interaction correlate equal equivalent coexist"
    .split(" ")
    .map(stem),
);

/** Whether a relation's words tell something mutual: "meets", "interacts with", "chemically similar to". */
export function holdsBothWays(text: string): boolean {
  const all = words(text);
  return all.at(-1) === "with" || all.some((word) => RECIPROCAL.has(stem(word)));
}
