/** A made-up graph and questions about it, the same for the same seed. */
import { randomFrom } from "../random";
import type { Form, Schema } from "./schemas";

export type Triple = readonly [source: string, relation: string, target: string];

/** As `evaluate` reads them; `forms` splits the figures: hops of the longest path, or "two" entities. */
export interface MadeQuestion {
  readonly question: string;
  readonly q_entity: readonly string[];
  readonly a_entity: readonly string[];
  readonly paths: readonly (readonly Triple[])[];
  readonly form: string;
}

const SYLLABLES =
  "ba ke lo mi nu ra se to vi xa dor fen gal hul jin kor mar nel pos quin rud sil tam ver wes zan".split(" ");

export function makeGraph(schema: Schema, seed: number): Triple[] {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const things = new Map(
    Object.entries(schema.kinds).map(([kind, count]) => [
      kind,
      Array.from({ length: count }, (_, at) =>
        kind === "mediator" ? mediator(at, random) : madeUpName(pick),
      ),
    ]),
  );
  const triples = new Map<string, Triple>();
  for (const { name, from, to, most, namesakes = 0 } of schema.relations) {
    const targets = things.get(to)!;
    for (const source of things.get(from)!) {
      const ends = new Set(random() < namesakes ? [source] : []);
      const wanted = 1 + Math.floor(random() * most);
      while (ends.size < wanted) ends.add(pick(targets));
      for (const end of ends) triples.set([source, name, end].join("\t"), [source, name, end]);
    }
    // A namesake is a thing of the other kind too: what that kind has, it has.
    if (namesakes > 0) targets.push(...things.get(from)!.filter(() => random() < namesakes));
  }
  return [...triples.values()];
}

function madeUpName(pick: <T>(from: readonly T[]) => T): string {
  const word = () => {
    const text = pick(SYLLABLES) + pick(SYLLABLES) + pick(SYLLABLES);
    return text[0]!.toUpperCase() + text.slice(1);
  };
  return `${word()} ${word()}`;
}

function mediator(at: number, random: () => number): string {
  return `m.0${(at * 7919 + Math.floor(random() * 7919)).toString(36).padStart(5, "0")}`;
}

/** At most `count` questions of each kind ("2 hops", "3 hops", "two"), their forms in turn; each has an answer and none too many. */
export function makeQuestions(
  schema: Schema,
  triples: readonly Triple[],
  count: number,
  seed: number,
): MadeQuestion[] {
  const random = randomFrom(seed + 1);
  const graph = new Steps(triples);
  const made: MadeQuestion[] = [];
  for (const kind of ["2 hops", "3 hops", "two"]) {
    const forms = schema.forms.filter((form) => kindOf(form) === kind);
    const seen = new Set<string>();
    for (let tries = 0; tries < count * 200 && seen.size < count; tries++) {
      const question = askAbout(forms[tries % forms.length]!, graph, random);
      if (!question || seen.has(question.question)) continue;
      seen.add(question.question);
      made.push({ ...question, form: kind });
    }
  }
  return made;
}

const MOST_ANSWERS = 15;

function kindOf({ path, other }: Form): string {
  return other ? "two" : `${String(path.length)} hops`;
}

function askAbout(
  { text, path, other }: Form,
  graph: Steps,
  random: () => number,
): Omit<MadeQuestion, "form"> | undefined {
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)];
  const topic = pick(graph.sourcesOf(path[0]!));
  if (topic === undefined) return undefined;
  let ends = graph.follow(topic, path);
  const second = other && pick([...graph.follow(pick([...ends]) ?? "", other.toReversed().map(turned))]);
  if (other) {
    if (second === undefined || second === topic) return undefined;
    const both = graph.follow(second, other);
    ends = new Set([...ends].filter((end) => both.has(end)));
  } else if (path.some((step, at) => step === turned(path[at - 1] ?? ""))) ends.delete(topic);
  if (ends.size === 0 || ends.size > MOST_ANSWERS) return undefined;
  const [question, topics] = [
    text.replace("X", () => topic),
    second === undefined ? [topic] : [topic, second],
  ];
  return {
    question: second === undefined ? question : question.replace(/Y(?=\b(?!.*\bY\b))/u, () => second),
    q_entity: topics,
    a_entity: [...ends],
    paths: [graph.triplesOn(topic, path, ends)],
  };
}

function turned(step: string): string {
  return step.startsWith("<") ? step.slice(1) : `<${step}`;
}

/** Steps by name and node, both ways. */
class Steps {
  readonly #ends = new Map<string, Map<string, string[]>>();

  constructor(triples: readonly Triple[]) {
    for (const [source, relation, target] of triples) {
      this.#add(relation, source, target);
      this.#add(turned(relation), target, source);
    }
  }

  #add(step: string, from: string, to: string): void {
    const ends = this.#ends.get(step) ?? new Map<string, string[]>();
    this.#ends.set(step, ends);
    ends.set(from, [...(ends.get(from) ?? []), to]);
  }

  sourcesOf(step: string): string[] {
    return [...(this.#ends.get(step)?.keys() ?? [])];
  }

  follow(topic: string, path: readonly string[]): Set<string> {
    return path.reduce(
      (level, step) => new Set([...level].flatMap((node) => this.#ends.get(step)?.get(node) ?? [])),
      new Set([topic]),
    );
  }

  /** Triples on the walks from the topic that end in `ends`, in the direction of the graph. */
  triplesOn(topic: string, path: readonly string[], ends: ReadonlySet<string>): Triple[] {
    const found = new Map<string, Triple>();
    let alive = new Set(ends);
    for (let hop = path.length; hop > 0; hop--) {
      const step = path[hop - 1]!;
      const next = new Set<string>();
      for (const from of this.follow(topic, path.slice(0, hop - 1)))
        for (const to of this.#ends.get(step)?.get(from) ?? []) {
          if (!alive.has(to)) continue;
          next.add(from);
          const triple: Triple = step.startsWith("<") ? [to, step.slice(1), from] : [from, step, to];
          found.set(triple.join("\t"), triple);
        }
      alive = next;
    }
    return [...found.values()];
  }
}
