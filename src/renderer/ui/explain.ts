/** What went wrong, as one sentence in the language spoken. */
import type { Failure } from "../../shared/failure";
import { unturned } from "./name";
import { TEXTS } from "./texts/texts";

/** One clear sentence: what happened and what to do. What the engine says of the particular case stays in its own words. */
export function explain(failure: Failure): string {
  return unturned(TEXTS.failure(failure));
}
