/** Texts kept for one question: several readers look at them, each for something else. */
import type { StoredText } from "../../store/past/documents";
import { overlaid } from "../execute/overlaid";
import type { Ports } from "../stage";

type Texts = ReadonlyMap<string, StoredText>;

/** Ports whose store reads the same texts once; the same ports where it keeps none. */
export function withTextsKept<P extends Pick<Ports, "store">>(ports: P): P {
  const { store } = ports;
  if (!store.texts) return ports;
  const known = new Map<string, Promise<Texts>>();
  const texts = (ids: readonly string[], signal: AbortSignal): Promise<Texts> => {
    const key = ids.join("\n");
    const made = known.get(key) ?? store.texts!(ids, signal);
    known.set(key, made);
    return made;
  };
  return { ...ports, store: overlaid(store, { texts }) };
}
