/** Names that a scan misread: one letter apart from a name of the same work that is far commoner. */
import type { Chain } from "../build-stage";
import { formKey } from "./coreference";

/** Only long names: "Ana" and "Ena" are two. */
const SHORTEST = 6;
/** A misreading is rare, and the name so many times commoner. */
const RAREST = 3;
const COMMONER = 10;
/** Letters at the beginning that are never read wrong here, so that few names are compared. */
const SAME = 2;

/** The chain that each misread chain is; those that are not misread are left out. */
export function misread(chains: readonly Chain[]): ReadonlyMap<number, number> {
  const named = chains.map(({ name, type, forms }, chain) => ({
    ...{ chain, type, key: formKey(name), count: [...forms.values()].reduce((sum, n) => sum + n, 0) },
  }));
  const common = new Map<string, typeof named>();
  for (const one of named)
    if (one.count >= COMMONER && one.key.length >= SHORTEST) {
      const bucket = `${one.type} ${one.key.slice(0, SAME)}`;
      common.set(bucket, [...(common.get(bucket) ?? []), one]);
    }
  const found = new Map<number, number>();
  for (const one of named) {
    if (one.count > RAREST || one.key.length < SHORTEST) continue;
    const near = (common.get(`${one.type} ${one.key.slice(0, SAME)}`) ?? []).filter(
      ({ key, count }) => count >= COMMONER * one.count && isOneApart(key, one.key),
    );
    // Between two that are as near nobody can choose.
    if (near.length === 1) found.set(one.chain, near[0]!.chain);
  }
  return found;
}

/** Whether one letter more, less, other, or in the next one's place makes a of b; never equal ones. */
function isOneApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const isTurned = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    restA.slice(1) === restB.slice(1) || restA === restB.slice(1) || restA.slice(1) === restB || isTurned
  );
}
