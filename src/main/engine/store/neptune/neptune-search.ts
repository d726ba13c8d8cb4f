/** Seeds by name, mention and text in a Neptune without anything local: whatever its plain property indexes can find. */
import { z } from "zod";
import { words } from "../../../../shared/fold";
import type { ScoredNode } from "../../../../shared/graph";
import { ownRecord } from "../../../../shared/own-record";
import { begunFolds, MOST_BEGUN, rankBegun } from "../remote/begun-names";
import { linkNames, type NamedNode } from "../remote/linked-names";
import { questionSpans } from "../remote/question-spans";
import type { Cypher } from "../remote/cypher-names";
import { splitQuestion } from "../question-words";
import { chosenText, type NeptuneGraph } from "./neptune-graph";
import type { NeptuneConnection, Parameters } from "./neptune-connection";
import { keySchema, type Handles } from "./neptune-steps";
import {
  begunFoldsQuery,
  begunNamesQuery,
  containsQuery,
  foldedNamesQuery,
  idQuery,
  namesInQuery,
} from "./open-cypher-search";

const SPANS_PER_QUERY = 2000;
const CANDIDATES = 1000;
const MOST_WORDS = 200;
/** Words of a name that is looked for in a graph whose longest name is not known. */
const LONGEST_NAME = 8;

const namedSchema = z.object({ key: keySchema, name: z.string().nullish() });
const scoredSchema = z.object({ key: keySchema, score: z.number() });
export const nodeSchema = z.object({
  key: keySchema,
  properties: ownRecord(z.unknown()),
  labels: z.array(z.string()),
});

export class NeptuneSearch {
  constructor(
    private readonly connection: NeptuneConnection,
    private readonly graph: NeptuneGraph,
    private readonly handles: Handles,
    private readonly schemaWords: readonly string[],
  ) {}

  /** Nodes whose names stand in the question, spelt as they are but for letters' case and accents in an own graph; all labels. */
  async mentioned(question: string, signal: AbortSignal): Promise<ScoredNode[]> {
    if (words(question).length === 0) return [];
    const spans = questionSpans(question, this.graph.longestName || LONGEST_NAME);
    const candidates =
      this.graph.scheme.kind === "own"
        ? await this.withFolds(spans.exact, signal)
        : await this.withNames(spansAsWritten(question), signal);
    return linkNames(question, candidates, [], this.schemaWords, signal);
  }

  /** For each name: the node of that id, else all of that name; score 1, each node once. */
  async named(names: readonly string[], signal: AbortSignal): Promise<ScoredNode[]> {
    const found = new Set<number>();
    for (const name of names) for (const node of await this.nodesNamed(name, signal)) found.add(node);
    return [...found].map((node) => ({ node, score: 1 }));
  }

  /** The k best nodes whose names hold what is typed, its last word only begun; of a graph that was there before, as it is typed or with a capital. */
  async begun(typed: string, k: number, signal: AbortSignal): Promise<ScoredNode[]> {
    const { fold, inside } = begunFolds(typed);
    if (fold === "" || k <= 0) return [];
    const { scheme } = this.graph;
    const nodes =
      scheme.kind === "own"
        ? await this.foldsWith(begunFoldsQuery(scheme, MOST_BEGUN), { fold, inside }, signal)
        : await this.namesWith(
            (properties) => begunNamesQuery(scheme, properties, MOST_BEGUN),
            { starts: spellings(typed.trim()) },
            signal,
          );
    return rankBegun(
      typed,
      nodes.map((node) => ({ ...node, degree: 0 })),
      k,
    );
  }

  /** The k nodes that hold most of the text's words, shorter texts first; reads the whole graph. `labels` as the scheme wants them. */
  async byText(
    text: string,
    k: number,
    labels: readonly string[] | undefined,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const wanted = [...new Set(words(text))].slice(0, MOST_WORDS);
    const { scheme } = this.graph;
    const properties = this.properties("names", "texts");
    if (wanted.length === 0 || k <= 0 || (scheme.kind === "foreign" && properties.length === 0)) return [];
    const query = containsQuery(scheme, properties, !!labels, k);
    const parameters = { words: wanted, namespace: scheme.namespace, ...(labels ? { labels } : {}) };
    const rows = await this.connection.read({ query, parameters }, scoredSchema, signal);
    return rows.map(({ key, score }) => ({ node: this.handles.node(key), score }));
  }

  private async nodesNamed(name: string, signal: AbortSignal): Promise<number[]> {
    const { scheme } = this.graph;
    const parameters: Parameters = { id: name, namespace: scheme.namespace };
    const byId = await this.connection.read(
      { query: idQuery(scheme), parameters },
      z.object({ key: keySchema }),
      signal,
    );
    if (byId.length > 0) return byId.map(({ key }) => this.handles.node(key));
    const folded = words(name).join(" ");
    const found =
      scheme.kind === "own" && folded !== ""
        ? await this.withFolds([folded], signal)
        : await this.withNames([name], signal);
    const same = found.filter((node) => node.name === name);
    return (same.length > 0 ? same : found).map(({ node }) => node);
  }

  private async withFolds(folds: readonly string[], signal: AbortSignal): Promise<NamedNode[]> {
    const found: NamedNode[] = [];
    const query = foldedNamesQuery(this.graph.scheme);
    for (let first = 0; first < folds.length; first += SPANS_PER_QUERY) {
      const parameters = { folds: folds.slice(first, first + SPANS_PER_QUERY) };
      found.push(...(await this.foldsWith(query, parameters, signal)));
    }
    return found;
  }

  private async foldsWith(query: Cypher, parameters: Parameters, signal: AbortSignal): Promise<NamedNode[]> {
    const rows = await this.connection.read({ query, parameters }, namedSchema, signal);
    return rows.map(({ key, name }) => ({ node: this.handles.node(key), name: name ?? "" }));
  }

  private withNames(names: readonly string[], signal: AbortSignal): Promise<NamedNode[]> {
    const { scheme } = this.graph;
    return this.namesWith((properties) => namesInQuery(scheme, properties, CANDIDATES), { names }, signal);
  }

  /** What a query over the properties that hold names finds; nothing where there are none. */
  private async namesWith(
    queryOver: (properties: readonly string[]) => Cypher,
    given: Parameters,
    signal: AbortSignal,
  ): Promise<NamedNode[]> {
    const { scheme, mapping } = this.graph;
    const properties = this.properties("names");
    if (scheme.kind === "own" || properties.length === 0) return [];
    const query = queryOver(properties);
    const parameters = { ...given, namespace: scheme.namespace };
    const rows = await this.connection.read({ query, parameters }, nodeSchema, signal);
    return rows.map(({ key, properties: its, labels }) => ({
      node: this.handles.node(key),
      name: chosenText(mapping.names, labels, its),
    }));
  }

  /** Names of the properties that hold names or texts, each once. */
  private properties(...kinds: readonly ("names" | "texts")[]): string[] {
    const { mapping } = this.graph;
    const names = kinds.flatMap((kind) => mapping[kind].map(({ property }) => property));
    return [...new Set(names)].filter((name) => !name.includes("\\"));
  }
}

function spellings(text: string): string[] {
  return [...new Set([text, text.charAt(0).toUpperCase() + text.slice(1)])];
}

/** Runs of words as they stand in the question, and with a capital at the start. */
function spansAsWritten(question: string): string[] {
  const text = splitQuestion(question).slice(0, MOST_WORDS);
  const spans = new Set<string>();
  text.forEach(({ start }, from) => {
    for (const { end } of text.slice(from, from + LONGEST_NAME)) {
      const span = question.slice(start, end);
      for (const spelling of spellings(span)) spans.add(spelling);
    }
  });
  return [...spans];
}
