/** Works, entities, relations, passages and mentions → a graph file, swapped in whole. */
import { entityLabels } from "./entity-labels";
import { HAS_CHARACTER, type DroppedName } from "../../../../shared/texts/build";
import type { GraphParams } from "../../../../shared/stages/build/graph";
import { say } from "../../../../shared/sentences/sentences";
import { GraphBuilder } from "../../import/graph/graph-builder";
import { embedNodes } from "../../import/graph/embed-nodes";
import { RejectList } from "../../import/source/reject-list";
import type { Embedder } from "../../models/embedder";
import { createGraph } from "../../store/graph-writer";
import type { Meta } from "../../store/layout";
import type { BuiltEdge, Entity, RelatedText, Resolved, Statement } from "../build-stage";
import { addAppearances, addChapters } from "./chapters";
import type { Built, Checked } from "./check";
import { formsTexts } from "./forms-text";
import { passage, placeOf, placeOfTokens } from "./passages";
import { sampleQuestions } from "./sample-questions";
import { addThemeEdges, addThemeNodes, themesOf } from "../themes/add-themes";
import { workNames } from "./work-names";
import { writeTexts } from "./write-texts";

export interface GraphTarget {
  /** Name of the graph. */
  readonly into: string;
  readonly path: string;
  readonly embedder?: Embedder;
  /** What the graph was built by, what its stages counted, and what became of its corrections, as JSON text. */
  readonly meta: Pick<Meta, "recipe" | "stages" | "corrections">;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total: number) => void;
}

/** Writes the graph; what lay at its path stays until all of it is there. Returns how many nodes and edges it has, and how many of these say what a work is about. */
export async function writeGraph(
  built: Built,
  params: GraphParams,
  target: GraphTarget,
): Promise<{ nodes: number; edges: number; themes: number }> {
  const writer = await createGraph(target.path);
  try {
    const rejects = new RejectList();
    const graph = new GraphBuilder(writer, rejects, { nodesAreFinal: true, keepsVectors: false });
    const themes = themesOf(built.texts, params.themes);
    addNodes(graph, built);
    addChapters(graph, built.texts);
    addThemeNodes(graph, built.texts, themes);
    addEdges(graph, built, params);
    addAppearances(graph, built);
    addThemeEdges(graph, built.texts, themes);
    await graph.flush();
    await graph.end();
    await writeTexts(writer, built);
    if (target.embedder)
      await embedNodes(writer, graph.nodeCount, target.embedder, target.signal, target.progress);
    await writer.writeMeta(metaOf(built, target));
    target.signal.throwIfAborted();
    await writer.finish();
    return { nodes: graph.nodeCount, edges: graph.edgeCount, themes: themes.flat().length };
  } catch (fault) {
    await writer.abandon();
    throw fault;
  }
}

function metaOf(built: Built, { into, embedder, meta }: GraphTarget): Meta {
  const { texts } = built;
  const titles = texts
    .slice(0, 5)
    .map(({ work }) => work.title)
    .join(", ");
  return {
    ...{
      name: into,
      title: into,
      description:
        texts.length === 1
          ? say("built-of-one", { titles })
          : say("built-of-many", { texts: texts.length, titles }),
      licence: "",
      attribution: "",
    },
    ...{
      questions: JSON.stringify(sampleQuestions(built)),
      ...{ ...meta, dropped: JSON.stringify(droppedNames(built)) },
      vectorModel: embedder?.name ?? "",
      importedFrom: texts
        .slice(0, 20)
        .map(({ work }) => work.file)
        .join(", "),
    },
  };
}

const PLACE = { file: "", line: 0 };
/** Names listed that the check dropped, those with most mentions first. */
const DROPPED_LISTED = 200;

/** What the check dropped, each with its first place: there a person can take it back. */
function droppedNames({ texts, resolved, checked }: Built): DroppedName[] {
  const rules = new Map(checked.dropped.map(({ entity, rule }) => [entity, rule]));
  const found = new Map<number, DroppedName>();
  texts.forEach((text, at) =>
    text.mentions.forEach(({ first, end }, row) => {
      const entity = resolved.entityOf[at]![text.of[row]!]!;
      const rule = rules.get(entity);
      if (rule === undefined || found.has(entity)) return;
      const [from, to] = placeOf(text, {
        start: text.tokens.starts[first]!,
        end: text.tokens.ends[end - 1]!,
      });
      const { name, type } = resolved.entities[entity]!;
      const mentions = mentionsOf(resolved.entities[entity]!);
      found.set(entity, { name, type, rule, mentions, work: text.work.id, start: from, end: to });
    }),
  );
  return [...found.values()].sort((a, b) => b.mentions - a.mentions).slice(0, DROPPED_LISTED);
}

function addNodes(graph: GraphBuilder, { texts, resolved, checked }: Built): void {
  const nameOf = workNames(resolved.entities);
  for (const { work } of texts) {
    const { author, year, gender, language, file, title } = work;
    const properties = { title, author, year, gender, language, file };
    graph.define(
      {
        id: work.id,
        name: nameOf(title, language),
        labels: ["Work"],
        text: [author, year].filter((part) => part !== "").join(", "),
        properties,
      },
      PLACE,
    );
  }
  const forms = formsTexts(resolved.entities);
  resolved.entities.forEach((entity, at) => {
    if (!checked.stays[at]) return;
    const { id, name, type, gender } = entity;
    graph.define(
      {
        id,
        name,
        labels: entityLabels(type),
        text: otherForms(entity),
        properties: { mentions: mentionsOf(entity), forms: forms[at]!, ...(gender && { gender }) },
      },
      PLACE,
    );
  });
}

const BY_HAND = { confirm: "confirmed by hand", turn: "turned by hand" };

function mentionsOf({ forms }: Entity): number {
  return [...forms.values()].reduce((sum, n) => sum + n, 0);
}

function otherForms({ forms, name }: Entity): string {
  return [...forms.keys()]
    .filter((form) => form !== name)
    .slice(0, 12)
    .join(", ");
}

function addEdges(graph: GraphBuilder, { texts, resolved, checked }: Built, { evidence }: GraphParams): void {
  addCharacters(graph, texts, resolved, checked);
  for (const edge of checked.edges) addEdge(graph, edge, texts[edge.text]!, resolved, [edge.statement], {});
  for (const edge of checked.inferred)
    addEdge(graph, edge, texts[edge.text]!, resolved, [edge.statement, edge.also], {});
  for (const edge of checked.together) {
    const text = texts[edge.text]!;
    const places = edge.places
      .slice(0, evidence)
      .map((place) => ({ ...edge.statement, ...placeOfTokens(text, place) }));
    addEdge(graph, edge, text, resolved, places, { times: edge.times });
  }
}

function addEdge(
  graph: GraphBuilder,
  edge: BuiltEdge,
  text: RelatedText,
  { entities }: Resolved,
  passages: readonly Statement[],
  more: Record<string, number>,
): void {
  const { statement, relation } = edge;
  const [start, end] = placeOf(text, statement);
  const { engine, rule, confidence, byHand } = statement;
  const properties = {
    work: text.work.id,
    chunk: text.chunks[statement.chunk]!.id,
    start,
    end,
    engine,
    rule,
    confidence,
    ...(byHand && { correction: BY_HAND[byHand] }),
    ...more,
  };
  graph.edge(
    {
      source: graph.find(entities[edge.source]!.id),
      target: graph.find(entities[edge.target]!.id),
      relation,
      properties,
      evidence: passages.map((one) => passage(text, one)),
    },
    PLACE,
  );
}

/** Work → each of its characters, with the passage in which it first stands. */
function addCharacters(
  graph: GraphBuilder,
  texts: readonly RelatedText[],
  { entities, entityOf }: Resolved,
  { stays }: Checked,
): void {
  texts.forEach((text, place) => {
    const seen = new Set<number>();
    text.mentions.forEach(({ sentence, chunk }, at) => {
      const handle = entityOf[place]![text.of[at]!]!;
      if (handle < 0 || !stays[handle] || seen.has(handle) || entities[handle]!.type !== "Character") return;
      seen.add(handle);
      const { starts, ends, sentences } = text.tokens;
      const first = { start: starts[sentences[sentence]!]!, end: ends[sentences[sentence + 1]! - 1]!, chunk };
      const [start, end] = placeOf(text, first);
      const properties = {
        work: text.work.id,
        chunk: text.chunks[chunk]!.id,
        start,
        end,
        engine: "mentions",
        rule: "mentioned",
        confidence: 1,
      };
      graph.edge(
        {
          source: graph.find(text.work.id),
          target: graph.find(entities[handle]!.id),
          relation: HAS_CHARACTER,
          properties,
          evidence: [passage(text, first)],
        },
        PLACE,
      );
    });
  });
}
