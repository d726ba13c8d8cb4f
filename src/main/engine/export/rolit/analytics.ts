/** What a graph built from texts looks like: counts by stage and type, hubs, communities, names that recur across works, relations by work and chapter. */
import { fold } from "../../../../shared/fold";
import { typeOfEntity, type BuiltRows } from "./built-graph";
import { communities } from "./communities";

interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly type: string;
}

export interface Analytics {
  readonly graph: string;
  readonly works: number;
  readonly nodes: number;
  readonly edges: number;
  readonly mentions: number;
  readonly stages: BuiltRows["stages"];
  readonly entities: Readonly<Record<string, number>>;
  /** Mentions by the type of their entity. */
  readonly mentionsByType: Readonly<Record<string, number>>;
  /** Edges of every kind; of those between entities, only CO_OCCURS_WITH is counted and not read. */
  readonly relations: Readonly<Record<string, number>>;
  /** Entities with most edges to other entities. */
  readonly hubs: readonly (Ranked & { readonly degree: number; readonly mentions: number })[];
  /** Louvain over edges between entities, weighted by how often; of three members at least, largest first. */
  readonly communities: readonly { readonly size: number; readonly members: readonly string[] }[];
  readonly modularity: number;
  /** One name and type in several works. */
  readonly recurring: readonly {
    readonly name: string;
    readonly type: string;
    readonly works: readonly string[];
    readonly ids: readonly string[];
  }[];
  /** Edges between entities, by the chapter their passage stands in; "" where a work has no headings. */
  readonly byChapter: readonly {
    readonly work: string;
    readonly chapter: string;
    readonly relations: Readonly<Record<string, number>>;
  }[];
}

const HUBS = 25;
const COMMUNITIES = 30;
const MEMBERS = 12;
const FEWEST = 3;
const RECURRING = 100;

export function analyse(built: BuiltRows): Analytics {
  const { name, nodes, edges, works, mentions, stages } = built;
  const types = nodes.map((node) => typeOfEntity(node));
  const among = edges.filter(({ source, target }) => types[source] && types[target]);
  return {
    ...{
      graph: name,
      works: works.length,
      nodes: nodes.length,
      edges: edges.length,
      mentions: mentions.length,
      stages,
    },
    entities: counted(types.filter((type) => type !== undefined)),
    mentionsByType: counted(mentions.map(({ type }) => type)),
    relations: counted(edges.map(({ relation }) => relation)),
    hubs: hubsOf(built, types, among),
    ...communitiesOf(built, among),
    recurring: recurring(built, types),
    byChapter: byChapter(built, among),
  };
}

function counted(names: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
}

type Types = readonly (string | undefined)[];

function hubsOf({ nodes }: BuiltRows, types: Types, among: BuiltRows["edges"]): Analytics["hubs"] {
  const degree = new Int32Array(nodes.length);
  for (const { source, target } of among) {
    degree[source]!++;
    degree[target]!++;
  }
  return [...degree.keys()]
    .filter((at) => degree[at]! > 0)
    .sort((a, b) => degree[b]! - degree[a]! || a - b)
    .slice(0, HUBS)
    .map((at) => {
      const { id, name, properties } = nodes[at]!;
      return {
        id,
        name,
        type: types[at]!,
        degree: degree[at]!,
        mentions: Number(properties["mentions"] ?? 0),
      };
    });
}

function communitiesOf(
  { nodes }: BuiltRows,
  among: BuiltRows["edges"],
): Pick<Analytics, "communities" | "modularity"> {
  const weighted = among.map(
    ({ source, target, properties }) => [source, target, Number(properties["times"] ?? 1)] as const,
  );
  const { of, modularity } = communities(nodes.length, weighted);
  const members = new Map<number, number[]>();
  for (const at of new Set(among.flatMap(({ source, target }) => [source, target]).sort((a, b) => a - b)))
    members.set(of[at]!, [...(members.get(of[at]!) ?? []), at]);
  const named = (at: number): number => Number(nodes[at]!.properties["mentions"] ?? 0);
  return {
    modularity,
    communities: [...members.values()]
      .filter(({ length }) => length >= FEWEST)
      .sort((a, b) => b.length - a.length || a[0]! - b[0]!)
      .slice(0, COMMUNITIES)
      .map((own) => ({
        size: own.length,
        members: own
          .sort((a, b) => named(b) - named(a) || a - b)
          .slice(0, MEMBERS)
          .map((at) => nodes[at]!.name),
      })),
  };
}

function recurring({ nodes, works, mentions }: BuiltRows, types: Types): Analytics["recurring"] {
  const titles = new Map(works.map(({ id, title }) => [id, title]));
  const worksOf = new Map<string, Set<string>>();
  for (const { entity, document } of mentions) {
    const own = worksOf.get(entity) ?? new Set();
    worksOf.set(entity, own.add(document));
  }
  const groups = new Map<string, { name: string; type: string; works: Set<string>; ids: string[] }>();
  nodes.forEach(({ id, name }, at) => {
    const type = types[at];
    if (type === undefined) return;
    // What a novel's person is, is said of that novel: a character of one may be but a person in another.
    const key = `${type === "Character" ? "Person" : type} ${fold(name)}`;
    const group = groups.get(key) ?? { name, type, works: new Set<string>(), ids: [] };
    groups.set(key, group);
    group.ids.push(id);
    for (const work of worksOf.get(id) ?? []) group.works.add(work);
  });
  return [...groups.values()]
    .filter((group) => group.works.size > 1)
    .sort((a, b) => b.works.size - a.works.size || (a.name < b.name ? -1 : 1))
    .slice(0, RECURRING)
    .map((group) => ({ ...group, works: [...group.works].map((work) => titles.get(work)!) }));
}

function byChapter({ works }: BuiltRows, among: BuiltRows["edges"]): Analytics["byChapter"] {
  return works.flatMap(({ id, title, headings }) => {
    const own = among.filter(({ properties }) => properties["work"] === id);
    const places = own.map(({ properties }) =>
      headings.findIndex(({ end }) => Number(properties["start"]) < end),
    );
    return [...new Set(places)]
      .sort((a, b) => a - b)
      .map((place) => ({
        work: title,
        chapter: headings[place]?.title ?? "",
        relations: counted(own.filter((_, at) => places[at] === place).map(({ relation }) => relation)),
      }));
  });
}
