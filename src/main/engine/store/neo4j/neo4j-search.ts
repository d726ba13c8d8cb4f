/** Seeds by text and by name in a remote graph: the server finds candidates, the built-in rules choose among them. */
import { fold, words } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import { portions } from "../handles";
import { once } from "../once";
import type { Connection } from "./connection";
import type { Parameters, Row } from "./parameters";
import { namesQuery } from "./cypher";
import {
  begunNamesAnywhereQuery,
  begunNamesQuery,
  containsQuery,
  foldedNamesQuery,
  fullTextQuery,
  idQuery,
  joinedNamesQuery,
  knownWordsQuery,
  namedQuery,
  namesInQuestionQuery,
  similarNamesQuery,
} from "./cypher-search";
import type { Cypher } from "../remote/cypher-names";
import { SIMILAR_NAMES_INDEX, WORDS_INDEX } from "./cypher-writing";
import { findFullTextIndex, type RemoteGraph } from "./neo4j-graph";
import { begunFolds, MOST_BEGUN, rankBegun, type JoinedNode } from "../remote/begun-names";
import { linkNames, type NamedNode } from "../remote/linked-names";
import { luceneTerm, questionSpans } from "../remote/question-spans";

/** Lucene's BM25 leaves out the factor k1 + 1. */
const BM25_FACTOR = 2.2;
/** Lucene takes 1,024 clauses in one query. */
const CLAUSES = 500;
const SPANS_PER_QUERY = 2000;
const FOREIGN_CANDIDATES = 300;

/** Labels that seeds must have: `$labels` of the scheme, or undefined for any. */
export type WantedLabels = readonly (string | number)[] | undefined;

export class Neo4jSearch {
  private readonly fullText = once(() => findFullTextIndex(this.connection, new AbortController().signal));

  private lastLinked: { readonly question: string; readonly found: ScoredNode[] } | undefined;

  constructor(
    private readonly connection: Connection,
    private readonly graph: RemoteGraph,
    private readonly schemaWords: readonly string[],
  ) {}

  /** The k best nodes by BM25; without a full-text index by how many of the words their names and texts hold. */
  async byText(text: string, k: number, labels: WantedLabels, signal: AbortSignal): Promise<ScoredNode[]> {
    const wanted = [...new Set(words(text))].slice(0, CLAUSES);
    if (wanted.length === 0 || k <= 0) return [];
    const limits = { k, ...(labels ? { labels } : {}) };
    const { scheme } = this.graph;
    const index = scheme.kind === "own" ? WORDS_INDEX : await this.fullText();
    if (index === "")
      return toScored(await this.ask(containsQuery(scheme, !!labels), { words: wanted, ...limits }, signal));
    const query = wanted.map(luceneTerm).join(" ");
    const rows = await this.ask(fullTextQuery(scheme, !!labels), { index, query, ...limits }, signal);
    return toScored(rows).map(({ node, score }) => ({ node, score: score * BM25_FACTOR }));
  }

  /** Nodes whose names the question mentions, best first; all labels. The last question's are kept: a run asks twice. */
  async mentioned(question: string, signal: AbortSignal): Promise<ScoredNode[]> {
    if (this.lastLinked?.question === question) return this.lastLinked.found;
    const found = words(question).length === 0 ? [] : await this.link(question, signal);
    this.lastLinked = { question, found };
    return found;
  }

  private async link(question: string, signal: AbortSignal): Promise<ScoredNode[]> {
    if (this.graph.scheme.kind === "foreign") {
      const candidates = await this.foreignCandidates(question, signal);
      return linkNames(question, candidates, [], this.schemaWords, signal);
    }
    const spans = questionSpans(question, this.graph.longestName);
    const candidates: NamedNode[] = [];
    for (const folds of portions(spans.exact, SPANS_PER_QUERY))
      candidates.push(...toNamed(await this.ask(foldedNamesQuery(), { folds }, signal)));
    for (const terms of portions(spans.similar, CLAUSES)) {
      const parameters = { index: SIMILAR_NAMES_INDEX, query: terms.join(" ") };
      candidates.push(...toNamed(await this.ask(similarNamesQuery(), parameters, signal)));
    }
    const known = await this.ask(knownWordsQuery(), { words: spans.words }, signal);
    return linkNames(
      question,
      candidates,
      known.map(({ word }) => String(word)),
      this.schemaWords,
      signal,
    );
  }

  /** For each name in turn: the node of that id, else all nodes of that name, else all of that folded name; score 1, each node once. */
  async named(names: readonly string[], signal: AbortSignal): Promise<ScoredNode[]> {
    const found = new Set<number>();
    for (const name of names) for (const node of await this.nodesNamed(name, signal)) found.add(node);
    return [...found].map((node) => ({ node, score: 1 }));
  }

  /** The k best nodes whose names hold what is typed, its last word only begun. */
  async begun(typed: string, k: number, signal: AbortSignal): Promise<ScoredNode[]> {
    const folds = begunFolds(typed);
    if (folds.fold === "" || k <= 0) return [];
    return rankBegun(typed, toJoined(await this.begunRows(folds, signal)), k);
  }

  private async begunRows(folds: ReturnType<typeof begunFolds>, signal: AbortSignal): Promise<Row[]> {
    const { scheme } = this.graph;
    const limited = { ...folds, most: MOST_BEGUN };
    if (scheme.kind === "own") return this.ask(begunNamesQuery(), limited, signal);
    const index = await this.fullText();
    if (index === "") return this.ask(begunNamesAnywhereQuery(scheme), limited, signal);
    const terms = folds.fold.split(" ").map((word) => `+${luceneTerm(word)}`);
    const found = { index, query: `${terms.join(" ")}*`, k: MOST_BEGUN };
    const rows = await this.ask(fullTextQuery(scheme, false), found, signal);
    const nodes = Int32Array.from(rows, ({ handle }) => Number(handle));
    return this.ask(joinedNamesQuery(scheme), { nodes }, signal);
  }

  private async nodesNamed(name: string, signal: AbortSignal): Promise<number[]> {
    const { scheme } = this.graph;
    const byId = await this.ask(idQuery(scheme), { id: name }, signal);
    if (byId.length > 0) return byId.map(({ handle }) => Number(handle));
    const folded = words(name).join(" ");
    if (scheme.kind === "foreign" || folded === "") {
      const same = await this.ask(namedQuery(scheme, scheme.kind === "own"), { name }, signal);
      const nodes = same.map(({ handle }) => Number(handle));
      return scheme.kind === "own" ? nodes.slice(0, 1) : nodes;
    }
    const candidates = toNamed(await this.ask(foldedNamesQuery(), { folds: [folded] }, signal));
    candidates.sort((one, other) => one.node - other.node);
    const tests = [(its: string) => its === name, (its: string) => fold(its) === fold(name), () => true];
    const closest = tests.map((test) => candidates.filter((candidate) => test(candidate.name)));
    return (closest.find((nodes) => nodes.length > 0) ?? []).map(({ node }) => node);
  }

  private async foreignCandidates(question: string, signal: AbortSignal): Promise<NamedNode[]> {
    const { scheme } = this.graph;
    const k = FOREIGN_CANDIDATES;
    const index = await this.fullText();
    if (index === "") {
      const parameters = { question: question.toLowerCase(), k };
      return toNamed(await this.ask(namesInQuestionQuery(scheme), parameters, signal));
    }
    const query = [...new Set(words(question))]
      .slice(0, CLAUSES)
      .map((word) => `${luceneTerm(word)}~1`)
      .join(" ");
    const rows = await this.ask(fullTextQuery(scheme, false), { index, query, k }, signal);
    const nodes = Int32Array.from(rows, ({ handle }) => Number(handle));
    return toNamed(await this.ask(namesQuery(scheme), { nodes }, signal));
  }

  private ask(query: Cypher, parameters: Parameters, signal: AbortSignal): Promise<Row[]> {
    return this.connection.read({ query, parameters }, signal);
  }
}

function toScored(rows: readonly Row[]): ScoredNode[] {
  return rows.map(({ handle, score }) => ({ node: Number(handle), score: Number(score) }));
}

function toNamed(rows: readonly Row[]): NamedNode[] {
  return rows.map(({ handle, name }) => ({ node: Number(handle), name: String(name) }));
}

function toJoined(rows: readonly Row[]): JoinedNode[] {
  return rows.map((row) => ({
    node: Number(row["handle"]),
    name: String(row["name"]),
    degree: Number(row["degree"]),
  }));
}
