/** Neighbours of every node in flat arrays, either direction. */
export interface NeighbourRows {
  /** Neighbours of node v: `ends[starts[v]] … ends[starts[v + 1] − 1]`; parallel edges repeat them, self-loops are left out. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

export function neighbourRows(count: number, sources: Int32Array, targets: Int32Array): NeighbourRows {
  const starts = new Int32Array(count + 1);
  for (let edge = 0; edge < sources.length; edge++) {
    if (sources[edge] === targets[edge]) continue;
    starts[sources[edge]! + 1]!++;
    starts[targets[edge]! + 1]!++;
  }
  for (let node = 0; node < count; node++) starts[node + 1]! += starts[node]!;
  const next = starts.slice(0, count);
  const ends = new Int32Array(starts[count]!);
  for (let edge = 0; edge < sources.length; edge++) {
    const source = sources[edge]!;
    const target = targets[edge]!;
    if (source === target) continue;
    ends[next[source]!++] = target;
    ends[next[target]!++] = source;
  }
  return { starts, ends };
}

/** Nodes in the order in which a walk in breadth from `start` meets them; fills `hops` (−1 before) of each. */
export function walkInBreadth(
  { starts, ends }: NeighbourRows,
  start: number,
  hops: Int32Array,
  queue: Int32Array,
): Int32Array {
  queue[0] = start;
  hops[start] = 0;
  let met = 1;
  for (let at = 0; at < met; at++) {
    const node = queue[at]!;
    const next = hops[node]! + 1;
    const last = starts[node + 1]!;
    for (let step = starts[node]!; step < last; step++) {
      const end = ends[step]!;
      if (hops[end] !== -1) continue;
      hops[end] = next;
      queue[met++] = end;
    }
  }
  return queue.subarray(0, met);
}
