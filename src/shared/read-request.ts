/** What a request carries, read by its own schema: a host turns rubbish down before an engine hears of it. */
import type { z } from "zod";
import { REQUESTS, type RequestName } from "./contract";
import { FailureError } from "./failure";
import { message, type Reason } from "./sentences/sentences";
import { issueReason } from "./sentences/value-issues";

/** The input as its schema gives it; reading that again changes nothing. Throws "invalid-request" for what does not fit, or a name that none has. */
export function readRequest({ name, input }: { readonly name: string; readonly input?: unknown }): unknown {
  if (!isRequestName(name)) throw invalid(message("no-request", { name }));
  const read = (REQUESTS[name].input as z.ZodType).safeParse(input);
  if (!read.success) throw invalid(issueReason(read.error));
  return read.data;
}

function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(REQUESTS, name);
}

/** A request that is turned down, and why. */
export function invalid(reason: Reason): FailureError {
  return new FailureError({ kind: "invalid-request", reason });
}
