/** A question for what links two concepts that has no answer: an answer of its own where a report is wanted, a failure anywhere else. */
import { FailureError } from "../../../../shared/failure";
import type { Reason } from "../../../../shared/sentences/sentences";

/** It names not two, the same twice, something unknown, or nothing links them. */
export class RefusedPair extends FailureError {
  constructor(readonly reason: Reason) {
    super({ kind: "invalid-request", reason });
  }
}
