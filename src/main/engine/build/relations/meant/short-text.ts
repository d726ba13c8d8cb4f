/** Short texts have few people: who is not named in a sentence can be told there where a novel leaves it open. */
import type { LinkedText } from "../../build-stage";

/** Words and signs. */
const SHORT = 10_000;

export function isShort({ tokens }: LinkedText): boolean {
  return tokens.starts.length < SHORT;
}
