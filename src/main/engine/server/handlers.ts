/** One function per request of the contract: its parsed input and a task in, its output out; faults are thrown. */
import type { Progress, RequestName, RequestOutput, Requests } from "../../../shared/contract";
import type { z } from "zod";
import type { Slices } from "./slices";

/** What a request may do besides its work: be cancelled, say how far it is, and ask for slices of its files. */
export interface Task {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
  /** One at a time; see Slices. */
  readonly want: Slices["want"];
}

export type Handler<N extends RequestName> = (
  input: z.output<Requests[N]["input"]>,
  task: Task,
) => Promise<RequestOutput<N>>;

export type Handlers = { readonly [N in RequestName]: Handler<N> };
