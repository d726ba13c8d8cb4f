/** A change to the foreground as a value: what came, what looks different, what went. */

/** One element of cytoscape's foreground; `look` decides whether it changed. */
export interface FrontElement {
  readonly id: string;
  readonly row: number;
  readonly look: Readonly<Record<string, string | number>>;
}

export interface GraphDifference {
  readonly added: readonly FrontElement[];
  readonly changed: readonly FrontElement[];
  readonly removed: readonly string[];
}

/** What turns `before` into `after`; elements whose look is the same are in none of the three lists. */
export function differenceOf(
  before: ReadonlyMap<string, FrontElement>,
  after: ReadonlyMap<string, FrontElement>,
): GraphDifference {
  const added: FrontElement[] = [];
  const changed: FrontElement[] = [];
  for (const [id, element] of after) {
    const old = before.get(id);
    if (
      !old ||
      old.look["source"] !== element.look["source"] ||
      old.look["target"] !== element.look["target"]
    )
      added.push(element);
    else if (!sameLook(old, element)) changed.push(element);
  }
  const replaced = added.filter((element) => before.has(element.id)).map((element) => element.id);
  const gone = [...before.keys()].filter((id) => !after.has(id));
  return { added, changed, removed: [...replaced, ...gone] };
}

function sameLook(a: FrontElement, b: FrontElement): boolean {
  return Object.entries(b.look).every(([name, value]) => a.look[name] === value);
}
