/** Names that a scan misread: one letter apart from a name of the same work that is far commoner. */
import type { Chain } from "../build-stage";
import { formKey } from "./form-key";

/** Only long names: "Ana" and "Ena" are two. Those that differ as a scan's l and i do may be shorter: "Eiisa" for "Elisa". */
const [SHORTEST, SHORTEST_SCANNED] = [6, 5];
/** A misreading of one word is rare, and the name so many times commoner; of two words the other one speaks for it too. */
const ALONE = { rarest: 3, commoner: 10 };
const IN_FULL = { rarest: 20, commoner: 2 };
/** Letters at the beginning that are never read wrong here, so that few names are compared. */
const SAME = 2;

interface Form {
  readonly chain: number;
  readonly key: string;
  /** How often the whole chain stands. */
  readonly count: number;
}

/** The chain that each misread chain is; those that are not misread are left out. */
export function misread(chains: readonly Chain[]): ReadonlyMap<number, number> {
  const byStart = new Map<string, Form[]>();
  const startOf = (chain: number, key: string): string =>
    `${chains[chain]!.type} ${scanned(key).slice(0, SAME)}`;
  const counts = chains.map(({ forms }) => [...forms.values()].reduce((sum, n) => sum + n, 0));
  chains.forEach(({ forms }, chain) => {
    for (const key of new Set([...forms.keys()].map(formKey))) {
      if (key.length < SHORTEST_SCANNED) continue;
      const start = startOf(chain, key);
      byStart.set(start, [...(byStart.get(start) ?? []), { chain, key, count: counts[chain]! }]);
    }
  });
  const found = new Map<number, number>();
  chains.forEach(({ name }, chain) => {
    const key = formKey(name);
    if (key.length < SHORTEST_SCANNED) return;
    const near = (byStart.get(startOf(chain, key)) ?? []).filter((form) =>
      isMeant(form, key, counts[chain]!),
    );
    const meant = new Set(near.map((form) => form.chain));
    // Between two that are as near nobody can choose.
    if (meant.size === 1 && !meant.has(chain)) found.set(chain, near[0]!.chain);
  });
  return found;
}

function isMeant(form: Form, key: string, count: number): boolean {
  const { rarest, commoner } = form.key.includes(" ") ? IN_FULL : ALONE;
  const isAlike = form.key !== key && scanned(form.key) === scanned(key);
  const isNear = isAlike || areOneApart(form.key, key);
  return count <= rarest && form.count >= Math.max(commoner * count, ALONE.rarest) && isNear;
}

/** Letters that scans take for one another, as one. */
const scanned = (key: string): string => key.replaceAll("l", "i");

/** Whether a scan may have made one of two long words of the other. */
export function areOneApart(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= SHORTEST && isOneApart(a, b);
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
