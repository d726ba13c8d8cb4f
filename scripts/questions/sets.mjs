/**
 * What a question wants, as a small algebra over sets of nodes:
 *
 *   "Name"                                     the nodes of exactly that name
 *   ["rel > ~rel|other", S]                    the ends of walks from S, `~` against the direction, `|` either relation
 *   ["kind", "Label"]  ["of", S, "Label"]      all nodes of a label, those of S
 *   ["and"|"or"|"minus", S, S]
 *   ["when", S, "rel", "<"|"<="|">"|">="|"..", n, m?]      whose number at the end of `rel` lies there
 *   ["counted", S, "#rel" | ["#rel", S2], op, n, m?]       that have so many ends (within S2)
 *   ["between", S, T]                          inner nodes of the shortest walks in any direction
 *   ["record", S, T]                           inner nodes of the curated records from S to T
 *
 * A node with several numbers (two films of one name) lies in "when" if all its numbers do; if only some do, it may or may not.
 */
export class Sets {
  constructor(graph) {
    this.graph = graph;
    /** Names the question stands on. */
    this.starts = new Set();
    /** Edges walked, as triples of ids, of the walks that are asked for. */
    this.walked = [];
    /** Ids that may or may not be answers. */
    this.may = new Set();
  }

  /** The ids of a set; throws where a name or relation is none of the graph. */
  of(want) {
    if (typeof want === "string") return this.named(want);
    const [operator, ...rest] = want;
    if (operator in this.operators) return this.operators[operator](...rest);
    return this.walk(operator, this.of(rest[0]), want);
  }

  operators = {
    kind: (label) => this.ofLabel([...this.graph.names.keys()], label),
    of: (set, label) => this.ofLabel([...this.of(set)], label),
    and: (...sets) => sets.map((set) => this.of(set)).reduce((all, set) => intersection(all, set)),
    or: (...sets) => sets.map((set) => this.of(set)).reduce((all, set) => union(all, set)),
    minus: (set, other) => difference(this.of(set), this.of(other)),
    when: (set, relation, ...range) => this.when(this.of(set), relation, range),
    counted: (set, measure, ...range) =>
      new Set([...this.of(set)].filter((id) => within(this.measure(measure)(id)[0], range))),
    between: (one, other) => this.between(this.of(one), this.of(other)),
    record: (one, other) => this.recorded(one, other),
  };

  named(name) {
    const ids = this.graph.ids.get(name);
    if (!ids) throw new Error(`no node is called ${JSON.stringify(name)}`);
    this.starts.add(name);
    return new Set(ids);
  }

  ofLabel(ids, label) {
    const found = new Set(ids.filter((id) => this.graph.labels.get(id).includes(label)));
    if (found.size === 0) throw new Error(`none is a ${label}`);
    return found;
  }

  walk(path, starts) {
    let reached = starts;
    const layers = path.split(" > ").map((step) => {
      const triples = [];
      for (const relation of step.split("|")) {
        const ends = this.graph.ends.get(relation);
        if (!ends) throw new Error(`no relation ${relation}`);
        for (const from of reached)
          for (const to of ends.get(from) ?? [])
            triples.push({
              from,
              to,
              edge: relation.startsWith("~") ? [to, relation.slice(1), from] : [from, relation, to],
            });
      }
      reached = new Set(triples.map(({ to }) => to));
      return triples;
    });
    // Only edges of walks that go all the way are gold.
    let alive = reached;
    for (const layer of layers.toReversed()) {
      const kept = layer.filter(({ to }) => alive.has(to));
      this.walked.push(...kept.map(({ edge }) => edge));
      alive = new Set(kept.map(({ from }) => from));
    }
    return reached;
  }

  when(set, relation, range) {
    const numbers = this.measure(relation);
    const some = [...set].filter((id) => numbers(id).some((number) => within(number, range)));
    const all = some.filter((id) => numbers(id).every((number) => within(number, range)));
    for (const id of some) if (!all.includes(id)) this.may.add(id);
    return new Set(all);
  }

  /** From id to its numbers: a count of ends (`#rel`), the numbers that ends are called, or the name itself. */
  measure(by) {
    if (by === "name") return (id) => [this.graph.names.get(id)];
    const [path, inside] = typeof by === "string" ? [by] : [by[0], this.of(by[1])];
    const ends = this.graph.ends.get(path.replace("#", ""));
    if (!ends) throw new Error(`no relation ${path}`);
    const endsOf = (id) => [...(ends.get(id) ?? [])].filter((end) => !inside || inside.has(end));
    if (path.startsWith("#")) return (id) => [endsOf(id).length];
    return (id) => endsOf(id).map((end) => Number(this.graph.names.get(end)));
  }

  between(starts, goals) {
    const there = this.distances(starts, (id) => goals.has(id));
    const least = Math.min(...[...goals].map((goal) => there.get(goal) ?? Infinity));
    const back = this.distances(goals, (id) => starts.has(id));
    return new Set(
      [...there.keys()].filter(
        (id) => !starts.has(id) && !goals.has(id) && there.get(id) + (back.get(id) ?? Infinity) === least,
      ),
    );
  }

  /** Steps in any direction from the nearest of `from`, as far out as the first that is wanted. */
  distances(from, isWanted) {
    const known = new Map([...from].map((id) => [id, 0]));
    let most = Infinity;
    for (const [id, far] of known) {
      if (far >= most) break;
      for (const ends of this.graph.steps.values())
        for (const next of ends.get(id) ?? [])
          if (!known.has(next)) {
            known.set(next, far + 1);
            if (isWanted(next)) most = far + 1;
          }
    }
    return known;
  }

  /** Records start at the drug's node and end at the disease's, whatever their text calls them. */
  recorded(one, other) {
    const [starts, goals] = [this.of(one), this.of(other)];
    const inner = new Map();
    for (const { record, s, t } of this.graph.records) {
      const nodes = inner.get(record) ?? inner.set(record, { froms: new Set(), tos: new Set() }).get(record);
      nodes.froms.add(s);
      nodes.tos.add(t);
    }
    const found = [...inner.values()].filter(({ froms, tos }) => {
      const first = difference(froms, tos);
      const last = difference(tos, froms);
      return meet(first, starts) && meet(last, goals);
    });
    const ids = new Set(found.flatMap(({ froms, tos }) => [...froms, ...tos]));
    return difference(ids, union(starts, goals));
  }
}

/** Is a number inside what a range says? */
export function within(number, [operator, one, other]) {
  if (operator === "<") return number < one;
  if (operator === "<=") return number <= one;
  if (operator === ">") return number > one;
  if (operator === ">=") return number >= one;
  return number >= one && number <= other;
}

/** Do two sets share a member? */
export function meet(one, other) {
  return [...one].some((id) => other.has(id));
}

function union(one, other) {
  return new Set([...one, ...other]);
}

function intersection(one, other) {
  return new Set([...one].filter((id) => other.has(id)));
}

function difference(one, other) {
  return new Set([...one].filter((id) => !other.has(id)));
}
