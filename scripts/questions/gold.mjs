/** Gold of one worded question: what `evaluate` reads, computed from the graph alone. */
import { meet, Sets } from "./sets.mjs";

/** `a_entity`, and where the form has them `value`, `order` (equal numbers: either way round), `may`; the names it stands on; its triples. */
export function goldOf(graph, want) {
  const sets = new Sets(graph);
  const [operator, ...rest] = want;
  const gold = (GOLD[operator] ?? listed)(sets, operator in GOLD ? rest : [want]);
  const namesOf = (ids) => [...new Set([...ids].map((id) => graph.names.get(id)))].sort();
  const answers = gold.order ? gold.order.map(([id]) => graph.names.get(id)) : namesOf(gold.ids);
  return {
    q_entity: [...sets.starts],
    a_entity: answers,
    ...("value" in gold && { value: gold.value }),
    ...(gold.nodes !== undefined && gold.nodes !== gold.value && { nodes: gold.nodes }),
    ...(gold.order && { order: gold.order.map(([, place]) => place) }),
    ...(sets.may.size > 0 && { may: namesOf(sets.may) }),
    ...(gold.triples && { paths: pathsOf(sets) }),
  };
}

const GOLD = {
  count: (sets, [set]) => {
    const ids = sets.of(set);
    // Two nodes of one name may be told as one answer or as two.
    return { ids, value: new Set([...ids].map((id) => sets.graph.names.get(id))).size, nodes: ids.size };
  },
  has: (sets, [start, path, wanted]) => {
    const ends = sets.of([path, start]);
    const goals = sets.of(wanted);
    if (ends.size === 0) return { ids: [], value: null };
    const value = meet(ends, goals);
    if (!value && sets.graph.open.includes(path)) return { ids: [], value: null };
    return { ids: value ? goals : ends, value };
  },
  most: (sets, [set, by]) => ({ ids: extremes(sets, set, by, Math.max) }),
  least: (sets, [set, by]) => ({ ids: extremes(sets, set, by, Math.min) }),
  sort: (sets, [set, by, direction]) => {
    const measure = sets.measure(by);
    const sign = direction === "up" ? 1 : -1;
    const compare = (one, other) => sign * (one < other ? -1 : one > other ? 1 : 0);
    const known = [...sets.of(set)].map((id) => [id, measure(id)]);
    // Two films of one name have two years: where they go is not said.
    const sure = known
      .filter(([, numbers]) => numbers.length === 1)
      .map(([id, [number]]) => [id, folded(number)]);
    for (const [id, numbers] of known) if (numbers.length !== 1) sets.may.add(id);
    return { order: sure.sort(([, one], [, other]) => compare(one, other)) };
  },
};

function listed(sets, [want]) {
  const ids = sets.of(want);
  return { ids, triples: !(want[0] in sets.operators) };
}

/** All that share the extreme; where a node has several numbers, the extremes of either reading. */
function extremes(sets, set, by, pick) {
  const measure = sets.measure(by);
  const known = [...sets.of(set)]
    .map((id) => ({ id, numbers: measure(id) }))
    .filter(({ numbers }) => numbers.length > 0);
  const sure = known.filter(({ numbers }) => numbers.length === 1);
  const best = pick(...sure.map(({ numbers: [number] }) => number));
  const rivals = known.filter(({ numbers }) => numbers.length > 1 && pick(best, ...numbers) !== best);
  const any = pick(best, ...rivals.flatMap(({ numbers }) => numbers));
  return [
    ...sure.filter(({ numbers }) => numbers[0] === best),
    ...rivals.filter(({ numbers }) => numbers.includes(any)),
  ].map(({ id }) => id);
}

function folded(number) {
  return typeof number === "string" ? number.toLowerCase() : number;
}

function pathsOf({ graph, walked }) {
  const triples = walked.map(([source, relation, target]) => [
    graph.names.get(source),
    relation,
    graph.names.get(target),
  ]);
  return [...new Map(triples.map((triple) => [JSON.stringify(triple), [triple]])).values()];
}
