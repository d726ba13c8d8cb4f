/** JSONL triples: `{"source", "relation", "target", …}` or `[source, relation, target]`, and `{"id", "name", "labels", …}` for nodes. */
import { z } from "zod";
import type { PropertyValue } from "../../../../shared/graph";
import { ownRecord } from "../../../../shared/own-record";
import { PLAIN_RELATION } from "../../../../shared/import/preview";
import { ReasonError } from "../../../../shared/failure";
import { inEnglish, message, say } from "../../../../shared/sentences/sentences";
import { evidenceInputSchema, toEvidence } from "../values/evidence";
import type { GraphBuilder } from "../graph/graph-builder";
import type { Place } from "../graph/graph-items";
import {
  MAX_CELL,
  tooLarge,
  type ElementCounts,
  type FileElements,
  type ImportRun,
  type SourceFile,
} from "../source/import-run";
import { readJsonLines } from "./json-lines";
import { apocNodeLine, isApocEdge, isApocNode, type ApocEdge } from "./apoc-lines";
import { checkJson, isObject, plainValues } from "../values/json-values";
import { KINDS } from "../values/kinds";

const text = z.string().max(MAX_CELL, { error: (issue) => inEnglish(tooLarge(String(issue.input).length)) });
const name = z.union([text.min(1, say("file-empty")), z.number().transform(String)]);
const properties = ownRecord(z.unknown()).default({});

const tripleSchema = z.object({ source: name, relation: name, target: name });

const edgeSchema = z.looseObject({
  source: name,
  relation: name,
  target: name,
  sourceName: name.optional(),
  targetName: name.optional(),
  sourceLabel: name.optional(),
  targetLabel: name.optional(),
  properties,
  evidence: evidenceInputSchema.default([]),
  undirected: z.literal(true).optional(),
});

const nodeSchema = z.looseObject({
  id: name,
  name: text.optional(),
  labels: z.array(text).default([]),
  label: name.optional(),
  text: text.default(""),
  properties,
});

const NODE_KEYS = new Set(Object.keys(nodeSchema.shape));
/** What an edge has beside its ends and its relation, which lines call by other words: then these are values like any others. */
const EDGE_KEYS = new Set(Object.keys(edgeSchema.omit({ source: true, relation: true, target: true }).shape));

/** Synonyms of the ends, for triples in the words of other tools. */
const SYNONYMS = [
  ["source", "relation", "target"],
  ["head", "relation", "tail"],
  ["subject", "predicate", "object"],
] as const;

/** Reads all files into the builder; rejects single lines. */
export async function readJsonl(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const build = { graph, elements: run.elements, count: run.elements.of(file.name) };
    await readJsonLines(
      file,
      run,
      (value, line) => addValue(value, build, { file: file.name, line }),
      () => graph.flush(),
    );
  }
}

interface Build {
  readonly graph: GraphBuilder;
  readonly elements: ElementCounts;
  readonly count: FileElements;
}

/** A line that is an object. */
type Line = Readonly<Record<string, unknown>>;

/** Adds a line's value: an edge or a node. Throws an Error with the reason why it is neither. */
export function addValue(value: unknown, build: Build, place: Place): void {
  const { graph, count } = build;
  const keys = isObject(value) ? (keysOf(value) ?? endsOf(value)) : undefined;
  const isApoc = keys === undefined && isObject(value) && isApocEdge(value);
  if (keys || isApoc || !isObject(value)) count.edges++;
  else count.nodes++;
  if (Array.isArray(value)) return addArray(value, graph, place);
  if (!isObject(value)) throw new ReasonError(message("line-kind"));
  if (isApoc) return addApocEdge(value as unknown as ApocEdge, build, place);
  if (keys) addEdge(value, keys, build, place);
  else if (isApocNode(value)) addNode(apocNodeLine(value), build, place);
  else if ("id" in value) addNode(value, build, place);
  else throw new ReasonError(message("line-keys"));
}

/** Whether a line says by its keys whether it is a node or an edge. */
export function isTold(value: Line): boolean {
  return (
    keysOf(value) !== undefined ||
    endsOf(value) !== undefined ||
    "id" in value ||
    isApocEdge(value) ||
    isApocNode(value)
  );
}

/** Whether a line is told as a node by its id alone. */
export function hasOnlyId({ id, ...others }: Line): boolean {
  return id !== undefined && !isTold(others);
}

const RELATIONS = ["predicate", "relation", "label", "type", "kind", "interaction"];

/** Both ends of an edge whose relation has another word, or none. */
function endsOf(value: Line): readonly [string, string, string] | undefined {
  const ends = SYNONYMS.find(([source, , target]) => source in value && target in value);
  const relation = RELATIONS.find((word) => typeof value[word] === "string" && value[word] !== "");
  return ends && [ends[0], relation ?? "", ends[2]];
}

function addApocEdge(
  { label, properties: own = {}, start, end }: ApocEdge,
  { graph, elements }: Build,
  place: Place,
): void {
  const ends = { source: start.id, target: end.id, relation: label ?? PLAIN_RELATION, properties: own };
  const edge = checkJson(edgeSchema, ends, message("the-line"));
  const handles = { source: graph.mention(edge.source), target: graph.mention(edge.target) };
  graph.edge(
    { ...handles, relation: edge.relation, properties: plainValues(edge.properties, elements) },
    place,
  );
}

function keysOf(value: Line): (typeof SYNONYMS)[number] | undefined {
  return SYNONYMS.find((words) => words.every((word) => word in value));
}

function addArray(value: unknown[], graph: GraphBuilder, place: Place): void {
  if (value.length !== 3) throw new ReasonError(message("items-expected", { found: value.length }));
  const [source, relation, target] = value as unknown[];
  const ends = { source, relation, target };
  addPlain(
    isPlainTriple(ends, ends) ? ends : checkJson(tripleSchema, ends, message("the-line")),
    graph,
    place,
  );
}

function addEdge(
  value: Line,
  [source, relation, target]: readonly [string, string, string],
  { graph, elements }: Build,
  place: Place,
): void {
  const named = relation === "" ? PLAIN_RELATION : value[relation];
  const ends = { source: value[source], relation: named, target: value[target] };
  // Without a relation the third key is a value of the edge.
  if (relation !== "" && isPlainTriple(value, ends)) return addPlain(ends, graph, place);
  const edge = checkJson(edgeSchema, { ...value, ...ends }, message("the-line"));
  const handles = {
    source: graph.mention(edge.source, edge.sourceName),
    target: graph.mention(edge.target, edge.targetName),
  };
  if (edge.sourceLabel !== undefined) graph.addLabel(handles.source, edge.sourceLabel, place);
  if (edge.targetLabel !== undefined) graph.addLabel(handles.target, edge.targetLabel, place);
  const isOwn = (key: string): boolean =>
    !EDGE_KEYS.has(key) && key !== source && key !== relation && key !== target;
  const evidence = toEvidence(edge.evidence);
  const properties = withOthers(edge.properties, value, isOwn, elements);
  const isUndirected = edge.undirected ?? false;
  graph.edge({ ...handles, relation: edge.relation, properties, evidence, isUndirected }, place);
}

interface PlainTriple {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
}

// Most files hold nothing else, and a schema takes ten times as long to say so.
function isPlainTriple(
  value: object,
  ends: Record<keyof PlainTriple, unknown>,
): ends is Record<keyof PlainTriple, string> {
  const isName = (end: unknown): boolean => typeof end === "string" && end !== "" && end.length <= MAX_CELL;
  return (
    Object.keys(value).length === 3 && isName(ends.source) && isName(ends.relation) && isName(ends.target)
  );
}

function addPlain({ source, relation, target }: PlainTriple, graph: GraphBuilder, place: Place): void {
  graph.edge({ source: graph.mention(source), target: graph.mention(target), relation }, place);
}

function addNode(value: object, { graph, elements }: Build, place: Place): void {
  const kinds = KINDS.find((key) => !("labels" in value) && !("label" in value) && key in value);
  const kind = kinds && (value as Readonly<Record<string, unknown>>)[kinds];
  const kindList = typeof kind === "string" ? [kind] : kind;
  const areNames = Array.isArray(kindList) && kindList.every((one) => typeof one === "string");
  const named = areNames ? kindList : undefined;
  const told = describedText(value);
  const given = { ...value, ...(named && { labels: named }), ...(told !== undefined && { text: told }) };
  const node = checkJson(nodeSchema, given, message("the-line"));
  const labels = node.label === undefined ? node.labels : [node.label, ...node.labels];
  const found = { id: node.id, name: node.name ?? node.id, labels, text: node.text };
  graph.define(
    {
      ...found,
      properties: withOthers(
        node.properties,
        value,
        (key) =>
          !NODE_KEYS.has(key) &&
          (named === undefined || key !== kinds) &&
          (told === undefined || key !== "description"),
        elements,
      ),
    },
    place,
  );
}

/** What a line without a text describes its node by, as in tables; KGX writes so. */
function describedText(line: object): string | undefined {
  const { text, description } = line as { readonly text?: unknown; readonly description?: unknown };
  return text === undefined && typeof description === "string" ? description : undefined;
}

/** Every key of the line that has no part of its own as a property, and the properties themselves. */
function withOthers(
  properties: Readonly<Record<string, unknown>>,
  line: object,
  isOwn: (key: string) => boolean,
  elements: ElementCounts,
): Record<string, PropertyValue> {
  const own = plainValues(properties, elements);
  const rest = Object.entries(line as Readonly<Record<string, unknown>>).filter(([key]) => isOwn(key));
  return rest.length === 0 ? own : { ...plainValues(Object.fromEntries(rest), elements), ...own };
}
