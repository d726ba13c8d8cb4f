/** A store of which some methods answer otherwise, and all else is its own. */
import type { GraphStore } from "../../store/graph-store";

const under = new WeakMap<GraphStore, GraphStore>();

/** The store with these methods in the place of its own. */
export function overlaid(store: GraphStore, own: Partial<GraphStore>): GraphStore {
  const whole = new Proxy(store, {
    get: (target, key) => {
      const ours: unknown = Reflect.get(own, key);
      if (ours !== undefined) return ours;
      const theirs: unknown = Reflect.get(target, key, target);
      return typeof theirs === "function" ? (theirs.bind(target) as unknown) : theirs;
    },
  });
  under.set(whole, store);
  return whole;
}

/** What is known of a store, or of one that it was laid over. */
export function toldOf<T>(known: WeakMap<GraphStore, T>, store: GraphStore): T | undefined {
  const below = under.get(store);
  return known.get(store) ?? (below && toldOf(known, below));
}
