/** Takes what readers find and only counts it, so that a preview says what an import would make. */
import type { EdgeRows, EvidenceRows, NodeRows } from "../../store/graph-writer";
import type { GraphSink } from "./columns";

const KEPT_EDGES = 20;
const LISTED = 30;

interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Counts of nodes, edges, passages, labels and relations, and the first edges by name; nothing is written anywhere. */
export class SampleSink implements GraphSink {
  edges = 0;
  evidence = 0;
  private readonly names: string[] = [];
  private readonly labelCounts: number[] = [];
  private readonly relationCounts: number[] = [];
  private readonly licenceCounts = new Map<string, number>();
  private labelNames: readonly string[] = [];
  private relationNames: readonly string[] = [];
  private readonly kept: { source: number; relation: number; target: number }[] = [];

  get nodes(): number {
    return this.names.length;
  }

  get labels(): NamedCount[] {
    return mostFrequent(this.labelNames, this.labelCounts);
  }

  get relations(): NamedCount[] {
    return mostFrequent(this.relationNames, this.relationCounts);
  }

  get licences(): NamedCount[] {
    return mostFrequent([...this.licenceCounts.keys()], [...this.licenceCounts.values()]);
  }

  /** Source, relation and target of the first edges, by name. */
  get firstEdges(): string[][] {
    return this.kept.map(({ source, relation, target }) => [
      this.names[source] ?? "",
      this.relationNames[relation] ?? "",
      this.names[target] ?? "",
    ]);
  }

  appendNodes({ names, labels }: NodeRows): Promise<number> {
    for (const name of names) this.names.push(name);
    for (const label of labels?.flat() ?? []) this.labelCounts[label] = (this.labelCounts[label] ?? 0) + 1;
    return Promise.resolve(this.names.length - names.length);
  }

  appendEdges({ sources, targets, relations, properties }: EdgeRows): Promise<number> {
    const first = this.edges;
    sources.forEach((source, row) => {
      const relation = relations[row]!;
      this.relationCounts[relation] = (this.relationCounts[relation] ?? 0) + 1;
      if (this.kept.length < KEPT_EDGES) this.kept.push({ source, relation, target: targets[row]! });
    });
    properties?.forEach((own) => this.countLicence(own));
    this.edges += sources.length;
    return Promise.resolve(first);
  }

  private countLicence(properties: string): void {
    if (!properties.includes('"license"')) return;
    const { license } = JSON.parse(properties) as { license?: unknown };
    if (typeof license === "string")
      this.licenceCounts.set(license, (this.licenceCounts.get(license) ?? 0) + 1);
  }

  appendUndirected(): Promise<void> {
    return Promise.resolve();
  }

  appendEvidence({ texts }: EvidenceRows): Promise<void> {
    this.evidence += texts.length;
    return Promise.resolve();
  }

  appendDocuments(): Promise<void> {
    return Promise.resolve();
  }

  appendMentions(): Promise<void> {
    return Promise.resolve();
  }

  appendVectors(): Promise<void> {
    return Promise.resolve();
  }

  writeLabels(names: readonly string[]): Promise<void> {
    this.labelNames = names;
    return Promise.resolve();
  }

  writeRelations(names: readonly string[]): Promise<void> {
    this.relationNames = names;
    return Promise.resolve();
  }
}

function mostFrequent(names: readonly string[], counts: readonly number[]): NamedCount[] {
  const all = names.map((name, at) => ({ name: shorten(name), count: counts[at] ?? 0 }));
  return all.sort((a, b) => b.count - a.count).slice(0, LISTED);
}

const SHOWN = 200;

/** At most 200 characters of a text, for a cell of a preview. */
export function shorten(text: string): string {
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
