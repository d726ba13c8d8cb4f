/** Nodes of different files that are one thing by their cross-references: one's xref is the other's id, or both have the same. */
import type { PropertyValue } from "../../../../shared/graph";
import type { SameThing } from "../../../../shared/import/requests";
import { isXrefKey, XREF_KEYS } from "../../../../shared/import/xrefs";
import { writtenOneWay } from "../../biolink/curies";
import { textsUnder, toProperties } from "../../store/details";
import type { StagingDatabase } from "../../store/staging";

/** A prefix and a local part; an address is what pages of many things share. */
const CURIE = /^(?!https?:)[^\s:]+:\S/i;

/** Nodes that are one, the first of them first, and the cross-references that say so. */
export interface Same extends SameThing {
  readonly nodes: readonly number[];
}

export interface SameXrefs {
  readonly groups: readonly Same[];
  /** Groups left out because one file lists two of their nodes, which are two for it. */
  readonly apart: number;
}

/** Looks through all nodes being written; `fileOf` tells files by number, −1 for a node that only edges name. */
export async function findSameXrefs(
  staging: StagingDatabase,
  fileOf: (node: number) => number,
): Promise<SameXrefs> {
  const having = await nodesByXref(staging);
  if (having.size === 0) return { groups: [], apart: 0 };
  const ids = await addIds(staging, having);
  const all = joined(having).map(({ nodes, by }) => ({
    nodes,
    by,
    ids: nodes.map((node) => ids.get(node)!),
  }));
  const groups = all.filter(({ nodes }) => !hasTwoOfOneFile(nodes.map(fileOf)));
  return { groups, apart: all.length - groups.length };
}

/** The cross-references in these properties, each written one way. */
function xrefsIn(properties: Readonly<Record<string, PropertyValue>>): string[] {
  return textsUnder(properties, isXrefKey)
    .flatMap((value) => value.split(/[|;,\s]+/))
    .filter((value) => CURIE.test(value))
    .map(writtenOneWay);
}

async function nodesByXref(staging: StagingDatabase): Promise<Map<string, Set<number>>> {
  const having = new Map<string, Set<number>>();
  const listing = `SELECT node, properties FROM nodes WHERE regexp_matches(properties, '"(?:${XREF_KEYS})"\\s*:', 'i') ORDER BY node`;
  for await (const batch of staging.batches(listing)) {
    const properties = batch.strings(1);
    for (const [at, node] of batch.integers(0).entries())
      for (const xref of xrefsIn(toProperties(properties[at]!)))
        having.set(xref, (having.get(xref) ?? new Set()).add(node));
  }
  return having;
}

/** Adds the nodes that are called by a cross-reference themselves; returns the ids of all that are in question. */
async function addIds(
  staging: StagingDatabase,
  having: Map<string, Set<number>>,
): Promise<ReadonlyMap<number, string>> {
  const asked = new Set([...having.values()].flatMap((nodes) => [...nodes]));
  const ids = new Map<number, string>();
  const listing = "SELECT node, id FROM nodes UNION ALL SELECT node, id FROM plain_nodes ORDER BY node";
  for await (const batch of staging.batches(listing)) {
    const own = batch.strings(1);
    for (const [at, node] of batch.integers(0).entries()) {
      const called = having.get(writtenOneWay(own[at]!))?.add(node);
      if (called || asked.has(node)) ids.set(node, own[at]!);
    }
  }
  return ids;
}

/** Nodes that share a cross-reference, or are joined by others that do, in ascending handle. */
function joined(having: ReadonlyMap<string, ReadonlySet<number>>): { nodes: number[]; by: string[] }[] {
  const above = new Map<number, number>();
  const top = (node: number): number => {
    const next = above.get(node) ?? node;
    return next === node ? node : top(next);
  };
  const shared = [...having].filter(([, nodes]) => nodes.size > 1);
  for (const [, nodes] of shared) {
    const tops = [...nodes].map(top);
    for (const one of tops) above.set(one, Math.min(...tops));
  }
  const groups = new Map<number, { nodes: Set<number>; by: string[] }>();
  for (const [xref, nodes] of shared) {
    const first = top([...nodes][0]!);
    const group = groups.get(first) ?? { nodes: new Set(), by: [] };
    for (const node of nodes) group.nodes.add(node);
    group.by.push(xref);
    groups.set(first, group);
  }
  return [...groups.values()]
    .map(({ nodes, by }) => ({ nodes: [...nodes].sort((a, b) => a - b), by: by.sort() }))
    .sort((a, b) => a.nodes[0]! - b.nodes[0]!);
}

function hasTwoOfOneFile(files: readonly number[]): boolean {
  const listed = files.filter((file) => file >= 0);
  return new Set(listed).size < listed.length;
}
