/** `starter_queries.cypher`: what one asks such a graph first, each with a line that says so. Only those are written that find something in this graph. */
import { KIN_RELATIONS } from "../../../../shared/texts/build";
import { quoteName } from "../../store/remote/cypher-names";
import { cypherText } from "../cypher-text";
import { typeOfEntity, type BuiltRows } from "./built-graph";
import type { Shape } from "./load-cypher";

interface Starter {
  readonly asks: string;
  readonly query: string;
  readonly finds: boolean;
}

/** At least twelve for a graph with two characters that are together. */
export function starterQueries(built: BuiltRows, shape: Shape): string {
  const starters = [
    ...overview(built),
    ...joins(built),
    ...acrossWorks(built),
    ...about(built),
    ...relations(built),
    ...mentions(built, shape),
  ];
  return starters
    .filter(({ finds }) => finds)
    .map(({ asks, query }) => `// ${asks}\n${query};\n`)
    .join("\n");
}

function overview({ nodes, edges }: BuiltRows): Starter[] {
  const entities = nodes.some((node) => typeOfEntity(node) !== undefined);
  const works = nodes.some(({ labels }) => labels.includes("Work"));
  const cast = edges.some(({ relation }) => relation === "HAS_CHARACTER");
  return [
    {
      asks: "Works, and how many characters each has",
      query:
        "MATCH (w:Work) OPTIONAL MATCH (w)-[:HAS_CHARACTER]->(c:Character) RETURN w.name AS work, w.author AS author, count(DISTINCT c) AS characters ORDER BY characters DESC",
      finds: works,
    },
    {
      asks: "Entities by type",
      query:
        "MATCH (e:Entity) UNWIND labels(e) AS type WITH type WHERE type <> 'Entity' RETURN type, count(*) AS entities ORDER BY entities DESC",
      finds: entities,
    },
    {
      asks: "Who and what is named most",
      query:
        "MATCH (e:Entity) RETURN e.name AS name, e.mentions AS mentions, e.forms AS forms ORDER BY e.mentions DESC LIMIT 20",
      finds: entities,
    },
    {
      asks: "Characters of each work, those named most first",
      query:
        "MATCH (w:Work)-[:HAS_CHARACTER]->(c:Character) WITH w, c ORDER BY c.mentions DESC RETURN w.name AS work, collect(c.name)[..10] AS characters",
      finds: cast,
    },
  ];
}

/** Edges between entities: their kinds, their hubs, their works. */
function joins(built: BuiltRows): Starter[] {
  const among = entityEdges(built);
  return [
    {
      asks: "Edges between entities by kind; CO_OCCURS_WITH is counted, all others are read from the text",
      query:
        "MATCH (:Entity)-[r]->(:Entity) RETURN type(r) AS relation, count(*) AS edges ORDER BY edges DESC",
      finds: among.length > 0,
    },
    {
      asks: "Hubs: entities with most edges to others",
      query:
        "MATCH (e:Entity)-[r]-(:Entity) RETURN e.name AS name, count(r) AS degree ORDER BY degree DESC, name LIMIT 20",
      finds: among.length > 0,
    },
    {
      asks: "Edges by work and kind",
      query:
        "MATCH (:Entity)-[r]->(:Entity) MATCH (w:Work {id: r.doc_id}) RETURN w.name AS work, type(r) AS relation, count(*) AS edges ORDER BY work, edges DESC",
      finds: among.length > 0,
    },
    {
      asks: "Who is with whom most often",
      query:
        "MATCH (a:Entity)-[r:CO_OCCURS_WITH]->(b:Entity) RETURN a.name AS one, b.name AS other, r.times AS times, r.evidence_text AS passage ORDER BY times DESC LIMIT 20",
      finds: among.some(({ relation }) => relation === "CO_OCCURS_WITH"),
    },
  ];
}

/** What several works have in common. */
function acrossWorks({ nodes, edges }: BuiltRows): Starter[] {
  return [
    {
      asks: "Themes and motifs, and the works that have them",
      query:
        "MATCH (w:Work)-[r:EXPLORES_THEME|CONTAINS_MOTIF]->(t) RETURN t.name AS theme, labels(t)[0] AS kind, collect(w.name) AS works, sum(r.times) AS words ORDER BY size(works) DESC, theme",
      finds: edges.some(({ relation }) => relation === "EXPLORES_THEME" || relation === "CONTAINS_MOTIF"),
    },
    {
      asks: "Names that stand in several works",
      query:
        "MATCH (w:Work)-[:HAS_CHARACTER]->(c:Character) WITH c.name AS name, collect(DISTINCT w.name) AS works WHERE size(works) > 1 RETURN name, works ORDER BY size(works) DESC, name LIMIT 20",
      finds: isInSeveral({ nodes, edges }),
    },
  ];
}

/** Of the character with most edges, and the two that are joined best. */
function about({ nodes, edges }: BuiltRows): Starter[] {
  const among = entityEdges({ nodes, edges });
  const degree = new Map<number, number>();
  for (const { source, target } of among)
    for (const end of [source, target]) degree.set(end, (degree.get(end) ?? 0) + 1);
  const [first] = [...degree].sort(([a, n], [b, m]) => m - n || a - b).map(([handle]) => handle);
  const [pair] = among.filter(({ source, target }) => source === first || target === first);
  if (first === undefined || !pair) return [];
  const id = (handle: number): string => `{id: ${cypherText(nodes[handle]!.id)}}`;
  const name = nodes[first]!.name.replace(/\s+/g, " ");
  const other = pair.source === first ? pair.target : pair.source;
  const appears = edges.some(({ relation, source }) => relation === "APPEARS_IN" && source === first);
  return [
    {
      asks: `All that is said of ${name}, with the passages`,
      query: `MATCH (e:Entity ${id(first)})-[r]-(o:Entity) RETURN e.name AS name, type(r) AS relation, o.name AS other, r.confidence AS confidence, r.evidence_text AS passage ORDER BY relation, other LIMIT 50`,
      finds: true,
    },
    {
      asks: `How ${name} and ${nodes[other]!.name.replace(/\s+/g, " ")} are joined, by the shortest way`,
      query: `MATCH (a:Entity ${id(first)}), (b:Entity ${id(other)}) MATCH p = shortestPath((a)-[*..4]-(b)) RETURN [n IN nodes(p) | n.name] AS way, [r IN relationships(p) | type(r)] AS relations`,
      finds: true,
    },
    {
      asks: `Two steps around ${name}`,
      query: `MATCH (e:Entity ${id(first)})-[*1..2]-(o:Entity) WHERE o <> e RETURN o.name AS name, o.mentions AS mentions, count(*) AS ways ORDER BY ways DESC, name LIMIT 30`,
      finds: true,
    },
    {
      asks: `Chapters in which ${name} is named`,
      query: `MATCH (e:Entity ${id(first)})-[r:APPEARS_IN]->(c:Chapter) RETURN c.name AS chapter, r.times AS times, r.evidence_text AS first ORDER BY r.start_char`,
      finds: appears,
    },
    {
      asks: "Who and what is named in each chapter",
      query:
        "MATCH (c:Chapter)<-[r:APPEARS_IN]-(e:Entity) WITH c, e, r ORDER BY r.times DESC RETURN c.name AS chapter, collect(e.name)[..8] AS named, min(r.start_char) AS first ORDER BY first LIMIT 50",
      finds: appears,
    },
    {
      asks: "Everything within one passage: what a chunk says",
      query: `MATCH (a:Entity)-[r]->(b:Entity) WHERE r.chunk_id = ${cypherText(String(pair.properties["chunk"] ?? ""))} RETURN a.name AS source, type(r) AS relation, b.name AS target, r.evidence_text AS passage`,
      finds: true,
    },
  ];
}

const KINDS: readonly (readonly [asks: string, relations: readonly string[]])[] = [
  ["Who talks to whom, meets or deals with whom", ["INTERACTS_WITH", "FRIEND_OF"]],
  ["Who loves and who hates whom; the direction counts", ["LOVES", "HATES"]],
  ["Kin: children to their parents, spouses, brothers and sisters, and others", KIN_RELATIONS],
  ["Who is where, and who goes where", ["LOCATED_IN", "TRAVELS_TO"]],
  ["Who kills whom, who owns what, who works for whom", ["KILLS", "OWNS", "WORKS_FOR"]],
];

function relations({ nodes, edges }: BuiltRows): Starter[] {
  const there = new Set(entityEdges({ nodes, edges }).map(({ relation }) => relation));
  const read = [...there].some((relation) => relation !== "CO_OCCURS_WITH");
  return [
    ...KINDS.map(([asks, kinds]) => {
      const own = kinds.filter((kind) => there.has(kind));
      const types = own.map(quoteName).join("|");
      return {
        asks,
        query: `MATCH (a:Entity)-[r:${types}]->(b:Entity) RETURN a.name AS source, type(r) AS relation, b.name AS target, r.confidence AS confidence, r.evidence_text AS passage ORDER BY confidence DESC LIMIT 50`,
        finds: own.length > 0,
      };
    }),
    {
      asks: "What was read with least confidence: look at these first",
      query:
        "MATCH (a:Entity)-[r]->(b:Entity) WHERE type(r) <> 'CO_OCCURS_WITH' RETURN a.name AS source, type(r) AS relation, b.name AS target, r.rule AS rule, r.confidence AS confidence, r.evidence_text AS passage ORDER BY confidence, source LIMIT 20",
      finds: read,
    },
    {
      asks: "What each rule read, and how sure it is",
      query:
        "MATCH (:Entity)-[r]->(:Entity) RETURN r.source AS engine, r.rule AS rule, count(*) AS edges, avg(r.confidence) AS confidence ORDER BY edges DESC",
      finds: there.size > 0,
    },
  ];
}

function mentions(built: BuiltRows, shape: Shape): Starter[] {
  const finds = shape === "mentions" && built.mentions.length > 0;
  return [
    {
      asks: "Mentions by work and type",
      query:
        "MATCH (w:Work)-[:HAS_MENTION]->(m:Mention) RETURN w.name AS work, m.type AS type, count(*) AS mentions ORDER BY mentions DESC",
      finds,
    },
    {
      asks: "The forms in which each entity is named",
      query:
        "MATCH (m:Mention)-[:REFERS_TO]->(e:Entity) WITH e, m.text AS form, count(*) AS times ORDER BY times DESC RETURN e.name AS name, collect(form)[..8] AS forms, sum(times) AS mentions ORDER BY mentions DESC LIMIT 20",
      finds,
    },
    {
      asks: "Where each entity is named first",
      query:
        "MATCH (w:Work)-[:HAS_MENTION]->(m:Mention)-[:REFERS_TO]->(e:Entity) RETURN w.name AS work, e.name AS name, min(m.start_char) AS first, count(*) AS mentions ORDER BY work, first LIMIT 50",
      finds,
    },
  ];
}

function entityEdges({ nodes, edges }: Pick<BuiltRows, "nodes" | "edges">): BuiltRows["edges"] {
  const is = (handle: number): boolean => typeOfEntity(nodes[handle]!) !== undefined;
  return edges.filter(({ source, target }) => is(source) && is(target));
}

function isInSeveral({ nodes, edges }: Pick<BuiltRows, "nodes" | "edges">): boolean {
  const works = new Map<string, string>();
  return edges.some(({ relation, source, target }) => {
    if (relation !== "HAS_CHARACTER") return false;
    const { name } = nodes[target]!;
    const [known, work] = [works.get(name), nodes[source]!.name];
    works.set(name, work);
    return known !== undefined && known !== work;
  });
}
