/** How far the answer may be trusted, as far as the run itself knows; a refusal claims nothing. */
import type { RunView } from "../../../shared/trace";
import { trustText } from "./trust-text";

export function TrustLine({ run }: { run: RunView }) {
  if (run.answer?.refused !== undefined) return null;
  return (
    <p className="trust-line" role="note">
      <bdi>{trustText(run)}</bdi>
    </p>
  );
}
