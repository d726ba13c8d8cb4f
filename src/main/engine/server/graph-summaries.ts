import { stat } from "node:fs/promises";
import type { GraphSummary } from "../../../shared/contract";
import { toFailure, type Failure } from "../../../shared/failure";
import type { GraphSchema } from "../../../shared/graph";
import type { GraphFile } from "./graph-files";

/** What the list of graphs shows; each file is described once and again only when it has changed. */
export class GraphSummaries {
  readonly #known = new Map<string, { readonly stamp: string; readonly summary: Promise<GraphSummary> }>();

  constructor(private readonly describe: (path: string) => Promise<GraphSchema>) {}

  /** In the order of `files`, one after the other, since each takes memory. A file that cannot be opened hides no other: it is left out. */
  async list(files: readonly GraphFile[]): Promise<GraphSummary[]> {
    const summaries: GraphSummary[] = [];
    for (const file of files) {
      const summary = await this.#summary(file).catch(() => undefined);
      if (summary) summaries.push(summary);
    }
    return summaries;
  }

  /** Why files are left out of that list, one failure a file. */
  async unread(files: readonly GraphFile[]): Promise<Failure[]> {
    const failures: Failure[] = [];
    for (const file of files)
      await this.#summary(file).catch((fault: unknown) => failures.push(asUnreadable(file.name, fault)));
    return failures;
  }

  async #summary(file: GraphFile): Promise<GraphSummary> {
    const { mtimeMs, size } = await stat(file.path);
    const stamp = `${mtimeMs.toString()} ${size.toString()} ${file.sample.toString()}`;
    const known = this.#known.get(file.path);
    if (known?.stamp === stamp) return known.summary;
    const summary = this.#read(file);
    this.#known.set(file.path, { stamp, summary });
    // What could not be read is tried again.
    summary.catch(() => this.#known.delete(file.path));
    return summary;
  }

  async #read({ name, path, sample }: GraphFile): Promise<GraphSummary> {
    const schema = await this.describe(path);
    const { title, description, licence, attribution, nodes, edges, vectorWidth } = schema;
    return {
      ...{ name, title, description, licence, attribution, nodes, edges, vectorWidth, sample },
      labels: [...schema.labels],
      relations: [...schema.relations],
      questions: [...schema.questions],
      ...(schema.tables && { columns: [...new Set(schema.tables.flatMap(({ columns }) => columns))] }),
    };
  }
}

/** Whatever the system said of it, the sentence names the graph. */
function asUnreadable(graph: string, fault: unknown): Failure {
  const failure = toFailure(fault);
  return failure.kind === "unexpected"
    ? { kind: "graph-unreadable", graph, reason: failure.reason }
    : failure;
}
