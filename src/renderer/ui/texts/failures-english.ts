/** What can go wrong, in English: the engine's own sentences. */
import { explain, type Failure } from "../../../shared/failure";

export const FAILURES_ENGLISH = { failure: (failure: Failure): string => explain(failure) };
