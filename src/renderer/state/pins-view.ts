/** What a person pinned, as the workbench holds it; the functions are in pins.ts. */
export type PinWay = "in" | "out";

/** A node or edge by its stable name (node id, edge key), and what it was called when it was pinned. */
export interface PinTarget {
  readonly kind: "node" | "edge";
  readonly key: string;
  readonly name: string;
}

export interface Pin extends PinTarget {
  readonly way: PinWay;
}
