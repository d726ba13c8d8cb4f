/** What Biolink has against a node or an edge: ids without a known prefix, categories that exclude each other, ends outside domain and range. */
import { message, type Message } from "../../../../shared/sentences/sentences";
import { categoryOf, endsOf, exclusivePair, mayBe, predicateOf } from "../../biolink/biolink";
import { prefixOf } from "../../biolink/curies";
import { named } from "../source/reject-list";
import type { Rule } from "./schema-file";
import type { CheckedEdge, CheckedNode } from "./checked-items";

type Fault = readonly [rule: Rule, reason: Message];

export function nodeFaults({ id, labels }: Pick<CheckedNode, "id" | "labels">): Fault[] {
  const faults: Fault[] = [];
  if (prefixOf(id) === undefined) faults.push(["prefix", message("curie-unknown", { id: named(id) })]);
  for (const label of labels)
    if (categoryOf(label) === undefined)
      faults.push(["category", message("category-unknown", { label: named(label) })]);
  const pair = exclusivePair(categoriesOf(labels));
  if (pair)
    faults.push([
      "categories",
      message("categories-exclusive", { id: named(id), one: pair[0], other: pair[1] }),
    ]);
  return faults;
}

/** Edges of one relation have few pairs of ends: each is judged once. */
const judged = new Map<string, "domain" | "range" | "fits">();

export function edgeFaults({ relation, source, target, from, to }: CheckedEdge): Fault[] {
  const predicate = predicateOf(relation);
  if (predicate === undefined)
    return [["predicate", message("predicate-unknown", { relation: named(relation) })]];
  const { domain, range } = endsOf(predicate)!;
  const key = [predicate, ...from, "", ...to].join("\0");
  const known = judged.get(key) ?? judge(from, domain, to, range);
  judged.set(key, known);
  if (known === "fits") return [];
  const isDomain = known === "domain";
  const [id, wanted] = isDomain ? [source, domain] : [target, range];
  const about = { relation: predicate, wanted, id: named(id), found: (isDomain ? from : to).join(", ") };
  return [[known, message(isDomain ? "domain-outside" : "range-outside", about)]];
}

function judge(
  from: readonly string[],
  domain: string,
  to: readonly string[],
  range: string,
): "domain" | "range" | "fits" {
  if (!mayBe(categoriesOf(from), domain)) return "domain";
  return mayBe(categoriesOf(to), range) ? "fits" : "range";
}

function categoriesOf(labels: readonly string[]): string[] {
  return labels.flatMap((label) => categoryOf(label) ?? []);
}
