/** What can go wrong, in English: the engine's own sentences. */
import { explain } from "../../../shared/failure";
import type { Failure } from "../../../shared/failure";

export const FAILURES_ENGLISH = { failure: (failure: Failure): string => explain(failure) };
