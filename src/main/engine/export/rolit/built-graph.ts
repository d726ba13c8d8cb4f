/** A graph built from texts, read whole from its file for what is written of it: Cypher, a report, questions. */
import { FailureError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { openGraphRows, type EdgeRow, type MentionRow, type NodeRow } from "../graph-rows";

/** A work, and the chapters of its text; offsets are UTF-16 units. */
export interface WorkOutline {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly headings: readonly { readonly title: string; readonly start: number; readonly end: number }[];
}

export interface BuiltRows {
  readonly name: string;
  readonly nodes: readonly NodeRow[];
  readonly edges: readonly EdgeRow[];
  readonly works: readonly WorkOutline[];
  readonly mentions: readonly MentionRow[];
  /** What was alive after each stage of the build; none in graphs that were built before it was kept. */
  readonly stages: readonly {
    readonly name: string;
    readonly counts: Readonly<Record<string, number>>;
  }[];
}

/** Reads the file; throws FailureError graph-missing, or graph-unreadable for a graph without texts, unless none are needed. */
export async function readBuiltGraph(
  path: string,
  name: string,
  needs = { texts: true },
): Promise<BuiltRows> {
  const rows = await openGraphRows(path);
  try {
    const documents = await rows.documents();
    if (needs.texts && documents.length === 0)
      throw new FailureError({ kind: "graph-unreadable", graph: name, reason: message("texts-none") });
    const [nodes, edges] = [[], []] as [NodeRow[], EdgeRow[]];
    for await (const part of rows.nodes()) nodes.push(...part);
    for await (const part of rows.edges()) edges.push(...part);
    const works = documents.map(({ id, about, text }) => ({
      ...{ id, text, title: "", headings: [] },
      ...(JSON.parse(about) as Pick<WorkOutline, "title" | "headings">),
    }));
    const stages = JSON.parse(rows.meta.stages ?? "[]") as BuiltRows["stages"];
    return { name, nodes, edges, works, mentions: await rows.mentions(), stages };
  } finally {
    rows.close();
  }
}

/** The type of an entity's node, undefined for works and chapters. Older graphs have its two labels turned round. */
export function typeOfEntity({ labels }: Pick<NodeRow, "labels">): string | undefined {
  return labels.includes("Entity") ? labels.find((label) => label !== "Entity") : undefined;
}
