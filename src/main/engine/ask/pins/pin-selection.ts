/** Pins in the sample stage: what is pinned out ends here, what is pinned in goes on. */
import { VERDICTS } from "../../../../shared/trace";
import type { PinColumns, Selection } from "../stage";

const GOES_ON = 0;
const PINNED_OUT = VERDICTS.indexOf("pinned-out");
const OUT = -1;

/** The order without the edges that are pinned out: they take no place under the cap. */
export function freeOrder(order: Uint32Array, { edges }: Pick<PinColumns, "edges">): Uint32Array {
  return edges.includes(OUT) ? order.filter((row) => edges[row] !== OUT) : order;
}

/** The selection with the pins' say; tells `pin` of every pinned edge: 1 in, −1 out. */
export function letPinsThrough(selection: Selection, pins: PinColumns): Selection {
  const verdicts = applyPins(selection.verdicts.slice(), pins);
  const pin = Float64Array.from(pins.edges, (value) => (value === 0 ? NaN : value));
  return {
    ...selection,
    verdicts,
    pins,
    edgeNumbers: { ...selection.edgeNumbers, pin },
    notes: [...selection.notes, ...pins.notes],
  };
}

/** Writes the pins' verdicts over a column of verdicts and returns it. */
export function applyPins(verdicts: Uint8Array, { edges, goesOn }: PinColumns): Uint8Array {
  for (let row = 0; row < edges.length; row++) if (edges[row] === OUT) verdicts[row] = PINNED_OUT;
  for (const row of goesOn) verdicts[row] = GOES_ON;
  return verdicts;
}
