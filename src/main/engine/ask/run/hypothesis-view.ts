/** A hypothesis run as the window shows it: paths with why they rank, the documents of every step before and after the cut, and the rounds. */
import { parseCut } from "../../../../shared/documents/cut";
import { FailureError } from "../../../../shared/failure";
import { MOST_DOCUMENTS_SHOWN, MOST_PATHS_SHOWN, type Hypothesis } from "../../../../shared/hypothesis";
import { message } from "../../../../shared/sentences/sentences";
import type { CandidatePath } from "../../../../shared/graph";
import type { GraphStore } from "../../store/graph-store";
import type { DatedDocument } from "../../store/past/documents";
import { nodesOfIds } from "../pins/pin-columns";
import { statedRelations } from "../read/tell-contexts";
import type { RankedPath, Run } from "../stage";
import { storeOfRun } from "./store-of-run";

const KEPT = 0;

/** Throws FailureError invalid-request where the run ranked no paths. */
export async function hypothesisView(run: Run, now: GraphStore, signal: AbortSignal): Promise<Hypothesis> {
  const store = await storeOfRun(run, now);
  const { graph, scores } = run;
  const { listing } = graph;
  if (!listing || !scores.ranked || !store.shelf)
    throw new FailureError({ kind: "invalid-request", reason: message("paths-wanted") });
  const shown = scores.ranked.slice(0, MOST_PATHS_SHOWN);
  const paths = shown.map(({ path }) => listing.paths[path]!);
  const rows = new Rows(paths, run);
  const dated = await store.shelf.dated(
    [...rows.edges, ...rows.joint].map((row) => graph.edges[row]!),
    listing.cut,
  );
  const documents = new Documents(parseCut(listing.cut)?.value ?? 0);
  const relationOf = await statedRelations(graph, store);
  const edges = rows.edges.map((row, at) => ({
    ...{ edge: graph.edges[row]!, row, relation: relationOf(row) },
    ...{ source: rows.nodeAt.get(graph.sources[row]!)!, target: rows.nodeAt.get(graph.targets[row]!)! },
    ...documents.of(dated.edges[at]!),
  }));
  const joint = documents.firstOf(dated.edges.slice(rows.edges.length).flat());
  return {
    ...{ cut: listing.cut, kind: dated.kind, until: documents.until },
    concepts: await conceptsOf(rows.nodes, run, store),
    edges,
    documents: await documents.told(store.shelf),
    paths: paths.map((path, at) => ({
      nodes: path.nodes.map((row) => rows.nodeAt.get(row)!),
      edges: path.edges.map((row) => rows.edgeAt.get(row)!),
      ...scoreOf(shown[at]!),
      kept: path.edges.every((row) => run.subgraph.verdicts[row] === KEPT),
    })),
    ranked: scores.ranked.length,
    joint,
    names: await predicateNames(run, store, signal),
    ...roundsOf(run),
  };
}

function scoreOf({ score, std, why, attention }: RankedPath) {
  const shares = attention?.map((one) => ({ ...one, shares: [...one.shares] }));
  return { score, std, why: [...why], ...(shares && { attention: shares }) };
}

/** Rows of the candidate graph that the shown paths meet, each with its place; and the edges that join both ends. */
class Rows {
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly joint: readonly number[];
  readonly nodeAt: ReadonlyMap<number, number>;
  readonly edgeAt: ReadonlyMap<number, number>;

  constructor(paths: readonly CandidatePath[], { graph }: Pick<Run, "graph">) {
    this.nodes = [...new Set(paths.flatMap(({ nodes }) => nodes))];
    this.edges = [...new Set(paths.flatMap(({ edges }) => edges))];
    this.nodeAt = placesOf(this.nodes);
    this.edgeAt = placesOf(this.edges);
    const ends = new Set(paths[0] ? [paths[0].nodes[0]!, paths[0].nodes.at(-1)!] : []);
    const joins = (row: number): boolean =>
      graph.sources[row] !== graph.targets[row] &&
      ends.has(graph.sources[row]!) &&
      ends.has(graph.targets[row]!);
    this.joint = [...graph.edges.keys()].filter(joins);
  }
}

function placesOf(rows: readonly number[]): ReadonlyMap<number, number> {
  return new Map(rows.map((row, at) => [row, at]));
}

/** The documents that are told, each once, by its place. */
class Documents {
  private readonly places = new Map<string, number>();
  private readonly list: DatedDocument[] = [];

  constructor(readonly until: number) {}

  /** Documents without a time are not known under a cut, and always known without one. */
  of(all: readonly DatedDocument[]) {
    const isKnown = ({ time }: DatedDocument): boolean =>
      this.until === 0 || (time > 0 && time <= this.until);
    const [known, later] = [all.filter(isKnown), all.filter((one) => !isKnown(one) && one.time > 0)];
    const [old, young] = [known.slice(-MOST_DOCUMENTS_SHOWN), later.slice(0, MOST_DOCUMENTS_SHOWN)];
    return {
      known: old.map((one) => this.placeOf(one)),
      later: young.map((one) => this.placeOf(one)),
      unseen: known.length - old.length + later.length - young.length,
    };
  }

  /** The oldest of those that have a time. */
  firstOf(all: readonly DatedDocument[]): number | null {
    const timed = all.filter(({ time }) => time > 0).sort((one, other) => one.time - other.time);
    return timed[0] ? this.placeOf(timed[0]) : null;
  }

  async told(shelf: NonNullable<GraphStore["shelf"]>): Promise<Hypothesis["documents"]> {
    const titles = await shelf.titles(this.list.map(({ id }) => id));
    return this.list.map(({ id, time }) => ({ id, time, title: titles.get(id) ?? "" }));
  }

  private placeOf(one: DatedDocument): number {
    const known = this.places.get(one.id) ?? this.list.push(one) - 1;
    this.places.set(one.id, known);
    return known;
  }
}

async function conceptsOf(rows: readonly number[], { graph }: Run, store: GraphStore) {
  const nodes = Int32Array.from(rows, (row) => graph.nodes[row]!);
  const { ids, names, labels } = await store.nodeNames(nodes);
  const schema = await store.describe();
  return [...nodes].map((node, at) => ({
    ...{ node, id: ids[at]!, name: names[at]! || ids[at]! },
    label: schema.labels[labels[at]!]?.name ?? "",
  }));
}

async function predicateNames({ verification }: Run, store: GraphStore, signal: AbortSignal) {
  const said = (verification?.rounds ?? []).flatMap(({ sentences }) =>
    sentences.flatMap(({ predicates }) => predicates.flatMap(({ subject, object }) => [subject, object])),
  );
  const found = await nodesOfIds([...new Set(said)], store, signal);
  const { names } = await store.nodeNames(Int32Array.from(found.values()));
  return Object.fromEntries([...found.keys()].map((id, at) => [id, names[at]! || id]));
}

function roundsOf({ verification }: Run): Pick<Hypothesis, "rounds" | "state" | "best"> {
  if (!verification) return { rounds: [], state: "not-converged", best: 0 };
  const rounds = verification.rounds.map(({ contexts, sentences, replaced, ...round }) => ({
    ...round,
    contexts: contexts.map(({ document, edge }) => ({ document, edge })),
    sentences: sentences.map(({ clause, documents, claim, predicates }) => ({
      ...{ said: clause.said, edges: clause.edges, documents: [...documents] },
      ...(claim !== undefined && { claim }),
      predicates: [...predicates],
    })),
    replaced: [...replaced],
  }));
  return { rounds, state: verification.state ?? "not-converged", best: verification.best };
}
