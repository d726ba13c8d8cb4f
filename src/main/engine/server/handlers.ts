/** One function per request of the contract: its parsed input and a task in, its output out; faults are thrown. */
import type { Progress, RequestName, RequestOutput, Requests } from "../../../shared/contract";
import type { z } from "zod";

/** What a request may do besides its work: be cancelled, and say how far it is. */
export interface Task {
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

export type Handler<N extends RequestName> = (
  input: z.output<Requests[N]["input"]>,
  task: Task,
) => Promise<RequestOutput<N>>;

export type Handlers = { readonly [N in RequestName]: Handler<N> };
