/** Triples and questions of one and two hops from a graph's own edges, in both languages: lines for `evaluate`, and those the reference trains on. */
import { typeOfEntity, type BuiltRows } from "./built-graph";
import { ASKED_RELATIONS, type AskedRelation } from "./question-words";

export type Triple = readonly [source: string, relation: string, target: string];

export interface KgqaQuestion {
  readonly question: string;
  readonly language: "en" | "ro";
  readonly hops: number;
  readonly topic: string;
  readonly answers: readonly string[];
  /** Every way from the topic to an answer. */
  readonly paths: readonly (readonly Step[])[];
  /** The triples of the ways, and others around the topic up to `MOST_TRIPLES`. */
  readonly triples: readonly Triple[];
  /** How many triples are that near the topic. */
  readonly graphSize: number;
}

/** A triple, and the node it leads to. */
export interface Step {
  readonly triple: Triple;
  readonly to: string;
}

/** As the reference caps them. */
const MOST_TRIPLES = 50;
const MOST_OF_A_KIND = 40;

/** Every edge with an end's name, or its id where others have that name. */
export function triplesOf(built: BuiltRows): Triple[] {
  const called = callNodes(built);
  return built.edges.map(({ source, relation, target }) => [called[source]!, relation, called[target]!]);
}

/** Questions of entities whose name is theirs alone, those with most edges first. */
export function questionsOf(built: BuiltRows): KgqaQuestion[] {
  const world = new World(built);
  const singles = ASKED_RELATIONS.flatMap((asked) => world.ask([asked]));
  const doubles = ASKED_RELATIONS.filter(({ en }) => en.those !== undefined).flatMap((first) =>
    ASKED_RELATIONS.filter((second) => !isWayBack(first, second)).flatMap((second) =>
      world.ask([first, second]),
    ),
  );
  return [...singles, ...doubles];
}

/** `{question, q_entity, a_entity, graph, paths}`: what `evaluate` and `import` read. */
export function evaluationLine({
  question,
  language,
  hops,
  topic,
  answers,
  paths,
  triples,
}: KgqaQuestion): string {
  const ways = paths.map((steps) => steps.map(({ triple }) => triple));
  const line = {
    question,
    language,
    hops,
    q_entity: [topic],
    a_entity: answers,
    graph: triples,
    paths: ways,
  };
  return `${JSON.stringify(line)}\n`;
}

/** `{question, triples, paths, answer, graph_size}` of the reference: its paths are the nodes on the way. */
export function heuristicsLine({
  question,
  topic,
  answers,
  paths,
  triples,
  graphSize,
}: KgqaQuestion): string {
  const ways = paths.map((steps) => [topic, ...steps.map(({ to }) => to)]);
  return `${JSON.stringify({ question, triples, paths: ways, answer: answers, graph_size: graphSize })}\n`;
}

/** "Whom do those love who love X?" asks nothing that its first half has not asked. */
function isWayBack(first: AskedRelation, second: AskedRelation): boolean {
  return first.relation === second.relation && (first.from === "either" || first.from !== second.from);
}

function callNodes({ nodes }: BuiltRows): string[] {
  const times = new Map<string, number>();
  for (const { name } of nodes) times.set(name, (times.get(name) ?? 0) + 1);
  return nodes.map(({ id, name }) => (times.get(name) === 1 ? name : id));
}

class World {
  private readonly called: readonly string[];
  /** Handles of edges at each node. */
  private readonly near: readonly number[][];
  private readonly topics: readonly number[];

  constructor(private readonly built: BuiltRows) {
    const { nodes, edges } = built;
    this.called = callNodes(built);
    this.near = nodes.map(() => []);
    edges.forEach(({ source, target }, at) => {
      this.near[source]!.push(at);
      if (target !== source) this.near[target]!.push(at);
    });
    this.topics = [...nodes.keys()]
      .filter((at) => typeOfEntity(nodes[at]!) !== undefined && this.called[at] === nodes[at]!.name)
      .sort((a, b) => this.near[b]!.length - this.near[a]!.length || a - b);
  }

  /** The questions of one kind, each in both languages. */
  ask(asked: readonly AskedRelation[]): KgqaQuestion[] {
    const found: KgqaQuestion[] = [];
    for (const topic of this.topics) {
      if (found.length >= 2 * MOST_OF_A_KIND) break;
      const ways = this.ways(topic, asked);
      const used = new Set(ways.flat().map(({ edge }) => edge));
      if (ways.length === 0 || used.size > MOST_TRIPLES) continue;
      const about = this.about(topic, ways, used, asked.length);
      for (const language of ["en", "ro"] as const)
        found.push({ ...about, language, question: worded(asked, language, this.called[topic]!) });
    }
    return found;
  }

  private ways(topic: number, [asked, ...rest]: readonly AskedRelation[]): Way[] {
    if (!asked) return [[]];
    return this.steps(topic, asked).flatMap((step) =>
      this.ways(step.to, rest)
        .map((way) => [step, ...way])
        .filter((way) => way.at(-1)!.to !== topic),
    );
  }

  private steps(node: number, { relation, from }: AskedRelation): Way {
    return this.near[node]!.flatMap((edge) => {
      const { source, target, relation: own } = this.built.edges[edge]!;
      if (
        own !== relation ||
        (from === "source" && source !== node) ||
        (from === "target" && target !== node)
      )
        return [];
      return [{ edge, to: source === node ? target : source }];
    });
  }

  private about(topic: number, ways: readonly Way[], used: ReadonlySet<number>, hops: number) {
    const around = this.around(topic, hops);
    const others = around.filter((edge) => !used.has(edge)).slice(0, MOST_TRIPLES - used.size);
    return {
      ...{ hops, topic: this.called[topic]!, graphSize: around.length },
      answers: [...new Set(ways.map((way) => this.called[way.at(-1)!.to]!))],
      paths: ways.map((way) =>
        way.map(({ edge, to }) => ({ triple: this.triple(edge), to: this.called[to]! })),
      ),
      triples: unique([...used, ...others].map((edge) => this.triple(edge))),
    };
  }

  /** Edges within so many steps, nearest first. */
  private around(topic: number, hops: number): number[] {
    const found = new Set<number>();
    let border = [topic];
    for (let hop = 0; hop < hops; hop++) {
      const edges = border.flatMap((node) => this.near[node]!);
      for (const edge of edges) found.add(edge);
      border = [
        ...new Set(edges.flatMap((edge) => [this.built.edges[edge]!.source, this.built.edges[edge]!.target])),
      ];
    }
    return [...found];
  }

  private triple(edge: number): Triple {
    const { source, relation, target } = this.built.edges[edge]!;
    return [this.called[source]!, relation, this.called[target]!];
  }
}

type Way = { readonly edge: number; readonly to: number }[];

function unique(triples: readonly Triple[]): Triple[] {
  return [...new Map(triples.map((triple) => [triple.join("\u241f"), triple])).values()];
}

function worded([first, second]: readonly AskedRelation[], language: "en" | "ro", name: string): string {
  const put = (text: string, what: string): string => text.replace("{x}", () => what);
  if (!second) return put(first![language].one, name);
  return put(second[language].many, put(first![language].those!, name));
}
